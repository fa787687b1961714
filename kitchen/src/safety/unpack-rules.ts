/** Turns the packed pantry that a browser loads back into rules; the other half is pack-rules.ts. */
import { compileRules, type Rules } from './rules.ts';

/** Counts of shared words are written as capitals, which no name has: A is one word, B two. */
export const FIRST_COUNT = 64;

/** Names written backwards stand behind this. */
export const BACKWARDS = '<';

function namesOf(packed: string): string[] {
  const backwards = packed.startsWith(BACKWARDS);
  let before: string[] = [];
  return (backwards ? packed.slice(1) : packed).split(',').map((entry) => {
    const code = entry.charCodeAt(0);
    const shared = code > FIRST_COUNT && code < FIRST_COUNT + 27 ? code - FIRST_COUNT : 0;
    const own = shared === 0 ? entry : entry.slice(1);
    before = [...before.slice(0, shared), ...own.split(' ')];
    return (backwards ? before.toReversed() : before).join(' ');
  });
}

function unpackLine(line: string): string {
  if (line.startsWith('!')) return `all below: ${line.slice(1)}`;
  if (line.startsWith('=')) return line.slice(1);
  const colon = line.indexOf(':');
  return `${namesOf(line.slice(0, colon)).join('|')}:${line.slice(colon + 1)}`;
}

/** Rules from what `packRules` wrote; they carry the version of the pantry they were packed from. */
export function unpackRules(packed: string): Rules {
  const [version = '', ...lines] = packed.split('\n');
  const text = lines.map(unpackLine).join('\n');
  return Object.freeze({ ...compileRules([{ name: 'packed.pantry', text }]), version });
}
