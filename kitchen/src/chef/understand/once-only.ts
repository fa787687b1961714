/** A diet that only the dish has: "a vegan chilli" wishes for one such dish and tells nothing of who eats it. */
import type { Dish } from '../../cookbook/dish.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Diet, Needs } from '../../vocabulary.ts';
import type { Guests } from './guests.ts';
import type { Meaning } from './meaning.ts';
import { readNeeds } from './needs-said.ts';

export interface Once {
  readonly diets: readonly Diet[];
  /** Words of the wish, by which it is known when it comes up again. */
  readonly words: readonly string[];
}

export const NOT_ONCE: Once = { diets: [], words: [] };

/** Gluten is left out: who asks for bread without it may be a coeliac. */
const OF_TASTE: ReadonlySet<Diet> = new Set(['Vegetarian', 'Vegan', 'Keto', 'Paleo']);
/** What is said of people and of all their meals, and names no dish. */
const NO_DISH =
  '(?:dish(?:es)?|meals?|foods?|recipes?|dinners?|lunch(?:es)?|breakfasts?|suppers?|brunch|ideas?|options?|things?|stuff|versions?|menus?|plans?|weeks?|days?|diets?|lifestyle|cooking|cuisine|kitchen|household|famil(?:y|ies)|people|persons?|guests?|friends?|kids?|child(?:ren)?|toddlers?|baby|mum|mom|dad|wife|husband|partner|sisters?|brothers?|daughters?|sons?|girlfriend|boyfriend|please|and|or|but|too|also|now|here|for|again|with|without|because|since|so|is|are|who|that|i|we)';
const OF_DISH = new RegExp(
  `\\b(?:vegan|vegn|plant[ -]based|vegetarian|veggie|meat[ -]?(?:less|free)|keto|paleo) (?!${NO_DISH}\\b)(?=[a-z])`,
  'g',
);
/** Words that speak of somebody or of always. */
const OF_SOMEBODY =
  /\b(?:i'm|i am|we're|we are|i've|we've|my|our|his|her|their|as an?|who|he|she|they|everything|everyone|always|only|strictly|from now|every|all|both|two of|one of|make (?:it|this|that|them)|we eat|i eat|don't|doesn't|can't|cannot)\b/;

/** The diets in `needs` that the folded text gives to a dish and to nobody. */
export function readOnce(
  text: string,
  needs: Needs,
  {
    named,
    famous,
    include,
    course,
    words,
  }: Pick<Meaning, 'named' | 'famous' | 'include' | 'course' | 'words'>,
): Once {
  const asksForDish = named.length + include.length + words.length > 0 || famous || course;
  if (needs.diets.length === 0 || !asksForDish || OF_SOMEBODY.test(text)) return NOT_ONCE;
  const rest = text.replace(OF_DISH, '');
  if (rest === text) return NOT_ONCE;
  const standing = readNeeds(rest).diets;
  const diets = needs.diets.filter((diet) => OF_TASTE.has(diet) && !standing.includes(diet));
  return { diets, words: contentTokens(rest) };
}

/** Whether a message names a dish that has nothing to do with the one it was said of; any doubt keeps the diet. */
export function isOtherDish(
  { once }: Guests,
  shown: readonly Dish[],
  { text, named, famous, include, course, ...meaning }: Meaning,
): boolean {
  if (once.diets.length === 0 || meaning.question || meaning.aboutIt) return false;
  if (meaning.reply !== undefined && meaning.reply.kind !== 'yes') return false;
  if (meaning.replace || meaning.corrects || ADDS.test(text)) return false;
  const names = named.length > 0 || famous !== undefined || (include.length > 0 && course);
  if (!names || named.some(({ dish }) => shown.some(({ slug }) => slug === dish.slug)))
    return false;
  return !contentTokens(text).some((word) => once.words.includes(word));
}

const ADDS =
  /^(?:and |but |or |maybe |also |perhaps |ok |no,? )*(?:with|without|plus|and|also|add)\b/;

/** After a message: its own diet of a dish in place of that of the dish before. */
export function onceAfter(once: Once, said: Once, lifted: Needs, isOther: boolean): Once {
  if (said.diets.length > 0) return said;
  if (isOther) return NOT_ONCE;
  const diets = once.diets.filter((diet) => !lifted.diets.includes(diet));
  return diets.length === once.diets.length ? once : { ...once, diets };
}
