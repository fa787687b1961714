/** Fills the slots in a template's sentences ({veg}, {veg time}), drops brackets whose slot is empty; words the foods for them. */
import { plural, singular } from '../text/plurals.ts';
import type { Method } from './cooking-table.ts';
import type { PlacedFood } from './place-food.ts';
import { writeAmount } from './write-amount.ts';

export type Places = ReadonlyMap<string, readonly PlacedFood[]>;

/** What a slot is said as; undefined where it is empty. */
export type SaySlot = (slot: string) => string | undefined;

/** Undefined where a slot outside of brackets is empty. */
export function fillText(text: string, say: SaySlot): string | undefined {
  const parts = text
    .split(/(\[[^[\]]*\])/)
    .map((part) =>
      part.startsWith('[') ? (fillSlots(part.slice(1, -1), say) ?? '') : fillSlots(part, say),
    );
  if (parts.includes(undefined)) return undefined;
  return parts
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim();
}

/** The names of the slots that a text speaks of. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(/\{([a-z][a-z +]*)\}/g)].flatMap(([, slot = '']) => partsOf(slot).names);
}

function partsOf(slot: string): { names: readonly string[]; isNamed: boolean; form: string } {
  const isNamed = slot.startsWith('the ');
  const bare = isNamed ? slot.slice('the '.length) : slot;
  const form = FORMS.find((one) => bare.endsWith(` ${one}`)) ?? '';
  const names = form ? bare.slice(0, -form.length - 1) : bare;
  return { names: names.split('+'), isNamed, form };
}

const FORMS = ['time', 'done', 'in'];

function fillSlots(text: string, say: SaySlot): string | undefined {
  let isWhole = true;
  const filled = text.replace(/\{([a-z][a-z +]*)\}/g, (_, slot: string) => {
    const said = say(slot);
    if (said === undefined) isWhole = false;
    return said ?? '';
  });
  return isWhole ? filled : undefined;
}

/** What a slot of a step is said as, the foods being marked as a .cook file marks them; "fat+salt" is one list of both. */
export function createStepWords(places: Places, servings: number): SaySlot {
  return (slot) => {
    const { names, isNamed, form } = partsOf(slot);
    const foods = names.flatMap((name) => places.get(name) ?? []);
    if (foods.length === 0) return undefined;
    if (form === 'in') return '';
    if (isNamed)
      return `the ${joinWords(
        foods.map(({ call }) => call),
        'the ',
      )}`;
    if (form === 'time') return timer(minutesOf(foods));
    if (form === 'done') return saysDone(foods);
    return joinWords(foods.map((food) => markOf(food, servings)));
  };
}

/** What a slot of a title or an introduction is said as: two names at most, and behind "one" or "two" in the singular. */
export function createPlainWords(places: Places): SaySlot {
  return (slot) => {
    const [, count = '', names = ''] = /^((?:one|two) )?(.+)$/.exec(slot) ?? [];
    const foods = names.split('+').flatMap((name) => places.get(name) ?? []);
    if (foods.length === 0) return undefined;
    const calls = foods.slice(0, count === 'one ' ? 1 : MOST_NAMED).map(({ call }) => call);
    return joinWords(count === '' ? calls : calls.map(inSingular));
  };
}

/** A title that lists everything is a shopping list. */
const MOST_NAMED = 2;

function inSingular(call: string): string {
  return call.replace(/[\p{L}'’-]+$/u, singular);
}

function joinWords(words: readonly string[], before = ''): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(`, ${before}`)} and ${before}${last}`;
}

function markOf(food: PlacedFood, servings: number): string {
  const preparation = food.preparation === '' ? '' : `(${food.preparation})`;
  const amount = writeAmount(food, servings);
  const isMany = food.unit === '' && Number.parseFloat(amount) > 1 && !amount.includes('/');
  const name = isMany ? food.name.replace(/[\p{L}'’-]+$/u, plural) : food.name;
  return `@${food.unit === '' && !isMany ? inSingular(name) : name}{${amount}}${preparation}`;
}

function minutesOf(foods: readonly PlacedFood[]): number {
  return Math.max(0, ...foods.map(({ minutes }) => minutes));
}

/** "~{10%minutes}". */
export function timer(minutes: number): string {
  const step = minutes > 20 ? 5 : 1;
  const whole = Math.max(1, Math.round(minutes / step) * step);
  if (whole >= 120) return `~{${Math.round(whole / 60)}%hours}`;
  return `~{${whole}%minute${whole === 1 ? '' : 's'}}`;
}

/** "the chicken is 74 °C in the thickest part and the vegetables are tender". */
export function saysDone(foods: readonly PlacedFood[]): string {
  const bySign = new Map<string, PlacedFood[]>();
  for (const one of foods) {
    const isWet = one.method !== undefined && IN_LIQUID.includes(one.method);
    const sign = (isWet ? one.food?.doneInLiquid : one.food?.done) ?? 'tender';
    bySign.set(sign, [...(bySign.get(sign) ?? []), one]);
  }
  return joinWords(
    [...bySign].map(([sign, ones]) => {
      const isVegetables =
        sign === 'tender' &&
        ones.length > 1 &&
        ones.every(({ food }) => food?.classes.includes('veg'));
      if (isVegetables) return 'the vegetables are tender';
      const names = joinWords(
        ones.map(({ call }) => call),
        'the ',
      );
      return `the ${names} ${ones.length > 1 || isMany(names) ? 'are' : 'is'} ${sign}`;
    }),
  );
}

const IN_LIQUID: readonly Method[] = ['boil', 'steam', 'slow', 'pressure'];

function isMany(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return singular(last) !== last;
}
