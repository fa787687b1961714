/** The report in full: what was looked at for a food beyond the nine, what was not, and how such a check is made. */
import type { Safety } from '@saffron/contract/chat';
import { checkWords as words } from '../../../words/check.ts';
import { safetyWords } from '../../../words/recipe.ts';
import { sharedCheckWords } from '../../../words/shared-page.ts';
import type { SafetyReport } from './safety-report.ts';

export type OtherFoods = NonNullable<Safety['otherFoods']>;

/** `told` are foods that somebody told in words, `lookedFor` those that this recipe was looked through for. */
export function explainReport(
  report: SafetyReport,
  lookedFor: OtherFoods | undefined,
  told: readonly string[],
): SafetyReport {
  const beyond = beyondTheNine(lookedFor ?? [], told);
  const { sentences, others } = beyond;
  const said = [...sentences, ...(others.length > 0 ? [sharedCheckWords.notLookedAt(others)] : [])];
  return {
    ...report,
    tone: toneOf(report, lookedFor ?? [], others),
    line: said.length > 0 ? joined(report.line, said) : report.line,
    basis: [...explainBeyond(beyond), report.basis].filter(Boolean).join(' '),
    how: words.how,
  };
}

function toneOf(
  { tone }: SafetyReport,
  lookedFor: OtherFoods,
  others: readonly string[],
): SafetyReport['tone'] {
  if (tone === 'warn' || lookedFor.some(({ found }) => found === 'there')) return 'warn';
  return others.length > 0 ? 'look' : tone;
}

interface Beyond {
  /** Whole sentences, as the check says them. */
  readonly sentences: readonly string[];
  /** Of some nothing was found, others may be hidden in something. */
  readonly kept: readonly string[];
  readonly watched: readonly string[];
  /** Told, and not looked for. */
  readonly others: readonly string[];
}

function beyondTheNine(lookedFor: OtherFoods, told: readonly string[]): Beyond {
  const foodsOf = (isKept: boolean) =>
    lookedFor
      .filter(({ found }) => found !== 'there' && (found === 'kept') === isKept)
      .map(({ food }) => food);
  const minded = lookedFor.map(({ food }) => food);
  const isMinded = (food: string) =>
    minded.some((one) => ` ${one} `.includes(` ${food} `) || ` ${food} `.includes(` ${one} `));
  return {
    sentences: lookedFor.map(({ sentence }) => sentence),
    kept: foodsOf(true),
    watched: foodsOf(false),
    others: told.filter((food) => !isMinded(food)),
  };
}

function explainBeyond({ kept, watched, others }: Beyond): string[] {
  const all = [...new Set([...kept, ...watched, ...others])];
  if (all.length === 0) return [];
  return [
    kept.length > 0 ? words.kept(kept) : '',
    watched.length > 0 ? words.watched(watched) : '',
    others.length > 0 ? words.notLooked(others) : '',
    words.left(all),
  ];
}

/** The labels are the last word; and where foods were named it is not true that nothing was. */
function joined(line: string, said: readonly string[]): string {
  const first = line === safetyWords.nothingAsked ? words.noneOfTheNine : line;
  const before = first.replace(safetyWords.checkLabels, '').trim();
  return [before, ...said, safetyWords.checkLabels].join(' ');
}
