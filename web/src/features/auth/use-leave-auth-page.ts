/** Hooks that navigate away from an account page after signing in. */
import { PAGES } from '@saffron/contract/paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNavigateTo } from '../../ui/use-navigate-to.ts';
import { useSession } from '../../user/session.ts';

const AUTH_PAGES: readonly string[] = [
  PAGES.login,
  PAGES.signUp,
  PAGES.checkEmail,
  PAGES.confirmEmail,
  PAGES.resetPassword,
];

/** On any other page the user stays. */
export function useLeaveAuthPage(): (to?: string) => void {
  const { pathname } = useLocation();
  const go = useNavigateTo();
  return (to = PAGES.chat) => {
    if (AUTH_PAGES.includes(pathname)) go(to);
  };
}

/** For pages shown before a sign-in. A user who was signed in when the page opened stays on it. */
export function useLeaveAfterSignIn(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.accessToken && !before.accessToken) void navigate(PAGES.chat);
      }),
    [navigate],
  );
}
