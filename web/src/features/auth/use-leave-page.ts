/** After signing in, here or in another tab, a page that was only about getting in has nothing more to say. */
import { PAGES } from '@saffron/contract/paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../person/session.ts';
import { useGo } from '../../ui/use-go.ts';

const ONLY_FOR_GETTING_IN: readonly string[] = [
  PAGES.login,
  PAGES.signUp,
  PAGES.checkEmail,
  PAGES.confirmEmail,
  PAGES.resetPassword,
];

/** Everywhere else the person stays where they were. */
export function useLeavePage(): (to?: string) => void {
  const { pathname } = useLocation();
  const go = useGo();
  return (to = PAGES.chat) => {
    if (ONLY_FOR_GETTING_IN.includes(pathname)) go(to);
  };
}

/** For pages that wait for a sign-in: whoever is here already was not sent here to wait. */
export function useLeaveOnceSignedIn(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.accessToken && !before.accessToken) void navigate(PAGES.chat);
      }),
    [navigate],
  );
}
