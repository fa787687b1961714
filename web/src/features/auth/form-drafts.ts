/** In-memory drafts of the account forms, passwords excepted, kept while the user switches forms. */
import { create } from 'zustand';
import { useAuthDrawer } from '../../user/auth-drawer.ts';
import { useUserChanges } from '../../user/logout.ts';
import { useSession } from '../../user/session.ts';

interface SignUpFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
}

interface FormDrafts {
  /** The address typed last, in any of the forms. */
  readonly email: string;
  readonly signUp: SignUpFields;
}

const NO_SIGN_UP: SignUpFields = { firstName: '', lastName: '', username: '', email: '' };
const EMPTY_DRAFTS: FormDrafts = { email: '', signUp: NO_SIGN_UP };

const useFormDrafts = create<FormDrafts>(() => EMPTY_DRAFTS);

export function getFormDrafts(): FormDrafts {
  return useFormDrafts.getState();
}

export function rememberEmail(email: string | undefined): void {
  if (email !== undefined) useFormDrafts.setState({ email });
}

/** The form passes its password as well, which is not kept. */
export function rememberSignUp(
  change: Partial<SignUpFields> & { readonly password?: string },
): void {
  const { password, ...fields } = change;
  rememberEmail(fields.email);
  useFormDrafts.setState(({ signUp }) => ({ signUp: { ...signUp, ...fields } }));
}

export function clearFormDrafts(): void {
  useFormDrafts.setState(EMPTY_DRAFTS);
}

/** Spec 2.3: switching the drawer's mode clears the sign-up fields. */
useAuthDrawer.subscribe((now, before) => {
  const hasLeftSignUp =
    before.open && now.open && before.mode === 'signUp' && now.mode !== 'signUp';
  if (hasLeftSignUp) useFormDrafts.setState({ signUp: NO_SIGN_UP });
});

/** Drafts are personal: the next user must not see them. */
useSession.subscribe((now, before) => {
  if (now.accessToken && !before.accessToken) clearFormDrafts();
});
useUserChanges.subscribe(clearFormDrafts);
