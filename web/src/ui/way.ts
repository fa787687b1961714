/** The way to another page for what is no component, such as a word at the edge of the screen. */
import { useEffect } from 'react';
import { useGo } from './use-go.ts';

type Go = (page: string) => void;

const byLoading: Go = (page) => window.location.assign(page);
let go = byLoading;

export function goTo(page: string): void {
  go(page);
}

/** To be called once, where the pages are told apart. */
export function useWay(): void {
  const goByRoute = useGo();
  useEffect(() => {
    go = goByRoute;
    return () => {
      go = byLoading;
    };
  }, [goByRoute]);
}
