/** The title of the browser's tab while a screen is shown. */
import { useEffect } from 'react';
import { shellWords } from '../words/shell.ts';

/** Afterwards, and without a page, it is the title of the served document. */
export function useTitle(page?: string): void {
  useEffect(() => {
    document.title = shellWords.pageTitle(page);
    return () => {
      document.title = shellWords.pageTitle();
    };
  }, [page]);
}
