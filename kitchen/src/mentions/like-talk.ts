/** Judges by learnt examples whether a sentence only talks of a food or proposes it; tells which phrases are weak. */
import type { FoundCue } from '../needs/find-cues.ts';
import type { MentionCue, MentionCues } from './mention-cues.ts';
import type { PreparedTalk } from './prepared-talk.ts';
import { chanceOfTalk } from './talk-examples.ts';

/** `served`: the sentence points at what is served; `ordered`: it is put on the plate outright, or takes back what it grants. */
export type CuesHeard = 'talk' | 'put' | 'served' | 'ordered';

/** So likely the examples must make it that a food is only talked of. */
const LEAST_CHANCE: Readonly<Record<CuesHeard, number>> = {
  ...{ talk: 0.3, put: 0.65, served: 0.93, ordered: 0.93 },
};
const IS_LISTED = /^\s*(?:[-*\u2022|#]|\d{1,2}[.)])|[|\u2192=]|->/u;
const ENDS_WHOLE = /[.!?\u2026]["'\u201d\u2019)*_]*\s*$/;

/**
 * Whether the food of a number is proposed. The examples speak only of whole sentences: in lists, labels and headings the
 * cues decide.
 */
export function weighTalk(
  { likeness }: MentionCues,
  talk: PreparedTalk,
  text: string,
): (food: number, heard: CuesHeard) => boolean {
  const isWhole = !IS_LISTED.test(text) && ENDS_WHOLE.test(text);
  return (food, heard) =>
    likeness === undefined || !isWhole
      ? heard !== 'talk'
      : chanceOfTalk(likeness(), talk, food) < LEAST_CHANCE[heard];
}

/** A cue that holds only where nothing speaks against it. */
export function isFaint({ cue }: FoundCue<MentionCue>): boolean {
  return cue.stops.has('faint');
}
