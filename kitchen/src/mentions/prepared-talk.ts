/** Prepares a chef's text for judging what it says of foods: its words, sentences, clauses, named foods and phrases of mentions.cues. */
import { passesOver, type Words } from '../needs/cue-pattern.ts';
import { type FoundCue, longestAmong } from '../needs/find-cues.ts';
import type { TextMatches } from '../safety/match/find-terms.ts';
import {
  findMentionCues,
  type MentionCategory,
  type MentionCue,
  type MentionCues,
} from './mention-cues.ts';
import type { Span } from './read-talk.ts';

interface NamedFood {
  readonly index: number;
  /** Index of the first word, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Offsets in the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Where it must not be eaten: its place among those asked about. */
  readonly span: Span | undefined;
}

export interface PreparedTalk extends Words {
  /** For each word the number of its sentence, and of its part between words such as "but". */
  readonly sentences: readonly number[];
  readonly parts: readonly number[];
  /** The marks before each word and behind the last. */
  readonly marks: readonly string[];
  /** Where in the text each word begins. */
  readonly offsets: readonly number[];
  /** In their order, none overlapping another. */
  readonly foods: readonly NamedFood[];
  readonly cues: readonly FoundCue<MentionCue>[];
}

const ENDS_SENTENCE = /[.!?\n\u2026](?!\d)/;
const ENDS_PART = /[;:\u2022]|\s[-\u2013\u2014]+\s/;

const COVERED: ReadonlySet<MentionCategory> = new Set<MentionCategory>([
  'put',
  'out',
  'told',
  'asked',
  'remade',
  'none',
  'it',
  'holds',
  'on',
]);

export function prepareTalk(
  cues: MentionCues,
  text: string,
  { tokens, matches }: TextMatches,
  forbidden: readonly Span[],
): PreparedTalk {
  const words = tokens.map((token) => token.text);
  const gaps = tokens.map(({ start }, at) => text.slice(tokens[at - 1]?.end ?? 0, start));
  const broken = tokens.map(({ gap }, at) => at === 0 || gap !== 'joined');
  const tail = text.slice(tokens.at(-1)?.end ?? 0);
  const asked = [...gaps, tail].map((gap) => gap.includes('?') || gap.includes('\u00BF'));
  const foods = foodsIn(
    matches.filter(({ term }) => term.isFood),
    tokens,
    forbidden,
  );
  const sentences = numbered(
    gaps.map((gap, at) => at > 0 && ENDS_SENTENCE.test(gap) && !isAbbreviated(words, gaps, at)),
  );
  const food = new Map(foods.map(({ from, to }) => [from, to]));
  const spans = { food, other: food, diet: NONE, person: NONE, body: NONE, care: NONE };
  const plain: Words = { words, begins: broken, broken, asked, spans };
  const found = findMentionCues(cues, plain);
  const stops = new Set(found.filter(({ cue }) => cue.category === 'stop').map(({ from }) => from));
  return {
    ...plain,
    sentences,
    marks: [...gaps, tail].map(plainMarks),
    offsets: tokens.map(({ start }) => start),
    parts: numbered(
      gaps.map(
        (gap, at) => stops.has(at) || ENDS_PART.test(gap) || sentences[at] !== sentences[at - 1],
      ),
    ),
    foods,
    cues: heardAmong(
      longestAmong(found, ({ category, items }) => COVERED.has(category) && !passesOver(items)),
    ),
  };
}

function plainMarks(gap: string): string {
  return gap
    .replace(/\s+/g, '')
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb\u2018]/g, '"');
}

/** "I.e. fish": the stop before that word ends no sentence. */
function isAbbreviated(words: readonly string[], gaps: readonly string[], at: number): boolean {
  const isInitial = (one: number) => words[one]?.length === 1 && !/\d/.test(words[one] ?? '');
  const isLast = isInitial(at - 2) && gaps[at - 1]?.trim() === '.';
  return isInitial(at - 1) && gaps[at] === '. ' && (isLast || isInitial(at));
}

/** Without those that begin among words which say nothing ("never skip the" is no "skip the") or deny ("can't suggest a"). */
function heardAmong(found: readonly FoundCue<MentionCue>[]): FoundCue<MentionCue>[] {
  const silent = new Set<number>();
  const denied = new Set<number>();
  for (const { cue, from, to } of found) {
    const among = cue.category === 'none' ? silent : cue.category === 'out' ? denied : undefined;
    if (among !== undefined) for (let at = from + 1; at < to; at += 1) among.add(at);
  }
  return found.filter(
    ({ cue, from }) =>
      !(COVERED.has(cue.category) && silent.has(from)) &&
      !(cue.category === 'put' && denied.has(from)),
  );
}

const NONE: ReadonlyMap<number, number> = new Map();

function numbered(begins: readonly boolean[]): number[] {
  let number = 0;
  return begins.map((isNew) => {
    if (isNew) number += 1;
    return number;
  });
}

/** The pantry's foods, and whatever else is forbidden; of two that overlap the forbidden one. */
function foodsIn(
  known: readonly { readonly from: number; readonly to: number }[],
  tokens: readonly Span[],
  forbidden: readonly Span[],
): NamedFood[] {
  const asked = forbidden.flatMap((span) => {
    const from = tokens.findIndex(({ end }) => end > span.start);
    const last = tokens.findLastIndex(({ start }) => start < span.end);
    return from < 0 || last < from ? [] : [{ from, to: last + 1, span }];
  });
  const taken = new Set<number>();
  const free = ({ from, to }: { from: number; to: number }): boolean => {
    for (let at = from; at < to; at += 1) if (taken.has(at)) return false;
    for (let at = from; at < to; at += 1) taken.add(at);
    return true;
  };
  return [...asked, ...known.map(({ from, to }) => ({ from, to, span: undefined }))]
    .filter(free)
    .sort((one, other) => one.from - other.from)
    .map((one, index) => ({
      ...{ ...one, index },
      start: tokens[one.from]?.start ?? 0,
      end: tokens[one.to - 1]?.end ?? 0,
    }));
}
