/** Limits the findings returned for one line: one for each food and restriction, fewer in a very long line, the worst kept. */
import type { Finding } from './check-types.ts';

/** A line this long repeats itself in every finding, so it gets no more of them than this. */
const LONG_LINE = 400;
const MAX_FINDINGS_OF_LONG_LINE = 24;

function firstOf(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string,
): Map<string, Finding> {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const known = first.get(key);
    // A certain finding replaces an earlier doubtful one.
    if (known === undefined || (known.certainty !== 'contains' && finding.certainty === 'contains'))
      first.set(key, finding);
  }
  return first;
}

/** The findings that are sent to a client, limited line by line, in the order of the lines. */
export function limitFindings(findings: readonly Finding[]): readonly Finding[] {
  const byLine = Map.groupBy(findings, ({ part, index }) => `${part} ${index}`);
  return [...byLine.values()].flatMap(limitFindingsOfLine);
}

/** One finding for a term and a restriction; of a long line as many as tell the worst of each restriction, and some more. */
function limitFindingsOfLine(ofLine: readonly Finding[]): readonly Finding[] {
  if (ofLine.length < 2) return ofLine;
  const single = [...firstOf(ofLine, ({ term, restriction }) => `${restriction} ${term}`).values()];
  if (single.length <= MAX_FINDINGS_OF_LONG_LINE || (ofLine[0] as Finding).line.length <= LONG_LINE)
    return single;
  const worst = new Set(firstOf(single, ({ restriction }) => restriction).values());
  const others = single.filter((finding) => !worst.has(finding));
  return [...worst, ...others.slice(0, MAX_FINDINGS_OF_LONG_LINE - worst.size)];
}
