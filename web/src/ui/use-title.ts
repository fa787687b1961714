/** Hook that sets the document title while a screen is shown. */
import { useEffect } from 'react';
import { shellStrings } from '../strings/shell.ts';

/** Restores the title of the served document afterwards, and uses it without `page`. */
export function useTitle(page?: string): void {
  useEffect(() => {
    document.title = shellStrings.pageTitle(page);
    return () => {
      document.title = shellStrings.pageTitle();
    };
  }, [page]);
}
