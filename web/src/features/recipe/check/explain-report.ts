/** The report in full: what was looked at for a food beyond the nine, what was not, and how such a check is made. */
import { checkWords as words } from '../../../words/check.ts';
import { safetyWords } from '../../../words/recipe.ts';
import { sharedCheckWords } from '../../../words/shared-page.ts';
import { type Beyond, beyondTheNine, withoutThem } from './beyond-the-nine.ts';
import type { SafetyReport } from './safety-report.ts';

export interface Explained {
  readonly report: SafetyReport;
  readonly introduction: string | undefined;
}

/** `told` are foods that somebody told in words. One place says all of it, so the introduction need not. */
export function explainReport(
  report: SafetyReport,
  introduction: string | undefined,
  told: readonly string[],
): Explained {
  const beyond = beyondTheNine(introduction ?? '', told);
  const { sentences, others } = beyond;
  const said = [...sentences, ...(others.length > 0 ? [sharedCheckWords.notLookedAt(others)] : [])];
  return {
    report: {
      ...report,
      tone: others.length > 0 && report.tone !== 'warn' ? 'look' : report.tone,
      line: said.length > 0 ? joined(report.line, said) : report.line,
      basis: [...explainBeyond(beyond), report.basis].filter(Boolean).join(' '),
      how: words.how,
    },
    introduction: introduction === undefined ? undefined : withoutThem(introduction),
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
