/** Shows the sign-in prompt when a signed-out visitor presses Save on a recipe card. */
import { PAGES } from '@saffron/contract/paths';
import { create } from 'zustand';
import type { SignInPromptProps } from '../features/auth/SignInPrompt.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import type { PendingSave } from '../user/auth-drawer.ts';

const usePendingSave = create<{ readonly pendingSave: PendingSave | null }>(() => ({
  pendingSave: null,
}));
const loadPrompt = () => import('../features/auth/SignInPrompt.tsx');

/** Call when a signed-out visitor presses Save on this recipe. */
export function showSignInPrompt(recipe: PendingSave['recipe']): void {
  const { pathname } = window.location;
  usePendingSave.setState({
    pendingSave: { recipe, path: pathname === PAGES.root ? PAGES.chat : pathname },
  });
}

const closePrompt = () => usePendingSave.setState({ pendingSave: null });

export function SignInPromptHost() {
  const { pendingSave } = usePendingSave();
  const Prompt = useLazyComponent<SignInPromptProps>(loadPrompt, pendingSave !== null, closePrompt);
  return Prompt && pendingSave ? <Prompt pendingSave={pendingSave} onClose={closePrompt} /> : null;
}
