/** Store of the prompt that a visitor gets at Save: the recipe it is about. */
import { PAGES } from '@saffron/contract/paths';
import { create } from 'zustand';
import type { PendingSave } from './auth-drawer.ts';

export const useSignInPrompt = create<{ readonly pendingSave: PendingSave | null }>(() => ({
  pendingSave: null,
}));

/** Call when a signed-out visitor presses Save on this recipe. */
export function showSignInPrompt(recipe: PendingSave['recipe']): void {
  const { pathname } = window.location;
  useSignInPrompt.setState({
    pendingSave: { recipe, path: pathname === PAGES.root ? PAGES.chat : pathname },
  });
}

export const closeSignInPrompt = () => useSignInPrompt.setState({ pendingSave: null });
