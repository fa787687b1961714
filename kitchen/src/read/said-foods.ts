/** Describes a food that a clause names: the names dishes have it under, leftovers as cooked, "chicken curry" without its kind of dish. */

import type { Food } from '../needs/heard.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { splitNameTokens } from '../text/name-tokens.ts';
import { singular } from '../text/plurals.ts';
import { type Lexicon, rowNamed } from './lexicon.ts';
import { isRefusedBy, type NamedWords, standsBehind, type WordSpan } from './names.ts';

const GROUP: ReadonlySet<string> = new Set(['food-group']);
const KIND: ReadonlySet<string> = new Set(['dish-kind', 'meal']);

/** @param said as it was typed */
export function describeFood(rules: Rules, lexicon: Lexicon, said: string): Food {
  const plain = said.toLowerCase();
  const words = splitNameTokens(plain);
  const own = words.map(singular).join(' ');
  const term = findTerms(rules, plain).findLast(({ isFood }) => isFood);
  const group = rowNamed(lexicon, words, GROUP);
  const members = group?.fields[0] ?? [];
  // The pantry files pasta under noodles too; nobody who says noodles means it.
  if (group?.isMarked) return { said: plain, names: members, kinds: term?.kinds ?? [] };
  const names = [...new Set([...(term ? [term.name] : []), own, ...members])];
  return { said: plain, names, kinds: term?.kinds ?? [] };
}

/** "Leftover turkey", "the rest of the roast lamb": meat that is cooked already; cold chicken is any cold bird. */
export function asCooked(named: NamedWords, food: Food, { from, to }: WordSpan): Food {
  const all = [...food.names, ...food.kinds];
  if (food.said === 'rice' && isRefusedBy(named, from, 'cooked'))
    return { ...food, said: 'leftover rice', names: [...food.names, 'cooked rice'] };
  if (!all.some((one) => one === 'meat' || one === 'fish')) return food;
  const isCooked = isRefusedBy(named, from, 'cooked') || standsBehind(named, to, 'cooked behind');
  if (!isCooked) return food;
  const birds = all.includes('poultry') ? ['cooked chicken', 'cooked turkey'] : [];
  return { ...food, names: [...food.names, ...birds], cooked: true };
}

/** What a wish looks for beside the kind of dish: "chicken" of "chicken curry", nothing of "curry". */
export function withoutKind(lexicon: Lexicon, said: string): string {
  const words = splitNameTokens(said.toLowerCase());
  for (let many = words.length; many > 0; many -= 1) {
    const head = words.slice(-many);
    if (rowNamed(lexicon, head, KIND)) return words.slice(0, -many).join(' ');
  }
  return said;
}
