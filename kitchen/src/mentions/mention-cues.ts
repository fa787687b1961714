/** Parses the mentions.cues files (phrases that show what a chef's sentence says of a food) and finds those phrases in a text. */
import { type CueOf, readCuesOf } from '../needs/cue-file.ts';
import type { Item, Words } from '../needs/cue-pattern.ts';
import { type CueIndex, type FoundCue, findCues, indexCues } from '../needs/find-cues.ts';
import type { Likeness } from './talk-examples.ts';

const CATEGORIES = {
  /** It is put on the plate. */
  put: { direction: '>', reach: 4 },
  /** It is left out, denied or replaced. */
  out: { direction: '>', reach: 2 },
  /** It is explained, compared or warned of. */
  told: { direction: '<>', reach: 6 },
  /** Goes on about the food named last: where that one is left out, what is said here explains why. */
  on: { direction: '>', reach: 8 },
  /** It is asked about. */
  asked: { direction: '>', reach: 4 },
  /** A dish of that name, made of something else. */
  remade: { direction: '>', reach: 1 },
  /** Covers the words of another cue, so that they say nothing. */
  none: { direction: '>', reach: 0 },
  /** Takes back what the sentence grants, wherever in it a food stands. */
  anyway: { direction: '<>', reach: 0 },
  /** Points back at the food that was named last. */
  it: { direction: '<', reach: 0 },
  /** Takes back what was said before. */
  regret: { direction: '<', reach: 0 },
  /** Before a colon or in a heading it turns round what follows. */
  heading: { direction: '>', reach: 0 },
  /** Spoken of as raw or runny. */
  raw: { direction: '>', reach: 0 },
  /** Joins foods to a list: "or", which always does, and "and", which may begin another thought. */
  either: { direction: '>', reach: 0 },
  both: { direction: '>', reach: 0 },
  /** Ends a list of foods: the last of them begins no other thought. */
  ends: { direction: '>', reach: 0 },
  stop: { direction: '>', reach: 0 },
  /** A verdict on what the sentence named before it: "so it is not for you". */
  verdict: { direction: '<', reach: 0 },
  /** Says what the food before it is made of; it tells of all in its part of the sentence of which nothing else is said. */
  holds: { direction: '<>', reach: 0 },
  /** Points at what is being served: what that is made of is proposed. */
  here: { direction: '<>', reach: 0 },
  /** Says that somebody else does it, or that it is done elsewhere: "many cooks add ..." tells. */
  others: { direction: '>', reach: 0 },
  /** In a heading or at the head of a column: what stands below it in that place is replaced. */
  swaps: { direction: '>', reach: 0 },
  /** Behind the name of what is replaced it begins what takes its place: "butter: use oil". */
  take: { direction: '>', reach: 0 },
  /** A food as grammar bends its name, by the pantry's own: "orzechami = nut". */
  food: { direction: '>', reach: 0 },
} as const;

export type MentionCategory = keyof typeof CATEGORIES;
export type MentionCue = CueOf<MentionCategory>;

interface LanguageOfCues {
  readonly index: CueIndex<MentionCue>;
  /** The words of its cues, and the beginnings of words. */
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
}

export interface MentionCues {
  readonly languages: readonly LanguageOfCues[];
  /** What the examples of talk have taught; without it only cues are heard. */
  readonly likeness?: () => Likeness;
}

/** @param texts the cue file of each language, by its code. @throws Error that names the line which cannot be read */
export function openMentionCues(texts: Readonly<Record<string, string>>): MentionCues {
  const languages = Object.entries(texts).map(([language, text]): LanguageOfCues => {
    const cues = readCuesOf(CATEGORIES, `${language}/mentions.cues`, text);
    const words = cues.flatMap(({ items }) => items.flatMap(wordsAmong));
    return {
      index: indexCues(cues),
      words: new Set(words.filter(({ isStem }) => !isStem).map(({ text }) => text)),
      stems: words.filter(({ isStem }) => isStem).map(({ text }) => text),
    };
  });
  return { languages };
}

function wordsAmong(item: Item): Extract<Item, { kind: 'word' }>[] {
  if (item.kind === 'word') return [item];
  return item.kind === 'choice' ? item.ways.flatMap((way) => way.flatMap(wordsAmong)) : [];
}

/** The cues of the language in which a text is written, or of each that it may be in: small words mean other things elsewhere. */
export function findMentionCues(
  { languages }: MentionCues,
  text: Words,
): readonly FoundCue<MentionCue>[] {
  // Names of foods tell no language: they are known in all of them.
  const foods = text.spans.food;
  const others: string[] = [];
  for (let at = 0; at < text.words.length; at = foods.get(at) ?? at + 1)
    if (!foods.has(at)) others.push(text.words[at] ?? '');
  const scores = languages.map(({ words, stems }) =>
    others.filter((word) => words.has(word) || stems.some((stem) => word.startsWith(stem))),
  );
  const most = Math.max(0, ...scores.map(({ length }) => length));
  return languages.flatMap(({ index }, at) =>
    scores[at]?.length === most ? findCues(index, text) : [],
  );
}
