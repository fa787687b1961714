/** Reads how few ingredients somebody wants to buy. */

import type { Mood } from '../../cook/wish.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { NUMBER, numberOf } from '../lore/numbers.ts';

/** "Five ingredients or less": dishes are counted by what they list beyond salt, pepper, oil and water. */
export function fewIngredients(text: string): Mood[] {
  const [, number = ''] = FEW.exec(text) ?? UNDER.exec(text) ?? [];
  if (number === '') return [];
  const most = numberOf(number) || 6;
  if (most > 8) return [];
  return [
    {
      label: `made of ${sayNumberWord(most)} ingredients at most`,
      keywords: Array.from({ length: most }, (_, at) => `#${at + 1} ingredients`),
      against: [],
      firm: true,
    },
  ];
}

const FEW = new RegExp(
  `\\b(${NUMBER.slice(1, -1)}|few|minimal|hardly any|not many)[ -](?:or (?:so|fewer|less) )?ingredients?\\b`,
);
/** "Ingredients under five". */
const UNDER = new RegExp(
  `\\bingredients? (?:under|below|less than|fewer than|at most|max(?:imum)?|up to) (${NUMBER.slice(1, -1)})\\b`,
);
