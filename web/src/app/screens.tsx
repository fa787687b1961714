/** The screens by their address, each in a chunk of its own; the first one is fetched before anything is drawn. */
import { PAGES } from '@saffron/contract/paths';
import { type ComponentType, lazy, useState } from 'react';
import { matchPath } from 'react-router';

export interface Screen {
  /** The first is its name. */
  readonly paths: readonly [string, ...string[]];
  readonly Screen: ComponentType;
  readonly preload: () => Promise<unknown>;
}

function screen(paths: Screen['paths'], load: () => Promise<{ default: ComponentType }>): Screen {
  let here: ComponentType | undefined;
  const preload = () =>
    load().then((part) => {
      here = part.default;
    });
  const Lazy = lazy(load);
  function Screen() {
    // What is already here is drawn at once, without the empty frame that `lazy` costs;
    // kept in state, so that a screen never changes its kind, and with it its memory, while shown.
    const [Chosen] = useState<ComponentType>(() => here ?? Lazy);
    return <Chosen />;
  }
  return { paths, Screen, preload };
}

/** Spec 2.1; whatever is not here is answered by `NOT_FOUND`. */
export const SCREENS: readonly Screen[] = [
  // One screen under both, so that going from one to the other disturbs no conversation.
  screen([PAGES.root, PAGES.chat], () => import('../screens/ChatScreen.tsx')),
  screen([PAGES.savedRecipes], () => import('../screens/SavedRecipesScreen.tsx')),
  screen([PAGES.sharedRecipe], () => import('../screens/SharedRecipeScreen.tsx')),
  screen([PAGES.login], () => import('../screens/LoginScreen.tsx')),
  screen([PAGES.signUp], () => import('../screens/SignUpScreen.tsx')),
  screen([PAGES.checkEmail], () => import('../screens/CheckEmailScreen.tsx')),
  screen([PAGES.confirmEmail], () => import('../screens/ConfirmEmailScreen.tsx')),
  screen([PAGES.resetPassword], () => import('../screens/ResetPasswordScreen.tsx')),
  screen([PAGES.terms], () => import('../screens/TermsScreen.tsx')),
];
export const NOT_FOUND = screen(['*'], () => import('../screens/NotFoundScreen.tsx'));

export function screenAt(pathname: string): Screen {
  return SCREENS.find(({ paths }) => paths.some((path) => matchPath(path, pathname))) ?? NOT_FOUND;
}
