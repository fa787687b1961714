/** Writes why foods somebody has were left out of a composed dish: one sentence per reason, foods with the same reason together. */
import type { Composed } from '../../compose/compose.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import type { Food } from '../../needs/heard.ts';
import { type Told, tell } from '../../say/told.ts';
import { nounOf } from './tell-choice.ts';

const MOST_TOLD = 4;
const DISH = 'nobody cooks it into another dish';

export function leftTold({ left, used }: Composed, atHand: readonly Food[]): Told[] {
  const names = new Set([...used, ...left.map(({ food }) => food)]);
  const unseen = atHand.filter(({ said }) => !names.has(said));
  const byReason = new Map<string, string[]>();
  for (const { food, why } of [...left, ...unseen.map(({ said }) => ({ food: said, why: DISH }))])
    byReason.set(why, [...(byReason.get(why) ?? []), food]);
  return [...byReason].slice(0, MOST_TOLD).map(([why, foods]) => {
    const isMany = foods.length > 1 || isPlural(foods[0] ?? '');
    return tell('find.left', { food: nounOf(foods), why: isMany ? ofMany(why) : why });
  });
}

const VERBS: Readonly<Record<string, string>> = { is: 'are', has: 'have', goes: 'go' };

/** "It is best raw; have it beside" of several: "they are best raw; have them beside". */
function ofMany(why: string): string {
  const [it = '', verb = '', ...rest] = why.split(' ');
  const own = it === 'it' ? ['they', VERBS[verb] ?? verb.replace(/s$/, '')] : [it, verb];
  return [...own, ...rest].map((word) => word.replace(/^it\b/, 'them')).join(' ');
}
