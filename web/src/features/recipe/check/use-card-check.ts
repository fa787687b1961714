/** What a card says of its check: as it was made, or for the needs of now, when there are more of them since. */
import type { Safety } from '@saffron/contract/chat';
import { type RefObject, useEffect, useState } from 'react';
import { readAgain } from '../../../person/account-settings.ts';
import { type NeedsHere, useNeedsHere } from '../../../person/needs-here.ts';
import { safetyWords } from '../../../words/recipe.ts';
import { sharedCheckWords } from '../../../words/shared-page.ts';
import type { ShownRecipe } from '../card.ts';
import { addedSince } from './added-since.ts';
import type { explainReport } from './explain-report.ts';
import { reportSafety, type SafetyReport } from './safety-report.ts';
import { useInSight } from './use-in-sight.ts';

export interface CardCheck {
  /** Nothing where the card carries no check. */
  readonly report: SafetyReport | undefined;
  /** `made` with the card; otherwise it knows less than the person has said since, until it is checked `anew`. */
  readonly state: 'made' | 'checking' | 'failed' | 'anew';
  readonly again: () => void;
  /** Somebody wants to know what such a check is. */
  readonly onAsked: () => void;
}

interface Checked {
  readonly recipe: ShownRecipe;
  readonly safety: Safety | undefined;
  /** How many ingredients were looked at. */
  readonly lines: number;
}

/** A card is checked anew once it is looked at. */
export function useCardCheck(place: RefObject<Element | null>, checked: Checked): CardCheck {
  const needs = useNeedsHere();
  const check = useCheck(place, checked, needs);
  const lookedFor = checked.safety?.otherFoods;
  const told = needs.foods;
  const [isAsked, setIsAsked] = useState(false);
  const [explain, setExplain] = useState<typeof explainReport>();
  const wanted = isAsked || told.length > 0 || lookedFor !== undefined;
  useEffect(() => {
    if (!wanted) return;
    import('./explain-report.ts').then(
      (part) => setExplain(() => part.explainReport),
      (error) => console.warn('A part of the page could not be loaded.', error),
    );
  }, [wanted]);
  const explained = check.report && explain?.(check.report, lookedFor, told);
  return { ...check, report: explained ?? check.report, onAsked: () => setIsAsked(true) };
}

function useCheck(
  place: RefObject<Element | null>,
  { recipe, safety, lines }: Checked,
  needs: NeedsHere,
): Pick<CardCheck, 'report' | 'state' | 'again'> {
  const added = safety ? addedSince(safety, needs) : [];
  const subject = added.length > 0 ? JSON.stringify([needs.allergies, needs.diets]) : null;
  const isSeen = useInSight(place, subject);
  const [found, setFound] = useState<{ subject: string; report?: SafetyReport | undefined }>();
  useEffect(() => {
    if (!isSeen || subject === null || found?.subject === subject) return;
    let left = false;
    const tell = (report?: SafetyReport) => left || setFound({ subject, report });
    import('./check-anew.ts')
      .then(({ checkAnew }) => checkAnew(recipe, needs))
      .then(tell, () => tell());
    return () => {
      left = true;
    };
  }, [isSeen, subject, found, recipe, needs]);

  const again = () => setFound(undefined);
  const made = safety ? reportSafety(safety, lines) : undefined;
  // A recipe that nobody has checked yet: whether anything is asked of it, the account must first say.
  if (safety && !safety.rules && needs.account !== 'read') return unread(needs.account);
  if (!safety || subject === null) return { report: made, state: 'made', again };
  if (found?.subject !== subject) {
    return { report: outdated(safety, added, made, 'checking'), state: 'checking', again };
  }
  if (found.report) return { report: found.report, state: 'anew', again };
  return { report: outdated(safety, added, made, 'failed'), state: 'failed', again };
}

function unread(account: 'asking' | 'unread'): Pick<CardCheck, 'report' | 'state' | 'again'> {
  const state = account === 'asking' ? 'checking' : 'failed';
  const line = sharedCheckWords[state];
  return {
    report: { tone: 'look', line, evidence: [], basis: '', version: '' },
    state,
    again: readAgain,
  };
}

/** What was found still holds, but it must not reassure. */
function outdated(
  { checkedFor }: Safety,
  added: readonly string[],
  made: SafetyReport | undefined,
  state: 'checking' | 'failed',
): SafetyReport {
  const wasChecked = (checkedFor?.allergies?.length ?? 0) + (checkedFor?.diets?.length ?? 0) > 0;
  const before = wasChecked ? safetyWords.checkedBefore(added) : safetyWords.notCheckedYet(added);
  const now = state === 'failed' ? safetyWords.notCheckedAnew : safetyWords.checkingAnew;
  return {
    tone: made?.tone === 'warn' ? 'warn' : 'look',
    line: `${before} ${now}`,
    evidence: made?.evidence ?? [],
    basis: made?.basis ?? '',
    version: made?.version ?? '',
  };
}
