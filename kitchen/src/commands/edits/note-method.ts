/** Writes on a card how it is cooked in another appliance, with times from this dish's own minutes. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { type Told, tell } from '../../say/told.ts';
import { type Bench, checked, type Edited } from './bench.ts';
import { wordsOf } from './card-words.ts';
import { type Cooking, cookingOf } from './cooking-of.ts';
import { nounOf } from './said-food.ts';

/** Names of the appliances, as edits keep them. */
const METHODS = [
  'slow cooker',
  'pressure cooker',
  'air fryer',
  'microwave',
  'barbecue',
  'oven',
  'hob',
  'grill',
  'steamer',
  'rice cooker',
] as const;
export type Method = (typeof METHODS)[number];

type Slots = Readonly<Record<string, string | number>>;
/** A message for the card with what fills its slots, or why it cannot be. */
type Plan = { readonly note: string; readonly slots: Slots } | { readonly no: string };

export function noteMethod(bench: Bench, before: AdaptedDish, said: string): Edited {
  const method = METHODS.find((one) => one === said);
  const slots = { dish: nounOf(before.dish.title), method: said };
  if (!method) return { refusal: tell('edits.method-unknown', slots) };
  const cooking = cookingOf(before.dish);
  const plan = planMethod(cooking, method);
  if ('no' in plan) return { refusal: refusalFor(plan.no, slots, cooking) };
  const tip = [
    filled(bench, `edits.${plan.note}`, plan.slots, before.dish.slug),
    cooking.hasDriedBeans && method === 'slow cooker'
      ? filled(bench, 'edits.note-beans', {}, before.dish.slug)
      : '',
    before.dish.tip,
  ];
  const adapted = checked(bench, before, {
    ...before.dish,
    tip: tip.filter(Boolean).join(' '),
  });
  return adapted ? { adapted } : { refusal: tell('edits.method-unknown', slots) };
}

function refusalFor(no: string, slots: Told['slots'], { simmering, frying }: Cooking): Told {
  return tell(`edits.${no}`, { ...slots, minutes: Math.max(5, simmering + frying) });
}

function filled({ kitchen }: Bench, message: string, slots: Slots, seed: string): string {
  return Object.entries(slots).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    wordsOf(kitchen, message, seed),
  );
}

function planMethod(cooking: Cooking, method: Method): Plan {
  if (cooking.isCold) return { no: 'method-cold' };
  switch (method) {
    case 'slow cooker':
      return slowly(cooking);
    case 'pressure cooker':
      return underPressure(cooking);
    case 'air fryer':
      return airFried(cooking);
    case 'microwave':
      return inMicrowave(cooking);
    case 'oven':
      return inOven(cooking);
    case 'hob':
      return onHob(cooking);
    case 'barbecue':
    case 'grill':
      return grilled(cooking, method);
    case 'steamer':
      return cooking.isBake || cooking.simmering >= 15 || cooking.isDeepFried
        ? { no: 'method-no-steam' }
        : { note: 'note-steamer', slots: span(Math.max(8, most(cooking)), 1) };
    case 'rice cooker':
      return /\brice\b/i.test(cooking.text) &&
        cooking.simmering >= 10 &&
        !/risotto/i.test(cooking.text)
        ? { note: 'note-rice-cooker', slots: {} }
        : { no: 'method-no-rice-cooker' };
  }
}

function most({ baking, frying }: Cooking): number {
  return Math.max(baking, frying);
}

/** Hours by how long the pot wants otherwise. */
function slowly(cooking: Cooking): Plan {
  const pot = potMinutes(cooking);
  if (cooking.isBake) return { no: 'method-no-crust' };
  if (pot < 20) return { no: 'method-too-quick' };
  const [high, low] = pot < 45 ? ['2-3', '4-5'] : pot < 90 ? ['3-4', '6-7'] : ['4-5', '8-9'];
  return { note: 'note-slow-cooker', slots: { high, low, minutes: inFives(pot) } };
}

/** Minutes in liquid, on the hob or lidded in the oven. */
function potMinutes({ simmering, baking, isBake, text }: Cooking): number {
  const isPot = /\b(?:casserole|lid|lidded|cover(?:ed)?|braise)\b/i.test(text);
  return simmering + (isPot && !isBake ? baking : 0);
}

function underPressure(cooking: Cooking): Plan {
  const pot = potMinutes(cooking);
  if (cooking.isBake) return { no: 'method-no-crust' };
  if (pot < 20) return { no: 'method-too-quick' };
  return {
    note: 'note-pressure-cooker',
    slots: { pressure: Math.max(5, Math.round(pot / 3)), minutes: inFives(pot) },
  };
}

function airFried(cooking: Cooking): Plan {
  if (cooking.isBake) return { no: 'method-no-batter' };
  if (cooking.hasBatter) return { no: 'method-wet-batter' };
  if (cooking.isDeepFried || (cooking.baking === 0 && cooking.isPieces))
    return { note: 'note-air-fryer-fried', slots: span(Math.max(10, cooking.frying), 1) };
  if (cooking.simmering >= 20 || cooking.baking === 0) return { no: 'method-no-liquid' };
  const degrees = Math.max(150, Math.round((cooking.degrees - 20) / 5) * 5);
  return {
    note: 'note-air-fryer',
    slots: { ...span(cooking.baking, 0.8), degrees, minutes: inFives(cooking.baking) },
  };
}

function inMicrowave(cooking: Cooking): Plan {
  if (cooking.isBake || cooking.isDeepFried || cooking.isPieces) return { no: 'method-no-colour' };
  if (cooking.simmering < 8) return { no: 'method-too-quick' };
  return { note: 'note-microwave', slots: span(Math.min(40, cooking.simmering), 0.6) };
}

function inOven(cooking: Cooking): Plan {
  if (cooking.baking > 0) return { no: 'method-already' };
  if (cooking.isPieces)
    return { note: 'note-oven-pieces', slots: span(Math.max(15, cooking.frying * 1.5), 1) };
  if (cooking.simmering >= 15)
    return { note: 'note-oven-pot', slots: span(cooking.simmering, 1.15) };
  return { no: 'method-too-quick' };
}

function onHob(cooking: Cooking): Plan {
  if (cooking.baking === 0) return { no: 'method-already' };
  if (cooking.isBake) return { no: 'method-no-crust' };
  return potMinutes(cooking) >= 30
    ? { note: 'note-hob-pot', slots: span(potMinutes(cooking), 1) }
    : { note: 'note-hob-pan', slots: span(cooking.baking, 0.8) };
}

function grilled(cooking: Cooking, method: Method): Plan {
  if (/\bgrill\b(?! pan)/i.test(cooking.text) && method === 'grill')
    return { no: 'method-already' };
  if (cooking.isBake) return { no: 'method-no-crust' };
  if (cooking.hasBatter) return { no: 'method-wet-batter' };
  if (!cooking.isPieces) return { no: 'method-no-liquid' };
  const minutes = cooking.frying > 0 ? cooking.frying : cooking.baking * 0.7;
  return { note: `note-${method}`, slots: span(Math.max(6, minutes), 1) };
}

/** "24-30": so many times as long, with some room above. */
function span(minutes: number, times: number): { readonly from: number; readonly to: number } {
  const from = rounded(minutes * times);
  return { from, to: Math.max(from + 2, rounded(minutes * times * 1.25)) };
}

function rounded(minutes: number): number {
  return minutes < 15 ? Math.max(2, Math.round(minutes)) : inFives(minutes);
}

function inFives(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
