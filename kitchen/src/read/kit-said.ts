/** Reads which kitchen tools a clause names and which it says are missing: "no oven", "the blender is broken". */
import { TOOLS, type Tool } from '../cookbook/tools.ts';
import {
  findNames,
  isRefusedBy,
  type Name,
  type NamedWords,
  standsBefore,
  standsBehind,
} from './names.ts';

export interface KitSaid {
  readonly tools: readonly Tool[];
  readonly lacking: readonly Tool[];
}

export function kitIn(named: NamedWords): KitSaid {
  const names = findNames(named, 'tool').filter(({ row }) => isTool(row.label));
  const lacking = new Set<string>();
  for (const { row, from, to } of names) {
    const isGone = isRefusedBy(named, from, 'lacking') || standsBehind(named, to, 'broken');
    if (isGone) lacking.add(row.label);
  }
  const known = findNames(named, 'only-tool');
  const alone = known.filter(
    (one) =>
      one.row.label === 'fire' ||
      isOnly(named, one.from) ||
      standsBehind(named, one.to, 'only') ||
      isListed(named, known, one),
  );
  const kept = new Set(alone.map(({ row }) => row.label));
  for (const { row } of alone) for (const tool of row.fields[0] ?? []) lacking.add(tool);
  return {
    tools: TOOLS.filter((tool) => names.some(({ row }) => row.label === tool)),
    lacking: TOOLS.filter((tool) => lacking.has(tool) && !kept.has(tool)),
  };
}

function isTool(label: string): boolean {
  return (TOOLS as readonly string[]).includes(label);
}

/** "I have a skillet and one pot": who names several things to cook on has named them all. */
function isListed(named: NamedWords, known: readonly Name[], one: Name): boolean {
  const at = known.indexOf(one);
  const isNext = (first: Name | undefined, next: Name | undefined) =>
    first !== undefined && next !== undefined && next.from - first.to <= JOINED;
  let first = at;
  while (isNext(known[first - 1], known[first])) first -= 1;
  const isSeveral = isNext(known[at - 1], one) || isNext(one, known[at + 1]);
  return isSeveral && isRefusedBy(named, known[first]?.from ?? 0, 'kit');
}

/** So many words may stand between two of them: "and one". */
const JOINED = 3;

/** "Only | a microwave": small words may stand between. */
function isOnly(named: NamedWords, at: number): boolean {
  return standsBefore(named, at, 'only') || isRefusedBy(named, at, 'only');
}
