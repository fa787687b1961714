/** Looks up topics and facts in the knowledge files and sentences of a recipe's steps for a question, and builds answers and offers of them. */

import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Asked, AskedFood } from '../../knowledge/asked-words.ts';
import { type Found, findBest, findTopic, vocabularyOf } from '../../knowledge/find-topic.ts';
import { type Knowledge, type Topic, toTerms } from '../../knowledge/knowledge.ts';
import { rewriteStep } from '../../measure/rewrite/rewrite.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { hashText } from '../../text/hash.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { otherNames } from '../edits/said-food.ts';
import { foodsAsked, hasTerm, type Subject, wordSet } from './subject.ts';

/** The topic of a file that the clause's words and foods ask for; the card helps where they leave open of what. */
export function topicAsked(
  context: CommandContext,
  file: string,
  clause: ReadClause,
  memo?: Memo,
): Topic | undefined {
  return bestAsked(context, file, clause, memo)?.topic;
}

/** The same, with how well it fits. */
export function bestAsked(
  context: CommandContext,
  file: string,
  clause: ReadClause,
  memo?: Memo,
): Found | undefined {
  const about = memo ? wordsOfCard(context, memo) : [];
  return findBest(context.knowledge.get(file) ?? [], askedOf(context, clause), about);
}

const askedBy = new WeakMap<ReadClause, Asked>();

/** What a clause asks for, worked out once for all files. */
function askedOf({ knowledge, table }: CommandContext, clause: ReadClause): Asked {
  const known = askedBy.get(clause);
  if (known) return known;
  const now: Asked = {
    terms: clause.terms,
    meant: meantBy(knowledge, clause.terms),
    foods: thingsAsked(clause).map((food) => ({
      ...food,
      names: [...food.names, ...otherNames(table.kitchen, food.said)],
    })),
    known: vocabulary(knowledge),
  };
  askedBy.set(clause, now);
  return now;
}

/** "Why salt the aubergines?" names one food and a deed. */
function thingsAsked(clause: ReadClause): Food[] {
  const foods = foodsAsked(clause);
  if (!OF_DEEDS.has(clause.act) || foods.length < 2) return foods;
  return foods.filter(({ said }) => !VERBS.has(said));
}

const OF_DEEDS: ReadonlySet<string> = new Set(['ask-why', 'ask-technique']);
const VERBS = wordSet('salt oil butter flour water pepper sugar');

/** What is meant by its words, beside what they say: a dog by a beagle, mould by fuzz. */
export function meantBy(knowledge: Knowledge, terms: readonly string[]): string[] {
  const said = ` ${terms.join(' ')} `;
  const topics = knowledge.get('synonyms') ?? [];
  return topics.flatMap(({ names, facts }) =>
    names.some((name) => said.includes(` ${name.join(' ')} `)) ? toTerms(facts.is ?? '') : [],
  );
}

const vocabularies = new WeakMap<Knowledge, ReadonlySet<string>>();

/** The words of all knowledge, by their roots. */
export function vocabulary(knowledge: Knowledge): ReadonlySet<string> {
  const words = vocabularies.get(knowledge) ?? vocabularyOf(knowledge);
  vocabularies.set(knowledge, words);
  return words;
}

/** What the card is called and what kind of dish it is: a pavlova is a meringue. */
function wordsOfCard(context: CommandContext, { card }: Memo): string[] {
  const dish = card && bookDish(context.table, card.slug);
  return dish ? wordsOfDish(context, dish) : [];
}

export function wordsOfDish({ knowledge }: CommandContext, dish: Dish): string[] {
  const title = toTerms(dish.title);
  const sort = findTopic(knowledge.get('dishes') ?? [], { terms: title, foods: [] });
  return [...title, ...toTerms(sort?.facts.is ?? '')];
}

/** The topic for what a dish is: its title first, then the foods it stands on; the clause's words may narrow it. */
export function topicOfDish(
  { table, knowledge }: CommandContext,
  file: string,
  { dish }: Subject,
  words: readonly string[] = [],
): Topic | undefined {
  const topics = knowledge.get(file) ?? [];
  const { mainFoods } = getDishFacts(table.kitchen.cookbook, dish);
  const foods = [...mainFoods].map((name): AskedFood => ({ said: name, names: [name], kinds: [] }));
  return (
    findTopic(topics, { terms: [...words, ...contentTokens(dish.title)], foods: [] }) ??
    findTopic(topics, { terms: words, foods })
  );
}

/** Its facts of these kinds, in this order, at most so many; as they measure where the person lives. */
export function factsOf(
  { table, message }: CommandContext,
  topic: Topic | undefined,
  kinds: readonly string[],
  most = 2,
): Told[] {
  const { kitchen, units } = table;
  return [...new Set(kinds)]
    .flatMap((kind) => topic?.facts[kind] ?? [])
    .slice(0, most)
    .map((fact) => (ASKS_HOW.test(message) ? withoutYes(fact) : fact))
    .map((fact) =>
      from(tell('answers.fact', { fact: rewriteStep(kitchen.measures, fact, units) }), topic),
    );
}

const sources = new WeakMap<Told, Topic>();

/** The topic that a fact was told of. */
export function sourceOf(told: Told): Topic | undefined {
  return sources.get(told);
}

function from(told: Told, topic: Topic | undefined): Told {
  if (topic) sources.set(told, topic);
  return told;
}

/** A "yes" or a "no" answers whether, and not how. */
const ASKS_HOW = /^\W*(?:and |so |but |ok )?(?:how|what|which|when|where|why|does)\b/i;

function withoutYes(fact: string): string {
  const rest = fact.replace(/^(?:Yes|No)[,.:] /, '');
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

/** Somebody took it already, so what to do comes before what is known of it. */
const TAKEN = wordSet(
  'ate eaten swallowed swallow drank drunk had chewed licked gave given got nicked stole scoffed used touched dripped',
);

const SMALL_OR_ILL = wordSet(
  'baby toddler child kid elderly old immune chemo infant expecting gran granny grandma nan nana grandad grandfather grandmother',
);

/** What the file on safety says of a topic: the answer, or what to do now where it has happened. */
export function toldOfDanger(
  context: CommandContext,
  topic: Topic | undefined,
  clause: ReadClause,
): Told[] {
  const first = hasTerm(clause, SMALL_OR_ILL) ? ['who'] : [];
  const said = { terms: [...clause.terms, ...meantBy(context.knowledge, clause.terms)] };
  if (hasTerm(said, TAKEN)) return warned(factsOf(context, topic, [...first, 'do', 'answer']));
  const told = factsOf(context, topic, [...first, 'answer'], first.length + 1);
  return warned(told.length > 0 ? told : factsOf(context, topic, ['do'], 1));
}

/** Told to everybody as it stands, whatever they keep out. */
export function warned(told: readonly Told[]): Told[] {
  return told.map((one) => from(tell('answers.warning', one.slots), sourceOf(one)));
}

/** An answer that leaves everything on the table as it is; undefined where there is nothing to say. */
export function answered(memo: Memo, told: readonly Told[]): Outcome | undefined {
  const [first] = told;
  return first && { memo: toldNow(memo, first), told };
}

/** Whether its first fact is the one that was told last. */
export function isToldAgain({ fact }: Memo, { told: [first] }: Outcome): boolean {
  return fact !== undefined && first !== undefined && fact === factMark(first);
}

function toldNow({ asked: _, fact: __, ...memo }: Memo, told: Told): Memo {
  const fact = factMark(told);
  return fact === undefined ? memo : { ...memo, fact };
}

/** Undefined for what is no fact of the knowledge. */
function factMark({ message, slots: { fact } }: Told): number | undefined {
  return message === 'answers.fact' && typeof fact === 'string' ? hashText(fact) : undefined;
}

/** The same with an offer at its end, which a "yes" takes up. */
export function offering(
  memo: Memo,
  told: readonly Told[],
  offer: { readonly message: Told; readonly act: string; readonly about?: string },
): Outcome {
  const { message, act, about } = offer;
  return { memo: { ...memo, asked: { kind: 'offer', act, about } }, told: [...told, message] };
}

export function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(SENTENCE_END)).filter((one) => one.trim() !== '');
}

const SENTENCE_END = /(?<=[.!?])\s+/;

/** Sentences of the steps, those of the step that was read out last first. */
export function stepSentences({ plated }: Subject, { step }: Memo): string[] {
  const { instructions } = plated;
  const now = step === undefined ? [] : instructions.slice(step - 1, step);
  return [...new Set(sentencesOf([...now, ...instructions]))];
}

/** Which of the sentences has any of these words; in their order. */
export function withWords(sentences: readonly string[], words: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const said = contentTokens(sentence);
    return words.some((word) => said.includes(word));
  });
}

/** Those that speak of at least half of what is asked, whichever speaks of most first. */
export function sentencesOn(sentences: readonly string[], words: readonly string[]): string[] {
  const asked = [...new Set(words.flatMap(contentTokens))].filter((word) => word.length > 2);
  return sentences
    .map((sentence) => {
      const said = contentTokens(sentence);
      return { sentence, hits: asked.filter((word) => said.includes(word)).length };
    })
    .filter(({ hits }) => hits > 0 && hits * 2 >= asked.length)
    .toSorted((one, other) => other.hits - one.hits)
    .map(({ sentence }) => sentence);
}

export function tellFacts(facts: readonly string[]): Told[] {
  return facts.map((fact) => tell('answers.fact', { fact }));
}
