/** Dishes made whole or not at all (bird, joint, cake): how many people each can be made for, with notes; amounts a cook can measure. */

import type { Dish } from '../cookbook/dish.ts';
import { stepLine } from '../cookbook/dish-lines.ts';
import { sayNumberWord } from '../say/number-words.ts';
import { type Told, tell } from '../say/told.ts';
import type { UnitSystem } from '../vocabulary.ts';

const WHOLE =
  /^(?:whole |boneless |rolled )*(?:chicken|duck|turkey|goose|leg of lamb|(?:beef|pork) joint|rib of beef)$|^whole (?!milk\b|wheat\b|grain)|\bjoint\b/;

const told = new WeakMap<Dish, boolean>();

/** Whether it is made whole or not at all. */
export function isWhole(dish: Dish): boolean {
  const known = told.get(dish);
  if (known !== undefined) return known;
  const whole = readWhole(dish);
  told.set(dish, whole);
  return whole;
}

function readWhole(dish: Dish): boolean {
  const bird = dish.ingredients.some(isOneWhole);
  const bakes = ['dessert', 'bread', 'snack'].includes(dish.course);
  const inTin = dish.steps.some((step) =>
    /\b(?:(?:cake|square|brownie) tins?|loaf tin|tart tin|springform)\b/.test(stepLine(step)),
  );
  const crust = dish.steps.some((step) => /\b(?:tart tin|springform)\b/.test(stepLine(step)));
  return bird || crust || (bakes && (inTin || /\bpie$/.test(dish.title)));
}

export function isOneWhole(item: Dish['ingredients'][number]): boolean {
  return WHOLE.test(item.name) && /^1(?:\D|$)/.test(item.quantity);
}

/** A bird comes by the piece, where a joint is cut to a weight. */
export function isBird(dish: Dish): boolean {
  return dish.ingredients.some((item) => isOneWhole(item) && item.unit === '');
}

/** "For four, a joint of 0.9 kg": the butcher cuts what the card leaves whole. */
function jointNotes(dish: Dish, people: number): Told[] {
  const joint = dish.ingredients.find((item) => isOneWhole(item) && item.unit === 'kg');
  const weight = Number(joint?.quantity) / dish.servings;
  if (!joint || !(weight > 0)) return [];
  const kilos = Math.max(0.5, Math.round(weight * people * 10) / 10);
  const isSooner = people < dish.servings;
  // A braise is done when the fork says so, and a smaller piece asks hardly less of it.
  const isBraised = !dish.steps.some((step) =>
    /\b\d\d °C/.test(stepLine(step).replace(/\boven to \d+ °C/gi, '')),
  );
  const how = `${isBraised ? 'fork-' : ''}${isSooner ? 'sooner' : 'later'}`;
  return [tell('scale.joint', { people, kilos }), tell(`scale.joint-${how}`)];
}

/** How many a dish is cooked for when so many are to eat: whole things come in whole numbers. */
export function servingsFor(dish: Dish, people: number | undefined): number {
  if (people === undefined) return dish.servings;
  if (!isWhole(dish)) return Math.max(people, leastOf(dish));
  if (isJoint(dish) && people >= TWO_JOINTS * dish.servings) return people;
  const full = Math.max(1, Math.floor(people / dish.servings));
  return dish.servings * (full * dish.servings < ENOUGH * people ? full + 1 : full);
}

/** The butcher cuts two joints to any weight, where two birds are two birds. */
function isJoint(dish: Dish): boolean {
  return dish.ingredients.some((item) => isOneWhole(item) && item.unit === 'kg');
}

const TWO_JOINTS = 1.75;

/** A cake for ten is cut for twelve with nobody the wiser; for thirteen there are two. */
const ENOUGH = 0.8;

const least = new WeakMap<Dish, number>();

/** The smallest number it can be cooked for: a tray of granola for one burns, and a spoonful of braise boils dry. */
function leastOf(dish: Dish): number {
  const known = least.get(dish);
  if (known !== undefined) return known;
  const found = Math.ceil(dish.servings * leastShare(dish));
  least.set(dish, found);
  return found;
}

function leastShare(dish: Dish): number {
  const texts = dish.steps.map((step) => stepLine(step));
  const bakes = texts.some((text) => /\b(?:oven|bake)\b/i.test(text));
  const isMeal = ['main', 'soup', 'salad', 'drink'].includes(dish.course);
  if (dish.course === 'bread' && bakes && dish.servings >= 6)
    return /s$/.test(dish.title) || texts.some((text) => PIECES.test(text)) ? 1 / 2 : 1;
  if (!isMeal && dish.servings >= 8) return 1 / 2;
  const inDish = texts.some((text) => /\b(?:cm|-litre|litre) [a-z -]*dish\b/.test(text));
  if (dish.course === 'dessert' && bakes && inDish) return 1 / 2;
  const braised = dish.steps.some((step, at) => simmersLong(step, texts[at] ?? ''));
  if (braised || (bakes && inDish)) return Math.max(1 / 3, Math.min(1, 2 / dish.servings));
  return ['dessert', 'snack', 'bread'].includes(dish.course) && dish.servings >= 6 ? 1 / 3 : 0;
}

/** A dough that is divided can be made by halves, a loaf cannot. */
const PIECES =
  /\b(?:divide|cut|shape|portion|roll|form)\b[^.]* (?:into|in|in the|is) (?:\d+|eight|ten|twelve)\b|\b(?:\d+|twelve) (?:\w+ )?(?:pieces|balls|slices|rolls|buns|bagels)\b/i;

function simmersLong(step: Dish['steps'][number], text: string): boolean {
  if (/\b(?:chill|marinat|fridge|soak|overnight|rise|stand|cure)/i.test(text)) return false;
  if (!/\b(?:simmer|oven|braise|boil|cook|roast)/i.test(text)) return false;
  return step.some((piece) => piece.kind === 'timer' && minutesIn(piece.text) >= 90);
}

/** Of "1 1/2 hours" or "5-6 minutes", the lower end. */
export function minutesIn(text: string): number {
  const [whole = 0] = /\d+(?:\.\d+)?/.exec(text)?.map(Number) ?? [];
  const more = /\d 1\/2/.test(text) ? 0.5 : 0;
  return (whole + more) * (/hour/.test(text) ? 60 : /minute/.test(text) ? 1 : 0);
}

/** How many people so many pieces of it feed; dishes for eight or more say how many pieces they make. */
export function peopleFor(dish: Dish, pieces: number): number {
  if (isWhole(dish)) return dish.servings * pieces;
  const each = dish.servings >= 8 ? 1 : 3;
  return Math.max(1, Math.round(pieces / each));
}

/** Where it serves another number than was asked. */
export function wholeNotes(dish: Dish, people: number | undefined, servings: number): Told[] {
  if (people === undefined || people === servings) return [];
  if (!isWhole(dish)) return [tell('scale.smallest', { servings })];
  const joint = jointNotes(dish, people);
  if (joint.length > 0) return joint;
  const wholes = Math.round(servings / dish.servings);
  const left = people < servings ? 'scale.whole-left' : 'scale.whole-short';
  const each = tell('scale.whole-each', { wholes: sayNumberWord(wholes) });
  return [tell(left, { servings, people }), ...(wholes > 1 && !isBird(dish) ? [each] : [])];
}

const SPOONS = /^(\d+)(½)? tbsp (?=.)/;
const POURED =
  /\b(?:juice|oil|vinegar|soy sauce|fish sauce|milk|water|stock|cream|syrup|tamari|aminos|wine|mayonnaise|ketchup|honey|passata)\b/;

/** Scaled lines as they can be measured: no 11.25 cm, no 12 tbsp of juice. */
export function measurable(line: string, units: UnitSystem): string {
  const spoons = SPOONS.exec(line);
  const many = Number(spoons?.[1] ?? 0) + (spoons?.[2] ? 0.5 : 0);
  if (many >= 7 && POURED.test(line)) return line.replace(SPOONS, `${poured(many, units)} `);
  return line.replace(/^(\d+(?:\.\d+)?) cm (?=.)/, (_, length: string) => {
    const round = Math.max(0.5, Math.round(Number(length) * 2) / 2);
    return `${round} cm `;
  });
}

function poured(spoons: number, units: UnitSystem): string {
  if (units === 'international') return `${Math.round((spoons * 15) / 10) * 10} ml`;
  const ounces = Math.round(spoons) / 2;
  return `${Math.floor(ounces)}${ounces % 1 === 0 ? '' : '½'} fl oz`;
}
