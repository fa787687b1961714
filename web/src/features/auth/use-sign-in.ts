/** What is typed into Sign In, and what becomes of it (spec 5 and 8). */
import { useState } from 'react';
import { failureOf, serverWords } from '../../api/failure.ts';
import { closeDrawer, forgetExpiry, useDrawer } from '../../person/drawer.ts';
import { newcomer } from '../../person/newcomer.ts';
import { bindWish } from '../../person/save-wishes.ts';
import { type Credentials, signIn } from '../../person/sign-in.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { useSaid } from '../../ui/use-said.ts';
import { drawerWords } from '../../words/auth.ts';
import { sessionWords } from '../../words/session.ts';
import { asksToConfirm, resendConfirmation, type Unconfirmed } from './auth-calls.ts';
import {
  type FieldProblems,
  NO_PROBLEMS,
  reasonBeside,
  refusedFields,
  withoutChanged,
} from './field-problems.ts';
import { noteEmail, typed } from './typed.ts';
import { useLeavePage } from './use-leave-page.ts';

const words = drawerWords.signIn;

type Outcome =
  | { readonly is: 'none' | 'unconfirmed' }
  | { readonly is: 'refused'; readonly reason: string | undefined }
  | { readonly is: 'resent' | 'resendFailed'; readonly text: string };

interface Notice {
  readonly kind: 'error' | 'success';
  readonly text: string;
  readonly reason?: string | undefined;
}

export interface SignInForm {
  readonly draft: Credentials;
  readonly complete: boolean;
  readonly busy: boolean;
  readonly resending: boolean;
  /** Said from the start: the session ended by itself. */
  readonly whyHere: string | undefined;
  readonly problems: FieldProblems;
  /** What became of the last try; it stays in sight while the next is under way. */
  readonly notice: Notice | null;
  readonly timesSaid: number;
  readonly canResend: boolean;
  change(part: Partial<Credentials>): void;
  submit(): void;
  resend(): void;
}

export function useSignIn(): SignInForm {
  const [draft, setDraft] = useState<Credentials>(() => ({
    ...{ email: typed().email || newcomer(), password: '', keep: true },
  }));
  const [outcome, say] = useSaid<Outcome>({ is: 'none' });
  const [waiting, setWaiting] = useState<Unconfirmed>({ email: '' });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [busy, run] = useBusy();
  const [resending, runResend] = useBusy();
  const expired = useDrawer((drawer) => drawer.expired === true);
  const leavePage = useLeavePage();
  const complete = draft.email.trim() !== '' && draft.password.trim() !== '';

  const submit = async () => {
    setProblems(NO_PROBLEMS);
    try {
      const wishedAt = await signIn(draft);
      closeDrawer();
      leavePage(wishedAt);
    } catch (error) {
      forgetExpiry();
      if (!isUnconfirmed(error)) {
        const refused = refusedFields(error, draft);
        setProblems(refused);
        return say({ is: 'refused', reason: helpAfter(refused, error) });
      }
      // They may be back by the link in their mail, in another tab.
      bindWish(draft.email);
      const { registrationId } = failureOf(error);
      setWaiting({ email: draft.email.trim(), registrationId });
      say({ is: 'unconfirmed' });
    }
  };

  const resend = async () => {
    try {
      const said = await resendConfirmation(waiting);
      say({ is: 'resent', text: said ?? drawerWords.resend.sent(waiting.email) });
    } catch (error) {
      say({ is: 'resendFailed', text: serverWords(error) ?? drawerWords.resend.failed });
    }
  };

  return {
    draft,
    complete,
    busy,
    resending,
    problems,
    whyHere: expired ? sessionWords.expired : undefined,
    notice: noticeOf(outcome.what),
    timesSaid: outcome.times,
    canResend: ['unconfirmed', 'resendFailed'].includes(outcome.what.is),
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblems((before) => withoutChanged(before, part));
      noteEmail(part.email);
    },
    submit: () => complete && void run(submit),
    resend: () => void runResend(resend),
  };
}

/** What may help after the spec's sentence: what the server said of it, or the way to a new password. */
function helpAfter(refused: FieldProblems, error: unknown): string | undefined {
  return failureOf(error).status === 401 ? words.refusedHelp : reasonBeside(refused, error);
}

function isUnconfirmed(error: unknown): boolean {
  const { status, message } = failureOf(error);
  return status === 403 && asksToConfirm(message);
}

function noticeOf(outcome: Outcome): Notice | null {
  switch (outcome.is) {
    case 'refused':
      return { kind: 'error', text: words.refused, reason: outcome.reason };
    case 'unconfirmed':
      return { kind: 'error', text: words.unconfirmed };
    case 'resendFailed':
      return { kind: 'error', text: outcome.text };
    case 'resent':
      return { kind: 'success', text: outcome.text };
    case 'none':
      return null;
  }
}
