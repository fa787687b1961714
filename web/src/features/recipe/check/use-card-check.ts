/** Safety check shown on a card: as made with it, or repeated for needs added since. */
import type { Safety } from '@saffron/contract/chat';
import { type RefObject, useEffect, useState } from 'react';
import { safetyStrings } from '../../../strings/safety.ts';
import { checkStateStrings } from '../../../strings/shared-page.ts';
import { retryAccountSettings } from '../../../user/account-settings.ts';
import { type CurrentNeeds, useCurrentNeeds } from '../../../user/current-needs.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import { findAddedNeeds } from './added-needs.ts';
import type { explainReport } from './explain-report.ts';
import { createSafetyReport, type SafetyReport } from './safety-report.ts';
import { useInViewport } from './use-in-viewport.ts';

export interface CardCheck {
  /** Undefined if the card has no check. */
  readonly report: SafetyReport | undefined;
  /** `made` with the card; otherwise the user has added needs since, and the card is checked again: `anew`. */
  readonly state: 'made' | 'checking' | 'failed' | 'anew';
  readonly retry: () => void;
  /** Called when the user opens the details, to load the explanation. */
  readonly onExplain: () => void;
}

interface CheckInput {
  readonly recipe: PartialRecipe;
  readonly safety: Safety | undefined;
  /** Number of ingredients that were checked. */
  readonly lineCount: number;
}

/** Checks the card again, if needed, once it is in the viewport. */
export function useCardCheck(place: RefObject<Element | null>, checked: CheckInput): CardCheck {
  const needs = useCurrentNeeds();
  const check = useCheck(place, checked, needs);
  const lookedFor = checked.safety?.otherFoods;
  const [isOpened, setIsOpened] = useState(false);
  const [explain, setExplain] = useState<typeof explainReport>();
  const needsExplanation = isOpened || needs.foods.length > 0 || lookedFor !== undefined;
  useEffect(() => {
    if (!needsExplanation) return;
    import('./explain-report.ts').then(
      (part) => setExplain(() => part.explainReport),
      (error) => console.warn('A part of the page could not be loaded.', error),
    );
  }, [needsExplanation]);
  const explained = check.report && explain?.(check.report, lookedFor, needs.foods);
  return { ...check, report: explained ?? check.report, onExplain: () => setIsOpened(true) };
}

function useCheck(
  place: RefObject<Element | null>,
  { recipe, safety, lineCount }: CheckInput,
  needs: CurrentNeeds,
): Pick<CardCheck, 'report' | 'state' | 'retry'> {
  const added = safety ? findAddedNeeds(safety, needs) : [];
  const subject = added.length > 0 ? JSON.stringify([needs.allergies, needs.diets]) : null;
  const isSeen = useInViewport(place, subject);
  const [found, setFound] = useState<{ subject: string; report?: SafetyReport | undefined }>();
  useEffect(() => {
    if (!isSeen || subject === null || found?.subject === subject) return;
    let isCancelled = false;
    const finish = (report?: SafetyReport) => isCancelled || setFound({ subject, report });
    import('./recheck-recipe.ts')
      .then(({ recheckRecipe }) => recheckRecipe(recipe, needs))
      .then(finish, () => finish());
    return () => {
      isCancelled = true;
    };
  }, [isSeen, subject, found, recipe, needs]);

  const retry = () => setFound(undefined);
  const made = safety ? createSafetyReport(safety, lineCount) : undefined;
  // Never checked, and the needs of the account are not known yet.
  if (safety && !safety.rules && needs.account !== 'read') return createUnreadCheck(needs.account);
  if (!safety || subject === null) return { report: made, state: 'made', retry };
  if (found?.subject !== subject) {
    return {
      report: createOutdatedReport(safety, added, made, 'checking'),
      state: 'checking',
      retry,
    };
  }
  if (found.report) return { report: found.report, state: 'anew', retry };
  return { report: createOutdatedReport(safety, added, made, 'failed'), state: 'failed', retry };
}

function createUnreadCheck(
  account: 'asking' | 'unread',
): Pick<CardCheck, 'report' | 'state' | 'retry'> {
  const state = account === 'asking' ? 'checking' : 'failed';
  const summary = checkStateStrings[state];
  return {
    report: { tone: 'look', summary, evidence: [], basis: '', version: '' },
    state,
    retry: retryAccountSettings,
  };
}

/** Keeps the earlier findings, but with a tone that does not reassure. */
function createOutdatedReport(
  { checkedFor }: Safety,
  added: readonly string[],
  made: SafetyReport | undefined,
  state: 'checking' | 'failed',
): SafetyReport {
  const wasChecked = (checkedFor?.allergies?.length ?? 0) + (checkedFor?.diets?.length ?? 0) > 0;
  const before = wasChecked
    ? safetyStrings.checkedBefore(added)
    : safetyStrings.notCheckedYet(added);
  const now = state === 'failed' ? safetyStrings.recheckFailed : safetyStrings.rechecking;
  return {
    tone: made?.tone === 'warn' ? 'warn' : 'look',
    summary: `${before} ${now}`,
    evidence: made?.evidence ?? [],
    basis: made?.basis ?? '',
    version: made?.version ?? '',
  };
}
