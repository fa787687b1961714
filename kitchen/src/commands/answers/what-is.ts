/** Answers "what is ...?" by exact name of a food, tool, technique or cookbook dish; returns what else was asked, unanswered. */
import { type Topic, toTerms } from '../../knowledge/knowledge.ts';
import { rootOf } from '../../knowledge/root.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { kindsAsked } from './ask-food.ts';
import { isCarrying } from './carrying-words.ts';
import { answered, factsOf } from './facts.ts';
import { wordsIn } from './in-message.ts';
import { nounOf, wordSet } from './subject.ts';

export interface WhatIs {
  readonly outcome: Outcome;
  /** What the clause asks beside: "what is parippu, is it very hot?" */
  readonly rest: ReadClause;
}

/** Files that say what something is, with what else they tell of it. */
const FILES: readonly (readonly [file: string, kinds: readonly string[]])[] = [
  ['foods', ['what', 'use', 'taste']],
  ['tools', ['what']],
  ['techniques', ['what']],
];
/** "What's in garam masala" asks the same. */
const ARTICLES = wordSet('a an the this that these your in');
const IS = wordSet('is are s re exactly actually even');
/** Behind a name they ask for something else of it. */
const GOES_ON = wordSet('in for on at with of like called best good better temperature next');
const LONGEST = 5;

/** Undefined where nothing of that name is known. */
export function whatIs(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): WhatIs | undefined {
  const called = namedBehind(wordsIn(context.message), clause);
  for (let length = Math.min(LONGEST, called.length); length > 0; length -= 1) {
    const name = called.slice(0, length).map(toRoot);
    const next = called[length] ?? '';
    if (GOES_ON.has(next) || (isNamed(clause, next) && isCarrying(next))) continue;
    const told = factsNamed(context, name, kindsAsked(clause)) ?? dishNamed(context, name);
    const outcome = told && answered(memo, told);
    if (outcome) return { outcome, rest: without(clause, new Set(name)) };
  }
  return undefined;
}

/** The words behind "what is", where the clause has the first of them. */
function namedBehind(words: readonly string[], clause: ReadClause): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      word === 'whats' || word === "what's" || (word === 'what' && IS.has(words[index + 1] ?? '')),
  );
  if (at < 0) return [];
  const rest = words.slice(at + 1);
  const from = rest.findIndex((word) => !(IS.has(word) || ARTICLES.has(word)));
  const called = from < 0 ? [] : rest.slice(from, from + LONGEST + 1);
  return isNamed(clause, called[0]) ? called : [];
}

function isNamed({ terms, foods }: ReadClause, word: string | undefined): boolean {
  if (word === undefined) return false;
  const all = [...terms, ...foods.flatMap(({ food }) => toTerms(food.said))];
  return all.some((one) => rootOf(one) === toRoot(word));
}

function toRoot(word: string): string {
  return rootOf(toTerms(word)[0] ?? word);
}

function factsNamed(context: CommandContext, name: readonly string[], also: readonly string[]) {
  for (const [file, kinds] of FILES) {
    const topic = context.knowledge.get(file)?.find((one) => isCalled(one, name));
    const told =
      topic?.facts.what === undefined ? [] : factsOf(context, topic, ['what', ...also, ...kinds]);
    if (told.length > 0) return told;
  }
  return undefined;
}

function isCalled({ names }: Topic, name: readonly string[]): boolean {
  return names.some(
    (one) => one.length === name.length && one.every((word, at) => rootOf(word) === name[at]),
  );
}

/** A dish of the book, by its whole title. */
function dishNamed({ table }: CommandContext, name: readonly string[]) {
  const called = name.join(' ');
  const dish = table.kitchen.cookbook.dishes.find(
    ({ title }) => toTerms(title).map(rootOf).join(' ') === called,
  );
  return (
    dish && [
      tell('answers.dish-like', { introduction: dish.introduction }),
      tell('answers.origin', { dish: nounOf(dish.title), cuisine: dish.cuisine }),
    ]
  );
}

function without(clause: ReadClause, name: ReadonlySet<string>): ReadClause {
  const terms = clause.terms.filter((term) => !name.has(rootOf(term)));
  return { ...clause, terms };
}
