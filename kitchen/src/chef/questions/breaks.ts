/** Whether a food breaks what holds in this talk: allergies and diets, foods beyond the nine, customs, and whoever needs care. */

import { adapt } from '../../cook/adapt/adapt.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Food } from '../../needs/heard.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { findSwaps } from '../../safety/verdict/swaps.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import type { Restriction } from '../../vocabulary.ts';
import { findFoodCare } from '../lore/food-care.ts';
import { type Care, keptOutFor, ruledOutFor, WHO } from '../understand/care.ts';
import { membersOf } from '../understand/other-allergens.ts';
import * as words from '../words/breaks.ts';
import { USE_NOT } from '../words/dish-answers.ts';
import { FOOD_NOT } from '../words/food-answers.ts';

type Broken =
  | { readonly kind: 'needs'; readonly needs: readonly Restriction[] }
  | { readonly kind: 'food'; readonly told: Food }
  | { readonly kind: 'custom'; readonly label: string; readonly apart?: true }
  | { readonly kind: 'care'; readonly care: Care };

/** The first of what holds that the food breaks; `dish` is what it would go into. */
export function brokenBy(table: Table, food: string, dish?: Dish): Broken | undefined {
  const { kitchen, now } = table;
  const facts = findLineFacts(kitchen.rules, food);
  const sure: readonly Restriction[] = [...facts.allergens.contains, ...facts.excludes];
  const against = allNeeds(now.needs).filter((one) => sure.includes(one));
  if (against.length > 0) return { kind: 'needs', needs: against };
  if (!speaks(kitchen, food, now.needs)) return { kind: 'needs', needs: allNeeds(now.needs) };
  const told = now.avoid.find((one) => isMeant(one, food) && isOf(table, food, one));
  if (told) return { kind: 'food', told };
  const custom = now.customs.find((one) => one.out.some((out) => isFood(table, food, out)));
  if (custom) return { kind: 'custom', label: custom.label };
  const apart = now.customs.find((one) => one.apart);
  if (apart && dish && parts(table, food, dish))
    return { kind: 'custom', label: apart.label, apart: true };
  const care = now.care.find(
    (one) =>
      keptOutFor(table.kitchen.situations, [one]).some((out) => isFood(table, food, out)) ||
      ruledOutFor(one).test(food),
  );
  return care ? { kind: 'care', care } : undefined;
}

/** A taste may change by the way; what makes somebody ill, and what many leave out for their belief, may not. */
function isMeant(told: Food, food: string): boolean {
  return told.firm === true || (OF_BELIEF.test(told.said) && !food.includes(told.said));
}

const OF_BELIEF = /^(?:pork|beef|(?:red )?meat|alcohol|booze|gelatine?)$/;

function isOf(table: Table, food: string, told: Food): boolean {
  if (isFood(table, food, told)) return true;
  const members = membersOf(table.kitchen.rules, told.said);
  return (
    members.length > 0 &&
    findFoodNames(table.kitchen.rules, food).some((one) => members.includes(one))
  );
}

/** Meat into what has dairy, or dairy into what has meat. */
function parts(table: Table, food: string, dish: Dish): boolean {
  const { kitchen } = table;
  const isMeat = (name: string): boolean => findFoodNames(kitchen.rules, name).includes('meat');
  const isDairy = (name: string): boolean =>
    findLineFacts(kitchen.rules, name).allergens.contains.includes('milk');
  const names = asServed(table, dish).ingredients.map((item) => item.name);
  return (isMeat(food) && names.some(isDairy)) || (isDairy(food) && names.some(isMeat));
}

function asServed(table: Table, dish: Dish): Dish {
  return adapt(table.kitchen, dish, bendingOf(table))?.dish ?? dish;
}

/** Undefined where nothing known speaks against the food. */
export function breakSaid(table: Table, food: string, dish?: Dish): string | undefined {
  const broken = brokenBy(table, food, dish);
  if (!broken) return undefined;
  const said = [
    reasonSaid(table, food, broken, dish),
    // What else a small child may have is not for a list of swaps to say.
    broken.kind === 'care' && broken.care !== 'pregnancy' ? '' : insteadSaid(table, food, dish),
    liftSaid(table, broken),
  ];
  return said.filter((one) => one !== '' && speaks(table.kitchen, one, table.now.needs)).join(' ');
}

function reasonSaid(table: Table, food: string, broken: Broken, dish: Dish | undefined): string {
  const values = { food, stay: isPlural(food) ? 'stay' : 'stays' };
  switch (broken.kind) {
    case 'needs': {
      const title = dish && asServed(table, dish).title;
      return title !== undefined && speaks(table.kitchen, title, table.now.needs)
        ? say(table, USE_NOT, { dish: title })
        : say(table, FOOD_NOT, { food: 'that one', needs: needsWords(broken.needs) });
    }
    case 'food':
      return say(table, food === broken.told.said ? words.BREAKS_TOLD : words.BREAKS_FOOD, {
        ...values,
        told: broken.told.said,
      });
    case 'custom': {
      const ofUs = OF_US.test(broken.label) ? words.BREAKS_CARE_FOR : words.BREAKS_CUSTOM;
      return say(table, broken.apart ? words.BREAKS_APART : ofUs, {
        ...values,
        label: broken.label,
      });
    }
    case 'care': {
      const why = findFoodCare(`${food} ${broken.care === 'pregnancy' ? 'pregnant' : broken.care}`);
      return [say(table, words.BREAKS_CARE, { ...values, who: WHO[broken.care] }), why]
        .filter(Boolean)
        .join(' ');
    }
  }
}

const SAVOURY = /\b(?:stock|tofu|mushroom|chickpea|miso)\b/;
const OF_US = /^(?:mindful|kind|light|careful|gentle) /;

function insteadSaid(table: Table, food: string, dish: Dish | undefined): string {
  const { rules } = table.kitchen;
  const [name] = findFoodNames(rules, food);
  const ideas = findSwaps(rules, name ?? '', table.now.needs).filter(
    (idea) =>
      brokenBy(table, idea, dish) === undefined &&
      !(dish?.course === 'dessert' && SAVOURY.test(idea)),
  );
  return ideas.length > 0
    ? say(table, words.INSTEAD, { ideas: sayList(ideas.slice(0, 2), 'or') })
    : '';
}

/** What was told in words may be taken back in words; the settings may not. */
export function liftSaid(table: Table, broken: Broken): string {
  if (broken.kind === 'food')
    return say(table, words.LIFT_FOOD, {
      told: broken.told.said,
      is: isPlural(broken.told.said) ? 'are' : 'is',
    });
  if (broken.kind !== 'needs') return '';
  const stated = allNeeds(table.now.stated);
  const [own] = broken.needs.filter((one) => !stated.includes(one));
  return own === undefined
    ? say(table, words.LIFT_STATED)
    : say(table, words.LIFT_NEED, { needs: needsWords([own]) });
}
