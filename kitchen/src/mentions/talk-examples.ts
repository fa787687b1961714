/** Trains a model on language/en/talk.txt for the probability that a sentence only talks of a food; knows how such sentences begin. */
import { type Features, featureOf, featureStart } from '../read/features.ts';
import {
  chancesOf,
  type LinearModel,
  type Sample,
  sampleOf,
  trainModel,
} from '../read/linear-model.ts';
import { matchText } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { nameFoods } from './foods-abroad.ts';
import type { MentionCues } from './mention-cues.ts';
import { type PreparedTalk, prepareTalk } from './prepared-talk.ts';
import type { Span } from './read-talk.ts';

const TALK = 'talk';
const LINE = /^([+-]) (.+)$/;
const WAYS = /\(([^()]*\|[^()]*)\)/g;

/** What the examples have taught. */
export type Likeness = LinearModel;

/** @param texts the examples of each language, by its code. @throws Error that names the line which cannot be read */
export function learnTalk(
  cues: MentionCues,
  rules: Rules,
  texts: Readonly<Record<string, string>>,
): Likeness {
  const samples = Object.entries(texts).flatMap(([language, text]) =>
    text.split('\n').flatMap((line, index): Sample[] => {
      if (line === '' || line.startsWith('#')) return [];
      const [, sign, sentence = ''] = LINE.exec(line) ?? [];
      if (sign === undefined || !sentence.includes('{'))
        throw new Error(`${language}/talk.txt:${index + 1} is no example: "${line}"`);
      return waysOf(sentence).flatMap((way) => {
        const talk = prepareExample(cues, rules, way);
        return talk.foods.flatMap(({ span, index }): Sample[] => {
          if (span === undefined) return [];
          return [sampleOf(featuresOf(talk, index, WHOLE), sign === '+' ? TALK : 'proposal')];
        });
      });
    }),
  );
  return trainModel(samples);
}

/** From 0 to 1, of the food with that number. */
export function chanceOfTalk(model: Likeness, talk: PreparedTalk, food: number): number {
  const sentence = talk.sentences[talk.foods[food]?.from ?? 0];
  return chancesOf(model, featuresOf(talk, food, sentence))[model.labels.indexOf(TALK)] ?? 0;
}

/** Of an example: all its sentences. */
const WHOLE = undefined;

/** The first of each bracket makes one sentence, the second another. */
function waysOf(sentence: string): string[] {
  const groups = [...sentence.matchAll(WAYS)].map(([, ways = '']) => ways.split('|'));
  const many = Math.max(1, ...groups.map(({ length }) => length));
  return Array.from({ length: many }, (_, at) =>
    sentence.replace(WAYS, (_all, ways: string) => {
      const each = ways.split('|');
      return each[at % each.length] ?? '';
    }),
  );
}

function prepareExample(cues: MentionCues, rules: Rules, marked: string): PreparedTalk {
  let text = '';
  const spans: Span[] = [];
  for (const [at, part] of marked.split(/[{}]/).entries()) {
    const start = text.length;
    text += at % 2 === 0 ? nameFoods(cues, rules, part) : part;
    if (at % 2 === 1) spans.push({ start, end: text.length });
  }
  return prepareTalk(cues, text, matchText(rules, text), spans);
}

const WORD = featureStart('word ');
const SIDE = featureStart('side ');
const CLAUSE = featureStart('clause ');
const PAIR = featureStart('pair ');
const SKIP = featureStart('skip ');
const FRAME = featureStart('frame ');
const STEM = featureStart('stem ');
const FIRST = featureStart('first ');
const LAST = featureStart('last ');
const OPENS = featureStart('opens ');
const AROUND = featureStart('around ');
const CUE = featureStart('cue ');
const NEAREST = featureStart('nearest ');
const PUT = featureStart('put ');
const SHAPE = featureStart('shape ');
const MARK = featureStart('mark ');

/** How words begin is much of what they share with others: grammar bends their ends. */
const STEMS = [3, 4, 5, 6];
const MARKS = ['-', ':', '(', ',', ';', '"'];
const LONGEST = 60;
/** No cue stands so far off. */
const FAR = 99;

/**
 * What surrounds one food: the words of its sentence by where they stand to it, how the sentence and its clause begin, and
 * which cues are heard on which side. All other foods look alike, so that what is learnt of one holds for any.
 */
function featuresOf(talk: PreparedTalk, index: number, sentence: number | undefined): Features {
  const features = new Set<number>();
  const put = (start: number, one: string, two?: string, three?: string) =>
    features.add(featureOf(start, one, two, three));
  const { words, at: here, clause } = maskedSentence(talk, index, sentence);
  const word = (at: number) => words[at] ?? (at < 0 ? '^' : '$');
  for (const [at, one] of words.entries()) {
    const side = at < here ? 'left' : at > here ? 'right' : 'here';
    put(WORD, one);
    put(SIDE, side, one);
    if (at >= clause.from && at < clause.to) put(CLAUSE, side, one);
    put(PAIR, word(at - 1), one);
    put(SKIP, one, word(at + 2));
    put(FRAME, word(clause.from), side, one);
    for (const length of STEMS) if (one.length > length) put(STEM, one.slice(0, length));
  }
  put(FIRST, word(0));
  put(FIRST, word(0), word(1));
  put(LAST, word(words.length - 1));
  put(OPENS, word(clause.from));
  put(OPENS, word(clause.from), word(clause.from + 1));
  put(AROUND, 'before', word(here - 1));
  put(AROUND, 'after', word(here + 1));
  put(AROUND, 'both', word(here - 1), word(here + 1));
  put(AROUND, 'two', word(here - 2), word(here - 1));
  put(AROUND, 'on', word(here + 1), word(here + 2));
  putCues(talk, index, sentence, put);
  putMarks(talk, index, sentence, put);
  put(SHAPE, 'length', String(Math.min(5, words.length >> 2)));
  const others = words.filter((one) => one === OTHER).length;
  put(SHAPE, 'foods', String(Math.min(3, others)));
  put(SHAPE, 'before', String(Math.min(2, words.slice(0, here).filter(isOther).length)));
  if (talk.asked.includes(true)) put(SHAPE, 'asked');
  return features;
}

type PutFeature = (start: number, one: string, two?: string, three?: string) => void;

/** What is written between the words, where in the sentence it stands and next to the food. */
function putMarks(
  { foods, sentences, marks }: PreparedTalk,
  index: number,
  sentence: number | undefined,
  put: PutFeature,
): void {
  const food = foods[index];
  if (food === undefined) return;
  const own = marks.slice(0, -1).filter((_, at) => (sentence ?? sentences[at]) === sentences[at]);
  for (const mark of MARKS) if (own.some((one) => one.includes(mark))) put(MARK, mark);
  const [before, after] = [marks[food.from] ?? '', marks[food.to] ?? ''];
  put(MARK, 'before', before);
  put(MARK, 'after', after);
  put(MARK, before, 'both', after);
  put(MARK, 'commas', String(Math.min(3, own.filter((one) => one.includes(',')).length)));
}

const TELLING = ['put', 'put~', 'out', 'told', 'holds', 'here', 'anyway', 'it', 'asked', 'verdict'];

function putCues(
  { foods, cues, sentences, parts, words, broken }: PreparedTalk,
  index: number,
  sentence: number | undefined,
  put: PutFeature,
): void {
  const food = foods[index];
  if (food === undefined) return;
  const heard = new Set<string>();
  const nearest = { left: FAR, right: FAR, within: FAR };
  const names = { left: 'none', right: 'none', within: 'none' };
  for (const { cue, from, to } of cues) {
    if (sentence !== undefined && sentences[from] !== sentence) continue;
    const isFaint = cue.stops.has('faint');
    const name = `${cue.category}${isFaint ? '~' : ''}`;
    const side = to <= food.from ? 'left' : from >= food.to ? 'right' : 'within';
    const part = parts[from] === parts[food.from] ? 'same' : 'other';
    heard.add(name);
    put(CUE, name);
    put(CUE, name, side);
    if (part === 'same') put(CUE, name, side, part);
    const distance = side === 'left' ? food.from - to : from - food.to;
    if (!JOINING.has(name) && distance < nearest[side]) {
      nearest[side] = distance;
      names[side] = name;
    }
    if (name !== 'put') continue;
    // "Add cream" orders, "many add cream" tells.
    const isOrder = broken[from] === true || parts[from] !== parts[from - 1];
    put(PUT, isOrder ? 'order' : 'told', side, part);
    if (!isOrder) put(PUT, 'after', words[from - 1] ?? '');
  }
  for (const name of TELLING) if (!heard.has(name)) put(CUE, 'no', name);
  put(NEAREST, 'left', names.left);
  put(NEAREST, 'right', names.right);
}

const JOINING: ReadonlySet<string> = new Set(['both', 'either', 'ends']);

const THIS = '{this}';
const OTHER = '{food}';
const isOther = (word: string): boolean => word === OTHER;

interface MaskedSentence {
  readonly words: readonly string[];
  /** Which of them is the food itself. */
  readonly at: number;
  /** What stands around it between two commas or the like; `to` is exclusive. */
  readonly clause: { readonly from: number; readonly to: number };
}

/** A sentence, or all of an example, with its foods and numbers masked. */
function maskedSentence(
  { words, foods, sentences, parts, broken }: PreparedTalk,
  index: number,
  sentence: number | undefined,
): MaskedSentence {
  const masked: string[] = [];
  const begins: boolean[] = [];
  let here = 0;
  let next = 0;
  for (let at = 0; at < words.length && masked.length < LONGEST; ) {
    while ((foods[next]?.from ?? Infinity) < at) next += 1;
    const food = foods[next]?.from === at ? foods[next] : undefined;
    if (sentence === undefined || sentences[at] === sentence) {
      if (food?.index === index) here = masked.length;
      const word = words[at] ?? '';
      const plain = /^\d+$/.test(word) ? '#' : word;
      masked.push(food === undefined ? plain : food.index === index ? THIS : OTHER);
      begins.push(broken[at] === true || parts[at] !== parts[at - 1]);
    }
    at = food?.to ?? at + 1;
  }
  let [from, to] = [here, here + 1];
  while (from > 0 && begins[from] === false) from -= 1;
  while (to < masked.length && begins[to] === false) to += 1;
  return { words: masked, at: here, clause: { from, to } };
}
