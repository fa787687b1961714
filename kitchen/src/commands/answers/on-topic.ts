/** Checks that an answer covers the question; a weak one gives way to a recipe sentence, another fact or the next likely intent's answer. */
import { toTerms } from '../../knowledge/knowledge.ts';
import type { Memo } from '../../memo/memo.ts';
import type { FoodMention, FoodRole, ReadClause } from '../../read/read-clause.ts';
import type { Told } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { PROBE } from './ask-done.ts';
import { kindsOfKeeping } from './ask-storage.ts';
import { saidOnCard } from './card-sentences.ts';
import {
  type Carried,
  carried,
  OF_KEEPING,
  roots,
  UNHEARD,
  wordsOfFood,
} from './carrying-words.ts';
import { answered, factsOf, sourceOf, toldOfDanger } from './facts.ts';
import { knownOf } from './known-topics.ts';
import { hasTerm } from './subject.ts';

/** So much of the words that carry the question makes an answer; with less than the least it is of something else. */
const ENOUGH = 0.6;
const LEAST = 0.34;
const HARDLY = 0.15;
/** Where no word of a name says what is done, or the topic answers another kind of question. */
const NEARLY_ALL = 0.85;
/** Unless so much weight of words beside the foods was met: in a long message other things are told as well. */
const WEIGHTY = 0.55;
/** Another topic has to speak of so much more. */
const BETTER = 1.25;
/** A food counts as a word that is not quite rare. */
const FOOD = 0.7;
/**
 * The outcome where it answers what was asked; else what speaks of more of it; undefined where nothing does.
 * @param second what the next likely act has to say
 */
export function onTopic(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  outcome: Outcome,
  second: () => Outcome | undefined,
): Outcome | undefined {
  // Whoever has no thermometer asks how it is seen, which the row has found out.
  if (clause.act === 'ask-done' && hasTerm(clause, PROBE)) return outcome;
  if (isOwnNote(clause, outcome)) return outcome;
  const asked = carried(context, memo, clause);
  const own = metBy(asked, outcome);
  const written = own || isUnknown(outcome) ? fromCard(context, memo, clause, asked) : undefined;
  if (written && written.share > (own?.share ?? 0)) return written.outcome;
  if (!own || own.share >= ENOUGH) return outcome;
  const [best] = fromTopics(context, memo, clause)
    .map((one) => ({ ...one, share: metBy(asked, one.other)?.share ?? 0 }))
    .filter(({ share, isSure }) => share >= (isSure ? ENOUGH : NEARLY_ALL))
    .filter(({ share }) => share > own.share * BETTER)
    .toSorted((one, other) => rankOf(other) - rankOf(one));
  if (best) return best.other;
  const weighty = clause.act === 'ask-safety' ? WEIGHTY / 2 : WEIGHTY;
  if (own.share >= LEAST || (own.weight >= weighty && own.share >= HARDLY)) return outcome;
  const next = second();
  const met = next && metBy(asked, next);
  return next && (met ? met.share >= LEAST : isReckoned(next)) ? next : undefined;
}

/** What the card says of keeping or of being done, asked of no food: "how long does this keep, I made way too much". */
function isOwnNote({ act, foods }: ReadClause, { told }: Outcome): boolean {
  const isOfAll = OF_KEEPING.has(act) || act === 'ask-done';
  const isOwn = (one: Told) => one.slots.fact !== undefined && !sourceOf(one);
  return isOfAll && foods.length === 0 && told.some(isOwn);
}

function isUnknown({ told: [first, second] }: Outcome): boolean {
  return second === undefined && UNKNOWN.test(first?.message ?? '');
}

const UNKNOWN = /^answers\.(?:unknown|not-understood)/;
/** So many words or foods of a question have to stand in a sentence of the card. */
const IN_A_SENTENCE = 2;

/** The sentence of the card that speaks of most of what is asked. */
function fromCard(context: CommandContext, memo: Memo, clause: ReadClause, asked: Carried) {
  const [best] = saidOnCard(context, memo, clause)
    .flatMap((outcome) => {
      const met = metBy(asked, outcome);
      return met ? [{ ...met, outcome }] : [];
    })
    .filter(({ share, hits }) => share >= ENOUGH && hits >= IN_A_SENTENCE)
    .toSorted((one, other) => other.share - one.share);
  return best;
}

const OF_A_QUESTION: ReadonlySet<FoodRole> = new Set(['about', 'about-dish', 'have']);

/** Foods that are asked about and of which an outcome says nothing, where it speaks of others. */
export function passedOver(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  outcome: Outcome,
): FoodMention[] {
  const asked = carried(context, memo, clause);
  const said = saidBy(asked, outcome);
  const isSaid = ({ food }: FoodMention) => isAnyOf(wordsOfFood(context, food), said ?? new Set());
  const about = clause.foods.filter(({ role }) => OF_A_QUESTION.has(role));
  return said && about.some(isSaid) ? about.filter((one) => !isSaid(one)) : [];
}

/** By what it speaks of, then by whether it answers such a question, then by the words of its name that were said. */
function rankOf({ share, isSure, said }: { share: number; isSure: boolean; said: number }): number {
  return share * 100 + (isSure ? 10 : 0) + said;
}

/** Whether an outcome speaks of little of what is told: of nothing but a word or two of a long message. */
export function isByChance(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  outcome: Outcome,
): boolean {
  const { share } = metBy(carried(context, memo, clause), outcome) ?? { share: 1 };
  return share < LEAST;
}

/** A dish, or what is worked out for the very food that was named. */
function isReckoned({ told: [first], servesCard }: Outcome): boolean {
  return servesCard === true || RECKONED.test(first?.message ?? '');
}

const RECKONED = /^answers\.(?:substitute|thanks|bye|praise|feeling)/;

/** The best topic of each file that has answers to such a question, or names what is done. */
function fromTopics(context: CommandContext, memo: Memo, clause: ReadClause) {
  return knownOf(context, memo, clause).flatMap((found) => {
    const { file, kinds, questions, topic, isDeed } = found;
    const isOfKind = questions.includes(clause.act);
    if (found.said < 1 || !(isOfKind || isDeed)) return [];
    const told =
      file === 'safety'
        ? toldOfDanger(context, topic, clause)
        : factsOf(context, topic, kindsFor(file, clause, kinds));
    const other = answered(memo, told);
    const isSure = isDeed && (isOfKind || ANY_KIND.has(file));
    return other ? [{ other, isSure, said: found.said }] : [];
  });
}

function kindsFor(file: string, clause: ReadClause, kinds: readonly string[]): readonly string[] {
  if (file === 'storage') return kindsOfKeeping(clause);
  return clause.act === 'ask-why' ? OF_A_CAUSE : kinds;
}

const OF_A_CAUSE = ['because', 'why', 'next', 'words'];

/** What went wrong and what endangers are told in answer to any question. */
const ANY_KIND: ReadonlySet<string> = new Set(['safety', 'rescue']);

interface Met {
  /** From 0 to 1. */
  readonly share: number;
  /** Of the words beside the foods. */
  readonly weight: number;
  /** How many words and foods. */
  readonly hits: number;
}

/** The words of its facts and of what they are told of; undefined for what is no fact: it is reckoned out for the very foods. */
function saidBy(
  { titled }: Carried,
  { told, ...served }: Outcome,
): ReadonlySet<string> | undefined {
  if (served.servesCard || served.lists || served.showsPlan) return undefined;
  const answers = told.filter(({ message }) => !BESIDE.test(message));
  const facts = answers.filter(({ slots }) => typeof slots.fact === 'string');
  if (facts.length === 0 || facts.length < answers.length) return undefined;
  return roots([
    ...facts.flatMap(({ slots }) => toTerms(String(slots.fact))),
    ...facts.flatMap((fact) => sourceOf(fact)?.names.flat() ?? []),
    ...(facts.every((fact) => sourceOf(fact) === undefined) ? titled : []),
  ]);
}

/** An offer, and the verdict before a note on keeping. */
const BESIDE = /-offer$|^answers\.ahead-/;

/** How much of what was asked the facts speak of. */
function metBy(asked: Carried, outcome: Outcome): Met | undefined {
  const { words, foods, terms } = asked;
  const said = saidBy(asked, outcome);
  if (!said) return undefined;
  const hits = [
    ...foods.map((food) => ({ weight: FOOD, isFood: true, isSaid: isAnyOf(food, said) })),
    ...words.map(({ word, meant, weight }) => ({
      ...{ weight, isFood: false },
      isSaid: said.has(word) || isAnyOf(meant, said),
    })),
  ];
  const sum = (all: typeof hits) => all.reduce((so, { weight }) => so + weight, 0);
  const all = sum(hits);
  // What no topic is called by is nothing to hold it against.
  if (hits.every(({ weight }) => weight <= UNHEARD)) return undefined;
  const met = hits.filter(({ isSaid }) => isSaid);
  const weight = sum(met.filter(({ isFood }) => !isFood));
  const share = sum(met) / all;
  return { weight, hits: met.length, share: lacksNumber(terms, outcome.told) ? share / 2 : share };
}

function isAnyOf(words: Iterable<string>, said: ReadonlySet<string>): boolean {
  return [...words].some((word) => said.has(word));
}

/** What a question of a number is answered with. */
const NUMBERS: readonly (readonly [word: string, sign: RegExp])[] = [
  ['long', /second|minute|hour|day|night|week|month|year/],
  ['many', /\d|half|one|two|a /],
  ['temperature', /\d|heat/],
  ['temp', /\d|heat/],
];

function lacksNumber(terms: ReadonlySet<string>, told: readonly Told[]): boolean {
  const text = told.map(({ slots }) => slots.fact).join(' ');
  return NUMBERS.some(([word, sign]) => terms.has(word) && !sign.test(text));
}
