/** Reads which tools a clause names and which it says are not there: "no oven", "the blender is broken", "only a microwave". */
import { TOOLS, type Tool } from '../cookbook/tools.ts';
import { findNames, isRefusedBy, type NamedWords, standsBefore, standsBehind } from './names.ts';

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
  const alone = findNames(named, 'only-tool').filter(
    ({ row, from, to }) =>
      row.label === 'fire' || isOnly(named, from) || standsBehind(named, to, 'only'),
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

/** "Only | a microwave": small words may stand between. */
function isOnly(named: NamedWords, at: number): boolean {
  return standsBefore(named, at, 'only') || isRefusedBy(named, at, 'only');
}
