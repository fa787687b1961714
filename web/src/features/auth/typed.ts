/** What was typed into the account forms, passwords excepted: it waits in this page while the person looks elsewhere. */
import { create } from 'zustand';
import { useDrawer } from '../../person/drawer.ts';
import { useDepartures } from '../../person/leaving.ts';
import { useSession } from '../../person/session.ts';

interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
}

interface Typed {
  /** The address last typed, in whichever form. */
  readonly email: string;
  readonly signUp: SignUp;
}

const NO_SIGN_UP: SignUp = { firstName: '', lastName: '', username: '', email: '' };
const NOTHING: Typed = { email: '', signUp: NO_SIGN_UP };

const useTyped = create<Typed>(() => NOTHING);

export function typed(): Typed {
  return useTyped.getState();
}

export function noteEmail(email: string | undefined): void {
  if (email !== undefined) useTyped.setState({ email });
}

/** The password is among what a form changes, and is not kept. */
export function noteSignUp(change: Partial<SignUp> & { readonly password?: string }): void {
  const { password, ...kept } = change;
  noteEmail(kept.email);
  useTyped.setState(({ signUp }) => ({ signUp: { ...signUp, ...kept } }));
}

export function forgetTyped(): void {
  useTyped.setState(NOTHING);
}

/** Spec 2.3: switching the drawer's mode clears the sign-up fields. */
useDrawer.subscribe((now, before) => {
  const left = before.open && now.open && before.mode === 'signUp' && now.mode !== 'signUp';
  if (left) useTyped.setState({ signUp: NO_SIGN_UP });
});

/** It is of one person: nobody else may find it. */
useSession.subscribe((now, before) => {
  if (now.accessToken && !before.accessToken) forgetTyped();
});
useDepartures.subscribe(forgetTyped);
