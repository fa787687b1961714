/** Finds the foods that are named beside a body, an illness, a doctor or a person and not wished for: these must be asked about. */
import type { Rules } from '../../safety/pantry/rules.ts';
import { KINDS_OF_DISH } from './read-words.ts';
import {
  asks,
  type Clause,
  clausesOf,
  has,
  isBare,
  isOnlyDish,
  isOwner,
  type Mention,
  wordsOf,
} from './stake-clauses.ts';

export interface Unsure {
  /** As they were said, in their order. */
  readonly foods: readonly string[];
  /** The text without the clauses that name them. */
  readonly rest: string;
  /** Whether one of those clauses asks a question. */
  readonly isAsked: boolean;
  /** Whether somebody stands in one of them: a tin may be swollen by itself. */
  readonly isOfSomebody: boolean;
}

/** `isOfDishes` tells the words of dishes from all others. */
export function readUnsure(
  rules: Rules,
  text: string,
  isOfDishes: (word: string) => boolean,
): Unsure {
  const clauses = clausesOf(rules, text, isOfDishes);
  const told = new Set<Clause>();
  const foods = new Set<string>();
  clauses.forEach((clause, at) => {
    for (const food of clause.foods) {
      const beside = evidence(clauses, at, food);
      if (beside.length === 0) continue;
      foods.add(food.said);
      for (const one of beside) told.add(one);
    }
  });
  let rest = text;
  for (const { tokens } of [...told].sort((a, b) => startOf(b) - startOf(a)))
    rest = `${rest.slice(0, tokens[0]?.start)}. ${rest.slice(tokens.at(-1)?.end)}`;
  return {
    foods: [...foods],
    rest: rest.trim(),
    isAsked: [...told].some((one) => one.isAsked),
    isOfSomebody: [...told].some((one) => has(one, 'person', 'body', 'care')),
  };
}

function startOf({ tokens }: Clause): number {
  return tokens[0]?.start ?? 0;
}

/** The clauses by which this food is in doubt; none where it is not. */
function evidence(clauses: readonly Clause[], at: number, food: Mention): readonly Clause[] {
  const clause = clauses[at];
  if (!clause || has(clause, 'wish') || asks(clause) || KINDS_OF_DISH.test(food.said)) return [];
  if (clause.opened === 'so' && isOnlyDish(clause)) return [];
  if (has(clause, 'harm', 'body') && !isOnlyDish(clause)) return [clause];
  const done = isDone(clause, food);
  if (has(clause, 'care') && !done && !isOnlyDish(clause)) return [clause];
  const beside = [clauses[at - 1], clauses[at + 1]].filter((one) => one !== undefined);
  const grave = beside.find((one) => isGrave(one, clause));
  if (grave) return [clause, grave];
  if (has(clause, 'need')) return [];
  const then = clauses[at + 1];
  if (then && isConsequence(then, clause)) return [clause, then];
  if (done) return [];
  if ((has(clause, 'person') || doesToTheirs(clause, food)) && !isOnlyDish(clause))
    return beside.some(asksForIt) && !isSubject(clause, food) ? [] : [clause];
  const theirs = beside.find((one) => isTheirs(one, clause));
  return theirs ? [clause, theirs] : [];
}

/** A clause beside it that names no food and tells of a body: "and my airway shut". */
function isGrave(one: Clause, clause: Clause): boolean {
  if (one.foods.length > 0 || has(one, 'wish') || asks(one)) return false;
  if (!has(one, 'harm', 'body', 'care') || (has(one, 'need') && !has(one, 'harm'))) return false;
  // "Ginger tea because my tummy is queasy" and "my blood pressure is high, so spinach" want a remedy.
  const remedy = REASONS.has(one.opened) || (isFar(one, clause) && !isBare(clause));
  return !(isOnlyDish(clause) && remedy);
}

const REASONS = wordsOf('because since as');

function isFar(one: Clause, other: Clause): boolean {
  return one.sentence !== other.sentence;
}

/** "One peanut and my daughter turns blue": a bare food, and a person of whom nothing harmless is said. */
function isTheirs(one: Clause, clause: Clause): boolean {
  if (one.foods.length > 0 || has(one, 'wish', 'need', 'presence') || asks(one)) return false;
  if (has(one, 'deed') && one.opened !== 'and') return false;
  if (!has(one, 'person') || GOES_ON.has(one.words[0] ?? '') || isFar(one, clause)) return false;
  return isBare(clause) || !isOnlyDish(clause);
}

const GOES_ON = wordsOf('with for at from like to');

/** "One hazelnut and it's goodnight": so little of it, and then something happens. */
function isConsequence(then: Clause, clause: Clause): boolean {
  if (then.foods.length > 0 || then.opened !== 'and' || isFar(then, clause)) return false;
  if (has(then, 'wish', 'need', 'presence') || asks(then) || isOnlyDish(then)) return false;
  return !isOnlyDish(then) && isBare(clause) && clause.words.some((word) => LITTLE.has(word));
}

const LITTLE = wordsOf(
  'a an one single bite bites sip drop crumb whiff sniff mouthful taste trace touch spoonful',
);

/** "Shrimp turned my honeymoon into a nightmare", "there is a note in my file about celery". */
function doesToTheirs({ words, shape }: Clause, food: Mention): boolean {
  const states = words.some((word) => STATES.test(word));
  return words.some((word, at) => {
    if (!isOwner(word)) return false;
    const before = words[at - 1] ?? '';
    if (at > food.to && shape[at - 1] === '?' && !PLACES.has(before)) return true;
    return states && shape[at + 1] === '?' && !LARDERS.test(words[at + 1] ?? '');
  });
}

const STATES = /^(?:is|are|was|were|will|would|could|there's|it's|that's)$|n't$/;
const LARDERS =
  /^(?:fridge|(?:chest )?freezer|chest|cupboard|pantry|larder|garden|basket|counter|bag|kitchen|shop|market|allotment|tree|oven|pan|thing|go-?to|style|book|list|plan|idea|turn|goal)s?$/;

const PLACES = wordsOf(
  'into onto over under as beside than between inside before after until near behind',
);

function asksForIt(one: Clause): boolean {
  return one.foods.length === 0 && (has(one, 'wish') || asks(one));
}

/** Whether somebody does with the food what people do every day: "my brother caught a salmon". */
function isDone({ cues }: Clause, food: Mention): boolean {
  const people = cues.filter(({ kind }) => kind === 'person');
  return cues.some(({ kind, from, to }) => {
    if (kind !== 'deed') return false;
    if (food.from >= to) return true;
    // "The salmon my brother caught".
    return people.some((one) => one.from >= food.to && one.from - food.to <= 1 && one.to === from);
  });
}

/** The food comes first and the person after: it does something to them. */
function isSubject({ cues }: Clause, food: Mention): boolean {
  return !cues.some(({ kind, from }) => kind === 'person' && from < food.from);
}
