/** Writes the steps of a dish for another appliance: what is heated, what goes in when, for how long, and the clock of the whole. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import { isSeasoning } from '../../cook/adapt/gone-times.ts';
import { sentencePieces } from '../../cook/adapt/leaf-for-bread.ts';
import { standing } from '../../cook/adapt/pronouns.ts';
import { plainIntroductions } from '../../cook/adapt/title-words.ts';
import { minutesIn } from '../../cook/whole-things.ts';
import type { Dish, DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { tell } from '../../say/told.ts';
import { type Bench, checked, type Edited } from './bench.ts';
import { wordsOf } from './card-words.ts';
import { cookingOf } from './cooking-of.ts';
import { inFives, isPiece, type MethodPlan, methodCalled, planMethod } from './method-plan.ts';
import { nounOf } from './said-food.ts';
import { cookedOn, filled, inBasket, type Step, text, tidied } from './step-pieces.ts';

interface Sentence {
  readonly pieces: Step;
  readonly text: string;
  readonly minutes: number;
}

/** Refuses what the appliance cannot do, with the reason. */
export function cookIn(bench: Bench, before: AdaptedDish, said: string): Edited {
  const method = methodCalled(said);
  const { dish } = before;
  const cooking = cookingOf(dish);
  const minutes = Math.max(5, cooking.simmering + cooking.frying);
  const slots = { dish: nounOf(dish.title), method: said, minutes };
  if (!method) return { refusal: tell('edits.method-unknown', slots) };
  const plan = planMethod(bench.kitchen, dish, cooking, method);
  if (plan.kind === 'no') return { refusal: tell(`edits.${plan.message}`, slots) };
  const written =
    plan.kind === 'pot' ? inOnePot(bench, dish, plan) : inOneLayer(bench, dish, plan, said);
  const adapted = written && checked(bench, before, written);
  return adapted ? { adapted } : { refusal: tell('edits.method-steps', slots) };
}

function sentencesIn(step: Step): Sentence[] {
  return sentencePieces(step)
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => ({
      pieces,
      text: stepLine(pieces),
      minutes: pieces.reduce(
        (sum, piece) => sum + (piece.kind === 'timer' ? minutesIn(piece.text) : 0),
        0,
      ),
    }));
}

const FAT = /\b(?:oil|butter|ghee|lard|dripping)$/;
const SIMMERS = /\b(?:simmer|cook|boil|braise|stew|bubble|oven|poach)/i;
const APART =
  /\b(?:salted water|drain|fry|brown|golden|soften|sear|toast|marinat|chill|rest|soak|grill|stand)\b/i;
/** What is done in a pot between two times and is needless under a lid. */
const NEEDLESS =
  /^(?:then |and |now )*(?:stir|skim|cover|bring|turn|lower|put the lid|return|let it|top up|add|pour|simmer|cook|lay|season|heat the oven|pull|taste)\b|\b(?:return|add|nestle|slide)\b/i;
const PREHEATS =
  /^(?:meanwhile,? )?(?:pre)?heat (?:the|an?) (?:\w+ )?(?:oven|grill|griddle|barbecue)\b/i;
/** What goes in when the rest is done. */
const LATE =
  /\b(?:cream|milk|yoghurt|crème fraîche|cheese|mascarpone|feta|spinach|peas|coriander|parsley|basil|dill|chives|mint|prawns|cod|haddock|salmon|fish fillets?|mussels|squid|lemon juice|lime juice|vinegar|eggs?|green beans|sweetcorn)\b/;
const THICKENS = /\b(?:thick|reduc|oil shows|trail|coats|evaporat|syrupy|absorbed)/i;

function isSimmered({ text: said, minutes, pieces }: Sentence): boolean {
  // What cooks in fat is fried, whatever the step calls it.
  const isFried = pieces.some((one) => one.kind === 'ingredient' && FAT.test(one.name));
  return minutes >= 10 && SIMMERS.test(said) && !APART.test(said) && !isFried;
}

/** All that simmers becomes one step in the pot; undefined where something is done between that cannot wait. */
function inOnePot(bench: Bench, dish: Dish, plan: MethodPlan & { kind: 'pot' }): Dish | undefined {
  const steps = dish.steps.map(sentencesIn);
  const all = steps.flat();
  const first = all.findIndex(isSimmered);
  const last = all.findLastIndex(isSimmered);
  if (first < 0) return undefined;
  const within = all.slice(first, last + 1);
  if (within.some((one) => !isSimmered(one) && !NEEDLESS.test(one.text))) return undefined;
  const foods = within.flatMap(({ pieces }) => pieces.filter((one) => one.kind === 'ingredient'));
  const late = foods.filter(({ name }) => LATE.test(name));
  const rest = foods.filter(({ name }) => !LATE.test(name));
  const name = plan.message;
  const words = wordsOf(bench.kitchen, rest.length > 0 ? name : `${name}-as-it-is`, dish.slug);
  const done = doneIn(within);
  const pot: StepPiece[] = [
    ...filled(
      words,
      { ...plan.slots, until: done, check: done.replace(', until', ', and see that it is done:') },
      rest,
    ),
    ...(late.length > 0
      ? [text(' '), ...filled(wordsOf(bench.kitchen, `${name}-late`, dish.slug), {}, late)]
      : []),
  ];
  let at = -1;
  const written = steps.map((sentences): Step => {
    const kept = sentences.flatMap((sentence): Step => {
      at += 1;
      if (at === last) return [text(' '), ...pot, text(' ')];
      return (at >= first && at < last) || PREHEATS.test(sentence.text) ? [] : sentence.pieces;
    });
    return tidied(kept);
  });
  const pots = within.reduce((sum, { minutes }) => sum + minutes, 0);
  const time = Math.max(15, inFives(dish.time - pots + plan.minutes));
  const isHot = plan.message === 'edits.pot-oven';
  return {
    ...dish,
    ingredients: dish.ingredients.map((item) => drier(item, plan.liquid)),
    steps: [
      ...(isHot ? [[text(wordsOf(bench.kitchen, 'edits.heat-oven', dish.slug))]] : []),
      ...written.filter((step) => step.length > 0),
    ],
    time,
    active: Math.min(time, dish.active),
    tip: withoutOldHeat(dish.tip, /\b(?:oven|simmering|lid|°C)\b/i),
  };
}

/** When it is done, as the last sentence has it; the heat of a bird or of mince is said wherever it was. */
function doneIn(within: readonly Sentence[]): string {
  const [, said = ''] = /, until ([^.;]*)/.exec(within.at(-1)?.text ?? '') ?? [];
  const until = THICKENS.test(said) ? '' : said;
  const heat = within.flatMap(({ text: one }) => /\b(7[14]) °C/.exec(one)?.[1] ?? [])[0];
  if (heat === undefined || until.includes('°C')) return until === '' ? '' : `, until ${until}`;
  return until === '' ? `, until ${heat} °C inside` : `, until ${until} and ${heat} °C inside`;
}

/** Nothing boils away under the lid. */
function drier(item: DishIngredient, share: number): DishIngredient {
  const value = numberOf(item.quantity) * (item.unit === 'l' ? 1000 : 1);
  if (share === 1 || !/\b(?:stock|water|broth)$/.test(item.name) || !/^(?:ml|l)$/.test(item.unit))
    return item;
  if (Number.isNaN(value) || value < 150) return item;
  return { ...item, quantity: sayNumber(Math.round((value * share) / 25) * 25), unit: 'ml' };
}

const FRIES = /\b(?:fry|sear|brown|grill|griddle|roast|bake|cook|oven|char)/i;

/** Each sentence that cooks the pieces is written anew; what is fried beside them stays in its pan. */
function inOneLayer(
  bench: Bench,
  dish: Dish,
  plan: MethodPlan & { kind: 'pieces' },
  method: string,
): Dish | undefined {
  let changed = 0;
  let isStirred = false;
  let isTopic = false;
  let saved = 0;
  const steps = dish.steps.map((step) =>
    tidied(
      sentencesIn(step).flatMap((sentence): Step => {
        if (PREHEATS.test(sentence.text) || isPanHeated(sentence)) return [];
        const named = mainIn(bench, dish, sentence);
        const main =
          named ?? (isTopic && OVEN.test(sentence.text) ? [text('everything')] : undefined);
        if (sentence.pieces.some((one) => one.kind === 'ingredient')) isTopic = named !== undefined;
        isTopic ||= named !== undefined;
        const isCooked =
          sentence.minutes >= (LEAST[method] ?? 6) &&
          FRIES.test(sentence.text) &&
          !WAITS.test(sentence.text);
        if (changed > 0 && cooksOn(sentence)) {
          saved += sentence.minutes * (1 - plan.times);
          return cookedOn(sentence.pieces, plan.times);
        }
        if (!isCooked || !main) return inBasket(sentence.pieces, method);
        isStirred ||= STIRRED.test(sentence.text);
        const minutes = Math.max(plan.least, Math.round(sentence.minutes * plan.times));
        changed += 1;
        saved += sentence.minutes - minutes;
        const [, until = ''] = /, until ([^.;]*)/.exec(sentence.text) ?? [];
        const slots = {
          minutes: minutes > 15 ? inFives(minutes) : minutes,
          degrees: plan.degrees,
          until: until === '' ? '' : `, until ${until}`,
        };
        const words = wordsOf(bench.kitchen, plan.message, dish.slug);
        const others = sentence.pieces.filter(
          (piece) => piece.kind === 'ingredient' && !main.includes(piece),
        );
        const end = [text(' ')];
        const beside = others.length > 0 ? filled(BESIDE, {}, others) : [];
        return [...beside, ...filled(words, slots, main), ...end];
      }),
    ),
  );
  if (changed !== 1 || isStirred) return undefined;
  const time = Math.max(10, inFives(dish.time - saved));
  return {
    ...dish,
    steps: steps.filter((step) => step.length > 0),
    time,
    active: Math.min(time, dish.active),
    tip: withoutOldHeat(dish.tip, /\b(?:oven|tray|grill|pan|hob|rack|griddle|°C)\b/i),
    introduction: /\b(?:oven|baked|roast|roasted|grilled|fried|pan)\b/i.test(dish.introduction)
      ? (plainIntroductions({ ...dish, time })[1] ?? '')
      : dish.introduction,
  };
}

/** "Turn everything and roast for 15 minutes more": it is the same that cooks on. */
function cooksOn({ pieces, text: said, minutes }: Sentence): boolean {
  const isOther = pieces.some((one) => one.kind === 'ingredient' && !isSeasoning(one.name));
  return minutes > 0 && !isOther && /\b(?:turn|flip|shake|more)\b/i.test(said) && FRIES.test(said);
}

/** Where thin slices are done as fast as in a pan. */
const LEAST: Readonly<Record<string, number>> = { barbecue: 3, grill: 3, 'air fryer': 4 };
const WAITS =
  /\b(?:chill|marinat\w*|fridge|soak|overnight|rise|prove|cool|rest|stand|boil|simmer|soften)\b/i;
const BESIDE = 'Toss with {food} first. ';

/** "Heat a frying pan with the oil": nothing goes into it now. */
function isPanHeated({ pieces, text: said }: Sentence): boolean {
  const foods = pieces.filter((one) => one.kind === 'ingredient');
  return (
    /^(?:heat|warm) /i.test(said) &&
    /\b(?:pan|griddle|wok)\b/i.test(said) &&
    foods.every(({ name }) => isSeasoning(name))
  );
}

const OVEN = /\b(?:oven|bake|roast|grill)\b|^(?:fry|cook|turn)\b/i;

/** What is tossed about in a pan does not lie on a grid. */
const STIRRED =
  /\b(?:stir|stir-fry|stir-fried|wok|scrambl\w+|breaking|toss|tossing|omelette|filling|soup|noodles|crack|crumbl\w+|fold)\b/i;

/** What of the main food a sentence cooks, by its mark on the list or by its name; undefined where it is about something else. */
function mainIn(
  { kitchen }: Bench,
  dish: Dish,
  { pieces, text: said }: Sentence,
): Step | undefined {
  const listed = pieces.filter((one) => one.kind === 'ingredient' && isPiece(kitchen, one.name));
  if (listed.length > 0) return listed;
  const others = pieces.some((one) => one.kind === 'ingredient' && !isSeasoning(one.name));
  if (others) return undefined;
  const names = new Set(
    dish.ingredients
      .filter(({ name }) => isPiece(kitchen, name))
      .flatMap(({ name }) => findTerms(kitchen.rules, name).flatMap((t) => [t.name, ...t.kinds])),
  );
  const term = findTerms(kitchen.rules, said).find((one) => one.isFood && names.has(one.name));
  return term && [text(`the ${said.slice(term.start, term.end).toLowerCase()}`)];
}

/** What is said of an oven or a pan that is used no more. */
function withoutOldHeat(said: string, old: RegExp): string {
  const sentences = said.split(/(?<=[.!?;])\s+/);
  const kept = sentences.filter((one) => !old.test(one));
  return kept.length === sentences.length ? said : standing(said, kept.join(' '));
}
