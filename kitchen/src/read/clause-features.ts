/** Features by which the models classify clauses and find where one begins: words, pairs, triples, pieces of words, what is open. */
import type { State } from './example-lines.ts';
import { type Features, featureOf, featureStart } from './features.ts';
import type { Word } from './words.ts';

const BEGIN = '^';
const END = '$';
/** Pieces of a word this long: misspelt words share most of them. */
const PIECE = 4;
const OPENING = 3;

export interface Surroundings {
  readonly state: State;
  /** The act of the clause before it in the message, or ''. */
  readonly before: string;
}

const NOTHING = featureStart('');
const ALWAYS = featureOf(NOTHING, 'always');
const STATE = featureStart('state ');
const BEFORE = featureStart('before ');
const LENGTH = featureStart('length ');
const ONE = featureStart('1 ');
const TWO = featureStart('2 ');
const THREE = featureStart('3 ');
const FAR = featureStart('far ');
const SKIP = featureStart('skip ');
const LETTERS = featureStart('4 ');
const OPENS = Array.from({ length: OPENING + 1 }, (_, at) => featureStart(`opens ${at} `));

export function clauseFeatures(words: readonly Word[], { state, before }: Surroundings): Features {
  const shapes = [BEGIN, ...words.map(({ shape }) => shape), END];
  const length = String(Math.min(8, Math.ceil(words.length / 3)));
  const features = new Set([ALWAYS, featureOf(STATE, state), featureOf(BEFORE, before)]);
  features.add(featureOf(LENGTH, length));
  for (let at = 0; at < shapes.length; at += 1) {
    const one = shapes[at] as string;
    const [two, three, four] = [shapes[at + 1], shapes[at + 2], shapes[at + 3]];
    features.add(featureOf(ONE, one)).add(featureOf(STATE, state, one));
    if (at > 0 && at <= OPENING) features.add(featureOf(OPENS[at] as number, one));
    if (two !== undefined) features.add(featureOf(TWO, one, two));
    if (three !== undefined)
      features.add(featureOf(THREE, one, two, three)).add(featureOf(SKIP, one, three));
    if (four !== undefined) features.add(featureOf(FAR, one, four));
    if (one.length >= PIECE && !one.startsWith('_')) addPieces(one, features);
  }
  return features;
}

function addPieces(word: string, features: Set<number>): void {
  const framed = `<${word}>`;
  for (let at = 0; at + PIECE <= framed.length; at += 1)
    features.add(featureOf(LETTERS, framed.slice(at, at + PIECE)));
}

/** The likeliest act of some words and how likely it is. */
export interface LikelyAct {
  readonly act: string;
  readonly chance: number;
}

/**
 * What tells whether a message is two acts: how sure its parts are beside the whole, and whether such acts follow one another.
 * @param lexical how likely the words alone make a cut, 0 to 1
 */
export function splitFeatures(
  lexical: number,
  whole: LikelyAct,
  left: LikelyAct,
  right: LikelyAct,
): Features {
  const step = (chance: number) => Math.round(chance * 6);
  const gain = Math.log((left.chance * right.chance) / whole.chance);
  const isSame = left.act === right.act;
  const names = [
    'always',
    `lexical ${Math.round(Math.log(lexical / (1 - lexical)))}`,
    `same ${isSame}`,
    `whole ${step(whole.chance)}`,
    `left ${step(left.chance)} ${isSame}`,
    `right ${step(right.chance)} ${isSame}`,
    `both ${step(Math.min(left.chance, right.chance))} ${isSame}`,
    `gain ${Math.max(-6, Math.round(gain * 2))} ${isSame}`,
    `acts ${left.act} ${right.act}`,
    `whole is left ${whole.act === left.act}`,
    `whole is right ${whole.act === right.act}`,
    `left act ${left.act}`,
    `right act ${right.act}`,
  ];
  return new Set(names.map((name) => featureOf(NOTHING, name)));
}

/** How far to either side of a word one looks for whether a clause begins with it. */
const REACH = 4;

const DONE = featureStart('done ');
const LEFT = featureStart('left ');
const AWAY = Array.from({ length: 2 * REACH }, (_, at) => featureStart(`${at - REACH} `));
const BEHIND = featureStart('behind ');
const AHEAD = featureStart('ahead ');
const ACROSS = featureStart('across ');

export function cutFeatures(words: readonly Word[], at: number, state: State): Features {
  const shape = (place: number) => words[place]?.shape ?? (place < 0 ? BEGIN : END);
  const done = String(Math.min(6, Math.floor(at / 2)));
  const left = String(Math.min(6, Math.floor((words.length - at) / 2)));
  const features = new Set([ALWAYS, featureOf(STATE, state), featureOf(DONE, done)]);
  features.add(featureOf(LEFT, left));
  for (let away = -REACH; away < REACH; away += 1) {
    const one = shape(at + away);
    const place = AWAY[away + REACH] as number;
    features.add(featureOf(place, one)).add(featureOf(place, one, shape(at + away + 1)));
    features.add(featureOf(away < 0 ? BEHIND : AHEAD, one));
  }
  features.add(featureOf(ACROSS, shape(at - 1), shape(at), shape(at + 1)));
  features.add(featureOf(ACROSS, shape(at - 2), shape(at - 1), shape(at)));
  return features;
}
