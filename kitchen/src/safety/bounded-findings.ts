/** Keeps the answer about a line in proportion to the line, however often it names one food. */
import type { Finding } from './lines.ts';

/** A line this long repeats itself in every finding, so it gets no more of them than this. */
const LONG_LINE = 400;
const MOST_OF_LONG = 24;

function firstOf(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string,
): Map<string, Finding> {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const known = first.get(key);
    // What surely contains it says more than an earlier doubt.
    if (known === undefined || (known.certainty !== 'contains' && finding.certainty === 'contains'))
      first.set(key, finding);
  }
  return first;
}

/** For an answer that travels: what is found in each line, in proportion to it, in the order of the lines. */
export function boundedFindings(findings: readonly Finding[]): readonly Finding[] {
  const byLine = Map.groupBy(findings, ({ part, index }) => `${part} ${index}`);
  return [...byLine.values()].flatMap(boundedOfLine);
}

/** One finding for a term and a restriction; of a long line as many as tell the worst of each restriction, and some more. */
function boundedOfLine(ofLine: readonly Finding[]): readonly Finding[] {
  if (ofLine.length < 2) return ofLine;
  const single = [...firstOf(ofLine, ({ term, restriction }) => `${restriction} ${term}`).values()];
  if (single.length <= MOST_OF_LONG || (ofLine[0] as Finding).line.length <= LONG_LINE)
    return single;
  const worst = new Set(firstOf(single, ({ restriction }) => restriction).values());
  const others = single.filter((finding) => !worst.has(finding));
  return [...worst, ...others.slice(0, MOST_OF_LONG - worst.size)];
}
