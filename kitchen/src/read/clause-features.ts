/** What a classifier sees of a clause: its words, pairs and triples of them, pieces of rare words, and what lies on the table. */
import type { State } from './example-lines.ts';
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

export function clauseFeatures(words: readonly Word[], { state, before }: Surroundings): string[] {
  const features = new Set<string>();
  const add = (name: string) => features.add(name);
  const shapes = [BEGIN, ...words.map(({ shape }) => shape), END];
  add('always');
  add(`state ${state}`);
  add(`before ${before}`);
  add(`length ${Math.min(8, Math.ceil(words.length / 3))}`);
  for (let at = 0; at < shapes.length; at += 1) {
    const [one = '', two, three, four] = shapes.slice(at, at + 4);
    add(`1 ${one}`);
    add(`state ${state} ${one}`);
    if (at > 0 && at <= OPENING) add(`opens ${at} ${one}`);
    if (two !== undefined) add(`2 ${one} ${two}`);
    if (three !== undefined) {
      add(`3 ${one} ${two} ${three}`);
      add(`skip ${one} ${three}`);
    }
    if (four !== undefined) add(`far ${one} ${four}`);
    if (one.length >= PIECE && !one.startsWith('_')) addPieces(one, add);
  }
  return [...features];
}

function addPieces(word: string, add: (name: string) => void): void {
  const framed = `<${word}>`;
  for (let at = 0; at + PIECE <= framed.length; at += 1) add(`4 ${framed.slice(at, at + PIECE)}`);
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
): string[] {
  const step = (chance: number) => Math.round(chance * 6);
  const gain = Math.log((left.chance * right.chance) / whole.chance);
  const isSame = left.act === right.act;
  return [
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
}

/** How far to either side of a word one looks for whether a clause begins with it. */
const REACH = 4;

export function cutFeatures(words: readonly Word[], at: number, state: State): string[] {
  const features = new Set<string>();
  const add = (name: string) => features.add(name);
  const shape = (place: number) => words[place]?.shape ?? (place < 0 ? BEGIN : END);
  add('always');
  add(`state ${state}`);
  add(`done ${Math.min(6, Math.floor(at / 2))}`);
  add(`left ${Math.min(6, Math.floor((words.length - at) / 2))}`);
  for (let away = -REACH; away < REACH; away += 1) {
    const one = shape(at + away);
    const two = shape(at + away + 1);
    add(`${away} ${one}`);
    add(`${away} ${one} ${two}`);
    add(`${away < 0 ? 'behind' : 'ahead'} ${one}`);
  }
  add(`across ${shape(at - 1)} ${shape(at)} ${shape(at + 1)}`);
  add(`across ${shape(at - 2)} ${shape(at - 1)} ${shape(at)}`);
  return [...features];
}
