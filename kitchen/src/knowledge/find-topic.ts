/** Finds which topic of a knowledge file a question is about, by its words and foods, and how well it fits; lists the topics' words. */

import { deletionVariants, editDistance } from '../text/edit-distance.ts';
import { type Asked, type AskedWords, wordsAsked } from './asked-words.ts';
import { type Topic, toTerms } from './knowledge.ts';
import { rootOf } from './root.ts';

export interface Found {
  readonly topic: Topic;
  readonly score: number;
  /** How many words of its name were said; a common one, or one of the card alone, as half of one. */
  readonly said: number;
  /** Whether a word of its name says more than which food is meant: what is done with it or befalls it. */
  readonly isDeed: boolean;
  /** The roots of those words. */
  readonly deeds: readonly string[];
  /** Which share of the question's words it explains, 0 to 1: by its name, or in part by its facts. */
  readonly covers: number;
}

interface Name {
  readonly topic: Topic;
  readonly words: readonly string[];
  /** Words of its other names and of its facts. */
  readonly body: ReadonlySet<string>;
}

interface TopicIndex {
  /** Names by each of their words. */
  readonly names: ReadonlyMap<string, readonly Name[]>;
  /** Long words by what a slip of one letter makes of them. */
  readonly slips: ReadonlyMap<string, readonly string[]>;
  readonly count: number;
}

/** Words that say nothing of a topic: a name loses them, and no name is found by one of `COMMON` alone. */
const SILENT = setOf(
  'a an the i me my mine we us our you your it its this that these those them they their he him his she her hers is are was be been do does did will would can could should may might must has have had get got to of in on at by and or so but if then just really very too what how when where which who there here am for from as with some any not no dont doesnt didnt isnt arent wont cant hasnt havent im ive id ill youre youve theyre theyve whats thats hes shes weve were theres heres',
);
const COMMON = setOf(
  'bak best boil brown chop cook cool cover cut dish eat food fresh fri good heat home hot how keep kitchen knif left long make mix need off out oven over pan part place plat pot prep put recip rest season serv side step stir stor tast thing tim top turn use want warm wash water way why work',
);

/** A word said counts whole, a food's other name nearly so, what it is a kind of less and less. */
const OTHER_NAME = 0.9;
const KIND = 0.6;
const FARTHER_KIND = 0.9;
const WITH_A_DEED = 2;
const WITH_A_SLIP = 0.7;
const OF_THE_TABLE = 0.45;
/** Where a name is only what the food is a kind of, it still has to count for so much. */
const LEAST = 0.3;

const indexes = new WeakMap<readonly Topic[], TopicIndex>();

/**
 * The topic all words of one of whose names are asked for; of several the name with most of them, rarer words first.
 * Undefined where no name of weight is. Linear in the question.
 */
export function findTopic(topics: readonly Topic[], asked: Asked): Topic | undefined {
  return findBest(topics, asked)?.topic;
}

/**
 * The same, with how well it fits.
 * @param about words of what lies on the table. They complete a name of which the question has a word, and find none alone
 */
export function findBest(
  topics: readonly Topic[],
  asked: Asked,
  about: readonly string[] = [],
): Found | undefined {
  let index = indexes.get(topics);
  if (!index) {
    index = indexOf(topics);
    indexes.set(topics, index);
  }
  const words = wordsAsked(asked);
  const weights = weigh(index, words);
  const own = new Set(weights.keys());
  for (const word of about) {
    const root = rootOf(word);
    if (!own.has(root)) weights.set(root, OF_THE_TABLE);
  }
  const said = new Set([...words.terms, ...words.heads, ...words.meant]);
  const deeds = new Set([...said].filter((word) => !words.heads.has(word)));
  const cover = coverer(words, asked.known, weights);
  let best: Found | undefined;
  const seen = new Set<Name>();
  for (const word of own) {
    for (const name of index.names.get(word) ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      const fit = scoreOf(index, name, weights, deeds);
      if (fit === 0) continue;
      const covers = cover(name);
      const score = fit * (1 + covers);
      if (score <= (best?.score ?? 0)) continue;
      const done = name.words.filter((word) => deeds.has(word) && !COMMON.has(word));
      const count = countOf(name.words, said, weights);
      best = {
        topic: name.topic,
        score,
        said: count,
        deeds: done,
        isDeed: done.length > 0,
        covers,
      };
    }
  }
  return best;
}

/** The words of all topics, by their roots. */
export function vocabularyOf(knowledge: ReadonlyMap<string, readonly Topic[]>): Set<string> {
  const all = [...knowledge.values()].flat();
  return new Set(all.flatMap((topic) => [...bodyOf(topic)]));
}

function bodyOf({ names, facts }: Topic): Set<string> {
  return new Set([...names.flat(), ...Object.values(facts).flatMap(toTerms)].map(rootOf));
}

/** What nobody has written of is small talk rather than what is asked about. */
const UNKNOWN = 0.35;
const HALF = 0.5;

/** Tells which share of the question's words a name explains. */
function coverer(
  { terms, foods, related }: AskedWords,
  known: ReadonlySet<string> | undefined,
  weights: ReadonlyMap<string, number>,
): (name: Name) => number {
  const counted = [...terms]
    .filter((word) => !isSilent(word))
    .map((word) => {
      const isKnown = (known?.has(word) ?? true) || weights.has(word);
      return { word, weight: COMMON.has(word) ? HALF : isKnown ? 1 : UNKNOWN };
    });
  const all = counted.reduce((sum, { weight }) => sum + weight, 0);
  return ({ words, body }) => {
    if (all === 0) return 0;
    const named = new Set(words);
    // "Spuds" are explained by a name that speaks of potatoes.
    if (words.some((word) => related.has(word)))
      for (const food of foods)
        if ([...named].some((word) => food.related.has(word)))
          for (const word of food.said) named.add(word);
    let explained = 0;
    for (const { word, weight } of counted)
      explained += named.has(word) ? weight : body.has(word) ? weight * HALF : 0;
    return explained / all;
  };
}

const NUMBER = /^\d/;

/** A number, or a word that says nothing of any topic. */
export function isSilent(word: string): boolean {
  return SILENT.has(word) || NUMBER.test(word);
}

function countOf(
  words: readonly string[],
  said: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
): number {
  const half = (word: string): boolean =>
    COMMON.has(word) || (!said.has(word) && weights.get(word) === OF_THE_TABLE);
  return words
    .filter((word) => said.has(word) || half(word))
    .reduce((sum, word) => sum + (half(word) ? HALF : 1), 0);
}

function scoreOf(
  { names, count }: TopicIndex,
  { words }: Name,
  weights: ReadonlyMap<string, number>,
  deeds: ReadonlySet<string>,
): number {
  let score = 0;
  for (const word of words) {
    const weight = weights.get(word);
    if (weight === undefined) return 0;
    const rarity = Math.log(count / (names.get(word)?.length ?? 1) + 1) / Math.log(count + 1);
    score += weight * ((COMMON.has(word) ? 0.5 : 1) + rarity / 2);
  }
  // Words that every kitchen question has, and those of the card, find nothing by themselves.
  const isAsked = words.some((word) => !COMMON.has(word) && weights.get(word) !== OF_THE_TABLE);
  if (score < LEAST || !isAsked) return 0;
  // What is done with a food says more than the food: "fold in egg whites" is not about whisking them.
  return words.some((word) => deeds.has(word) && !COMMON.has(word)) ? score * WITH_A_DEED : score;
}

function weigh(index: TopicIndex, words: AskedWords): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (word: string, weight: number) => {
    if ((weights.get(word) ?? 0) < weight) weights.set(word, weight);
  };
  for (const word of words.spoken) {
    if (index.names.has(word)) add(word, 1);
    else for (const near of nearTo(index, words, word)) add(near, WITH_A_SLIP);
  }
  for (const word of words.meant) add(word, OTHER_NAME);
  for (const { heads, kinds } of words.foods) {
    for (const word of heads) add(word, OTHER_NAME);
    let weight = KIND;
    for (const kind of kinds) {
      for (const word of kind) add(word, weight);
      weight *= FARTHER_KIND;
    }
  }
  return weights;
}

const LONG = 5;

function nearTo({ slips }: TopicIndex, words: AskedWords, word: string): string[] {
  if (word.length < LONG) return [];
  const near = new Set<string>();
  for (const shorter of words.slips(word))
    for (const known of slips.get(shorter) ?? [])
      if (known.charAt(0) === word.charAt(0) && editDistance(word, known, 1) <= 1) near.add(known);
  return [...near];
}

function indexOf(topics: readonly Topic[]): TopicIndex {
  const names = new Map<string, Name[]>();
  const slips = new Map<string, string[]>();
  for (const topic of topics) {
    const body = bodyOf(topic);
    for (const terms of topic.names) {
      const words = [...new Set(terms.filter((term) => !SILENT.has(term)).map(rootOf))];
      const name = { topic, words, body };
      for (const word of words) {
        if (!names.has(word) && word.length >= LONG)
          for (const shorter of deletionVariants(word, 1)) push(slips, shorter, word);
        push(names, word, name);
      }
    }
  }
  return { names, slips, count: topics.length };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
