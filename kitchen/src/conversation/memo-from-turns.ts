/** Rebuilds a conversation's state from its visible messages, read again one by one, for clients that send only messages. */
import type { Dish } from '../cookbook/dish.ts';
import { resolveDishName } from '../cookbook/resolve-name.ts';
import { decide } from '../decide/decide.ts';
import { EMPTY_MEMO, type Memo } from '../memo/memo.ts';
import type { ConversationNeeds, Turn } from './conversation-needs.ts';
import type { Kitchen } from './kitchen.ts';
import { layTable } from './lay-table.ts';
import { noteStanding } from './note-standing.ts';
import { readTurn } from './read-turn.ts';

/** Only so many are looked at, as the browser sends no more. */
const VISIBLE = 6;
const SHARED = 'recipe shared:';
/** In characters: a reply of ours was never longer. */
const LONGEST = 16_000;
const LONGEST_NAME = 200;
const MOST_LISTED = 10;

/** The memo as it is before the last turn: each message is decided on again, and what our replies show is believed. */
export function memoFromTurns(
  kitchen: Kitchen,
  turns: readonly Turn[],
  needs: ConversationNeeds,
): Memo {
  let memo: Memo = { ...EMPTY_MEMO, served: servedIn(kitchen, needs.served ?? []) };
  const first = Math.max(0, turns.length - VISIBLE);
  for (let at = first; at < turns.length - 1; at += 1) {
    const { role, content } = turns[at] as Turn;
    memo =
      role === 'user'
        ? decidedOn(kitchen, turns.slice(0, at + 1), needs, memo)
        : shownIn(kitchen, content, memo);
  }
  const last = memo.served.at(-1);
  // A card that has left the visible turns is still the dish in hand.
  const isBare = !memo.card && memo.offered.length + memo.plan.length === 0;
  return isBare && last !== undefined ? { ...memo, card: { slug: last, edits: [] } } : memo;
}

function decidedOn(
  kitchen: Kitchen,
  turns: readonly Turn[],
  needs: ConversationNeeds,
  came: Memo,
): Memo {
  const { memo, clauses, said: message } = readTurn(kitchen, came, turns.at(-1)?.content ?? '');
  const noted = noteStanding(kitchen, memo, clauses);
  const table = layTable(kitchen, turns, needs, noted);
  const context = { table, knowledge: kitchen.language.knowledge, before: table.heard, message };
  return decide(context, noted, clauses).memo;
}

/** What a reply of ours shows: the card it served, or the dishes it listed. */
function shownIn(kitchen: Kitchen, content: string, memo: Memo): Memo {
  const text = content.slice(0, LONGEST).trimStart();
  if (text.slice(0, SHARED.length).toLowerCase() === SHARED) {
    const dish = dishShared(kitchen, text.slice(SHARED.length).trim());
    // A recipe that was brought is in no book.
    if (!dish) return { ...memo, offered: [] };
    const card = memo.card?.slug === dish.slug ? memo.card : { slug: dish.slug, edits: [] };
    const served = [...memo.served.filter((slug) => slug !== dish.slug), dish.slug];
    return { ...memo, card, offered: [], served };
  }
  const listed = dishesListed(kitchen, text);
  if (listed.length === 0) return memo;
  const isPlan = listed.every((slug) => memo.plan.some((meal) => meal.slug === slug));
  return isPlan ? { ...memo, offered: [] } : { ...memo, offered: listed };
}

/** `Shakshuka - Eggs in …`: the name may itself hold a dash, so every dash is tried as its end. */
function dishShared({ cookbook }: Kitchen, line: string): Dish | undefined {
  const parts = line.split(' - ').slice(0, 6);
  for (let many = 1; many <= parts.length; many += 1) {
    const name = parts.slice(0, many).join(' - ').slice(0, LONGEST_NAME);
    const dish = resolveDishName(cookbook, name, line.slice(name.length + 3));
    if (dish) return dish;
  }
  return resolveDishName(cookbook, line.slice(0, LONGEST_NAME));
}

/** Slugs of the dishes in bold, which our lists are. */
function dishesListed({ cookbook }: Kitchen, text: string): string[] {
  const bold = text.split('**').filter((_, index) => index % 2 === 1);
  const dishes = bold
    .slice(0, MOST_LISTED)
    .map((name) => resolveDishName(cookbook, name.slice(0, LONGEST_NAME))?.slug);
  return dishes.filter((slug) => slug !== undefined);
}

function servedIn({ cookbook }: Kitchen, names: readonly string[]): string[] {
  const slugs = names.slice(-40).map((name) => resolveDishName(cookbook, name)?.slug);
  return slugs.filter((slug) => slug !== undefined);
}
