/** The screens by their address, each in a chunk of its own; the first one is fetched before anything is drawn. */
import { PAGES } from '@saffron/contract/paths';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { latePart } from '../ui/late-part.tsx';
import { readablePath } from '../ui/readable-path.ts';

export interface Screen {
  /** The first is its name. */
  readonly paths: readonly [string, ...string[]];
  readonly Screen: ComponentType;
  readonly preload: () => Promise<unknown>;
}

interface ScreenPart {
  readonly default: ComponentType;
  /** Fetches what its first drawing shows besides. */
  readonly preload?: () => Promise<unknown>;
}

function screen(paths: Screen['paths'], load: () => Promise<ScreenPart>): Screen {
  const { Part, preload } = latePart(async () => {
    const part = await load();
    // What is missing of it is asked for again where it is drawn.
    await part.preload?.().catch(() => undefined);
    return part;
  });
  return { paths, Screen: Part, preload };
}

/** Spec 2.1; whatever is not here is answered by `NOT_FOUND`. */
const SCREENS: readonly Screen[] = [
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
const NOT_FOUND = screen(['*'], () => import('../screens/NotFoundScreen.tsx'));

export function screenAt(pathname: string): Screen {
  const path = readablePath(pathname);
  return SCREENS.find(({ paths }) => paths.some((one) => matchPath(one, path))) ?? NOT_FOUND;
}
