/** Describes each clause of a message as data: foods with their roles, dishes, numbers, tools and what kind of dish is meant. */

import { numberOf, WRITTEN_OUT } from '../chef/lore/numbers.ts';
import { understood } from '../chef/talk/understood.ts';
import { readFoods } from '../chef/understand/foods.ts';
import type { Meaning } from '../chef/understand/meaning.ts';
import type { QuestionKind } from '../chef/understand/questions.ts';
import { KINDS_OF_DISH } from '../chef/understand/read-words.ts';
import { wishFrom } from '../chef/understand/wish-from.ts';
import type { Kitchen } from '../cook/kitchen.ts';
import { TOOLS } from '../cookbook/tools.ts';
import type { Food } from '../needs/heard.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import { singular } from '../text/plurals.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { ReadAct } from './message-reader.ts';
import type { Amount, FoodMention, FoodRole, ReadClause } from './read-clause.ts';

/** @param text the whole message, of which `act` is a clause */
export function describeClause(kitchen: Kitchen, text: string, act: ReadAct): ReadClause {
  const said = text.slice(act.start, act.end);
  const meaning = understood(kitchen, said);
  const tokens = tokenise(said);
  const words = tokens.map((token) => token.text);
  const { time, people } = meaning;
  return {
    act: actOf(act, meaning),
    chance: act.chance,
    second: act.second,
    foods: act.foods.flatMap(({ role, chance, start, end }): FoodMention[] => {
      const food = describeFood(kitchen, text.slice(start, end));
      // "Soup please" names a kind of dish, which the wish has.
      const isKind = WISHED.has(role) && KINDS_OF_DISH.test(food.said);
      return isKind ? [] : [{ role: role as FoodRole, chance, food }];
    }),
    dishes: meaning.named.map(({ dish }) => dish),
    wish: wishFrom(meaning),
    people: people.people,
    factor: people.factor,
    pieces: people.pieces,
    minutes: time.maxMinutes,
    amounts: amountsIn(said, tokens),
    ordinal: ordinalIn(words),
    tools: TOOLS.filter((tool) => words.join(' ').includes(tool)),
    lackingTools: meaning.lacking,
    units: meaning.units,
    diets: meaning.needs.diets,
    continues: goesOn(words),
    days: words
      .map((word) =>
        DAYS.findIndex(
          (day) =>
            day === word ||
            day === `${word}s`.slice(0, -1) ||
            word === `${day}s` ||
            word === day.slice(0, 3),
        ),
      )
      .filter((day) => day >= 0),
    terms: words.map(singular).filter((word) => !EVERYWHERE.has(word)),
    meaning,
  };
}

const WISHED: ReadonlySet<string> = new Set(['want', 'dish', 'likes']);

/** A wish that is not sure, where the older reader hears a question, is a question: nobody who asks wants dishes. */
function actOf({ act, chance }: ReadAct, { question, named }: Meaning): string {
  const asked = question && ACTS_OF_QUESTIONS[question];
  if (asked && MISTAKEN.has(act) && chance < SURE) return asked;
  // "Quesadila" is a dish, however it is spelt.
  return named.length > 0 && UNSURE.has(act) && chance < EVEN ? 'dish' : act;
}

const SURE = 0.9;
const EVEN = 0.5;
const UNSURE: ReadonlySet<string> = new Set([
  'hello',
  'thanks',
  'other',
  'small-talk',
  'bye',
  'yes',
  'no',
]);
const MISTAKEN: ReadonlySet<string> = new Set([
  ...['find', 'dish', 'have', 'need', 'other', 'off-topic', 'harmful', 'app', 'about-you', 'add'],
  ...['small-talk', 'complain', 'people', 'own-recipe', 'kit', 'ask-cost', 'lift'],
]);
const ACTS_OF_QUESTIONS: Partial<Record<QuestionKind, string>> = {
  ...{
    swap: 'ask-substitute',
    'may-use': 'ask-substitute',
    keep: 'ask-storage',
    how: 'ask-technique',
  },
  ...{ temperature: 'ask-temperature', amount: 'ask-amount', pair: 'pairing', why: 'ask-why' },
  ...{
    convert: 'ask-convert',
    ahead: 'ask-ahead',
    'what-is': 'ask-food',
    contains: 'ask-contains',
  },
  ...{ time: 'ask-timing', serves: 'ask-dish', reheat: 'ask-reheat', equipment: 'ask-tool' },
  ...{ healthy: 'ask-nutrition', food: 'ask-diet', rescue: 'rescue', difference: 'ask-food' },
  ...{
    origin: 'ask-dish',
    spicy: 'ask-dish',
    ingredients: 'ask-dish',
    hard: 'ask-dish',
    later: 'ask-storage',
    start: 'ask-timing',
    'made-of': 'ask-food',
    portion: 'ask-amount',
    done: 'ask-done',
  },
};

function describeFood({ rules }: Kitchen, said: string): Food {
  const plain = said.toLowerCase();
  const [read] = readFoods(rules, plain).include;
  if (read) return read;
  const term = findTerms(rules, plain).find(({ isFood }) => isFood);
  return { said: plain, names: term ? [term.name] : [singular(plain)], kinds: term?.kinds ?? [] };
}

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ...([
    ['½', 0.5],
    ['¼', 0.25],
    ['¾', 0.75],
    ['⅓', 1 / 3],
    ['⅔', 2 / 3],
  ] as const),
  ...([
    ['half', 0.5],
    ['quarter', 0.25],
  ] as const),
]);
const NUMBER_IN_DIGITS = /(\d+)(?:[.,](\d+)|\s*\/\s*(\d+))?\s*([½¼¾⅓⅔])?/gu;
const ORDINAL_ENDINGS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);

/** "1.5 pounds", "2/3 cup", "1½ l", "half a cup", "six": each number with the word behind it. */
function amountsIn(said: string, tokens: readonly Token[]): Amount[] {
  const digits = [...said.matchAll(NUMBER_IN_DIGITS)].map((found) => {
    const [all, whole, decimals = '', below, part = ''] = found;
    const base = decimals ? Number(`${whole}.${decimals}`) : Number(whole) / Number(below ?? 1);
    const value = base + (FRACTIONS.get(part) ?? 0);
    return { value, start: found.index, end: found.index + all.trimEnd().length };
  });
  const words = tokens.flatMap(({ text, start, end }) => {
    const value = FRACTIONS.get(text) ?? (/^\d/.test(text) ? 0 : numberOf(text));
    const isInside = digits.some((one) => one.start <= start && end <= one.end);
    return value === 0 || isInside ? [] : [{ value, start, end }];
  });
  return [...digits, ...words]
    .sort((one, other) => one.start - other.start)
    .map(({ value, end }) => {
      const next = tokens.findIndex(({ start }) => start >= end);
      const isArticle = tokens[next]?.text === 'a' || tokens[next]?.text === 'of';
      const unit = tokens[isArticle ? next + 1 : next]?.text ?? '';
      return { value, unit: singular(unit) };
    });
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const COUNTED: ReadonlySet<string> = new Set([
  'step',
  'number',
  'no',
  'option',
  'nr',
  'dish',
  'recipe',
]);

/** The last that is named: "the third, no wait, the first"; "b" alone is the second. */
function ordinalIn(words: readonly string[]): number | undefined {
  const ordinals = words.flatMap((word, at) => ordinalAt(words, word, at) ?? []);
  const [only = '', ...others] = words.filter((word) => !POLITE.has(word));
  const alone = /^\d+$/.test(only) ? Number(only) : LETTERS.indexOf(only) + 1;
  return ordinals.at(-1) ?? (others.length === 0 && alone > 0 ? alone : undefined);
}

/** "And sugar?", "what about half a cup of butter": short, and nothing but another food for the question before. */
function goesOn([first = '', second = '', ...rest]: readonly string[]): boolean {
  const opens = first === 'and' || ((first === 'what' || first === 'how') && second === 'about');
  return opens && rest.length < 6;
}

const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const POLITE: ReadonlySet<string> = new Set(['please', 'pls', 'plz', 'option', 'the', 'one']);

function ordinalAt(words: readonly string[], word: string, at: number): number | undefined {
  const next = words[at + 1] ?? '';
  const ordinal = ORDINAL_ENDINGS.has(next) ? Number(word) : ORDINALS.indexOf(word) + 1;
  if (ordinal > 0) return ordinal;
  if (word === 'last' || word === 'final') return -1;
  if (!COUNTED.has(word)) return undefined;
  return WRITTEN_OUT.indexOf(next) + 1 || Number.parseInt(next, 10) || undefined;
}

/** Words that say nothing of what a question is about. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  'a an the i me my we you it its this that these those them they he she is are was be been do does did will would can could should may might must have has had get got to of in on at by and or so but if just really very too please thanks ok okay what whats how when which who there here am not no any some for from as with'.split(
    ' ',
  ),
);
