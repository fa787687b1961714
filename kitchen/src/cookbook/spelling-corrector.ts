/** Corrects misspelt words of a message ("vegitarian spagetti") to words of the cookbook, cuisines, famous dishes and cooking. */

import { collapseDoubledLetters, editDistance, maxTypos } from '../text/edit-distance.ts';
import { contentTokens } from '../text/name-tokens.ts';
import { singular } from '../text/plurals.ts';
import { isCommonWord } from './common-words.ts';
import { isCorrectionException } from './correction-exceptions.ts';
import { CUISINE_WORDS } from './cuisine-words.ts';
import { FAMOUS_ROWS } from './famous-dishes.ts';

/** Words besides those of the cookbook that a misspelt word may be corrected to. */
const EXTRA_WORDS =
  `vegetarian vegan gluten coeliac celiac dairy lactose peanut peanuts allergic allergy allergies anaphylactic anaphylaxis intolerant intolerance hospital ambulance shellfish sesame
breakfast brunch dessert starter appetizer salad sauce smoothie recipe substitute comforting healthy romantic spicy
minutes people temperature freeze convert protein budget chicken potatoes tomatoes vegetables mushrooms courgettes
zucchini broccoli noodles hazelnut hazelnuts pistachios macadamia macadamias pecan pecans prawns crabs salmon cashews almonds walnuts kiwis lobster lobsters oyster oysters mussels scallops
anchovy anchovies haddock halibut mackerel sardines shellfish shrimps legumes linseed mustard lupin buckwheat barley spaghetti lasagna lasagne almonds walnuts cashews keto paleo without quick
poach poached steam steamed simmer braise braised blanch blanched sear seared saute sauteed roast roasted toast toasted grill grilled
whisk whisked whip whipped knead kneading proof proofing prove proving temper tempering caramelise caramelised caramelize caramelized
marinate marinade marinated brine brining dice diced mince minced slice sliced peel peeled crush crushed grate grated thicken thicker
reduce season seasoning soften melted defrost thaw reheat reheating sharpen sterilise sterilize preheat deglaze emulsion julienne
ripen ripe lumpy lumps soggy curdle curdled split splits mushy sticky watery dense crispy crunchy fluffy tender tenderise tenderize
dente scramble scrambled starter gravy custard meringue pastry batter dough breadcrumbs vinaigrette dressing stock broth roux bechamel mayonnaise pesto
blood pressure cholesterol kidney reflux histamine fodmap eastern western northern southern middle fibre fiber workout toddler yogurt yogurts chilies chiles chilli chillies cilantro eggplant eggplants scallions arugula ketchup
pescatarian pescetarian halal kosher microwave blender processor diabetic diabetes pregnant pregnancy sodium nightshade alcohol caffeine
ounces grams pounds litres liters cups teaspoons tablespoons celsius fahrenheit convection thermometer internal whole`.split(
    /\s+/,
  );

const FAMOUS_WORDS = FAMOUS_ROWS.split('\n')
  .flatMap((row) => contentTokens(row.split(' | ')[0] ?? ''))
  .filter((word) => word.length > 7);

export interface SpellingCorrector {
  readonly knownWords: ReadonlySet<string>;
  readonly byLetter: ReadonlyMap<string, readonly KnownWord[]>;
}

interface KnownWord {
  readonly word: string;
  readonly withoutDoubles: string;
}

/** `vocabulary` holds the singular words of the cookbook. */
export function compileCorrector(vocabulary: Iterable<string>): SpellingCorrector {
  const knownWords = new Set([...EXTRA_WORDS, ...CUISINE_WORDS, ...FAMOUS_WORDS, ...vocabulary]);
  const byLetter = new Map<string, KnownWord[]>();
  for (const word of knownWords) {
    if (word.length < 4) continue;
    const letter = word[0] ?? '';
    const others = byLetter.get(letter) ?? [];
    others.push({ word, withoutDoubles: collapseDoubledLetters(word) });
    byLetter.set(letter, others);
  }
  return { knownWords, byLetter };
}

/** `foodOf` is the pantry's name for a word; such a word is only touched where another spelling means the same. */
export function correctSpelling(
  text: string,
  spelling: SpellingCorrector,
  foodOf: (word: string) => string | undefined,
): string {
  const corrections = new Map<string, string>();
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const plain = corrections.get(word) ?? correct(word);
    corrections.set(word, plain);
    return plain;
  });

  function correct(word: string): string {
    if (
      isCommonWord(word) ||
      isCorrectionException(word) ||
      spelling.knownWords.has(word) ||
      spelling.knownWords.has(singular(word))
    )
      return word;
    if (isCommonWord(singular(word))) return word;
    const food = foodOf(word);
    if (food !== undefined) return standardSpelling(word, food, spelling, foodOf);
    return (word.length === 4 ? nearestShort(word) : nearest(word, spelling)) ?? word;
  }
}

/** The right spelling of a word that the pantry knows although it is misspelt ("zuchini"). */
function standardSpelling(
  word: string,
  food: string,
  spelling: SpellingCorrector,
  foodOf: (word: string) => string | undefined,
): string {
  const right = word.length > 5 ? nearest(word, spelling) : undefined;
  return right !== undefined && foodOf(right) === food ? right : word;
}

/** Short words are close to too many others to be guessed, except these, which name a meal. */
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
  return SHORT.find((known) => known[0] === word[0] && editDistance(word, known, 1) === 1);
}

/** A letter doubled in the wrong place ("rissoto") is one typo and not two. */
function editsWithoutDoubles(one: KnownWord, other: KnownWord): number {
  const [a, b] = [one.withoutDoubles, other.withoutDoubles];
  if ((a === one.word && b === other.word) || Math.min(a.length, b.length) < 5)
    return Number.POSITIVE_INFINITY;
  const edits = editDistance(a, b, 1);
  return edits > 1 ? Number.POSITIVE_INFINITY : edits + 0.5;
}

function nearest(word: string, spelling: SpellingCorrector): string | undefined {
  const limit = maxTypos(word);
  let best: string | undefined;
  let least = limit + 1;
  const misspelt: KnownWord = { word, withoutDoubles: collapseDoubledLetters(word) };
  for (const known of spelling.byLetter.get(word[0] ?? '') ?? []) {
    // One edit makes two letters more at most: "aa" and "aba".
    if (Math.abs(known.withoutDoubles.length - misspelt.withoutDoubles.length) > 2 * limit)
      continue;
    const edits = Math.min(
      editDistance(word, known.word, limit),
      editsWithoutDoubles(misspelt, known),
    );
    if (edits < least) [best, least] = [known.word, edits];
  }
  return best;
}
