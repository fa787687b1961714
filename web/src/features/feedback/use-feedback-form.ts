/** What is being written to us, and what becomes of it when it is sent (spec 4, 5 and 8). */
import {
  DEFAULT_FEEDBACK_CATEGORY,
  type FeedbackCategory,
} from '@saffron/contract/feedback-categories';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { feedbackWords as words } from '../../words/feedback.ts';

export interface FeedbackDraft {
  readonly message: string;
  readonly category: FeedbackCategory | '';
  readonly email: string;
}

const EMPTY: FeedbackDraft = { message: '', category: DEFAULT_FEEDBACK_CATEGORY, email: '' };

type Problem = 'none' | 'incomplete' | 'refused' | 'oddAddress';

export interface FeedbackForm {
  readonly draft: FeedbackDraft;
  readonly busy: boolean;
  readonly problem: Problem;
  change(part: Partial<FeedbackDraft>): void;
  submit(): Promise<void>;
}

/** `sent` runs after success. The draft outlives the drawer, so that closing it by mistake loses nothing. */
export function useFeedbackForm(sent: () => void): FeedbackForm {
  const [draft, setDraft] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>('none');

  const change = (part: Partial<FeedbackDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem('none');
  };

  const submit = async () => {
    if (busy) return;
    const { category } = draft;
    if (draft.message.trim() === '' || category === '') return setProblem('incomplete');
    setBusy(true);
    try {
      await send({ ...draft, category });
      setDraft(EMPTY);
      showToast({ text: words.success, severity: 'success' });
      sent();
    } catch (error) {
      const { kind, fields = [] } = failureOf(error);
      if (fields.includes('email')) setProblem('oddAddress');
      else setProblem(kind === 'refused' ? 'refused' : 'none');
      // At the top: the drawer with what was written is still open below.
      showToast({ text: words.failure, severity: 'error', position: 'top' });
    } finally {
      setBusy(false);
    }
  };

  return { draft, busy, problem, change, submit };
}

function send({ message, category, email }: FeedbackDraft & { category: FeedbackCategory }) {
  const address = email.trim();
  return call('sendFeedback', {
    body: { message: message.trim(), category, ...(address ? { email: address } : {}) },
  });
}
