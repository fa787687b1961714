/** Form state of the feedback form: draft, validation and submit. */
import {
  DEFAULT_FEEDBACK_CATEGORY,
  type FeedbackCategory,
} from '@saffron/contract/feedback-categories';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { toFailure } from '../../api/failure.ts';
import { feedbackStrings as strings } from '../../strings/feedback.ts';
import { showToast } from '../../ui/toast-store.ts';

interface FeedbackDraft {
  readonly message: string;
  readonly category: FeedbackCategory | '';
  readonly email: string;
}

const EMPTY: FeedbackDraft = { message: '', category: DEFAULT_FEEDBACK_CATEGORY, email: '' };

type Problem = 'none' | 'incomplete' | 'refused' | 'oddAddress';

export interface FeedbackFormState {
  readonly draft: FeedbackDraft;
  readonly busy: boolean;
  readonly problem: Problem;
  change(part: Partial<FeedbackDraft>): void;
  submit(): Promise<void>;
}

/** `onSent` runs after success. The draft outlives the drawer, so that closing it by mistake loses nothing. */
export function useFeedbackForm(onSent: () => void): FeedbackFormState {
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
      showToast({ text: strings.success, severity: 'success' });
      onSent();
    } catch (error) {
      const { kind, fields = [] } = toFailure(error);
      if (fields.includes('email')) setProblem('oddAddress');
      else setProblem(kind === 'refused' ? 'refused' : 'none');
      // At the top, because the drawer is still open below.
      showToast({ text: strings.failure, severity: 'error', position: 'top' });
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
