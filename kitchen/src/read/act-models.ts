/** Trains and runs the models that split a message into clauses and classify the intent (act) of each. */
import { clauseFeatures, cutFeatures, splitFeatures } from './clause-features.ts';
import type { State } from './example-lines.ts';
import type { ExampleWords } from './example-words.ts';
import type { Features } from './features.ts';
import { chancesOf, type LinearModel, type Sample, sampleOf, trainModel } from './linear-model.ts';
import type { Word } from './words.ts';

interface WordModels {
  readonly acts: LinearModel;
  /** Whether a clause begins with a word, by the words around it. */
  readonly cuts: LinearModel;
}

export interface ActModels extends WordModels {
  /** Whether words are two acts that part at a word, by what its parts would be. */
  readonly splits: LinearModel;
}

export interface Clause {
  readonly act: string;
  /** Of that act, 0 to 1. */
  readonly chance: number;
  /** The next likely act, and its chance. */
  readonly second: string;
  readonly secondChance: number;
  /** Indexes of its first word and of the one behind its last. */
  readonly from: number;
  readonly to: number;
}

type Likely = Omit<Clause, 'from' | 'to'>;

/** Words that are being read. The same ones are looked at as a whole, as a part of more, and as a sentence. */
interface Reading {
  readonly models: WordModels;
  readonly words: readonly Word[];
  readonly state: State;
  readonly known: Map<string, Likely>;
}

/** Indexes of a first word and of the one behind the last, and the act of the clause before them, or ''. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly before: string;
}

/** A cut less likely than that by the words around it is not looked at. */
const LEAST_CUT = 0.03;
const MOST_CUTS = 12;
const NUMBER = '_number';
const NO = 'no';
const YES = 'yes';

export function trainActModels(messages: readonly ExampleWords[]): ActModels {
  const seen = messages.map(wordSamplesOf);
  // How sure models are of what they have learnt says nothing: one half is judged by models of the other.
  const models = trainWordModels(seen.filter((_, index) => index % 2 === 0));
  const unseen = messages.filter((_, index) => index % 2 === 1);
  const splitSamples = unseen.flatMap((message) => splitSamplesOf(models, message));
  const splits = trainModel(splitSamples);
  return { ...trainWordModels(seen), splits };
}

interface WordSamples {
  readonly clauses: readonly Sample[];
  readonly cuts: readonly Sample[];
}

function wordSamplesOf({ state, words, begins, acts }: ExampleWords): WordSamples {
  const clauses = acts.map((act, index): Sample => {
    const clause = words.slice(begins[index], begins[index + 1]);
    const features = clauseFeatures(clause, { state, before: acts[index - 1] ?? '' });
    return sampleOf(features, act);
  });
  const cuts = words.slice(1).map((_, index): Sample => {
    const at = index + 1;
    return sampleOf(cutFeatures(words, at, state), begins.includes(at) ? YES : NO);
  });
  return { clauses, cuts };
}

function trainWordModels(samples: readonly WordSamples[]): WordModels {
  return {
    acts: trainModel(samples.flatMap(({ clauses }) => clauses)),
    cuts: trainModel(samples.flatMap(({ cuts }) => cuts)),
  };
}

/** Each pair of clauses that follow one another, and each clause for itself, parted wherever it might be. */
function splitSamplesOf(
  models: WordModels,
  { state, words, begins, acts }: ExampleWords,
): Sample[] {
  const samples: Sample[] = [];
  const reading = { models, words, state, known: new Map() };
  for (let first = 0; first < begins.length; first += 1) {
    for (const many of [1, 2]) {
      if (first + many > begins.length) continue;
      const from = begins[first] as number;
      const to = begins[first + many] ?? words.length;
      const part = many === 2 ? begins[first + 1] : 0;
      const before = acts[first - 1] ?? '';
      for (const { at, features } of splitsOf(reading, { from, to, before })) {
        samples.push(sampleOf(features, at === part ? YES : NO));
      }
    }
  }
  return samples;
}

interface Split {
  readonly at: number;
  readonly features: Features;
}

function splitsOf(reading: Reading, part: Part): Split[] {
  const { models, state } = reading;
  const words = reading.words.slice(part.from, part.to);
  const places: { at: number; lexical: number }[] = [];
  for (let at = 1; at < words.length; at += 1) {
    if (isRange(words, at)) continue;
    const lexical = chanceOf(models.cuts, cutFeatures(words, at, state));
    if (lexical > LEAST_CUT) places.push({ at: part.from + at, lexical });
  }
  places.sort((one, other) => other.lexical - one.lexical);
  const whole = classify(reading, part);
  return places.slice(0, MOST_CUTS).map(({ at, lexical }) => {
    const [left, right] = halves(reading, part, at);
    return { at, features: splitFeatures(lexical, whole, left, right) };
  });
}

/** What the words before a place, and those from it on, would be. */
function halves(reading: Reading, { from, to, before }: Part, at: number): [Likely, Likely] {
  const left = classify(reading, { from, to: at, before });
  return [left, classify(reading, { from: at, to, before: left.act })];
}

/** "6-7 min" is one thing. */
function isRange(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.shape === NUMBER && words[at]?.shape === NUMBER;
}

export function readClauses(
  models: ActModels,
  words: readonly Word[],
  state: State,
): readonly Clause[] {
  if (words.length === 0) return [];
  const reading = { models, words, state, known: new Map() };
  return readParts(models, reading, { from: 0, to: words.length, before: '' });
}

/** Parts the words where they most likely part, and each part again. */
function readParts(models: ActModels, reading: Reading, part: Part): Clause[] {
  const { from, to, before } = part;
  let cut = 0;
  let likeliest = PARTS;
  for (const { at, features } of splitsOf(reading, part)) {
    const chance = chanceOf(models.splits, features);
    if (chance > likeliest) [cut, likeliest] = [at, chance];
  }
  const whole = classify(reading, part);
  if (cut === 0 && whole.chance < SURE) cut = sentencePart(reading, part, whole.chance);
  if (cut === 0) return [{ ...whole, from, to }];
  const left = readParts(models, reading, { from, to: cut, before });
  const right = { from: cut, to, before: left.at(-1)?.act ?? '' };
  return [...left, ...readParts(models, reading, right)];
}

/** A cut likelier than this is made: of two acts taken for one the second is lost, of one taken for two nothing is. */
const PARTS = 0.4;
/** Words surer than this are one act, however many sentences they are. */
const SURE = 0.6;
const GUESS = 0.4;
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '?', '!']);
/** A sentence of fewer words says nothing by itself: "Hi." */
const FEWEST = 2;

/** The end of a sentence at which the parts are surest, where they are surer than the whole; 0 where there is none. */
function sentencePart(reading: Reading, part: Part, whole: number): number {
  // A mere guess of the whole parts at the best of its ends.
  let best = { at: 0, chance: whole < GUESS ? 0 : whole };
  let tried = 0;
  for (let at = part.from + FEWEST; at <= part.to - FEWEST && tried < MOST_CUTS; at += 1) {
    const [end, next] = [reading.words[at - 1], reading.words[at]];
    // "2.4 kilos" is one number.
    if (!SENTENCE_ENDS.has(end?.shape ?? '') || end?.end === next?.start) continue;
    tried += 1;
    const [left, right] = halves(reading, part, at);
    const chance = (left.chance + right.chance) / 2;
    if (chance > best.chance) best = { at, chance };
  }
  return best.at;
}

function chanceOf(model: LinearModel, features: Features): number {
  return chancesOf(model, features)[model.labels.indexOf(YES)] as number;
}

function classify(reading: Reading, part: Part): Likely {
  const { from, to, before } = part;
  const key = `${from} ${to} ${before}`;
  const likely = reading.known.get(key) ?? likelyAct(reading, part);
  reading.known.set(key, likely);
  return likely;
}

function likelyAct({ models, words, state }: Reading, { from, to, before }: Part): Likely {
  const features = clauseFeatures(words.slice(from, to), { state, before });
  const chances = chancesOf(models.acts, features);
  let [first, second] = [0, 1];
  if ((chances[second] as number) > (chances[first] as number)) [first, second] = [second, first];
  for (let at = 2; at < chances.length; at += 1) {
    const chance = chances[at] as number;
    if (chance > (chances[first] as number)) [first, second] = [at, first];
    else if (chance > (chances[second] as number)) second = at;
  }
  const { labels } = models.acts;
  return {
    act: labels[first] as string,
    chance: chances[first] as number,
    second: labels[second] as string,
    secondChance: chances[second] as number,
  };
}
