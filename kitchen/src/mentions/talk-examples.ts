/** Learns from the examples in language/en/talk.txt whether a sentence only talks of a food, and gives the probability. */
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
export interface Likeness {
  readonly model: LinearModel;
  /** First words of talk: a sentence that begins otherwise may well be an order to the cook. */
  readonly openings: ReadonlySet<string>;
}

/** @param texts the examples of each language, by its code. @throws Error that names the line which cannot be read */
export function learnTalk(
  cues: MentionCues,
  rules: Rules,
  texts: Readonly<Record<string, string>>,
): Likeness {
  const openings = new Set<string>();
  const samples = Object.entries(texts).flatMap(([language, text]) =>
    text.split('\n').flatMap((line, index): Sample[] => {
      if (line === '' || line.startsWith('#')) return [];
      const [, sign, sentence = ''] = LINE.exec(line) ?? [];
      if (sign === undefined || !sentence.includes('{'))
        throw new Error(`${language}/talk.txt:${index + 1} is no example: "${line}"`);
      return waysOf(sentence).map((way) => {
        const talk = prepareExample(cues, rules, way);
        if (sign === '+') openings.add(maskedWords(talk, undefined)[0] ?? '');
        return sampleOf(featuresOf(talk, undefined), sign === '+' ? TALK : 'proposal');
      });
    }),
  );
  return { model: trainModel(samples), openings };
}

/** From 0 to 1. */
export function chanceOfTalk(
  { model, openings }: Likeness,
  talk: PreparedTalk,
  sentence: number,
): number {
  if (!openings.has(maskedWords(talk, sentence)[0] ?? '')) return 0;
  return chancesOf(model, featuresOf(talk, sentence))[model.labels.indexOf(TALK)] ?? 0;
}

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

const [WORD, LEFT, BETWEEN, RIGHT, PAIR, STEM, FIRST, LAST, AROUND, CUE, SHAPE] = [
  ...['word ', 'left ', 'between ', 'right ', 'pair ', 'stem ', 'first ', 'last ', 'around '],
  ...['cue ', 'shape '],
].map(featureStart) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const STEM_LENGTH = 4;
const LONGEST = 60;

/** Of one sentence, or of all: its words with the foods masked, where they stand, and which cues are heard. */
function featuresOf(talk: PreparedTalk, sentence: number | undefined): Features {
  const features = new Set<number>();
  const put = (start: number, one: string, two?: string, three?: string) =>
    features.add(featureOf(start, one, two, three));
  const words = maskedWords(talk, sentence);
  const first = words.indexOf(FORBIDDEN);
  const last = words.lastIndexOf(FORBIDDEN);
  for (const [at, word] of words.entries()) {
    put(WORD, word);
    put(at < first ? LEFT : at > last ? RIGHT : BETWEEN, word);
    put(PAIR, words[at - 1] ?? '^', word);
    if (word.length > STEM_LENGTH) put(STEM, word.slice(0, STEM_LENGTH));
  }
  put(FIRST, words[0] ?? '');
  put(LAST, words.at(-1) ?? '');
  put(AROUND, 'before', words[first - 1] ?? '^');
  put(AROUND, 'after', words[last + 1] ?? '$');
  put(AROUND, 'two', words[first - 2] ?? '^', words[first - 1] ?? '^');
  put(AROUND, 'on', words[last + 1] ?? '$', words[last + 2] ?? '$');
  const heard = new Set(
    talk.cues
      .filter(({ from }) => sentence === undefined || talk.sentences[from] === sentence)
      .map(({ cue }) => `${cue.category}${cue.stops.has('faint') ? '~' : ''}`),
  );
  for (const category of heard) put(CUE, category);
  for (const category of TELLING) if (!heard.has(category)) put(CUE, 'no', category);
  put(SHAPE, 'length', String(Math.min(5, words.length >> 2)));
  put(SHAPE, 'foods', String(Math.min(3, words.filter((word) => word === FORBIDDEN).length)));
  if (talk.asked.includes(true)) put(SHAPE, 'asked');
  return features;
}

const TELLING = ['put', 'put~', 'out', 'told', 'holds', 'here', 'anyway', 'it', 'asked', 'verdict'];
const FORBIDDEN = '{forbidden}';

function maskedWords({ words, foods, sentences }: PreparedTalk, sentence: number | undefined) {
  const masked: string[] = [];
  for (let at = 0; at < words.length && masked.length < LONGEST; ) {
    const food = foods.find(({ from }) => from === at);
    const word = words[at] ?? '';
    const isWithin = sentence === undefined || sentences[at] === sentence;
    const mask = food?.span ? FORBIDDEN : food ? '{food}' : /^\d+$/.test(word) ? '#' : word;
    if (isWithin) masked.push(mask);
    at = food?.to ?? at + 1;
  }
  return masked;
}
