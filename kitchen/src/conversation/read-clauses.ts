/** Reads a message into parts with intents and foods, given the current recipe, list or plan; also names the conversation's state. */
import { foodSaid, itemsMeant } from '../commands/edits/said-food.ts';
import { dishBySlug } from '../compose/dish-by-slug.ts';
import type { Memo } from '../memo/memo.ts';
import { describeClause, describeClauses } from '../read/describe-clause.ts';
import type { State } from '../read/example-lines.ts';
import { type ReadAct, readMessage } from '../read/message-reader.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { normalise } from '../text/normalise.ts';
import type { Kitchen } from './kitchen.ts';

/**
 * A sentence that is a dish's name and nothing else is a wish for it: "I am allergic to celery. Shakshuka"; with a
 * question mark it may as well be a complaint: "Devilled eggs? I asked for ravioli".
 */
export function readClauses(kitchen: Kitchen, message: string, memo: Memo): ReadClause[] {
  const sentences = message.split(SENTENCE_END);
  const isName = (sentence: string) =>
    kitchen.cookbook.byTitle.has(normalise(sentence).replace(/[.!]+$/, ''));
  const names = sentences.length > 1 && sentences.length <= MOST ? sentences.filter(isName) : [];
  const rest =
    names.length > 0 ? sentences.filter((one) => !names.includes(one)).join(' ') : message;
  const { acts, text } = readMessage(kitchen.language.reader, rest, stateOf(memo));
  const named = names.map((name) => {
    const act = { act: 'dish', chance: 1, second: '', foods: [], start: 0, end: name.length };
    return describeClause(kitchen, name, act);
  });
  const read = acts.flatMap((act) => {
    const sentences = text.slice(act.start, act.end).split(SENTENCE_END);
    if (!areApart(kitchen, memo, text, act, sentences))
      return describeClauses(kitchen, text, [act]);
    return sentences.flatMap((sentence) => {
      const one = readMessage(kitchen.language.reader, sentence, stateOf(memo));
      return describeClauses(kitchen, one.text, one.acts);
    });
  });
  return [...read, ...named];
}

/**
 * Whether one act was heard in several sentences that speak of the card's foods: "You took out the cod! Put it back. It
 * was the peas." Each of them may ask for something else.
 */
function areApart(
  kitchen: Kitchen,
  memo: Memo,
  text: string,
  act: ReadAct,
  [, ...later]: readonly string[],
): boolean {
  // "Can you swap them" goes on with the sentence before.
  const isOne = later.length === 0 || later.some((sentence) => /\bthem\b/i.test(sentence));
  if (isOne || memo.offered.length > 0) return false;
  const isOn = ({ start, end }: ReadAct['foods'][number]) =>
    isOnCard(kitchen, memo, text.slice(start, end));
  const isStrange = act.foods.some((food) => OUT.has(food.role) && !isOn(food));
  const isChange = CHANGES.has(act.act) && (isStrange || act.chance < SURE);
  const isDoubtful = act.act === 'find' ? CHANGES.has(act.second) : isChange || MIXED.has(act.act);
  return isDoubtful && act.foods.some(isOn);
}

/** Whether the dish of the card has it, as it was before any change. */
export function isOnCard(kitchen: Kitchen, { card }: Memo, said: string): boolean {
  const dish = card && dishBySlug(kitchen, card.slug);
  return dish !== undefined && itemsMeant(kitchen, dish, foodSaid(kitchen, said)).length > 0;
}

/** Beside these a request is easily lost. */
const MIXED: ReadonlySet<string> = new Set(['complain', 'other']);
/** Acts that change a card. */
const CHANGES: ReadonlySet<string> = new Set(['leave-out', 'swap', 'add', 'undo']);
const SURE = 0.7;
/** Roles of what goes. */
const OUT: ReadonlySet<string> = new Set(['without', 'from', 'less']);
const SENTENCE_END = /(?<=[.!?])\s+/;
const MOST = 8;

/** What the last message stands on, as the examples of acts name it. */
export function stateOf({ card, offered, plan, asked, step }: Memo): State {
  if (asked) return 'asked';
  if (offered.length > 0) return 'list';
  if (plan.length > 0 && !card) return 'plan';
  if (step !== undefined) return 'cook';
  return card ? 'card' : 'none';
}
