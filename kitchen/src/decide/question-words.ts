/** Recognises questions of a few words: bare ones ("why?"), insisted ones ("no, I asked how long"), and clauses that may go on with one. */

import { wordSet } from '../commands/answers/subject.ts';
import type { SpokenOf } from '../memo/memo.ts';
import { isAsked } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { contentTokens } from '../text/name-tokens.ts';

/** So sure is an act that is asked once more, and so sure one that is its own whatever was asked before. */
export const INSISTED = 0.9;
export const LIKELY = 0.7;

/** Questions of a word or two, which say themselves what they are: "can I rescue it?", "where would I get it?" */
export function settled(clause: ReadClause): ReadClause {
  const { act, terms } = clause;
  const only = (words: ReadonlySet<string>) =>
    terms.length > 0 && terms.every((one) => words.has(one));
  if (!isAsked(act)) return clause;
  if (only(RESCUES)) return { ...clause, act: 'rescue' };
  return only(WHERE) ? { ...clause, act: 'ask-food' } : clause;
}

const RESCUES = wordSet('rescue save salvage fix mend hide disguise now');
const WHERE = wordSet('where buy find sell shop stock');

/** The question that was asked before, or the one that its word names: "no, I asked why". */
export function actInsistedOn(
  { act, terms, chance, foods }: ReadClause,
  asked: string,
  subject: SpokenOf,
): string | undefined {
  if (!insists({ terms }) || terms.includes('step')) return undefined;
  if (isAsked(act) && chance >= INSISTED) return undefined;
  const named = ASKED_BY.find(([words]) => terms.some((term) => words.includes(term)));
  // "I mean suet dumplings, on a stew", after a question of dumplings.
  const old = subject.foods.flatMap(contentTokens);
  const isSame = foods.some(({ food }) =>
    contentTokens(food.said).some((one) => old.includes(one)),
  );
  if (isSame && terms.includes('mean') && chance < LIKELY) return asked;
  return named?.[1] ?? (OF_ANNOYANCE.has(act) || chance < EVEN ? asked : undefined);
}

export function insists({ terms }: Pick<ReadClause, 'terms'>): boolean {
  return terms.some((term) => INSISTS.has(term));
}

/** The clause as that question, without the words by which it insists. */
export function insistedOn(clause: ReadClause, act: string): ReadClause {
  const terms = clause.terms.filter((term) => !INSISTS.has(term));
  return { ...clause, act, chance: INSISTED, terms };
}

const EVEN = 0.5;
const INSISTS: ReadonlySet<string> = new Set(['mean', 'meant', 'asked', 'asking', 'question']);
const OF_ANNOYANCE: ReadonlySet<string> = new Set([
  ...['complain', 'no', 'small-talk', 'off-topic', 'swap', 'other', 'have', 'yes'],
]);
const ASKED_BY: readonly (readonly [words: readonly string[], act: string])[] = [
  [['why'], 'ask-why'],
  [['keep', 'freeze', 'fridge'], 'ask-storage'],
  [['reheat', 'warm'], 'ask-reheat'],
  [['calorie', 'protein', 'healthy'], 'ask-nutrition'],
  [['long', 'minute'], 'ask-timing'],
  [['much', 'many'], 'ask-amount'],
  [['temperature', 'hot', 'degree'], 'ask-temperature'],
  [['done', 'ready'], 'ask-done'],
  [['instead', 'substitute', 'replace'], 'ask-substitute'],
];

/** "And a pudding?" wishes for one, whatever was asked before. */
export function mayGoOn({ act, chance, wish, people }: ReadClause): boolean {
  // "And we will be seven" asks nothing.
  if (act === 'people' && people !== undefined) return false;
  // A question that is as good as sure is its own.
  if (isAsked(act) && chance >= LIKELY) return false;
  if (act === 'pick' && chance >= LIKELY) return false;
  const isWish = act === 'find' && (wish.course !== undefined || wish.words.length > 0);
  return MAY_GO_ON.has(act) && !isWish;
}

const MAY_GO_ON: ReadonlySet<string> = new Set([
  ...['find', 'have', 'dish', 'add', 'other', 'ask-food', 'ask-substitute', 'ask-contains'],
  ...['people', 'small-talk', 'pairing', 'need', 'off-topic', 'kit', 'method', 'ask-tool', 'app'],
  ...['ask-dish', 'pick'],
]);

/** Questions that a word or two make up, and after which others they are asked of the same. */
export function isBare({ act, terms }: ReadClause, asked: string | undefined): boolean {
  const bare = BARE[act];
  if (!bare || !terms.every((term) => bare.words.has(term))) return false;
  return bare.after === undefined || (asked !== undefined && bare.after.has(asked));
}

interface Bare {
  readonly words: ReadonlySet<string>;
  /** After any where that is undefined. */
  readonly after?: ReadonlySet<string>;
}

const OF_COOKING = wordSet(
  'ask-technique ask-tool ask-done ask-temperature ask-timing ask-convert rescue',
);
const BARE: Readonly<Record<string, Bare>> = {
  rescue: { words: RESCUES },
  'ask-amount': {
    words: wordSet(
      'much many then need use put about roughly exactly same amount tin can cup gram clove medium large small one ones like',
    ),
  },
  'ask-food': { words: wordSet('where buy find then sell taste like shop') },
  'ask-why': { words: wordSet('why then though because') },
  'ask-timing': {
    words: wordSet('long time minute then again roughly overnight hour day enough'),
    after: OF_COOKING,
  },
  'ask-temperature': { words: wordSet('temperature hot heat temp then'), after: OF_COOKING },
  'ask-substitute': { words: wordSet('else other instead'), after: wordSet('ask-substitute') },
};
