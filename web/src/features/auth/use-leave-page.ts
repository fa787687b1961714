/** After signing in, a page that was only about getting in has nothing more to say. */
import { PAGES } from '@saffron/contract/paths';
import { useLocation, useNavigate } from 'react-router';

const ONLY_FOR_GETTING_IN: readonly string[] = [
  PAGES.login,
  PAGES.signUp,
  PAGES.checkEmail,
  PAGES.confirmEmail,
  PAGES.resetPassword,
];

/** Everywhere else the person stays where they were. */
export function useLeavePage(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (ONLY_FOR_GETTING_IN.includes(pathname)) void navigate(PAGES.chat);
  };
}
