/** Rewrites what simmers in a dish as one step for another pot (slow or pressure cooker ...), adjusts later steps and amounts of liquid. */
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import { inFives } from '../../cook/plate/rounds.ts';
import type { Dish, DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { wordsOf } from './card-words.ts';
import type { Bench } from './finish-edit.ts';
import type { MethodPlan } from './pot-plan.ts';
import { WET } from './pot-run.ts';
import { filled, PREHEATS, type Step, text, tidied, withoutOldHeat } from './step-pieces.ts';
import { type Sentence, untilIn } from './timed-sentences.ts';

type PotPlan = MethodPlan & { readonly kind: 'pot' };

/** The dish with its longest simmering in the other pot; what is fried before and stirred in after keeps its words. */
export function inOnePot(bench: Bench, dish: Dish, plan: PotPlan): Dish {
  const { run } = plan;
  const pot = potStep(bench, dish, plan);
  const isPressed = plan.message === 'edits.pot-pressure-cooker';
  let at = -1;
  const written = run.steps.map((sentences): Step => {
    const kept = sentences.flatMap((sentence): Step => {
      at += 1;
      if (at === run.last) return [text(' '), ...pot, text(' ')];
      if (at >= run.first && at < run.last) return [];
      if (COOLS.test(sentence.text) || (at < run.first && JUST_HEATS.test(sentence.text)))
        return [];
      return at > run.last
        ? afterwards(sentence.pieces, plan.appliance)
        : uncovered(sentence.pieces);
    });
    return tidied(kept);
  });
  const isBaked = written.some((step) => BAKED.test(stepLine(step)));
  const steps = written.map((step) => (isBaked ? step : withoutPreheating(step)));
  const time = Math.max(15, inFives(dish.time - run.minutes + plan.minutes));
  return {
    ...dish,
    ingredients: dish.ingredients.map((item) => drier(item, plan.liquid)),
    steps: [
      ...(plan.message === 'edits.pot-oven'
        ? [[text(wordsOf(bench.kitchen, 'edits.heat-oven', dish.slug))]]
        : []),
      ...steps.filter((step) => step.length > 0),
    ],
    time,
    active: Math.min(time, dish.active),
    tip: withoutOldHeat(dish.tip, isPressed ? OLD_POT_PRESSED : OLD_POT),
  };
}

const OLD_POT = /\b(?:oven|simmering|lid|°C|sweat)\b/i;
const OLD_POT_PRESSED = /\b(?:oven|simmer(?:ing)?|lid|°C|sweat|slowly)\b/i;
const COOLS = /^(?:lower|turn down|reduce|turn) the oven\b/i;
/** A warm-up that the next pot does by itself. */
const JUST_HEATS = /^bring (?:it )?(?:back )?to (?:the boil|a simmer)\.?\s*$/i;
const BAKED = /\b(?:roast|bake|grill)\b|\binto the oven\b/i;

function withoutPreheating(step: Step): Step {
  const said = stepLine(step);
  if (!PREHEATS.test(said)) return step;
  const first = step.findIndex((piece) => piece.kind === 'text' && piece.text.includes('. '));
  const piece = step[first];
  if (piece?.kind !== 'text') return PREHEATED_ALONE.test(said) ? [] : step;
  const rest = piece.text.slice(piece.text.indexOf('. ') + 2);
  return first === 0 ? tidied([text(rest), ...step.slice(1)]) : step;
}

const PREHEATED_ALONE = /^[^.]*\.?\s*$/;

/** The step for the new pot: all that went into the old one, and what has to wait for the end. */
function potStep({ kitchen }: Bench, dish: Dish, plan: PotPlan): StepPiece[] {
  const { run, message } = plan;
  const foods = foodsOf(run.within);
  const isLate = (at: number): boolean => {
    const { food, after } = foods[at] as PotFood;
    if (plan.early !== undefined && after >= plan.early) return !WET.test(food.name);
    return LATE.test(food.name);
  };
  const late = foods.filter((_, at) => isLate(at)).map(({ food }) => food);
  const rest = foods.filter((_, at) => !isLate(at)).map(({ food }) => food);
  const words = wordsOf(kitchen, rest.length > 0 ? message : `${message}-as-it-is`, dish.slug);
  const done = doneIn(run.within);
  const aside = run.within.some((one) => /\breturn\b/i.test(one.text)) ? ASIDE : '';
  const check = done.replace(', until', ', and see that it is done:');
  const last = { late: plan.early === undefined ? 5 : run.minutes - plan.early };
  return [
    ...filled(words, { ...plan.slots, until: done, check, aside }, rest),
    ...(late.length > 0
      ? [text(' '), ...filled(wordsOf(kitchen, `${message}-late`, dish.slug), last, late)]
      : []),
  ];
}

const ASIDE = ', what was set aside too,';

interface PotFood {
  readonly food: StepPiece & { readonly kind: 'ingredient' };
  /** Minutes of simmering before it goes in. */
  readonly after: number;
}

function foodsOf(within: readonly Sentence[]): PotFood[] {
  let after = 0;
  return within.flatMap(({ pieces, minutes }) => {
    const foods = pieces.flatMap((food) => (food.kind === 'ingredient' ? [{ food, after }] : []));
    after += minutes;
    return foods;
  });
}

/** What goes in when the rest is done. */
const LATE =
  /^(?!ground |dried |tinned |smoked )(?:.*\b)(?:cream|milk|yoghurt|crème fraîche|cheese|mascarpone|feta|spinach|peas|coriander|parsley|basil|dill|chives|mint|prawns|cod|haddock|salmon|fish fillets?|mussels|squid|lemon juice|lime juice|vinegar|eggs?|green beans|sweetcorn)$/;
const THICKENS = /\b(?:thick|reduc|oil shows|trail|coats|evaporat|syrupy|absorbed|clings|dry)/i;

/** When it is done, as the last sentence has it; the heat of a bird or of mince is said wherever it was. */
function doneIn(within: readonly Sentence[]): string {
  const said = untilIn(within.at(-1)?.text ?? '') ?? '';
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

/** The new pot has its own lid. */
function uncovered(pieces: Step): Step {
  return pieces.map((piece) =>
    piece.kind === 'text'
      ? text(piece.text.replace(/ and cover (?:the \w+ )?(?:tightly )?with foil(?=\.)/, ''))
      : piece,
  );
}

/** What follows in the old pot goes on in the new one, or in a pan where it has to boil. */
function afterwards(pieces: Step, appliance: string): Step {
  return pieces.map((piece) =>
    piece.kind === 'text'
      ? text(
          piece.text
            .replace(/\breturn (it|everything) to the oven\b/, `return $1 to the ${appliance}`)
            .replace(/\bboil (it|the sauce)( down)?\b(?! in)/, 'boil $1$2 in a wide pan')
            .replace(
              /^Uncover, (?:raise|turn up) the oven\b/,
              'Lift it on to a baking tray, heat the oven',
            ),
        )
      : piece,
  );
}
