/** Which tin, pan or pot another number of people needs: a note for sizes that steps name, and steps for a larger pot or small pan. */
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import { roundsOf } from './rounds.ts';

const SIZED =
  /\b(?:(?<litres>\d+(?:\.\d+)?)[ -]litre|(?<side>\d+) (?:by|x) (?<other>\d+) cm|(?<across>\d+) cm)(?<name>(?: (?!a |the )[a-z-]+){0,3}? (?:dish|tin|pan|tray|springform)\b)/;

interface Vessel {
  readonly litres?: number;
  /** Centimetres: the longer side first, or the one measure of what is round or square. */
  readonly sides: readonly number[];
  readonly said: string;
  readonly name: string;
}

function vesselIn(dish: Dish): Vessel | null {
  const found = dish.steps.map((step) => SIZED.exec(stepLine(step))).find((one) => one !== null);
  if (!found?.groups) return null;
  const { litres, side, other, across, name = '' } = found.groups;
  const sides = [side, other, across].flatMap((one) => (one === undefined ? [] : [Number(one)]));
  return {
    sides: sides.sort((a, b) => b - a),
    said: found[0].replace(/ (?:ovenproof|non-stick|greased)\b/g, ''),
    name: name.trim(),
    ...(litres === undefined ? {} : { litres: Number(litres) }),
  };
}

/** Nobody has a pan smaller than this. */
const LEAST_ACROSS = 14;

/** Smaller steps than these the vessel takes as it is. */
const LITTLE_LESS = 0.75;
const LITTLE_MORE = 1.3;

function isOther(factor: number): boolean {
  return factor <= LITTLE_LESS || factor >= LITTLE_MORE;
}

/** How many of the vessel so much of it wants. */
function manyFor(factor: number): number {
  return Math.ceil(factor - 0.4);
}

/** What to cook so much of it in instead; undefined where the steps name no size. */
export function sizeNote(dish: Dish, factor: number): Told | undefined {
  const vessel = isOther(factor) ? vesselIn(dish) : null;
  if (!vessel) return undefined;
  const inPan = /\bpan$/.test(vessel.name);
  const bakes = !inPan && dish.steps.some((step) => /\b(?:bake|oven)\b/i.test(stepLine(step)));
  const people = Math.round(dish.servings * factor);
  const slots = { servings: dish.servings, vessel: vessel.said, people };
  const many = manyFor(factor);
  if (many < 2) {
    const sized = { ...slots, size: sizeFor(vessel, factor) };
    return tell(bakes && factor < 1 ? 'scale.size-sooner' : 'scale.size-other', sized);
  }
  const counted = { ...slots, count: sayNumberWord(many) };
  if (inPan) return tell(many === 2 ? 'scale.size-pan-twice' : 'scale.size-pans', counted);
  return tell(bakes ? 'scale.size-more-baked' : 'scale.size-more', counted);
}

/** The step without a size that would be wrong for so many; the note tells the right one. */
export function withoutSize(dish: Dish, step: string, factor: number): string {
  if (!isOther(factor) || manyFor(factor) > 1 || vesselIn(dish) === null) return step;
  return step.replace(SIZED, (_, ...found) => {
    const { name = '' } = (found.at(-1) ?? {}) as Readonly<Record<string, string>>;
    return `${factor < 1 ? 'small' : 'large'}${name}`;
  });
}

/** From so many times on, a sauce for the table no longer fits what it was written for. */
const MUCH_MORE = 1.75;
const SMALL = /\bsmall (?=(?:sauce)?pan\b)/g;
const SMALL_TO_FRY = /\bsmall (?=frying pan\b)/g;
const THE_PAN = /\b([Tt]he(?: same)?) pan\b/g;
const DEEP = /\bwide,? deep frying pan\b/g;
/** A pan that only holds what is in it; what is dry in it, or may not stick, needs its own. */
const WIDE =
  /(?<!\b(?:small|dry|heavy|non-stick|cast-iron|wide|large|deep) )\b(?:(?:(?:wide|large|deep) )(?:(?:lidded|heavy) )?(?:frying )?pan\b(?! of\b)|(?:lidded )?frying pan\b|wok\b)/g;

/** The step with a pot where a pan would overflow; what is fried in rounds keeps its pan. */
export function inLargerPot(dish: Dish, step: string, factor: number): string {
  if (factor < MUCH_MORE) return step;
  const isDeep = dish.steps.some((one) => stepLine(one).search(DEEP) >= 0);
  const small = step.replace(SMALL, '').replace(DEEP, 'wide pot');
  const larger = isDeep ? small.replace(THE_PAN, '$1 pot') : small;
  if (isFried(dish) || /\bdry-fry\b/i.test(step)) return larger;
  const said = takesPot(dish)
    ? larger.replace(WIDE, 'wide pot').replace(THE_PAN, '$1 pot')
    : larger;
  return said.replace(SMALL_TO_FRY, '');
}

/** From so little of it on, what is spread over a wide pan dries up and burns. */
const MUCH_LESS = 0.5;
const TINY = 0.34;
/** Not what only holds water to boil in, nor what pasta is tossed in. */
const ROOMY =
  /\b(?:wide|large),? (?=(?:(?:deep|shallow|heavy|lidded|ovenproof|non-stick) )*(?:frying pan|pan|pot|saucepan|casserole|stockpot)\b(?! of\b))/g;

/** The step in a small pan, where one person's share would be lost in a wide one. */
export function inSmallerPan(step: string, servings: number, factor: number): string {
  if (factor > MUCH_LESS) return step;
  const said = step.replace(ROOMY_BOWL, '');
  const isLittle = servings === 1 || factor < TINY;
  return !isLittle || PASTA.test(step) ? said : said.replace(ROOMY, 'small ');
}

const ROOMY_BOWL = /\blarge (?=(?:(?:glass|mixing|serving|salad) )?(?:bowl|jug|platter)\b)/g;
const PASTA = /\b(?:spaghetti|linguine|tagliatelle|fettuccine|penne|noodles|pasta)\b/;

/** Whether it wants a hot surface more than room. */
function isFried(dish: Dish): boolean {
  return roundsOf(dish).some(({ holds }) => /^(?:pan|go|vessel)$/.test(holds.vessel));
}

/** Whether what is cooked in its pan does as well in a pot. */
export function takesPot(dish: Dish): boolean {
  return !isFried(dish) && dish.steps.some((one) => stepLine(one).search(WIDE) >= 0);
}

function sizeFor({ litres, sides }: Vessel, factor: number): string {
  if (litres !== undefined) {
    const ml = litres * factor * 1000;
    return ml < 950
      ? `that holds about ${Math.round(ml / 50) * 50} ml`
      : `that holds about ${Math.round(ml / 250) / 4} ${ml < 1125 ? 'litre' : 'litres'}`;
  }
  const [long = 0, short] = sides;
  const root = Math.sqrt(factor);
  if (short === undefined)
    return `about ${Math.max(LEAST_ACROSS, Math.round(long * root))} cm across`;
  // Halved, 20 by 30 cm are 15 by 20: the long side gives way first.
  const cut = long * factor >= short * 0.7 ? [long * factor, short] : [long * root, short * root];
  const [low = 0, high = 0] = cut.map(Math.round).sort((a, b) => a - b);
  return `about ${low} by ${high} cm`;
}
