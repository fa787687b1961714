/** Answers a dish asked for by name: its card, the choice of its namesakes, or the truth about its time. */
import type { Dish } from '../../cookbook/dish.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';
import { likeThis } from '../../cook/choose/wish.ts';
import { sayMinutes } from '../../cook/fill.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import * as offering from '../words/offering.ts';
import { twist } from './change-dish.ts';
import { choiceOf, type Reply, serveDish, slugs, suggestOnly } from './serve-dish.ts';
import { stillMeant } from './still-meant.ts';
import { suggest } from './suggest.ts';

export function onStillMeant(table: Table): Reply | null {
  const meant = stillMeant(table);
  return meant && onNamed(meant);
}

export function onNamed(table: Table): Reply | null {
  const { meaning } = table;
  const { named } = meaning;
  const [first] = named;
  if (!first) return null;
  const best = named
    .filter((one) => one.matchedCount === first.matchedCount && one.isExact === first.isExact)
    .map((one) => one.dish);
  const plain = best.find(
    (dish) => contentTokens(normalise(dish.title)).length === first.matchedCount,
  );
  const twisted = meaning.replace ? twist(table, plain ?? first.dish) : null;
  if (twisted) return twisted;
  const slow = tooSlow(table, plain ?? first.dish);
  if (slow) return slow;
  if (plain) return serveDish(table, plain, 'named');
  if (best.length > 1 && !table.meaning.wantsRecipe) {
    const fitting = best.slice(0, 3).flatMap((dish) => choiceOf(table, dish));
    const list = fitting.length > 1 ? suggestOnly(table, best) : '';
    // One dish is no choice.
    if (list.includes('\n2. ')) return list;
  }
  return serveDish(table, first.dish, 'named');
}

/** "beef stew, in ten minutes": nobody is served three hours without a word. */
function tooSlow(table: Table, dish: Dish): Reply | null {
  const { maxMinutes, firm } = table.meaning.time;
  if (maxMinutes === undefined || !firm || dish.time <= maxMinutes * 1.2) return null;
  if (!speaks(table.kitchen, dish.title, table.now.needs)) return null;
  const wish = { ...likeThis(dish, table.now.wish), maxMinutes, firmTime: true };
  const limit = sayMinutes(maxMinutes);
  return suggest(table, wish, {
    before: say(table, offering.TOO_SLOW, { dish: dish.title, time: sayMinutes(dish.time) }),
    leads: offering.IN_TIME_LEADS.map((lead) => lead.replace('{limit}', limit)),
    not: slugs([dish]),
  });
}
