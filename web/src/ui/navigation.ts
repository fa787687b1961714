/** Navigates to another page from outside React components, such as a toast action. */
import { useEffect } from 'react';
import { useNavigateTo } from './use-navigate-to.ts';

type Navigate = (page: string) => void;

const navigateByLoading: Navigate = (page) => window.location.assign(page);
let navigate = navigateByLoading;

export function navigateTo(page: string): void {
  navigate(page);
}

/** To be called once, inside the router. */
export function useRouterNavigation(): void {
  const navigateByRouter = useNavigateTo();
  useEffect(() => {
    navigate = navigateByRouter;
    return () => {
      navigate = navigateByLoading;
    };
  }, [navigateByRouter]);
}
