/** Holds an answer against the question: how much of what was asked it speaks of, and whether another topic speaks of more. */
import { isSilent } from '../../knowledge/find-topic.ts';
import { type Knowledge, toTerms } from '../../knowledge/knowledge.ts';
import { rootOf } from '../../knowledge/root.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodMention, FoodRole, ReadClause } from '../../read/read-clause.ts';
import type { Told } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { kindsOfKeeping } from './ask-storage.ts';
import { answered, bestAsked, factsOf, meantBy, sourceOf, toldOfDanger } from './facts.ts';
import { FILES } from './known-topics.ts';
import { cardOnTable, foodsAsked, hasTerm, wordSet } from './subject.ts';

/** Words of questions of every kind: they say what sort of answer is wanted, not what it is to be about. */
const ASKED = rootsOf(
  `why know tell long much many need happen skip mean meaning difference between where find buy best
   keep last stay like ok okay fine possible matter should help please think sure really even always
   usually exactly actually ever anything something everything come go going put take say call use
   used using doing wrong right try recommend better worth prefer able far ahead temp temperature degree supposed must whether also only
   guess wonder wondering stop prevent avoid other else instead people person bit about thing question
   now today tonight yet still again enough first already dear love mate chef thank yes said told ask
   asked mine get got look them good bad out all one make cook do done ready eat give leave let only your without step timer because
   up back while set week little safe tho gonna anyway just nothing never want whatever simply`,
);

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
/** A word by which no topic is called: talk, a name, or a slip of the pen. */
const UNHEARD = 0.15;

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
  if (clause.act === 'ask-done' && hasTerm(clause, PROBES)) return outcome;
  const asked = carried(context, memo, clause);
  const own = metBy(asked, outcome);
  if (!own || own.share >= ENOUGH) return outcome;
  const isBare = asked.words.length === 0;
  const [best] = fromTopics(context, memo, clause)
    .map(({ other, isSure }) => ({ other, isSure, share: metBy(asked, other)?.share ?? 0 }))
    .filter(({ share, isSure }) => share >= (isSure || isBare ? ENOUGH : NEARLY_ALL))
    .filter(({ share }) => share > own.share * BETTER)
    .toSorted((one, other) => other.share - one.share);
  if (best) return best.other;
  const weighty = clause.act === 'ask-safety' ? WEIGHTY / 2 : WEIGHTY;
  if (own.share >= LEAST || (own.weight >= weighty && own.share >= HARDLY)) return outcome;
  const next = second();
  const met = next && metBy(asked, next);
  return next && (met ? met.share >= LEAST : isReckoned(next)) ? next : undefined;
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
  return FILES.flatMap(([file, kinds, questions]) => {
    const isOfKind = questions.includes(clause.act) || questions[0] === clause.second;
    const found = bestAsked(context, file, clause, file === 'safety' ? undefined : memo);
    if (!found || found.said < 1) return [];
    const { topic, isDeed } = found;
    if (!(isOfKind || isDeed)) return [];
    const told =
      file === 'safety'
        ? toldOfDanger(context, topic, clause)
        : factsOf(context, topic, kindsFor(file, clause, kinds));
    const other = answered(memo, told);
    const isSure = isDeed && (isOfKind || ANY_KIND.has(file));
    return other ? [{ other, isSure }] : [];
  });
}

function kindsFor(file: string, clause: ReadClause, kinds: readonly string[]): readonly string[] {
  if (file === 'storage') return kindsOfKeeping(clause);
  return clause.act === 'ask-why' ? OF_A_CAUSE : kinds;
}

const OF_A_CAUSE = ['because', 'why', 'next', 'words'];

/** What went wrong and what endangers are told in answer to any question. */
const ANY_KIND: ReadonlySet<string> = new Set(['safety', 'rescue']);

interface Carried {
  readonly words: readonly {
    readonly word: string;
    readonly meant: readonly string[];
    readonly weight: number;
  }[];
  readonly foods: readonly ReadonlySet<string>[];
  /** Words of the card and of a dish that is named: what they say speaks of them. */
  readonly titled: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  /** Every word by which an answer could have been found. */
  readonly all: ReadonlySet<string>;
}

/** Whether it names anything that an answer could speak of. */
export function asksAny({ terms }: ReadClause): boolean {
  return terms.some(isCarrying);
}

function isCarrying(term: string): boolean {
  return !(isSilent(term) || ASKED.has(rootOf(term)));
}

/** What the question itself says, without what is told beside it; all of it where it says next to nothing. */
function spokenIn(clause: ReadClause): Pick<ReadClause, 'terms' | 'foods'> {
  return clause.own?.terms.some(isCarrying) ? clause.own : clause;
}

/** The words and foods that carry the question, with their weight. */
function carried(context: CommandContext, memo: Memo, clause: ReadClause): Carried {
  const { knowledge } = context;
  const listed = [...memo.offered, ...memo.plan.map(({ slug }) => slug)];
  const titles = [
    cardOnTable(context, memo)?.title.name ?? '',
    ...clause.dishes.map(({ title }) => title),
    ...listed.map((slug) => bookDish(context.table, slug)?.title ?? ''),
  ];
  const titled = roots(titles.flatMap(contentTokens));
  const spoken = spokenIn(clause);
  const named = foodsAsked({ ...clause, foods: spoken.foods });
  const foods = named.filter(
    ({ said }) => !contentTokens(said).every((one) => titled.has(rootOf(one))),
  );
  const own = roots(named.flatMap(({ said }) => contentTokens(said)));
  const rare = rarities(knowledge);
  const isOfKeeping = (word: string) => OF_KEEPING.has(clause.act) && KEEPING.has(word);
  const words = [...new Set(spoken.terms)].flatMap((term) => {
    const word = rootOf(term);
    const isAside = own.has(word) || titled.has(word) || isOfKeeping(word);
    if (isAside || !isCarrying(term)) return [];
    const meant = meantBy(knowledge, [term]).map(rootOf);
    return [{ word, meant, weight: rare.get(word) ?? UNHEARD }];
  });
  return {
    words,
    foods: foods.map((food) => wordsOfFood(context, food)),
    titled,
    terms: new Set(clause.terms),
    all: roots(
      [...clause.terms, ...titled, ...named.flatMap(({ names }) => names)].flatMap(contentTokens),
    ),
  };
}

/** What a food is called, and what it is a kind of. */
function wordsOfFood({ knowledge }: CommandContext, { said, names, kinds }: Food): Set<string> {
  const called = contentTokens(said);
  const meant = meantBy(knowledge, called);
  return roots([...called, ...meant, ...[...names, ...kinds].flatMap(contentTokens)]);
}

interface Met {
  /** From 0 to 1. */
  readonly share: number;
  /** Of the words beside the foods. */
  readonly weight: number;
}

/** The words of its facts and of what they are told of; undefined for what is no fact: it is reckoned out for the very foods. */
function saidBy(
  { titled }: Carried,
  { told, ...served }: Outcome,
): ReadonlySet<string> | undefined {
  if (served.servesCard || served.lists || served.showsPlan) return undefined;
  const answers = told.filter(({ message }) => !message.endsWith('-offer'));
  const facts = answers.filter(({ slots }) => typeof slots.fact === 'string');
  if (facts.length === 0 || facts.length < answers.length) return undefined;
  return roots([
    ...facts.flatMap(({ slots }) => toTerms(String(slots.fact))),
    ...facts.flatMap((fact) => sourceOf(fact)?.names.flat() ?? []),
    ...(facts.every((fact) => sourceOf(fact) === undefined) ? titled : []),
  ]);
}

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
  // What no topic is called by is nothing to hold it against, unless it speaks of nothing that was said at all.
  const isUnheard = hits.every(({ weight }) => weight <= UNHEARD);
  if (isUnheard && hits.length > 0 && !isAnyOf(asked.all, said)) return { weight: 0, share: 0 };
  if (isUnheard) return undefined;
  const met = hits.filter(({ isSaid }) => isSaid);
  const weight = sum(met.filter(({ isFood }) => !isFood));
  const share = sum(met) / all;
  return { weight, share: lacksNumber(terms, outcome.told) ? share / 2 : share };
}

function isAnyOf(words: Iterable<string>, said: ReadonlySet<string>): boolean {
  return [...words].some((word) => said.has(word));
}

/** Words that every question of keeping has. */
const KEEPING = rootsOf(
  `freeze freezer frozen fridge leftover tomorrow store portion rest night overnight before later day
   half homemade cold`,
);
const PROBES = wordSet('thermometer probe');
const OF_KEEPING = wordSet('ask-storage ask-ahead ask-leftovers ask-reheat');

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

const known = new WeakMap<Knowledge, ReadonlyMap<string, number>>();

/** How rare a word is among the names of all topics, 0 to 1, by its root. */
function rarities(knowledge: Knowledge): ReadonlyMap<string, number> {
  const before = known.get(knowledge);
  if (before) return before;
  const topics = [...knowledge.values()].flat();
  const counts = new Map<string, number>();
  for (const { names } of topics)
    for (const word of roots(names.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(topics.length + 1);
  const now = new Map([...counts].map(([word, count]) => [word, 1 - Math.log(count + 1) / most]));
  known.set(knowledge, now);
  return now;
}

function rootsOf(words: string): Set<string> {
  return roots(words.split(/\s+/));
}

function roots(words: readonly string[]): Set<string> {
  return new Set(words.map((word) => rootOf(word.replace(/'s$/, ''))));
}
