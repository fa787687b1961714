/** Finds the sentence or step of a dish where an added food can be simmered, fried, baked, folded in ...; inserts its list line. */
import { isSeasoning } from '../../cook/adapt/gone-times.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Step } from './step-pieces.ts';
import { BAKES, foodNames, IN_OVEN, type Sentence, sentencesIn } from './timed-sentences.ts';

/** A sentence by the index of its step and its own in there. */
export interface Place {
  readonly step: number;
  readonly sentence: number;
}

export interface PlacedSentence extends Sentence, Place {
  /** Whether the next sentence pours the water away. */
  readonly isDrained: boolean;
}

export function sentencesOf(dish: Dish): PlacedSentence[] {
  return dish.steps.flatMap((step, at) => {
    const all = sentencesIn(step);
    return all.map((one, sentence) => ({
      ...one,
      step: at,
      sentence,
      isDrained: /\bdrain\b/i.test(one.text) || /^drain\b/i.test(all[sentence + 1]?.text ?? ''),
    }));
  });
}

/** The last sentence that simmers for so many minutes; undefined where none does for so long. */
export function simmerFor(dish: Dish, minutes: number): Place | undefined {
  const all = simmeringIn(dish).filter((one) => one.minutes >= minutes);
  // A white sauce is no place for more than has to be in it, nor is the rice beside the stew.
  const isOther = (one: PlacedSentence) => isWhiteSauce(dish, one) || isRice(one);
  return all.findLast((one) => !isOther(one)) ?? all.at(-1);
}

/** Sentences that simmer and whose pot comes to the table with all that is in it. */
function simmeringIn(dish: Dish): PlacedSentence[] {
  const all = sentencesOf(dish);
  const strained = strainedAt(all);
  const eggs = eggsPouredAt(dish);
  const isDip = dish.steps.some((step) => DIPPED.test(stepLine(step)));
  return all.filter(
    (one, at) =>
      isSimmered(one) &&
      (at > strained || (at === strained && STRAINED_FIRST.test(one.text))) &&
      (eggs < 0 || one.step < eggs) &&
      !(isDip && isSauce(dish, one)),
  );
}

/** What went in before is poured away; -1 where nothing is strained. */
function strainedAt(all: readonly PlacedSentence[]): number {
  return all.findLastIndex(({ text }) => /\bstrain\b/i.test(text));
}

const STRAINED_FIRST = /\bstrain\b.*\b(?:simmer|boil|cook)/i;

/** A sauce that is put on the table by itself. */
const DIPPED = /\bsauce\b[^.]*\b(?:in a bowl|alongside|for dipping|to dip|on the side)\b/i;

function isSauce(dish: Dish, { step }: Place): boolean {
  return !/\b(?:chicken|pork|beef|lamb|fish|prawns|tofu)\b/i.test(stepLine(dish.steps[step] ?? []));
}

function isRice({ pieces }: PlacedSentence): boolean {
  return foodNames(pieces).some((name) => /\brice$/.test(name));
}

function isWhiteSauce(dish: Dish, { step }: Place): boolean {
  const said = stepLine(dish.steps[step] ?? []);
  return /\bflour\b/i.test(said) && /\bmilk\b/i.test(said);
}

/** The sentence that simmers longest, for what takes longer than any. */
export function longestSimmer(dish: Dish): (Place & { readonly minutes: number }) | undefined {
  return simmeringIn(dish)
    .filter((one) => !isWhiteSauce(dish, one) && !isRice(one))
    .reduce<PlacedSentence | undefined>(
      (most, one) => (most && most.minutes >= one.minutes ? most : one),
      undefined,
    );
}

function isSimmered({ text, minutes, isDrained }: PlacedSentence): boolean {
  return minutes > 0 && SIMMERS.test(text) && !isDrained && !SET.test(text) && !APART.test(text);
}

const SIMMERS =
  /\b(?:simmer|boil|braise|stew|bubble|ladle|ladleful|poach|stir-fry|warm through|sauce|soup|cover and cook|cook for|go on for)\b/i;
/** What would be stirred to pieces, and what is boiled in a pot of its own. */
const SET = /\b(?:crack|eggs?|omelette|dumplings|salted water|rinse the|whites are set)\b/i;
/** What stands, and what goes on beside. */
const APART =
  /^meanwhile\b|\b(?:bake|roast|stand|rest(?! of)|cool|leave|steep|soak|oven|crisp|golden)\b/i;

/** The sentence in which pasta boils in its water; undefined where none does. */
export function pastaWater(dish: Dish): Place | undefined {
  return sentencesOf(dish).find(({ text, pieces }) => {
    const isPasta = foodNames(pieces).some((name) => PASTA.test(name));
    return isPasta && /\b(?:boil|cook)\b/i.test(text) && !/\bsauce\b/i.test(text);
  });
}

const PASTA =
  /\b(?:spaghetti|penne|macaroni|tagliatelle|linguine|fettuccine|rigatoni|pasta|fusilli|orecchiette)$/;

/** Where vegetables go on the tray for so many minutes and more; undefined where none do. */
export function trayFor(dish: Dish, minutes: number): Place | undefined {
  const all = sentencesOf(dish);
  const roasting = all
    .filter(({ text }) => BAKES.test(text))
    .reduce((sum, one) => sum + one.minutes, 0);
  if (roasting < minutes) return undefined;
  const at = dish.steps.findIndex((step) => {
    const foods = foodNames(step).filter((name) => !isSeasoning(name));
    return foods.length > 1 && TRAY.test(stepLine(step));
  });
  const isAlone = at >= 0 && !/\btoss everything\b/i.test(stepLine(dish.steps[at] ?? []));
  const tray = all.find(({ step, text }) =>
    at < 0 || !isAlone
      ? TRAY.test(text) && /\b(?:spread|toss)\b/i.test(text)
      : step === at && TRAY.test(text),
  );
  return tray ?? all.find(({ text }) => /\barrange\b[^.]*\bin one layer\b/i.test(text));
}

const TRAY = /\b(?:baking tray|roasting tin|tray)\b/i;

/** The last sentence that bakes the dish to its end; undefined for a salad's croutons, and where it goes on on the hob. */
export function bakedAt(dish: Dish): Place | undefined {
  if (dish.course === 'salad') return undefined;
  const heated = sentencesOf(dish).filter(({ text, minutes }) => minutes > 0 && HEATED.test(text));
  const last = heated.at(-1);
  return last && IN_OVEN.test(last.text) ? last : undefined;
}

/** The step in which all of a baked dish goes into its dish; -1 where it is no such dish. */
export function dishedAt(dish: Dish): number {
  const baked = bakedAt(dish);
  if (!baked || dish.vessel !== 'baking dish') return -1;
  return dish.steps.findLastIndex(
    (step, at) => at <= baked.step && /\b(?:dish|tin)\b/i.test(stepLine(step)),
  );
}

/** The step in which beaten eggs are poured over what is to be in them; -1 where none are. */
export function eggsPouredAt(dish: Dish): number {
  // A batter is poured as well.
  const isBatter = dish.ingredients.some(({ name }) => /\bflour$/.test(name));
  const poured = isBatter ? EGGS_POURED : EGGS_OR_MIXTURE;
  return dish.steps.findIndex((step) => poured.test(stepLine(step)));
}

const EGGS_POURED = /\b(?:pour|tip) (?:in |over )?the (?:beaten )?eggs?\b/i;
const EGGS_OR_MIXTURE = /\b(?:pour|tip) (?:in |over )?the (?:beaten )?(?:eggs?|mixture)\b/i;

export function isHot(dish: Dish): boolean {
  return heatedPlace(dish) !== undefined || dish.steps.some((step) => OVER.test(stepLine(step)));
}

const OVER = /\bover (?:a )?(?:very )?(?:low|medium|high|medium-\w+) heat\b/i;

/** Index of the step in which a batter or dough goes into its tin or is shaped; -1 where there is none. */
export function foldsAt(dish: Dish): number {
  const isBaked = dish.steps.some((step) => /\b(?:bake|oven|steam|fry)\b/i.test(stepLine(step)));
  const hasFlour = dish.ingredients.some(({ name }) => /\b(?:flour|oats|semolina)\b/.test(name));
  if (!isBaked || !hasFlour) return -1;
  const tin = dish.steps.findIndex(
    (step, at) => at > 0 && INTO_TIN.test(stepLine(step)) && !/\bmelt\b/i.test(stepLine(step)),
  );
  // What is rolled out and cut has to have it in before.
  const rolled = dish.steps.findIndex((step, at) => at > 0 && ROLLED.test(stepLine(step)));
  return rolled >= 0 && (tin < 0 || rolled < tin) ? rolled : tin;
}

const ROLLED =
  /\b(?:roll|pat|press) (?:it |the dough )?(?:out|to|into|flat|2|3)\b|\bcut (?:out|in rounds|into rounds)\b|\bstamp\b/i;

export const INTO_TIN =
  /\b(?:into|in|onto|on|over|between) (?:the|a|an)\b[^.]*\b(?:tin|tray|cases|pan|skillet)\b|\bshape\b/i;

const HEATED = /\b(?:simmer|fry|cook|boil|braise|roast|bake|grill|sweat|soften|brown|sear)\b/i;
const LAST_HEAT = /\b(?:simmer|stir-fry|fry|cook|boil|braise|warm through|soften)\b/i;

/** The last sentence on the hob, else the last that heats at all. */
export function heatedPlace(dish: Dish): Place | undefined {
  const every = sentencesOf(dish);
  const all = every.slice(Math.max(0, strainedAt(every)));
  const pan = all.findLast(
    ({ text, minutes, isDrained }) => minutes > 0 && !isDrained && LAST_HEAT.test(text),
  );
  return pan ?? all.findLast(({ text }) => HEATED.test(text));
}

/** The sentence on the hob in which the first vegetables or spices soften; undefined where none do. */
export function fryingPlace(dish: Dish, least = 0): Place | undefined {
  const all = sentencesOf(dish).filter(
    ({ text, pieces, minutes }) =>
      minutes > least &&
      /\b(?:fry|soften|sweat|cook|sizzle|brown|toast|stir)\b/i.test(text) &&
      !/\b(?:roast|bake|oven|salted water)\b/i.test(text) &&
      (BASE.test(text) || foodNames(pieces).some((name) => BASE.test(name))),
  );
  // With the onions, where there are any, and not with the bacon before them.
  return all.find(({ pieces }) => foodNames(pieces).some((name) => ONIONS.test(name))) ?? all[0];
}

const ONIONS = /\b(?:onions?|shallots?|leeks?)$/;

const BASE = /\b(?:oil|butter|ghee|onion|onions|garlic|shallots?|lard|leeks?|ginger|spices)\b/i;

/** The sentence that blends or mashes a dip smooth; undefined where nothing is, or it is cooked on. */
export function blendedAt(dish: Dish): Place | undefined {
  const all = sentencesOf(dish);
  const at = all.findLastIndex(({ text }) => /\b(?:blend|purée|food processor|mash)\b/i.test(text));
  const isCookedOn = all
    .slice(at + 1)
    .some(({ text, minutes }) => minutes > 0 && HEATED.test(text));
  return isCookedOn ? undefined : all[at];
}

/** The sentence that shapes patties or balls of a mass without meat in one piece; undefined where none does. */
export function shapedAt(dish: Dish): Place | undefined {
  return sentencesOf(dish).find(({ text }) =>
    /\b(?:shape|form|roll|press)\b[^.]*\b(?:patties|balls|cakes|fritters)\b/i.test(text),
  );
}

/** The list stands in the order of first use. */
export function inOrder(
  dish: Dish,
  steps: readonly Step[],
  item: DishIngredient,
  index: number,
): Pick<Dish, 'ingredients' | 'steps'> {
  const used = steps.flat().filter((piece) => piece.kind === 'ingredient');
  const at = used.findIndex((piece) => piece.index === index);
  const before = used[at - 1];
  const place = before ? before.index + 1 : 0;
  const moved = (one: number): number => (one === index ? place : one >= place ? one + 1 : one);
  return {
    ingredients: dish.ingredients.toSpliced(place, 0, item),
    steps: steps.map((step) =>
      step.map((piece) =>
        piece.kind === 'ingredient' ? { ...piece, index: moved(piece.index) } : piece,
      ),
    ),
  };
}
