/** Which kitchens of the world a message asks for: adjectives, countries, cities and whole regions. */
import type { CuisineWish } from '../../cook/wish.ts';

import {
  CUISINE_PHRASES,
  CUISINES_BY_REGION,
  TERMS_BY_CUISINE,
} from '../../cookbook/cuisine-table.ts';

/** Words that mean something else often enough that they need company: "turkey" the bird, "georgia" the state. */
const NOT_THAT = /\b(?:not|no|except|but|without|than|hate|don't like)\s+(?:\w+\s+)?$/;

/** What the folded text asks for, and the text without it. Own cookbooks may add cuisines we never heard of. */
export function readCuisine(
  text: string,
  inBook: ReadonlySet<string>,
): { wish?: CuisineWish; refused: string[]; rest: string } {
  const own = [...inBook]
    .filter((name) => !TERMS_BY_CUISINE.has(name))
    .map((name) => ({ word: name.toLowerCase(), name, region: false }));
  const refused: string[] = [];
  let rest = text;
  const wished: CuisineWish[] = [];
  for (const { word, name, region } of [...own, ...CUISINE_PHRASES]) {
    const at = wordAt(rest, word);
    if (at < 0) continue;
    const names = cuisinesNamed(name, region, inBook);
    if (NOT_THAT.test(sinceTurn(rest.slice(0, at)))) refused.push(...names);
    else wished.push(wishFor(name, names, inBook));
    rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`;
  }
  return { wish: joined(wished), refused, rest };
}

/** "Allergic to shellfish but love Thai": what stands before the turn is not said of the cuisine. */
function sinceTurn(before: string): string {
  return before.split(/\b(?:but|though|however)\b(?! not)/).at(-1) ?? before;
}

function wordAt(text: string, word: string): number {
  let at = text.indexOf(word);
  while (at >= 0) {
    const before = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    const after = !/[\p{L}\p{N}]/u.test(text[at + word.length] ?? '');
    if (before && after) return at;
    at = text.indexOf(word, at + 1);
  }
  return -1;
}

function cuisinesNamed(name: string, region: boolean, inBook: ReadonlySet<string>): string[] {
  const members = region ? [...(CUISINES_BY_REGION.get(name) ?? []), name] : [name];
  return members.filter((member) => inBook.has(member));
}

function wishFor(label: string, names: string[], inBook: ReadonlySet<string>): CuisineWish {
  if (names.length > 0) return { label, names, nearest: false };
  const neighbours = [...CUISINES_BY_REGION.values()].find(
    (members) => members.includes(label) && members.some((member) => inBook.has(member)),
  );
  return { label, names: (neighbours ?? []).filter((member) => inBook.has(member)), nearest: true };
}

function joined(wishes: readonly CuisineWish[]): CuisineWish | undefined {
  const [first, ...others] = wishes;
  if (!first || others.length === 0) return first;
  return {
    label: wishes.map((wish) => wish.label).join(' or '),
    names: [...new Set(wishes.flatMap((wish) => wish.names))],
    nearest: wishes.every((wish) => wish.nearest),
  };
}
