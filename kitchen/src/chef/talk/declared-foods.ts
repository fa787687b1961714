/** Foods beyond the nine that the profile names: heard like somebody's own words, and held against older ones. */
import type { Kitchen } from '../../kitchen.ts';
import type { Needs } from '../../vocabulary.ts';
import type { Food } from '../understand/foods.ts';
import { uniteNeeds } from '../understand/needs-said.ts';
import { understand } from '../understand/understand.ts';

export interface DeclaredFoods {
  readonly avoid: readonly Food[];
  /** Of those that belong to the nine all the same. */
  readonly needs: Needs;
}

/** Each in a sentence of its own: one that cannot be read must not take another along. */
export const allergicTo = (food: string): string => `I am allergic to ${food}.`;

export function declaredFoods(kitchen: Kitchen, names: readonly string[]): DeclaredFoods {
  const heard = names.map((name) => understand(kitchen, allergicTo(name)));
  return {
    avoid: heard.flatMap(({ avoid }) => avoid),
    needs: heard.reduce((needs, one) => uniteNeeds(needs, one.needs), NO_NEEDS),
  };
}

const NO_NEEDS: Needs = { allergies: [], diets: [] };
