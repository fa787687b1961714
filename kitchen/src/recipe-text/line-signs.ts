/** Scores what a line of a recipe looks like: an ingredient, a step, a note, a fact about the recipe, or clutter. */
import { readLine } from '../measure/lines/read-line.ts';
import type { Measures } from '../measure/measures.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { findLineFacts } from '../safety/verdict/line-facts.ts';
import { beginsAsStep, deedsIn } from './cooking-verbs.ts';
import type { TextLine } from './lay-lines.ts';
import { NUMBERS } from './number-words.ts';
import { plainWords } from './part-words.ts';

/** The parts of the kitchen that a recipe's lines are told apart by. */
export interface FoodKnowledge {
  readonly rules: Rules;
  readonly measures: Measures;
}

export interface LineSigns {
  readonly words: readonly string[];
  /** How much it looks like each; below 1 hardly. */
  readonly ingredient: number;
  readonly step: number;
  readonly note: number;
  /** A fact about the recipe: "Serves 4", "Author: Ann". */
  readonly isFact: boolean;
  /** "Print", "Jump to recipe". */
  readonly isClutter: boolean;
  /** Heads a group of lines: "For the sauce". */
  readonly headsGroup: boolean;
  /** It names an amount. */
  readonly isCounted: boolean;
  readonly namesFood: boolean;
  readonly isAmountAlone: boolean;
}

const LONG = 90;
const SENTENCE_END = /[.!?]["')]*$/;
const TWO_SENTENCES = /[.!?]\s+\p{Lu}/u;
const TIME_OR_HEAT = /\d\s*(?:min|hour|hrs?\b|sec|°|º|degrees|[cf]\b)/i;

export function signsOf({ rules, measures }: FoodKnowledge, { text, mark }: TextLine): LineSigns {
  const words = plainWords(text).split(' ').filter(Boolean);
  const { quantity, unit, name } = readLine(measures, text.slice(0, LONGEST_READ));
  const { namesFood } = findLineFacts(rules, text.slice(0, LONGEST_READ));
  const isCounted = quantity !== null || unit !== null;
  const verb = beginsAsStep(words);
  const isSentence = SENTENCE_END.test(text);
  const isTimed = TIME_OR_HEAT.test(text);
  const many = words.length;
  const isFact = statesFact(words, text);
  const isClutter = !isFact && (/^[★☆⭐]/u.test(text) || beginsWithAny(words, CLUTTER));
  return {
    words,
    isFact,
    isCounted,
    namesFood,
    isClutter,
    headsGroup: headsGroup(text, words, isCounted, mark === 'heading'),
    isAmountAlone: isCounted && name === '' && many <= 3,
    ingredient: sum([
      [isCounted, 3],
      [unit !== null, 1],
      [namesFood, 2],
      [mark === 'bullet', 0.5],
      [many <= 6, 0.5],
      [many > 14, -1],
      [text.length > LONG, -1],
      [isSentence && many > 4, -2],
      [TWO_SENTENCES.test(text), -1.5],
      [verb > 0, -4 * verb],
      [isTimed && !isCounted, -1.5],
      [!namesFood && !isCounted, -2.5],
      [!namesFood && isSentence, -2],
      [isClutter, -4],
    ]),
    step: sum([
      [verb > 0, 4 * verb],
      [mark === 'number', 1.5],
      [isSentence, 1],
      [many > 8, 1],
      [isTimed, 1],
      [deedsIn(words) > 0, 1],
      [deedsIn(words) > 2, 0.5],
      [isCounted && verb === 0, -2],
      [isClutter && many <= 6, -6],
      [words.filter((word) => OF_A_STORY.has(word)).length > 1, -3],
    ]),
    note: NOTES.has(words[0] ?? '') && /^[^:]{1,24}:/.test(text) ? 8 : 0,
  };
}

/** Who tells of themselves gives no order. */
const OF_A_STORY: ReadonlySet<string> = new Set(
  'i my we our me us was were ive he she his her they loved'.split(' '),
);

/** As much of a line tells what it is. */
const LONGEST_READ = 300;

function sum(rows: readonly (readonly [boolean, number])[]): number {
  return rows.reduce((all, [holds, value]) => all + (holds ? value : 0), 0);
}

const NOTES: ReadonlySet<string> = new Set(
  'note notes tip tips nb hint variation variations'.split(' '),
);

/** First words of lines that a page has around its recipe. */
const CLUTTER = [
  'jump to',
  'print',
  'pin',
  'save',
  'share',
  'rate',
  'rating',
  'advertisement',
  'sign up',
  'subscribe',
  'did you make',
  'tag us',
  'leave a',
  'us customary',
  'metric',
  '1x',
  'watch',
  'photo',
  'click',
  'enjoy',
  'bon appetit',
  'scroll',
  'follow us',
  'follow me',
  'music by',
  'love',
  'cheers',
  'best wishes',
  'find me',
  'tried this',
  'made this',
  'jump',
  'email',
  'votes',
  'reviews',
  'posted',
  'updated',
  'published',
  'this post',
  'as an amazon',
  'disclosure',
  'skip to',
  'home',
];

function beginsWithAny(words: readonly string[], starts: readonly string[]): boolean {
  const said = `${words.slice(0, 4).join(' ')} `;
  if (words.length === 0) return true;
  return words.length <= 12 && starts.some((one) => said.startsWith(`${one} `));
}

/** Labels of facts; those of the second row may stand without a colon, before a number. */
const LABELLED = new Set([
  'prep',
  'prep time',
  'preparation time',
  'cook',
  'cook time',
  'cooking time',
  'total',
  'total time',
  'time',
  'ready in',
  'active time',
  'author',
  'by',
  'recipe by',
  'course',
  'category',
  'cuisine',
  'calories',
  'kcal',
  'difficulty',
  'rating',
  'keyword',
  'keywords',
  'cost',
  'skill level',
  'level',
  'source',
  'description',
  'rest time',
  'chill time',
  'diet',
  'carbohydrates',
  'protein',
  'fat',
  'fiber',
  'sugar content',
  'serving size',
  'calories per serving',
  'zubereitungszeit',
  'temps de preparation',
  'temps de cuisson',
]);
export const SERVING: ReadonlySet<string> = new Set([
  'serves',
  'serve',
  'servings',
  'makes',
  'yield',
  'yields',
  'portions',
  'feeds',
  'portionen',
  'porciones',
]);

function statesFact(words: readonly string[], text: string): boolean {
  const [first = '', second = ''] = words;
  const isCounting = words.some((word) => /^\d/.test(word) || NUMBERS[word] !== undefined);
  if (SERVING.has(first) && words.length <= 8 && isCounting) return true;
  const colon = text.search(/[:|]/);
  if (colon > 0 && colon < 30)
    return (
      LABELLED.has(plainWords(text.slice(0, colon))) ||
      SERVING.has(plainWords(text.slice(0, colon)))
    );
  if (words.length > 6) return false;
  const last = words.at(-1) ?? '';
  const isForPeople =
    FOR.has(first) && /^\d/.test(second) && (words.length === 2 || PEOPLE.has(last));
  return (
    isForPeople ||
    (LABELLED.has(`${first} ${second}`) && /\d/.test(text)) ||
    (PEOPLE.has(last) && /^\d/.test(first) && words.length === 2)
  );
}

export const FOR: ReadonlySet<string> = new Set(['for', 'fur', 'pour', 'para', 'per']);
export const PEOPLE: ReadonlySet<string> = new Set(
  'people persons person servings portions personen personnes portionen personas persone porzioni'.split(
    ' ',
  ),
);

/** "For the sauce", "Chicken:", a heading of no known part. */
function headsGroup(
  text: string,
  words: readonly string[],
  isCounted: boolean,
  isHeading: boolean,
): boolean {
  if (words.length > 7 || SENTENCE_END.test(text)) return false;
  if (isHeading) return !isCounted || words[0] === 'for';
  const [first, second] = words[0] === 'and' ? words.slice(1) : words;
  if (first === 'for' && (second === 'the' || second === 'your')) return true;
  return text.endsWith(':') && !isCounted;
}
