/** Form state of the drawer's sign-in form: fields, submit, and resending the confirmation. */
import { useState } from 'react';
import { getServerMessage, toFailure } from '../../api/failure.ts';
import { drawerStrings } from '../../strings/auth.ts';
import { sessionStrings } from '../../strings/session.ts';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { clearExpiryNotice, closeAuthDrawer, useAuthDrawer } from '../../user/auth-drawer.ts';
import { storePendingSave } from '../../user/pending-saves.ts';
import { type Credentials, signIn } from '../../user/sign-in.ts';
import { readSignUpEmail } from '../../user/sign-up-email.ts';
import { isConfirmationRequest, resendConfirmation, type UnconfirmedSignUp } from './auth-calls.ts';
import {
  clearChangedFields,
  type FieldProblems,
  findFormReason,
  findRefusedFields,
  NO_PROBLEMS,
} from './field-problems.ts';
import { getFormDrafts, rememberEmail } from './form-drafts.ts';
import { useLeaveAuthPage } from './use-leave-auth-page.ts';

const strings = drawerStrings.signIn;

type Outcome =
  | { readonly is: 'none' | 'unconfirmed' }
  | { readonly is: 'refused'; readonly reason: string | undefined }
  | { readonly is: 'resent' | 'resendFailed'; readonly text: string };

interface Notice {
  readonly kind: 'error' | 'success';
  readonly text: string;
  readonly reason?: string | undefined;
}

export interface SignInFormState {
  readonly draft: Credentials;
  readonly isComplete: boolean;
  readonly busy: boolean;
  readonly resending: boolean;
  /** Shown from the start if the session expired. */
  readonly expiryMessage: string | undefined;
  readonly problems: FieldProblems;
  /** Result of the last attempt; stays visible while the next is under way. */
  readonly notice: Notice | null;
  readonly noticeCount: number;
  readonly canResend: boolean;
  change(part: Partial<Credentials>): void;
  submit(): void;
  resend(): void;
}

export function useSignIn(): SignInFormState {
  const [draft, setDraft] = useState<Credentials>(() => ({
    ...{ email: getFormDrafts().email || readSignUpEmail(), password: '', keepSignedIn: true },
  }));
  const [outcome, announce] = useAnnouncement<Outcome>({ is: 'none' });
  const [unconfirmedSignUp, setUnconfirmedSignUp] = useState<UnconfirmedSignUp>({ email: '' });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [busy, run] = useBusy();
  const [resending, runResend] = useBusy();
  const expired = useAuthDrawer((drawer) => drawer.isExpired === true);
  const leavePage = useLeaveAuthPage();
  const isComplete = draft.email.trim() !== '' && draft.password.trim() !== '';

  const submit = async () => {
    setProblems(NO_PROBLEMS);
    try {
      const pageOfSave = await signIn(draft);
      closeAuthDrawer();
      leavePage(pageOfSave);
    } catch (error) {
      clearExpiryNotice();
      if (!isUnconfirmed(error)) {
        const refused = findRefusedFields(error, draft);
        setProblems(refused);
        return announce({ is: 'refused', reason: findHelp(refused, error) });
      }
      // The user may come back by the link in the mail, in another tab.
      storePendingSave(draft.email);
      const { registrationId } = toFailure(error);
      setUnconfirmedSignUp({ email: draft.email.trim(), registrationId });
      announce({ is: 'unconfirmed' });
    }
  };

  const resend = async () => {
    try {
      const message = await resendConfirmation(unconfirmedSignUp);
      announce({
        is: 'resent',
        text: message ?? drawerStrings.resend.sent(unconfirmedSignUp.email),
      });
    } catch (error) {
      announce({
        is: 'resendFailed',
        text: getServerMessage(error) ?? drawerStrings.resend.failed,
      });
    }
  };

  return {
    draft,
    isComplete,
    busy,
    resending,
    problems,
    expiryMessage: expired ? sessionStrings.expired : undefined,
    notice: toNotice(outcome.content),
    noticeCount: outcome.count,
    canResend: ['unconfirmed', 'resendFailed'].includes(outcome.content.is),
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblems((before) => clearChangedFields(before, part));
      rememberEmail(part.email);
    },
    submit: () => isComplete && void run(submit),
    resend: () => void runResend(resend),
  };
}

/** Help shown after the spec's sentence: the server's message, or how to get a new password. */
function findHelp(refused: FieldProblems, error: unknown): string | undefined {
  return toFailure(error).status === 401 ? strings.refusedHelp : findFormReason(refused, error);
}

function isUnconfirmed(error: unknown): boolean {
  const { status, message } = toFailure(error);
  return status === 403 && isConfirmationRequest(message);
}

function toNotice(outcome: Outcome): Notice | null {
  switch (outcome.is) {
    case 'refused':
      return { kind: 'error', text: strings.refused, reason: outcome.reason };
    case 'unconfirmed':
      return { kind: 'error', text: strings.unconfirmed };
    case 'resendFailed':
      return { kind: 'error', text: outcome.text };
    case 'resent':
      return { kind: 'success', text: outcome.text };
    case 'none':
      return null;
  }
}
