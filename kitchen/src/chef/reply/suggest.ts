/** Writes a short list of dishes to choose from. */

import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf, type Choice, choose, suitsTable } from '../../cook/choose/choose.ts';
import { holdsFood } from '../../cook/choose/match.ts';
import { isSweet, sharesForm } from '../../cook/choose/next-of-kin.ts';
import { heldOf } from '../../cook/choose/truly-has.ts';
import { isOpen, type Wish } from '../../cook/choose/wish.ts';
import { customsSaid } from '../../cook/plate/customs-said.ts';
import { missedWords } from '../../cook/plate/missed.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Food } from '../../needs/heard.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import { sayWish } from '../../say/voice/say-wish.ts';
import * as words from '../words/offering.ts';
import { NEAREST } from '../words/serving.ts';
import { heardSaid } from './heard.ts';
import { listEnd } from './list-end.ts';
import { listed } from './listed.ts';

/** Where not one of the next of kin fits. */
const STRANGERS = [
  'Of its kind nothing in my book fits, so these are quite other dishes:',
  'Nothing like it fits, so I went elsewhere in the book:',
  'I have nothing of that kind to offer; something quite different, then:',
] as const;

interface ListOptions {
  readonly count?: number;
  readonly leads?: readonly string[];
  readonly before?: string;
  readonly not?: ReadonlySet<string>;
  /** Dishes that come before any chosen, where they fit. */
  readonly first?: readonly Dish[];
  /** Whether those, as long as one of them fits, are all that is offered: strangers are no company for next of kin. */
  readonly alone?: boolean;
  /** The dish whose place they take. */
  readonly instead?: Dish;
}

/** Three varied dishes with a few words each; says so when nothing fits. */
export function suggest(table: Table, wish: Wish, options: ListOptions = {}): string {
  const choices = choicesFor(table, wish, options);
  if (choices.length === 0)
    return say(table, (options.not?.size ?? 0) > 0 ? words.NOTHING_LEFT : words.NOTHING_FITS);
  const heard = [heardSaid(table), options.before ?? '', customsSaid(table)]
    .filter(Boolean)
    .join(' ');
  const [nearest] = choices;
  const first = nearest?.adapted.original;
  const isKin =
    !options.alone ||
    isNear(first, wish) ||
    (first !== undefined && options.instead !== undefined && sharesForm(first, options.instead));
  const lead = leadFor(table, wish, choices, isKin ? options.leads : STRANGERS, heard);
  const end = listEnd(table, choices.length === 1 ? 'one' : 'list');
  return `${[heard, lead].filter(Boolean).join(' ')}\n\n${listed(choices)}\n\n${end}`;
}

function choicesFor(
  table: Table,
  wish: Wish,
  { count = 3, not, first = [], alone }: ListOptions,
): Choice[] {
  const leading = fittingOf(table, first, count, not);
  if (alone && leading.length > 0) return leading;
  if (
    leading.length >= Math.min(2, count) ||
    (leading.length > 0 && first.length === 1 && count === 1)
  )
    return leading;
  const known = new Set([...(not ?? []), ...leading.map((one) => one.adapted.original.slug)]);
  return [...leading, ...choose(table, wish, count - leading.length, known)];
}

/** Of the course that was asked for, or sweet where that was sweet. */
function isNear(dish: Dish | undefined, { course }: Wish): boolean {
  if (!dish || !course || course.courses.includes(dish.course)) return true;
  return isSweet(dish) && course.courses.some((one) => SWEET.has(one));
}

const SWEET: ReadonlySet<string> = new Set(['dessert', 'bread', 'breakfast', 'snack']);

/** So many are bent at most, so that a reply stays quick; what fits as it stands costs next to nothing. */
const TRIES = 60;

/** The first few of these that can be bent to the table; what was refused, or is too slow, is not brought back. */
function fittingOf(
  table: Table,
  dishes: readonly Dish[],
  count: number,
  not: ReadonlySet<string> | undefined,
): Choice[] {
  const { now, served, kitchen, meaning } = table;
  const out = new Set([...served, ...(not ?? []), ...now.refused.map((dish) => dish.slug)]);
  const bending = bendingOf(table);
  const most = now.wish.maxMinutes ?? Number.POSITIVE_INFINITY;
  const fitting: Choice[] = [];
  let tries = 0;
  for (const dish of dishes) {
    if (fitting.length >= count) break;
    if (out.has(dish.slug) || now.refusedCuisines.includes(dish.cuisine)) continue;
    if (!suitsTable(table, dish)) continue;
    // Who wants no pasta is not offered a lasagne bent to be without.
    if (meaning.avoid.some((food) => isOf(table, dish, food))) continue;
    const { contains } = getDishFacts(kitchen.cookbook, dish);
    const isBent = allNeeds(now.needs).some((one) => contains.has(one));
    if (isBent && tries >= TRIES) continue;
    tries += isBent ? 1 : 0;
    out.add(dish.slug);
    const adapted = adapt(kitchen, dish, bending);
    if (!adapted || adapted.dish.time > most) continue;
    const choice = { adapted, missed: [] };
    // A list is read without its dishes' ingredients: "sangria, with oranges" is not offered for keto.
    if (speaks(kitchen, listed([choice]), now.needs)) fitting.push(choice);
  }
  return fitting;
}

/** Whether the dish has the food on its list, or in its name. */
function isOf({ kitchen }: Table, dish: Dish, food: Food): boolean {
  const title = dish.title.toLowerCase();
  return (
    holdsFood(getDishFacts(kitchen.cookbook, dish), food) ||
    food.names.some((name) => title.includes(name))
  );
}

function leadFor(
  table: Table,
  wish: Wish,
  choices: readonly Choice[],
  leads?: readonly string[],
  heard = '',
): string {
  if (leads)
    return say(
      table,
      choices.length === 3 ? leads : leads.filter((lead) => !/\bthree\b/i.test(lead)),
    );
  if (wish.cuisine?.nearest)
    return say(table, words.LACKS_CUISINE, { cuisine: wish.cuisine.label });
  const missed = choices[0]?.missed ?? [];
  if (missed.length > 0) {
    const said = missedWords(table, wish, missed);
    return said
      ? say(table, NEAREST, { missed: said })
          .replace('this one comes', 'these come')
          .replace('this is the nearest', 'these are the nearest')
          .replace(/\bIt is not/, 'They are not')
          .replace(/\bit is not/, 'they are not')
          .replace('it is the', 'they are the')
      : say(table, words.NOTHING_FITS);
  }
  const shown = choices.map((one) => one.adapted.dish);
  const phrase = sayWish(table, heldOf(table, wish, shown));
  const few = (leads: readonly string[]): readonly string[] =>
    leads.filter(
      (lead) =>
        (choices.length === 3 || !/\bthree\b/i.test(lead)) &&
        // "Without coconut, then. A curry, then." stammers.
        !(/\bthen\.$/.test(heard) && /\bthen\b/.test(lead)),
    );
  return phrase && (!isOpen(wish) || wish.moods.length > 0 || wish.maxMinutes !== undefined)
    ? say(table, few(words.LIST_LEADS), { wish: phrase })
    : say(table, few(words.OPEN_LEADS));
}
