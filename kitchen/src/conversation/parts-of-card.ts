/** Expands short food names in a message by the current recipe: over lamb chops, "four chops" become "four lamb chops". */
import { dishBySlug } from '../compose/dish-by-slug.ts';
import type { Memo } from '../memo/memo.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import { plural, singular } from '../text/plurals.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Kitchen } from './kitchen.ts';

/** Said before a thing, never before a deed: "the chops", and not "he chops". */
const BEFORE: ReadonlySet<string> = new Set(
  'the those these my your our of no any more fewer some just only got have with use using not'.split(
    ' ',
  ),
);
const CUTS: ReadonlySet<string> = new Set(['breast', 'thigh', 'drumstick', 'wing', 'leg']);
const IS_NUMBER = /^\d+$/;

/** The message with the whole names; as it was where no card lies there or nothing is said for short. */
export function partsSpelledOut(kitchen: Kitchen, message: string, { card }: Memo): string {
  const dish = card && dishBySlug(kitchen, card.slug);
  if (!dish) return message;
  const names = new Map<string, string>();
  for (const { name } of dish.ingredients) {
    const [last = '', ...others] = name.split(' ').reverse();
    const isPart = others.length > 0 && !findTerms(kitchen.rules, last).some((one) => one.isFood);
    // Over a card with chicken breasts "thighs" are those of a chicken.
    const [animal = ''] = others;
    for (const cut of CUTS.has(singular(last)) ? CUTS : [])
      if (!names.has(cut)) names.set(cut, `${animal} ${plural(cut)}`);
    if (isPart && !names.has(singular(last))) names.set(singular(last), name);
  }
  if (names.size === 0) return message;
  const words = tokenise(message);
  return words.reduceRight((text, { text: word, start, end }, at) => {
    const name = names.get(singular(word));
    const before = words[at - 1]?.text ?? '';
    const isThing = BEFORE.has(before) || IS_NUMBER.test(before) || NUMBERS.has(before);
    return name && isThing ? text.slice(0, start) + name + text.slice(end) : text;
  }, message);
}

const NUMBERS: ReadonlySet<string> = new Set(
  'one two three four five six seven eight nine ten twelve'.split(' '),
);
