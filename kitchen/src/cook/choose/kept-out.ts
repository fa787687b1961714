/** Lists foods and dish cautions kept from these people (allergy, custom, pregnancy, baby), tests one food; mild dishes for small ones. */
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Food } from '../../needs/heard.ts';
import type { Caution, Situations } from '../../safety/person/situations.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import type { Situation } from '../../vocabulary.ts';
import { isFood } from '../adapt/adapt-work.ts';
import { speaks, type Table } from '../table.ts';
import type { Mood } from '../wish.ts';

/** Never our own idea, beyond what must not be served at all. */
const NOT_OFFERED: Readonly<Partial<Record<Situation, readonly Caution[]>>> = {
  baby: ['honey', 'heat', 'whole nuts', 'much salt', 'much sugar', 'deep frying'],
  toddler: ['heat', 'whole nuts', 'much salt', 'deep frying'],
};
/** What suits the smallest at the table. */
const FOR_THE_SMALL: Mood = {
  label: '',
  keywords: ['mild', '@children', '@soft'],
  against: ['spicy', 'hot', 'salty', 'smoky', 'sour', 'crisp', 'grill', 'party', 'street food'],
  firm: false,
};

/** Whom a dish suits by being soft and mild is not said, only weighed. */
export function moodsFor(situations: readonly Situation[]): readonly Mood[] {
  return situations.includes('baby') || situations.includes('toddler') ? [FOR_THE_SMALL] : [];
}

export function keptOutFor(rules: Situations, situations: readonly Situation[]): Food[] {
  return situations
    .flatMap((one) => rules[one].excludedFoods)
    .map((name) => ({ said: name, names: [name], kinds: [], firm: true }));
}

/** What a dish must not be for them, and what it had better not be as an idea of ours. */
export function notOfferedTo(
  rules: Situations,
  situations: readonly Situation[],
): readonly Caution[] {
  const never = situations.flatMap((one) => rules[one].excludedCautions);
  const ideas = situations.flatMap((one) => NOT_OFFERED[one] ?? []);
  return [...new Set([...never, ...ideas])];
}

/** All foods that no line of a dish may hold. */
export function foodsOut({ kitchen, heard }: Table): Food[] {
  const { avoid, unclear, customs, situations } = heard;
  return [
    ...avoid,
    ...unclear,
    ...customs.flatMap(({ out }) => out),
    ...keptOutFor(kitchen.situations, situations),
  ];
}

/** Whether a food may not go on this table, or not into this dish; a mere dislike does not bar it. */
export function isBarred(table: Table, food: string, dish?: Dish): boolean {
  const { kitchen, heard } = table;
  if (!speaks(kitchen, food, heard.person.needs)) return true;
  const out = foodsOut(table).filter((one) => one.firm === true || !heard.avoid.includes(one));
  if (out.some((one) => isFood(table, food, one))) return true;
  if (!dish || !heard.customs.some(({ apart }) => apart)) return false;
  const names = dish.ingredients.map(({ name }) => name);
  const isMeat = (name: string) => findFoodNames(kitchen.rules, name).includes('meat');
  const isDairy = (name: string) =>
    findLineFacts(kitchen.rules, name).allergens.contains.includes('milk');
  return (isMeat(food) && names.some(isDairy)) || (isDairy(food) && names.some(isMeat));
}
