/** Reads wishes for nutrition figures: "under 500 kcal", "at least 30 g of protein". */
import type { Mood } from '../cook/wish.ts';
import { isSetAtMost, wordsWithin } from '../nutrition/figure-words.ts';
import { nutrientCalled } from '../nutrition/nutrient-names.ts';
import type { Nutrient } from '../nutrition/nutrients.ts';
import { singular } from '../text/plurals.ts';
import type { NamedWords } from './names.ts';

/** Between a figure and what it is of. */
const LINKS: ReadonlySet<string> = new Set(
  'g gram grams of net a per under below over than less more at least most max around about is'.split(
    ' ',
  ),
);
const MOST_LINKS = 4;
/** A dish of more than that is none. */
const MOST: Readonly<Partial<Record<Nutrient, number>>> = { kcal: 3000 };
const MOST_GRAMS = 300;

const SAID: Readonly<Partial<Record<Nutrient, string>>> = {
  carbohydrate: 'carbohydrate',
  saturated: 'saturated fat',
  sugars: 'sugar',
};

export interface FigureWish extends Mood {
  readonly nutrient: Nutrient;
}

/** One wish for each nutrient; the first figure that is named of it. */
export function figureWishesIn({ words }: NamedWords): FigureWish[] {
  const wishes = new Map<Nutrient, FigureWish>();
  for (const [at, { shape }] of words.entries()) {
    const nutrient = nutrientCalled(singular(shape));
    if (nutrient === undefined || wishes.has(nutrient)) continue;
    const figure = figureBeside(words, at, -1) ?? figureBeside(words, at, 1);
    const keywords = figure === undefined ? [] : wordsWithin(nutrient, figure);
    if (figure === undefined || keywords.length === 0) continue;
    if (figure > (MOST[nutrient] ?? MOST_GRAMS)) continue;
    wishes.set(nutrient, {
      ...{ nutrient, keywords, against: [], firm: true },
      label: labelOf(nutrient, figure),
    });
  }
  return [...wishes.values()];
}

function figureBeside(words: NamedWords['words'], at: number, way: 1 | -1): number | undefined {
  for (let off = 1; off <= MOST_LINKS; off += 1) {
    const shape = words[at + off * way]?.shape ?? '';
    const figure = Number.parseFloat(shape);
    if (figure > 0 && Number.isFinite(figure)) return figure;
    if (!LINKS.has(shape)) return undefined;
  }
  return undefined;
}

/** As it stands behind "truly". */
function labelOf(nutrient: Nutrient, figure: number): string {
  const amount =
    nutrient === 'kcal' ? `${figure} kcal` : `${figure} g of ${SAID[nutrient] ?? nutrient}`;
  return `${isSetAtMost(nutrient) ? 'within' : 'at'} ${amount} a serving`;
}
