/** Words a step as a cook says it, scaled: "the onions" for two of them, "the lemon juice" where only the juice goes in, amounts. */
import type { Dish, DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import { plural, singular } from '../../text/plurals.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { numberOf } from '../adapt/add-amounts.ts';
import { isFixed } from './fixed.ts';
import { forOne } from './for-one.ts';
import { inListedNumber } from './number-in-steps.ts';
import { piecesOf } from './pieces.ts';
import { portionIn } from './portions.ts';

/** How a food was named: with "the", without because a list or the author's words go before, or by its amount. */
type Manner = 'the' | 'bare' | 'amount';

/** `factor` is how many times the dish is made: the egg of one is the eggs of four. */
export function wordStep(
  dish: Dish,
  asWritten: readonly StepPiece[],
  factor: number,
  units: UnitSystem = 'international',
): string {
  const step = inListedNumber(dish, asWritten, factor);
  let said = '';
  let between = '';
  let last: Manner | undefined;
  let isSeveral = false;
  for (const [at, piece] of step.entries()) {
    const item = piece.kind === 'ingredient' ? dish.ingredients[piece.index] : undefined;
    if (!item) {
      between += piece.kind === 'ingredient' ? piece.name : piece.text;
      continue;
    }
    if (isSeveral) between = between.replace(THEN_IT, '$1 them');
    if (SEVERAL_OF.test(between) && isOne(dish, item, factor))
      between = between.replace(SEVERAL_OF, 'the ');
    const told = WHICH.test(said + between);
    const byAmount = !told && isNamedByAmount(dish, item);
    const portion = byAmount ? portionIn(dish, item, factor, units) : '';
    const amount = portion || (byAmount ? amountIn(item, factor) : '');
    const manner = amount ? 'amount' : mannerOf(item, said, between, last);
    said += amount ? between.replace(FURTHER, portion ? '' : 'another ') : between;
    const rest = isListed(step, at) ? '' : restOf(step, at);
    const name = amount || nameIn(dish, item, factor, said, rest);
    said += manner === 'the' ? `${/(?:^|[.!?] )$/.test(said) ? 'The' : 'the'} ${name}` : name;
    // One onion has become two: what is done to "it" in the next sentence is done to them.
    isSeveral =
      !amount &&
      item.unit === '' &&
      COOKED.test(said) &&
      oneOf(item.name) === item.name &&
      name !== item.name;
    last = manner;
    between = '';
  }
  if (isSeveral) between = between.replace(THEN_IT, '$1 them');
  const all = (said + between).trim();
  return Math.round(dish.servings * factor) === 1 ? forOne(all, sharesOf(dish)) : all;
}

/** What the dish is parted into, one for each. */
function sharesOf(dish: Dish): readonly string[] {
  return dish.steps.flatMap((step) => SHARES.exec(stepLine(step))?.[1] ?? []);
}

const SHARES = /\b(balls|heaps|patties|portions|rolls), one (?:a person|each)\b/;

const COOKED = /\b(?:cook|fry|soften|brown|toast|roast|boil) (?:the )?[\p{L}\p{M}' -]+$/iu;
const THEN_IT = /^([^.]*\. (?:Stir|Tip|Lift|Set|Scoop|Take|Drain|Leave|Spoon)) it\b/;

/** "One of the egg yolks", "2 of the lemons". */
const SEVERAL_OF = /\b(?:one|two|three|\d) of the $/;

/** Where there is but one. */
function isOne(dish: Dish, item: DishIngredient, factor: number): boolean {
  return item.unit === '' && (piecesOf(dish, item, factor)?.count ?? 2) <= 1;
}

/** "a further 2 tbsp", "more 25 g": the amount comes with a word of its own. */
const FURTHER = /\b(?:a (?:second|third|further)|more|another) $/;

/** "A little of the butter", "a thread of oil": the words say how much, and a figure would stumble over them. */
const WHICH = /\b(?:the|an? (?:[\p{L}-]+ ){1,2}of) $/iu;

/** Between two members of a list. */
const LISTED = /^(?:,|,? and|,? or)\s$/;
/** "with the onion, garlic and salt": the list began in the author's own words. */
const LIST_BEGUN =
  /\bthe [\p{L}-]+(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?){0,4}(?:,|,? and) $/u;
/** What already tells which or how much of it; "a pinch of salt", "overlapping slices of ham" among them. */
const TOLD =
  /(?:^|[\s(])(?:the|an?|another|further|second|third|little|more|some|any|each|every|all|half|both|no|plain|last|extra|other|remaining|(?:in|into|with|of|to|under) (?:hot|cold|warm)|their|its|your|[\d¼½¾⅓⅔⅛.,-]+|two|three|four|five|six|(?:(?:an?|some|each|good|further|overlapping|thin|thick) (?:[\p{L}-]+ )?(?:[\p{L}-]+) |(?<!\bthe )(?:wedges|slices|leaves|cubes|strips|sprigs) )of) $/iu;
/** "A little of the water": part of what stands on the list. */
const SOME_OF = /\b(?:little|bit|some|most|part|rest|half|all|third|quarter) of $/i;
/** "Season with salt and pepper" wants no article, whatever the list says of how much. */
const SEASONS = /\bseason(?:ed|ing)?\b[^.;,]*\bwith $/i;

function mannerOf(item: DishIngredient, said: string, between: string, last?: Manner): Manner {
  const before = said + between;
  if (SOME_OF.test(before)) return 'the';
  if (item.quantity === '' || TOLD.test(before) || SEASONS.test(before)) return 'bare';
  if (last !== undefined && LISTED.test(between)) return last === 'amount' ? 'the' : 'bare';
  return LIST_BEGUN.test(before) ? 'bare' : 'the';
}

/** A food that goes in more than once is named with its amount each time. */
function isNamedByAmount(dish: Dish, item: DishIngredient): boolean {
  return (
    isNamedAgain(dish, item) && /\d/.test(item.quantity) && !isFixed(item) && !isCut(dish, item)
  );
}

function isNamedAgain(dish: Dish, item: DishIngredient): boolean {
  return dish.ingredients.filter((other) => other.name === item.name).length > 1;
}

/** "2 tbsp of the olive oil": some of what stands on the list; "2 eggs" need no such word. */
function amountIn(as: DishIngredient, factor: number): string {
  const item = as.unit === 'cm' ? { ...as, quantity: lengthFor(as.quantity, factor) } : as;
  const line = ingredientLine(item, '');
  return item.unit !== '' && line.endsWith(` ${item.name}`)
    ? `${line.slice(0, -item.name.length)}of the ${item.name}`
    : line;
}

/** Lengths in steps are tins and cuts and stay as they are, but a piece of ginger grows with the servings. */
function lengthFor(quantity: string, factor: number): string {
  const length = numberOf(quantity) * factor;
  return Number.isNaN(length) || factor === 1
    ? quantity
    : String(Math.max(0.5, Math.round(length * 2) / 2));
}

/** Half an onion chopped and half an onion sliced are told apart by the knife. */
function isCut(dish: Dish, item: DishIngredient): boolean {
  const same = dish.ingredients.filter((other) => other.name === item.name);
  const cuts = new Set(same.map((other) => other.preparation));
  return (
    item.unit === '' && cuts.size === same.length && same.every((one) => CUT.test(one.preparation))
  );
}

const CUT =
  /^(?:\w+ly )?(?:chopped|sliced|grated|diced|halved|quartered|crushed|shredded|peeled|whole)(?:, whole)?$/;

/** Named among others, or beside what the sentence is about: "it" is none of them. */
function isListed(step: readonly StepPiece[], at: number): boolean {
  const text = (piece: StepPiece | undefined) => (piece?.kind === 'text' ? piece.text : '');
  const [before, after] = [text(step[at - 1]), text(step[at + 1])];
  if (/\bwith (?:the )?$/.test(before)) return true;
  const behind = LISTED.test(after) && step[at + 2]?.kind === 'ingredient';
  return behind || (LISTED.test(before) && step[at - 2]?.kind === 'ingredient');
}

/** The words up to the end of the sentence, which may speak of "it" or of "them". */
function restOf(step: readonly StepPiece[], at: number): string {
  const rest = step
    .slice(at + 1)
    .map((piece) => (piece.kind === 'ingredient' ? piece.name : piece.text));
  return /^[^.!?]*/.exec(rest.join(''))?.[0] ?? '';
}

function nameIn(
  dish: Dish,
  item: DishIngredient,
  factor: number,
  before: string,
  after: string,
): string {
  const number = OF_IT.test(before) ? oneOf(item.name) : inNumber(dish, item, factor, after);
  const name = number.replace(/^tinned /, '');
  if (isFixed(item) && isNamedAgain(dish, item)) return `${name} for deep-frying`;
  if (isNamedAgain(dish, item) && isCut(dish, item))
    return `${item.preparation.replace(/^peeled, /, '')} ${name}`;
  const part = /\b(?:zest|juice) of (?:the )?$/.test(before) ? '' : partOf(item.preparation);
  return part ? `${oneOf(item.name)} ${part}` : name;
}

/** "Wedges of lime", however many limes they are cut from. */
const OF_IT = /(?<!\bthe )\b(?:wedges|slices) of $/;

/** Which part of a lemon goes in. */
function partOf(preparation: string): string {
  if (/^(?:zest and juice|juice and zest)$|^zest\b.*\bjuiced$/.test(preparation))
    return 'zest and juice';
  if (/^juiced?$/.test(preparation)) return 'juice';
  return /^zest(?: only| finely grated| in strips)?$/.test(preparation) ? 'zest' : '';
}

/** What comes by the piece, in the number that goes in, unless the sentence goes on in the other number. */
function inNumber(dish: Dish, item: DishIngredient, factor: number, after: string): string {
  const { name, quantity, unit } = item;
  const exact = numberOf(quantity.split(/\s*[-–]\s*/).at(-1) ?? '') * factor;
  // As many as the list shows, which rounds what comes only in whole ones.
  const count = factor === 1 ? exact : (piecesOf(dish, item, factor)?.count ?? exact);
  if (unit !== '' || Number.isNaN(exact) || / (?:on|in|of|with) /.test(name)) return name;
  // 1.2 cucumbers are one on the list.
  const many = count >= 1.25;
  const goesOn = many
    ? /^ (?:is|has)\b|\b(?:it|its)\b/
    : /^ (?:are|have)\b|\b(?:them|they|their|(?<!minutes )each)\b/;
  if (goesOn.test(after)) return name;
  return many ? withLast(name, plural) : oneOf(name);
}

function oneOf(name: string): string {
  return withLast(name, (word) => (/[a-z]/.test(word) ? singular(word) : word));
}

function withLast(name: string, change: (word: string) => string): string {
  const words = name.split(' ');
  return [...words.slice(0, -1), change(words.at(-1) ?? '')].join(' ');
}
