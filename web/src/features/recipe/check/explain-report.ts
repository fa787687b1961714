/** Extends a safety report with foods beyond the nine allergens and an explanation of the allergen check; lazily loaded. */
import type { Safety } from '@saffron/contract/chat';
import { checkStrings as strings } from '../../../strings/check.ts';
import { safetyStrings, sharedCheckStrings } from '../../../strings/safety.ts';
import type { SafetyReport } from './safety-report.ts';

export type OtherFoodResults = NonNullable<Safety['otherFoods']>;

/** `foods` are the user's other foods, `lookedFor` those that the check looked for in this recipe. */
export function explainReport(
  report: SafetyReport,
  lookedFor: OtherFoodResults | undefined,
  foods: readonly string[],
): SafetyReport {
  const otherFoods = summariseOtherFoods(lookedFor ?? [], foods);
  const { sentences, unchecked } = otherFoods;
  const added = [
    ...sentences,
    ...(unchecked.length > 0 ? [sharedCheckStrings.notLookedAt(unchecked)] : []),
  ];
  return {
    ...report,
    tone: findTone(report, lookedFor ?? [], unchecked),
    summary: added.length > 0 ? joinSentences(report.summary, added) : report.summary,
    basis: [...explainOtherFoods(otherFoods), report.basis].filter(Boolean).join(' '),
    explanation: strings.how,
  };
}

function findTone(
  { tone }: SafetyReport,
  lookedFor: OtherFoodResults,
  unchecked: readonly string[],
): SafetyReport['tone'] {
  if (tone === 'warn' || lookedFor.some(({ found }) => found === 'there')) return 'warn';
  return unchecked.length > 0 ? 'look' : tone;
}

interface OtherFoodSummary {
  /** Complete sentences from the server. */
  readonly sentences: readonly string[];
  /** Foods the recipe was kept free of, and foods that may be hidden in an ingredient. */
  readonly kept: readonly string[];
  readonly watched: readonly string[];
  /** Foods of the user that the check did not look for. */
  readonly unchecked: readonly string[];
}

function summariseOtherFoods(
  lookedFor: OtherFoodResults,
  foods: readonly string[],
): OtherFoodSummary {
  const foodsOf = (isKept: boolean) =>
    lookedFor
      .filter(({ found }) => found !== 'there' && (found === 'kept') === isKept)
      .map(({ food }) => food);
  const checked = lookedFor.map(({ food }) => food);
  const isChecked = (food: string) =>
    checked.some((one) => ` ${one} `.includes(` ${food} `) || ` ${food} `.includes(` ${one} `));
  return {
    sentences: lookedFor.map(({ sentence }) => sentence),
    kept: foodsOf(true),
    watched: foodsOf(false),
    unchecked: foods.filter((food) => !isChecked(food)),
  };
}

function explainOtherFoods({ kept, watched, unchecked }: OtherFoodSummary): string[] {
  const all = [...new Set([...kept, ...watched, ...unchecked])];
  if (all.length === 0) return [];
  return [
    kept.length > 0 ? strings.kept(kept) : '',
    watched.length > 0 ? strings.watched(watched) : '',
    unchecked.length > 0 ? strings.notLooked(unchecked) : '',
    strings.left(all),
  ];
}

/** Keeps the advice on labels last, and drops the statement that there are no needs if other foods were named. */
function joinSentences(summary: string, added: readonly string[]): string {
  const first = summary === safetyStrings.noNeeds ? strings.noneOfTheNine : summary;
  const before = first.replace(safetyStrings.checkLabels, '').trim();
  return [before, ...added, safetyStrings.checkLabels].join(' ');
}
