/** Foods beyond the nine that the profile names: heard like somebody's own words, and held against older ones. */

import type { Kitchen } from '../../cook/kitchen.ts';
import type { Custom, Food } from '../../needs/heard.ts';
import { normalise } from '../../text/normalise.ts';
import { singular } from '../../text/plurals.ts';
import type { Needs } from '../../vocabulary.ts';
import { uniteCustoms } from '../understand/customs.ts';
import type { Meaning } from '../understand/meaning.ts';
import { uniteNeeds } from '../understand/needs-said.ts';
import { understand } from '../understand/understand.ts';

export interface DeclaredFoods {
  readonly avoid: readonly Food[];
  /** Of those that belong to the nine all the same. */
  readonly needs: Needs;
  /** Latex, sulphites and the like, which bring along what to leave out. */
  readonly customs: readonly Custom[];
}

/** Each in a sentence of its own: one that cannot be read must not take another along. */
const allergicTo = (food: string): string => `I am allergic to ${food}.`;

export function declaredFoods(kitchen: Kitchen, names: readonly string[]): DeclaredFoods {
  return names
    .map((name) => heard(kitchen, name))
    .reduce<DeclaredFoods>(
      (all, one) => ({
        avoid: [...all.avoid, ...one.avoid],
        needs: uniteNeeds(all.needs, one.needs),
        customs: uniteCustoms(all.customs, one.customs),
      }),
      NO_FOODS,
    );
}

export const NO_FOODS: DeclaredFoods = {
  avoid: [],
  needs: { allergies: [], diets: [] },
  customs: [],
};

/** The same few names come with every message of a person; reading one takes milliseconds. */
const MOST_KEPT = 500;
const KEPT = new WeakMap<Kitchen, Map<string, DeclaredFoods>>();

function heard(kitchen: Kitchen, name: string): DeclaredFoods {
  const kept = KEPT.get(kitchen) ?? new Map<string, DeclaredFoods>();
  KEPT.set(kitchen, kept);
  const known = kept.get(name);
  if (known) return known;
  const { avoid, needs, customs } = understand(kitchen, allergicTo(name));
  const read = { avoid, needs, customs };
  const foods = isRead(read) ? read : { ...read, avoid: [asWritten(name)] };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(name, foods);
  return foods;
}

function isRead({ avoid, needs, customs }: Pick<Meaning, 'avoid' | 'needs' | 'customs'>): boolean {
  return avoid.length + needs.allergies.length + needs.diets.length + customs.length > 0;
}

/** What no reader knows is kept out wherever an ingredient has its name; the card says that this is all that can be done. */
function asWritten(name: string): Food {
  const said = normalise(name).replace(/\s+/g, ' ').trim();
  const one = said.split(' ').map(singular).join(' ');
  return { said, names: [...new Set([said, one])], kinds: [], firm: true };
}
