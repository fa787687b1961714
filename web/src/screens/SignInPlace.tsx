/** Joins the card's Save with the way to an account, which the card knows nothing of. */
import { PAGES } from '@saffron/contract/paths';
import { create } from 'zustand';
import type { SignInPromptProps } from '../features/auth/SignInPrompt.tsx';
import type { SaveWish } from '../person/drawer.ts';
import { useLoaded } from '../ui/use-loaded.ts';

const useWish = create<{ readonly wish: SaveWish | null }>(() => ({ wish: null }));
const load = () => import('../features/auth/SignInPrompt.tsx');

/** Save was pressed on this recipe, and nobody is signed in. */
export function askToSignIn(recipe: SaveWish['recipe']): void {
  const { pathname } = window.location;
  useWish.setState({ wish: { recipe, path: pathname === PAGES.root ? PAGES.chat : pathname } });
}

const close = () => useWish.setState({ wish: null });

export function SignInPlace() {
  const { wish } = useWish();
  const Prompt = useLoaded<SignInPromptProps>(load, wish !== null, close);
  return Prompt && wish ? <Prompt wish={wish} onClose={close} /> : null;
}
