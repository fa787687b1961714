/** Hooks that navigate away from an account page after signing in. */
import { PAGES } from '@saffron/contract/paths';
import { useEffect } from 'react';
import { navigateTo } from '../../ui/navigation.ts';
import { navigate, usePlace } from '../../ui/place.ts';
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
  const { pathname } = usePlace();
  return (to = PAGES.chat) => {
    if (AUTH_PAGES.includes(pathname)) navigateTo(to);
  };
}

/** For pages shown before a sign-in. A user who was signed in when the page opened stays on it. */
export function useLeaveAfterSignIn(): void {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.accessToken && !before.accessToken) navigate(PAGES.chat);
      }),
    [],
  );
}
