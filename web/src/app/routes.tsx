/** Route table: which lazily loaded screen belongs to which path. */
import { PAGES } from '@saffron/contract/paths';
import type { ComponentType } from 'react';
import { createLazyComponent } from '../ui/lazy-component.tsx';
import { matchPath } from '../ui/match-path.ts';

export interface Route {
  /** The first serves as the key of the route. */
  readonly paths: readonly [string, ...string[]];
  readonly Screen: ComponentType;
  readonly preload: () => Promise<unknown>;
}

interface ScreenModule {
  readonly default: ComponentType;
  /** Loads what the first render needs besides. */
  readonly preload?: () => Promise<unknown>;
}

function createRoute(paths: Route['paths'], load: () => Promise<ScreenModule>): Route {
  const { Component, preload } = createLazyComponent(async () => {
    const part = await load();
    // What failed is requested again when it is rendered.
    await part.preload?.().catch(() => undefined);
    return part;
  });
  return { paths, Screen: Component, preload };
}

/** Spec 2.1; any other path gets `NOT_FOUND`. */
const ROUTES: readonly Route[] = [
  // One screen under both, so that navigating between them does not remount the chat.
  createRoute([PAGES.root, PAGES.chat], () => import('../screens/ChatScreen.tsx')),
  createRoute([PAGES.savedRecipes], () => import('../screens/SavedRecipesScreen.tsx')),
  createRoute([PAGES.sharedRecipe], () => import('../screens/SharedRecipeScreen.tsx')),
  createRoute([PAGES.login], () => import('../screens/LoginScreen.tsx')),
  createRoute([PAGES.signUp], () => import('../screens/SignUpScreen.tsx')),
  createRoute([PAGES.checkEmail], () => import('../screens/CheckEmailScreen.tsx')),
  createRoute([PAGES.confirmEmail], () => import('../screens/ConfirmEmailScreen.tsx')),
  createRoute([PAGES.resetPassword], () => import('../screens/ResetPasswordScreen.tsx')),
  createRoute([PAGES.terms], () => import('../screens/TermsScreen.tsx')),
];
const NOT_FOUND = createRoute(['*'], () => import('../screens/NotFoundScreen.tsx'));

export function findRoute(pathname: string): Route {
  return ROUTES.find(({ paths }) => paths.some((one) => matchPath(one, pathname))) ?? NOT_FOUND;
}
