/** Picks the words and foods an answer to a question must mention, weighting each word by its rarity; also word roots and names of foods. */
import { isSilent } from '../../knowledge/find-topic.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { rootOf } from '../../knowledge/root.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { CommandContext } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { meantBy } from './facts.ts';
import { cardOnTable, foodsAsked, wordSet } from './subject.ts';

/** Words of questions of every kind: they say what sort of answer is wanted, not what it is to be about. */
const ASKED = rootsOf(
  `why know tell long much many need happen skip mean difference between find buy best keep last
   stay like ok okay fine possible matter help please think sure even always usually exactly
   actually ever anything something everything come go going put take say call use used using doing
   wrong right try recommend better worth prefer able far ahead temp temperature degree supposed
   whether also only guess wonder stop prevent avoid other else instead people person bit about
   thing question now today tonight yet still again enough first already dear love mate chef thank
   yes said told ask look good bad out all one make cook done ready eat give leave let without step
   timer because up back while set week little safe tho gonna anyway nothing never want whatever
   simply min`,
);

/** A word by which no topic is called: talk, a name, or a slip of the pen. */
export const UNHEARD = 0.15;

export interface Carried {
  readonly words: readonly {
    readonly word: string;
    readonly meant: readonly string[];
    readonly weight: number;
  }[];
  readonly foods: readonly ReadonlySet<string>[];
  /** Words of the card and of a dish that is named: what they say speaks of them. */
  readonly titled: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

/** Whether it names anything that an answer could speak of. */
export function asksAny({ terms }: ReadClause): boolean {
  return terms.some(isCarrying);
}

/** Whether a word says what an answer is to be about. */
export function isCarrying(term: string): boolean {
  return !(isSilent(term) || ASKED.has(rootOf(term)));
}

/** What the question itself says, without what is told beside it; all of it where it says next to nothing. */
function spokenIn(clause: ReadClause): Pick<ReadClause, 'terms' | 'foods'> {
  return clause.own?.terms.some(isCarrying) ? clause.own : clause;
}

/** The words and foods that carry the question, with their weight. */
export function carried(context: CommandContext, memo: Memo, clause: ReadClause): Carried {
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
  };
}

/** What a food is called, and what it is a kind of. */
export function wordsOfFood(
  { knowledge }: CommandContext,
  { said, names, kinds }: Food,
): Set<string> {
  const called = contentTokens(said);
  const meant = meantBy(knowledge, called);
  return roots([...called, ...meant, ...[...names, ...kinds].flatMap(contentTokens)]);
}

/** Words that every question of keeping has. */
const KEEPING = rootsOf(
  `freeze freezer frozen fridge leftover tomorrow store portion rest night overnight before later day
   half homemade cold`,
);

export const OF_KEEPING = wordSet('ask-storage ask-ahead ask-leftovers ask-reheat');

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

export function roots(words: readonly string[]): Set<string> {
  return new Set(words.map((word) => rootOf(word.replace(/'s$/, ''))));
}
