/** Mends slips of spelling, so that every later reader sees "vegetarian spaghetti" and not "vegitarian spagetti". */

import { CUISINE_WORDS } from './cuisine-table.ts';
import { editsBetween, singular, slipsAllowed } from './fold.ts';
import { isPlainWord } from './plain-words.ts';
import { isRealWord } from './real-words.ts';

/** Words of ours, besides the cookbook's, that are worth mending towards. */
const OWN =
  `vegetarian vegan gluten coeliac celiac dairy lactose peanut peanuts allergic allergy shellfish sesame
breakfast brunch dessert starter appetizer salad sauce smoothie recipe substitute comforting healthy romantic spicy
minutes people temperature freeze convert protein budget chicken potatoes tomatoes vegetables mushrooms courgettes
zucchini broccoli noodles spaghetti lasagne almonds walnuts cashews keto paleo without quick
poach poached steam steamed simmer braise braised blanch blanched sear seared saute sauteed roast roasted toast toasted grill grilled
whisk whisked whip whipped knead kneading proof proofing prove proving temper tempering caramelise caramelised caramelize caramelized
marinate marinade marinated brine brining dice diced mince minced slice sliced peel peeled crush crushed grate grated thicken thicker
reduce season seasoning soften melted defrost thaw reheat reheating sharpen sterilise sterilize preheat deglaze emulsion julienne
ripen ripe lumpy lumps soggy curdle curdled split splits mushy sticky watery dense crispy crunchy fluffy tender tenderise tenderize
dente scramble scrambled starter gravy custard meringue pastry batter dough breadcrumbs vinaigrette dressing stock broth roux bechamel mayonnaise pesto
ounces grams pounds litres liters cups teaspoons tablespoons celsius fahrenheit convection thermometer internal whole`.split(
    /\s+/,
  );

export interface Spelling {
  readonly known: ReadonlySet<string>;
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

/** `vocabulary` holds the singular words of the cookbook. */
export function compileSpelling(vocabulary: Iterable<string>): Spelling {
  const known = new Set([...OWN, ...CUISINE_WORDS, ...vocabulary]);
  const byLetter = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    const letter = word[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  return { known, byLetter };
}

/** `isFood` says whether the pantry knows the word; such a word is never touched. */
export function mendSlips(
  text: string,
  spelling: Spelling,
  isFood: (word: string) => boolean,
): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    if (
      isPlainWord(word) ||
      isRealWord(word) ||
      spelling.known.has(word) ||
      spelling.known.has(singular(word))
    )
      return word;
    if (isPlainWord(singular(word)) || isFood(word)) return word;
    return nearest(word, spelling) ?? word;
  });
}

function nearest(word: string, spelling: Spelling): string | undefined {
  const limit = slipsAllowed(word);
  let best: string | undefined;
  let least = limit + 1;
  for (const known of spelling.byLetter.get(word[0] ?? '') ?? []) {
    const edits = editsBetween(word, known, limit);
    if (edits < least) [best, least] = [known, edits];
  }
  return best;
}
