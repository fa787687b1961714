/** "The second one", "the curry", "whichever is quickest": a choice from what we offered. */
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { DishFacts } from '../../cookbook/dish-facts.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { holdsFood } from '../../cook/choose/match.ts';
import { say, type Table } from '../../cook/table.ts';
import { standingIn } from '../understand/twist.ts';
import { CANNOT_TAKE } from '../words/serving.ts';
import { twist } from './change-dish.ts';
import { partMeant } from './list-again.ts';
import { type Reply, serveDish } from './serve-dish.ts';

/** "the second one", "the curry", "either". */
export function onPick(table: Table): Reply | null {
  const { meaning, before } = table;
  const pointing =
    /^(?:(?:ok(?:ay)?|and|actually|perfect|great|nice|good|yes|then|now|lovely),? )*(?:(?:show me|let's (?:do|have|make)|i'll (?:have|take|do)|give me|make|do) )?(?:the|number|no\.?|#|option)\b/.test(
      meaning.text,
    ) || ORDINAL.test(meaning.text);
  const part = before.planned && pointing ? partMeant(table) : undefined;
  if (part) return serveDish(table, part, 'named');
  if (before.offered.length === 0 || (before.lastSaid !== 'list' && !pointing)) return null;
  const { reply } = meaning;
  const chosen =
    reply?.kind === 'index'
      ? before.offered[reply.index]
      : reply?.kind === 'last'
        ? before.offered.at(-1)
        : reply?.kind === 'any'
          ? before.offered[0]
          : reply?.kind === 'best'
            ? foremostBy(before.offered, reply.by)
            : byWords(table);
  if (!chosen) return null;
  return bentPick(table, chosen) ?? serveDish(table, chosen, 'named');
}

const ORDINAL =
  /^(?:(?:and|now|ok|then) )*(?:first|second|third|fourth|fifth|sixth|seventh|last|\d(?:st|nd|rd|th))(?: one)?(?: again| please| then| now| instead)*[?.!]*$/;

/** "The second one, but with tofu". */
function bentPick(table: Table, dish: Dish): Reply | null {
  const { meaning, kitchen } = table;
  const [food, second] = meaning.include;
  if (
    !food ||
    second ||
    meaning.reply?.kind !== 'index' ||
    !/\b(?:with|using|but)\b/.test(meaning.text)
  )
    return null;
  const replace = standingIn(kitchen, dish, food, true);
  const bent = replace ? twist({ ...table, meaning: { ...meaning, replace } }, dish) : null;
  const has = dish.ingredients.some((item) => isFood(table, item.name, food));
  return (
    bent ??
    serveDish(table, dish, 'named', has ? [] : [say(table, CANNOT_TAKE, { food: food.said })])
  );
}

const PURSE = /^(?:budget|everyday|lentils|beans|potatoes|rice|eggs|pasta|vegetables)$/;

const LIGHT = /^(?:light|fresh|salad|vegetables|no-cook)$/;

function foremostBy(
  offered: readonly Dish[],
  by: 'time' | 'ease' | 'purse' | 'light',
): Dish | undefined {
  const worth: Readonly<Record<typeof by, (dish: Dish) => number>> = {
    time: (dish) => -dish.time,
    ease: (dish) => -dish.active - dish.ingredients.length * 3,
    purse: (dish) =>
      20 * dish.keywords.filter((word) => PURSE.test(word)).length - dish.ingredients.length,
    light: (dish) => dish.keywords.filter((word) => LIGHT.test(word)).length,
  };
  return [...offered].sort((a, b) => worth[by](b) - worth[by](a))[0];
}

/** A word or food that only one of the offered dishes has picks it. */
function byWords(table: Table): Dish | undefined {
  const { meaning, before, kitchen } = table;
  if (
    meaning.corrects ||
    meaning.wantsIdeas ||
    /\b(?:something|anything)\b/.test(meaning.text) ||
    meaning.reply?.kind === 'no' ||
    meaning.reply?.kind === 'another'
  )
    return undefined;
  const named = meaning.named.map((one) => one.dish.slug);
  const pointing = /\b(?:the|that|this|one|thing)\b/.test(meaning.text);
  const hits = before.offered.filter((dish) => {
    if (named.length > 0) return named.includes(dish.slug);
    // "something Italian" is a new wish, though the one dish on offer may be Italian.
    if (before.offered.length === 1) return false;
    const facts = kitchen.cookbook.facts.get(dish.slug);
    if (!facts) return false;
    const cuisine = meaning.cuisine?.names.includes(dish.cuisine);
    // "the chicken" points at one; "chicken curry" is a wish that a dish must meet wholly.
    const parts = [
      ...meaning.include.map((food) => holdsFood(facts, food) || saidInName(facts, food.said)),
      ...meaning.words.map((word) => facts.terms.has(word)),
    ];
    if (parts.length === 0) return cuisine === true;
    return cuisine !== false && (pointing ? parts.some(Boolean) : parts.every(Boolean));
  });
  const brief = pointing || meaning.text.split(' ').length <= 3;
  // Of two with feta in them, "the feta thing" is the one that is called after it.
  const called = hits.filter((dish) =>
    meaning.include.some((food) => saidInName(getDishFacts(kitchen.cookbook, dish), food.said)),
  );
  const [hit, other] = hits.length > 1 && called.length > 0 ? called : hits;
  return hit && (!other || pointing) && brief && meaning.avoid.length === 0 ? hit : undefined;
}

function saidInName(facts: DishFacts, said: string): boolean {
  return said.split(' ').some((word) => facts.terms.has(word.replace(/s$/, '')));
}
