/** Opens the cues that tell what a cook's sentence says of a food it names: language/en/mentions.cues tells what a line is. */
import { type CueOf, readCuesOf } from '../needs/cue-file.ts';
import { type CueIndex, indexCues } from '../needs/find-cues.ts';

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
  stop: { direction: '>', reach: 0 },
} as const;

export type MentionCategory = keyof typeof CATEGORIES;
export type MentionCue = CueOf<MentionCategory>;

export interface MentionCues {
  readonly index: CueIndex<MentionCue>;
}

/** @param texts the cue file of each language, by its code. @throws Error that names the line which cannot be read */
export function openMentionCues(texts: Readonly<Record<string, string>>): MentionCues {
  const cues = Object.entries(texts).flatMap(([language, text]) =>
    readCuesOf(CATEGORIES, `${language}/mentions.cues`, text),
  );
  return { index: indexCues(cues) };
}
