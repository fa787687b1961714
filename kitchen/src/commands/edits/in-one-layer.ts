/** Rewrites steps for an appliance where pieces lie in one layer (air fryer, grill): times by food, batches; undefined if it cannot. */
import { isSeasoning } from '../../cook/adapt/gone-times.ts';
import { plainIntroductions } from '../../cook/adapt/title-words.ts';
import { inFives } from '../../cook/plate/rounds.ts';
import type { Dish, StepPiece } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { wordsOf } from './card-words.ts';
import { cookedFood, minutesBy, timesAsLong } from './cooking-times.ts';
import type { Bench } from './finish-edit.ts';
import { isPiece } from './method-plan.ts';
import type { MethodPlan } from './pot-plan.ts';
import {
  cookedOn,
  filled,
  inBasket,
  PREHEATS,
  type Step,
  text,
  tidied,
  withoutOldHeat,
} from './step-pieces.ts';
import { foodNames, type Sentence, sentencesIn, untilIn } from './timed-sentences.ts';

type LayerPlan = MethodPlan & { readonly kind: 'pieces' };

const FRIES = /\b(?:fry|sear|brown|grill|griddle|roast|bake|cook|oven|char)/i;
const STEERS = /\b(?:oven|tray|grill|pan|hob|rack|griddle|tin|°C)\b/i;
/** So many batches of pieces, peppers and chicken say, are still laid out in turn. */
const MOST_LAID = 2;

/**
 * What is fried beside the pieces stays in its pan. Undefined where nothing lies by itself, where it is stirred about, or
 * where more is cooked in turn than one would lay out.
 */
export function inOneLayer(
  bench: Bench,
  dish: Dish,
  plan: LayerPlan,
  method: string,
): Dish | undefined {
  const sentences = dish.steps.flatMap((step, at) =>
    sentencesIn(step).map((sentence) => ({ ...sentence, at })),
  );
  const written: Step[] = dish.steps.map(() => []);
  const put = (at: number, pieces: Step): void => {
    written[at] = [...(written[at] ?? []), ...pieces];
  };
  let [laid, saved, isStirred] = [0, 0, false];
  let topic: Step | undefined;
  let carried: Step | undefined;
  for (let index = 0; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence) continue;
    const { at } = sentence;
    const named = mainIn(bench, dish, sentence);
    if (PREHEATS.test(sentence.text)) continue;
    const after = sentences[index + 1];
    const isNext = after && (mainIn(bench, dish, after) ?? !after.pieces.some(isFoodPiece));
    if (isPanHeated(sentence) && isNext) {
      const fat = sentence.pieces.filter((one) => one.kind === 'ingredient');
      if (fat.length > 0) put(at, filled(TOSSED, {}, fat));
      continue;
    }
    if (/\bskewers\b/.test(sentence.text)) topic = [text('the skewers')];
    else if (named) topic = named;
    else if (sentence.pieces.some(isFoodPiece)) topic = undefined;
    if (isLaidOut(sentence) && (named ?? topic)) {
      carried = named?.some((one) => one.kind === 'ingredient') ? named : carried;
      continue;
    }
    const main =
      carried ?? named ?? (topic && OVEN.test(sentence.text) ? called(bench, topic) : undefined);
    const next = sentences.slice(index + 1).findIndex((one) => !goesOn(one));
    const more =
      next < 0 ? sentences.slice(index + 1) : sentences.slice(index + 1, index + 1 + next);
    const all = [sentence, ...more];
    const before = all.reduce((sum, one) => sum + cookedFor(one), 0);
    if (laid > 0 && cooksOn(sentence)) {
      saved += sentence.minutes * (1 - plan.times);
      put(at, cookedOn(sentence.pieces, plan.times));
      continue;
    }
    // "Finish under a hot grill": it goes there from the new appliance as well.
    const isElsewhere =
      laid > 0 &&
      /\bgrill or on a barbecue\b|\bunder (?:a|the) (?:hot )?grill\b/.test(sentence.text);
    const isCooked =
      !isElsewhere &&
      FRIES.test(sentence.text) &&
      !WAITS.test(sentence.text) &&
      sentence.minutes > 0;
    if (!isCooked || !main || before < (LEAST[method] ?? 6)) {
      put(at, inBasket(sentence.pieces, method));
      continue;
    }
    index += more.length;
    isStirred ||= STIRRED.test(sentence.text);
    const times = ratioFor(bench, dish, plan, main) ?? plan.times;
    const minutes = Math.max(plan.least, Math.round(before * times));
    saved += before - minutes;
    put(at, layStep(bench, dish, plan, { main, all, minutes, isFirst: laid === 0 }));
    laid += 1;
    carried = undefined;
  }
  if (laid === 0 || laid > MOST_LAID || isStirred || carried) return undefined;
  if (method !== 'hob' && written.some((step) => OLD_PAN.test(stepLine(step)))) return undefined;
  // What still lies in the oven for long has not been rewritten.
  if (plan.from === 'oven' && written.some(roastsOn)) return undefined;
  const time = Math.max(10, inFives(dish.time - saved));
  return {
    ...dish,
    steps: written.map(tidied).filter((step) => step.length > 0),
    time,
    active: Math.min(time, dish.active),
    tip: withoutOldHeat(dish.tip, STEERS),
    introduction: /\b(?:oven|baked|roast|roasted|grilled|fried|pan)\b/i.test(dish.introduction)
      ? (plainIntroductions(dish)[0] ?? '')
      : dish.introduction,
  };
}

function roastsOn(step: Step): boolean {
  return sentencesIn(step).some(
    ({ text: said, minutes }) =>
      minutes >= 10 && /\b(?:roast|bake) for\b/i.test(said) && !/\bmore\b/.test(said),
  );
}

/** What goes on in the pan that is there no more. */
const OLD_PAN = /\b(?:to|in|into) the (?:same |hot )?pan\b/i;

/** The words of the appliance, with what is tossed in first and when it is done. */
function layStep(
  bench: Bench,
  dish: Dish,
  plan: LayerPlan,
  laid: {
    readonly main: Step;
    readonly all: readonly Sentence[];
    readonly minutes: number;
    readonly isFirst: boolean;
  },
): Step {
  const { main, all, minutes, isFirst } = laid;
  const untils = all.flatMap((one) => untilIn(one.text) ?? []);
  const until = untils.findLast((one) => one.includes('°C')) ?? untils.at(-1) ?? '';
  const slots = {
    minutes: minutes > 15 ? inFives(minutes + 2) : minutes,
    degrees: plan.degrees,
    until: until === '' ? '' : `, until ${until}`,
  };
  const words = wordsOf(bench.kitchen, plan.message, dish.slug);
  const others = all[0]?.pieces.filter(
    (piece) => piece.kind === 'ingredient' && !main.includes(piece),
  );
  const isSalt = others?.every(
    (one) => one.kind === 'ingredient' && /(?:salt|pepper)$/.test(one.name),
  );
  const beside = others && others.length > 0 ? filled(isSalt ? SEASON : BESIDE, {}, others) : [];
  // It is hot from the first batch.
  const said = isFirst ? words : words.replace(/^[^.]*\. /, '');
  return [...beside, ...filled(said, slots, main), text(' ')];
}

/** Minutes over the heat: "3 minutes a side" are six. */
function cookedFor({ minutes, text: said }: Sentence): number {
  return /\b(?:a|each|per|either|on each|on both) sides?\b/.test(said) ? minutes * 2 : minutes;
}

function isFoodPiece(piece: StepPiece): boolean {
  return piece.kind === 'ingredient' && !isSeasoning(piece.name);
}

/** By the pantry's table, how much longer or shorter the food takes; kept within what one would believe. */
function ratioFor({ kitchen }: Bench, dish: Dish, plan: LayerPlan, main: Step): number | undefined {
  const said = main.map((piece) => (piece.kind === 'ingredient' ? piece.name : ''))[0];
  const name = said || dish.ingredients.find((one) => isPiece(kitchen, one.name))?.name;
  if (name === undefined) return undefined;
  const { from, to } = plan;
  const ratio = timesAsLong(minutesBy(kitchen, name, from), minutesBy(kitchen, name, to));
  return ratio === undefined ? undefined : Math.min(2, Math.max(0.55, ratio));
}

/** "Turn everything and roast for 15 minutes more": it is the same that cooks on. */
function cooksOn({ pieces, text: said, minutes }: Sentence): boolean {
  const isOther = pieces.some(isFoodPiece);
  return minutes > 0 && !isOther && TURNS.test(said) && FRIES.test(said);
}

/** The same, where nothing is brushed on or put in with it. */
function goesOn(sentence: Sentence): boolean {
  return cooksOn(sentence) && foodNames(sentence.pieces).length === 0;
}

const TURNS = /\b(?:turn|flip|shake|more)\b/i;

/** "Spread them on the rack, skin side up": what the new words say, too. */
function isLaidOut({ text: said, minutes, pieces }: Sentence): boolean {
  return minutes === 0 && foodNames(pieces).length <= 1 && LAYS_OUT.test(said);
}

const LAYS_OUT =
  /^(?:spread|lay|set|arrange|put) [^,.;]* on (?:the|a|an) [^.]*\b(?:tray|rack|grill)\b/i;

/** Where thin slices are done as fast as in a pan. */
const LEAST: Readonly<Record<string, number>> = { barbecue: 3, grill: 3, 'air fryer': 4 };
const WAITS =
  /\b(?:chill|marinat\w*|fridge|soak|overnight|rise|prove|cool|rest|stand|boil|simmer|soften)\b/i;
/** The pan's oil goes on what lay in it. */
const TOSSED = 'Keep {food} ready for brushing. ';
const BESIDE = 'Toss with {food} first. ';
const SEASON = 'Season with {food}. ';

/** "Heat a frying pan with the oil": nothing goes into it now. */
function isPanHeated({ pieces, text: said }: Sentence): boolean {
  return (
    (/^(?:heat|warm) /i.test(said) &&
      /\b(?:pan|griddle|wok|tin|tray)\b/i.test(said) &&
      foodNames(pieces).every(isSeasoning) &&
      !/\band (?!wipe)/.test(said)) ||
    /^turn the heat (?:to|up|down)\b/i.test(said)
  );
}

const OVEN = /\b(?:oven|bake|roast|grill)\b|^(?:fry|cook|turn)\b/i;

/** What is tossed about in a pan does not lie on a grid. */
const STIRRED =
  /\b(?:stir|stirring|stir-fry|stir-fried|wok|scrambl\w+|breaking|toss|tossing|omelette|filling|soup|noodles|crack|crumbl\w+|fold)\b/i;
/** What mince is shaped into. */
const SHAPED = /\b(?:the )?(patties|burgers|meatballs|koftas|kebabs|cakes)\b/i;

/** What was put down before, by the name that a step gives it. */
function called({ kitchen }: Bench, topic: Step): Step {
  const [only, other] = foodNames(topic);
  if (only === undefined) return topic;
  const name = other === undefined ? cookedFood(kitchen, only)?.call : undefined;
  return [text(name === undefined ? 'everything' : `the ${name}`)];
}

/** What of the main food a sentence cooks, by its mark on the list or by its name; undefined where it is about something else. */
function mainIn(
  { kitchen }: Bench,
  dish: Dish,
  { pieces, text: said }: Sentence,
): Step | undefined {
  const isListed = foodNames(pieces).some((name) => isPiece(kitchen, name));
  if (isListed) return pieces.filter(isFoodPiece);
  if (pieces.some(isFoodPiece)) return undefined;
  const calls = dish.ingredients
    .filter(({ name }) => isPiece(kitchen, name))
    .flatMap(({ name }) => cookedFood(kitchen, name)?.call ?? name.split(' ').slice(-1));
  const words = ` ${said.toLowerCase().replace(/[.,;]/g, ' ')} `;
  const own = calls.find((call) => words.includes(` ${call} `));
  if (own !== undefined) return [text(`the ${own}`)];
  const shaped = SHAPED.exec(said)?.[1];
  return shaped === undefined ? undefined : [text(`the ${shaped.toLowerCase()}`)];
}
