/** Judges by learnt examples whether a sentence only talks of a food or proposes it; recognises weak phrases and "many cooks add ...". */
import type { FoundCue } from '../needs/find-cues.ts';
import type { MentionCategory, MentionCue, MentionCues } from './mention-cues.ts';
import type { PreparedTalk } from './prepared-talk.ts';
import { chanceOfTalk, opensAsTalk } from './talk-examples.ts';

export interface ComparedTalk {
  /** Whether the food of that number is named as in examples of talk; `isDoubted` where a cue speaks for a proposal of it. */
  readonly isLikeTalk: (food: number, isDoubted: boolean) => boolean;
  /** Whether it is named rather as in examples of proposals. */
  readonly isUnlikeTalk: (food: number) => boolean;
}

/**
 * So sure the examples must be: least where no cue in its part of the sentence puts anything on a plate or points at what
 * is served, most where one puts something there outright.
 */
const LIKE_TALK = { calm: 0.6, usual: 0.8, doubted: 0.9 } as const;
const UNLIKE_TALK = 0.5;
const FEWEST_WORDS = 4;
const IS_LISTED = /^\s*(?:[-*\u2022|#]|\d{1,2}[.)])|[|\u2192=]|->/u;
const ENDS_WHOLE = /[.!?\u2026]["'\u201d\u2019)*_]*\s*$/;
/** Whatever the examples say, where one of these is heard a food is proposed. */
const OVERRULING: ReadonlySet<MentionCategory> = new Set<MentionCategory>([
  ...(['anyway', 'it', 'regret', 'none', 'take'] as const),
]);

/** The examples speak only of whole sentences in which nothing speaks against it: lists, labels and headings propose. */
export function compareWithExamples(
  { likeness }: MentionCues,
  talk: PreparedTalk,
  text: string,
): ComparedTalk {
  const isWhole = !IS_LISTED.test(text) && ENDS_WHOLE.test(text);
  return {
    isLikeTalk: (food, isDoubted) => {
      if (likeness === undefined || !isWhole) return false;
      const from = talk.foods[food]?.from ?? 0;
      const sentence = talk.sentences[from];
      if (talk.sentences.filter((one) => one === sentence).length < FEWEST_WORDS) return false;
      const heard = talk.cues.filter((one) => talk.sentences[one.from] === sentence);
      if (heard.some((one) => OVERRULING.has(one.cue.category) && !isFaint(one))) return false;
      const known = likeness();
      if (!opensAsTalk(known, talk, food)) return false;
      const isCalm = !heard.some(
        ({ cue, from: at }) =>
          (cue.category === 'put' || cue.category === 'here') &&
          talk.parts[at] === talk.parts[from],
      );
      const orders = (one: FoundCue<MentionCue>) =>
        one.cue.category === 'put' && !isFaint(one) && !isDoneByOthers(talk, one);
      const isMuchDoubted = isDoubted || heard.some(orders);
      const least = LIKE_TALK[isMuchDoubted ? 'doubted' : isCalm ? 'calm' : 'usual'];
      return chanceOfTalk(known, talk, food) >= least;
    },
    isUnlikeTalk: (food) =>
      likeness !== undefined && chanceOfTalk(likeness(), talk, food) < UNLIKE_TALK,
  };
}

/** A cue that holds only where nothing speaks against it. */
export function isFaint({ cue }: FoundCue<MentionCue>): boolean {
  return cue.stops.has('faint');
}

/** "Many cooks add cream" tells what others do; "add cream" and "we add cream" put it on the plate. */
export function isDoneByOthers(talk: PreparedTalk, { from }: FoundCue<MentionCue>): boolean {
  // "For most people shrimp goes well with it": it is no people that go with it.
  const food = talk.foods.findLast((one) => one.to <= from);
  const begin = Math.max(clauseBefore(talk, from), food?.to ?? 0);
  const heard = talk.cues.filter((one) => one.from >= begin && one.to <= from);
  return (
    heard.some(({ cue }) => cue.category === 'others') &&
    !heard.some(({ cue }) => cue.category === 'here' || cue.category === 'it')
  );
}

/** Where the clause begins in which a word stands. */
function clauseBefore({ broken, parts }: PreparedTalk, word: number): number {
  let at = word;
  while (at > 0 && broken[at] !== true && parts[at] === parts[at - 1]) at -= 1;
  return at;
}
