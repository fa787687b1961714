/** Mends slips of spelling, so that every later reader sees "vegetarian spaghetti" and not "vegitarian spagetti". */

import { CUISINE_WORDS } from './cuisine-table.ts';
import { FAMOUS_ROWS } from './famous-table.ts';
import { editsBetween, singular, slipsAllowed, telling } from './fold.ts';
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
blood pressure cholesterol kidney reflux histamine fodmap eastern western northern southern middle fibre fiber workout toddler yogurt yogurts chilies chiles chilli chillies cilantro eggplant eggplants scallions arugula ketchup
pescatarian pescetarian halal kosher microwave blender processor diabetic diabetes pregnant sodium nightshade alcohol caffeine
ounces grams pounds litres liters cups teaspoons tablespoons celsius fahrenheit convection thermometer internal whole`.split(
    /\s+/,
  );

const FAMOUS_WORDS = FAMOUS_ROWS.split('\n')
  .flatMap((row) => telling(row.split(' | ')[0] ?? ''))
  .filter((word) => word.length > 7);

export interface Spelling {
  readonly known: ReadonlySet<string>;
  readonly byLetter: ReadonlyMap<string, readonly Known[]>;
}

interface Known {
  readonly word: string;
  readonly singled: string;
}

/** `vocabulary` holds the singular words of the cookbook. */
export function compileSpelling(vocabulary: Iterable<string>): Spelling {
  const known = new Set([...OWN, ...CUISINE_WORDS, ...FAMOUS_WORDS, ...vocabulary]);
  const byLetter = new Map<string, Known[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    const letter = word[0] ?? '';
    const others = byLetter.get(letter) ?? [];
    others.push({ word, singled: singled(word) });
    byLetter.set(letter, others);
  }
  return { known, byLetter };
}

/** `foodOf` is the pantry's name for a word; such a word is only touched where another spelling means the same. */
export function mendSlips(
  text: string,
  spelling: Spelling,
  foodOf: (word: string) => string | undefined,
): string {
  const mended = new Map<string, string>();
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const plain = mended.get(word) ?? mend(word);
    mended.set(word, plain);
    return plain;
  });

  function mend(word: string): string {
    if (
      isPlainWord(word) ||
      isRealWord(word) ||
      spelling.known.has(word) ||
      spelling.known.has(singular(word))
    )
      return word;
    if (isPlainWord(singular(word))) return word;
    const food = foodOf(word);
    if (food !== undefined) return spelledRight(word, food, spelling, foodOf);
    return (word.length === 4 ? nearestShort(word) : nearest(word, spelling)) ?? word;
  }
}

/** "Zuchini" is known to the pantry, but nobody wants to read it back. */
function spelledRight(
  word: string,
  food: string,
  spelling: Spelling,
  foodOf: (word: string) => string | undefined,
): string {
  const right = word.length > 5 ? nearest(word, spelling) : undefined;
  return right !== undefined && foodOf(right) === food ? right : word;
}

/** Without doubled letters: "rissotto" and "risotto" are both "risoto". */
function singled(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}

/** Short words have too many neighbours to guess among, but for the few that name a meal. */
const SHORT = [
  'soup',
  'cake',
  'stew',
  'rice',
  'fish',
  'beef',
  'pork',
  'lamb',
  'curry',
  'bread',
  'dish',
  'meal',
];

function nearestShort(word: string): string | undefined {
  return SHORT.find((known) => known[0] === word[0] && editsBetween(word, known, 1) === 1);
}

/** Who doubles the wrong letter ("rissoto") has made one slip and not two. */
function editsSingled(one: Known, other: Known): number {
  const [a, b] = [one.singled, other.singled];
  if ((a === one.word && b === other.word) || Math.min(a.length, b.length) < 5)
    return Number.POSITIVE_INFINITY;
  const edits = editsBetween(a, b, 1);
  return edits > 1 ? Number.POSITIVE_INFINITY : edits + 0.5;
}

function nearest(word: string, spelling: Spelling): string | undefined {
  const limit = slipsAllowed(word);
  let best: string | undefined;
  let least = limit + 1;
  const said: Known = { word, singled: singled(word) };
  for (const known of spelling.byLetter.get(word[0] ?? '') ?? []) {
    // One edit makes two letters more at most: "aa" and "aba".
    if (Math.abs(known.singled.length - said.singled.length) > 2 * limit) continue;
    const edits = Math.min(editsBetween(word, known.word, limit), editsSingled(said, known));
    if (edits < least) [best, least] = [known.word, edits];
  }
  return best;
}
