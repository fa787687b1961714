/** Joins the card's Save with the way to an account, which the card knows nothing of. */
import { create } from 'zustand';
import { useLoaded } from '../ui/use-loaded.ts';

const useAsked = create<{ readonly asked: boolean }>(() => ({ asked: false }));
const load = () => import('../features/auth/SignInPrompt.tsx');

export function askToSignIn(): void {
  useAsked.setState({ asked: true });
}

const close = () => useAsked.setState({ asked: false });

export function SignInPlace() {
  const { asked } = useAsked();
  const Prompt = useLoaded<{ readonly onClose: () => void }>(load, asked, close);
  return Prompt && asked ? <Prompt onClose={close} /> : null;
}
