/** What is left of a message once dishes and foods are known: words of the cookbook, and words of nobody. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { isCommonWord } from '../../cookbook/common-words.ts';
import type { Food } from '../../needs/heard.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { numberOf } from '../lore/numbers.ts';

/** "Pizza dough" is in no list of ours, but "pizza" is in a title: such foods are looked for by their words. */
export function heldFoods(
  { cookbook }: Kitchen,
  include: readonly Food[],
): { held: Food[]; loose: Food[] } {
  const isLoose = (food: Food): boolean =>
    food.said.includes(' ') &&
    !food.kinds.some((kind) => kind === 'meat' || kind === 'fish' || kind === 'cheese') &&
    !food.names.some((name) => cookbook.index.foods.has(name)) &&
    splitNameTokens(food.said).some((word) => cookbook.dishTerms.has(singular(word)));
  return {
    held: include.filter((food) => !isLoose(food)),
    loose: include.filter(isLoose),
  };
}

/** What is left once foods are known: words of the cookbook and words of nobody. */
export function readWords(
  kitchen: Kitchen,
  text: string,
  include: readonly Food[],
  avoid: readonly Food[],
): { words: string[]; strange: string[] } {
  const { dishTerms, spelling } = kitchen.cookbook;
  const taken = new Set(
    [...include, ...avoid].flatMap((food) => splitNameTokens(food.said).map(singular)),
  );
  const left = [...new Set(splitNameTokens(text).map(singular))].filter(
    (word) => !taken.has(word) && !isCommonWord(word) && !/^\d|'/.test(word),
  );
  const words = left.filter(
    (word) => dishTerms.has(word) && !MEANT_OTHERWISE.has(word) && !isRefused(text, word),
  );
  const strange = left.filter(
    (word) =>
      !dishTerms.has(word) &&
      !spelling.knownWords.has(word) &&
      word.length > 2 &&
      !MEANT_OTHERWISE.has(word) &&
      numberOf(word) === 0,
  );
  return { words, strange };
}

/** "Something that isn't toast" is no wish for toast. */
function isRefused(text: string, word: string): boolean {
  return new RegExp(
    `\\b(?:isn't|aren't|not|no|without|except|anything but|no more|sick of|tired of|bored of) (?:an? |the |any |more |another )?${word}`,
  ).test(text);
}

/** "a dip for crisps": the dip has none in it. */
export function standsBeside(said: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(said));
  return /\bfor (?:the |my |our |some |those )?$/.test(before);
}

/** "bread" is the course and not an ingredient of it. */
export function saysCourse(label: string, said: string): boolean {
  return label.endsWith(said.replace(/s$/, '')) || (label === 'bread' && / bread$/.test(said));
}

export const KINDS_OF_DISH =
  /^(?:curry|curries|pizzas?|pancakes?|burgers?|stews?|pies?|cakes?|dumplings?|tacos?|risottos?|lasagn[ea]s?|sandwich(?:es)?|omelettes?|stir-fr(?:y|ies)|casseroles?|tagines?|paellas?|skewers?|kebabs?|fritters?|tarts?|puddings?|smoothies?|soups?|salads?|pilafs?|biryanis?|meatballs?|cookies?|biscuits?|muffins?|waffles?|wraps?|rolls?)$/;

/** Words of titles and keywords that the other readers have already made sense of. */
const MEANT_OTHERWISE = new Set(
  `egg milk nut peanut fish shellfish soy soya sesame wheat vegetarian vegan coeliac celiac gluten dairy lactose free keto ketogenic paleo allergic allergy intolerant intolerance spicy sweet
  comforting comfort cosy cozy hearty light lighter fresh healthy healthier festive romantic summer winter autumn spring budget cheap kid child
  party picnic brunch breakfast lunch dinner dessert snack drink soup salad side starter main sauce grill grilled bbq barbecue
  pot pan oven one-pot weeknight weekend freezer everyday family sunday christma friday monday birthday promotion exam quick easy fast slow serving guest double triple halve people
  protein carb low high calorie mild hot cold warm warming rainy savoury savory salty sour smoky crispy crunchy creamy leftover
  minute hour plan week meal prep tonight today tomorrow noon style based plant meatless meat pescatarian halal kosher nut thanks thank hello
  thanksgiving christmas easter diwali eid ramadan hanukkah nowruz halloween oktoberfest
  hungover hangover fryer cooker roast roasted roasting grilling boiling steaming frying baking cooking stir-fry fry fried bake baked make-ahead batch cooking street food lunchbox i'd i'll
  spice heat pudding bread smoothie cocktail nope yeah yep okay minus substitute stuff chef wife husband hubby gf mild birthday
  crazy overnight dough finger cal upgrade tin can jar packet pack bag box carton soft tooth teeth chew anniversary valentine guests veggie plain special crowd buffet outdoor seaside filling chilled beginner kidding joking teasing messing jk lol`.split(
    /\s+/,
  ),
);
