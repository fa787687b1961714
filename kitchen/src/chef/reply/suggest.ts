/** Writes a short list of dishes to choose from. */
import type { Dish } from '../../cookbook/dish.ts';
import { adapt } from '../adapt/adapt.ts';
import { bendingOf, type Choice, choose, suitsTable } from '../choose/choose.ts';
import { isOpen, type Wish } from '../choose/wish.ts';
import { sayMinutes } from '../fill.ts';
import { missedWords } from '../plate/serve.ts';
import { say, type Table } from '../table.ts';
import { sayWish } from '../voice/say-wish.ts';
import * as words from '../words/offering.ts';
import { NEAREST } from '../words/serving.ts';
import { customsSaid, heardSaid } from './heard.ts';
import { heldOf } from './truly-has.ts';

export interface ListOptions {
  readonly count?: number;
  readonly leads?: readonly string[];
  readonly before?: string;
  readonly not?: ReadonlySet<string>;
  /** Dishes that come before any chosen, where they fit. */
  readonly first?: readonly Dish[];
}

/** Three varied dishes with a few words each; says so when nothing fits. */
export function suggest(table: Table, wish: Wish, options: ListOptions = {}): string {
  const choices = choicesFor(table, wish, options);
  if (choices.length === 0)
    return say(table, (options.not?.size ?? 0) > 0 ? words.NOTHING_LEFT : words.NOTHING_FITS);
  const heard = [heardSaid(table), options.before ?? '', customsSaid(table)]
    .filter(Boolean)
    .join(' ');
  const lead = leadFor(table, wish, choices, options.leads, heard);
  const end = say(table, choices.length === 1 ? words.ONE_END : words.LIST_ENDS);
  return `${[heard, lead].filter(Boolean).join(' ')}\n\n${listed(choices)}\n\n${end}`;
}

function choicesFor(
  table: Table,
  wish: Wish,
  { count = 3, not, first = [] }: ListOptions,
): Choice[] {
  const { now, served, kitchen } = table;
  const leading = first
    .filter((dish) => !served.has(dish.slug) && !not?.has(dish.slug))
    .filter((dish) => suitsTable(table, dish))
    .flatMap((dish) => {
      const adapted = adapt(kitchen, dish, bendingOf(table));
      return adapted ? [{ adapted, missed: [] }] : [];
    })
    .filter(
      ({ adapted }) =>
        now.wish.maxMinutes === undefined || adapted.dish.time <= now.wish.maxMinutes,
    )
    .slice(0, count);
  if (
    leading.length >= Math.min(2, count) ||
    (leading.length > 0 && first.length === 1 && count === 1)
  )
    return leading;
  const known = new Set([...(not ?? []), ...leading.map((one) => one.adapted.original.slug)]);
  return [...leading, ...choose(table, wish, count - leading.length, known)];
}

/** "1. **Shakshuka** - 35 minutes. Eggs set softly in …" */
export function listed(choices: readonly Choice[]): string {
  return choices
    .map(({ adapted: { dish } }, index) =>
      `${index + 1}. **${dish.title}** - ${sayMinutes(dish.time)}. ${fewWords(dish.introduction)}`.trim(),
    )
    .join('\n');
}

/** The first sentence of the introduction. */
export function fewWords(introduction: string): string {
  return introduction.split(/(?<=[.!?])\s/)[0] ?? '';
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
