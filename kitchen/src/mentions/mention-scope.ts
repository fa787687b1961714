/** Finds which foods of a sentence a phrase of mentions.cues applies to, by its direction, reach and lists. */
import { passesOver } from '../needs/cue-pattern.ts';
import type { FoundCue } from '../needs/find-cues.ts';
import type { MentionCue } from './mention-cues.ts';
import type { PreparedTalk } from './prepared-talk.ts';

/** -1 for a food among the cue's own words, else the words between; undefined where the cue does not reach it. */
export function isReached(
  talk: PreparedTalk,
  { cue, from, to }: FoundCue<MentionCue>,
  food: number,
): number | undefined {
  const one = talk.foods[food];
  if (one === undefined) return undefined;
  // Its name may go on behind the last of the cue's words: "topped with sesame" of sesame seeds.
  if (one.from >= from && one.from < to) {
    // "Tofu carbonara" remakes the carbonara, not the tofu.
    const isOther = passesOver(cue.items) || cue.category === 'remade';
    return isOther ? undefined : -1;
  }
  const isAhead = one.from >= to;
  if (!cue.direction.includes(isAhead ? '>' : '<') || (!isAhead && one.to > from)) return undefined;
  const distance = isAhead ? one.from - to : from - one.to;
  if (distance > cue.reach) return undefined;
  const [near, far] = isAhead ? [to - 1, one.from] : [one.to - 1, from];
  if (talk.parts[near] !== talk.parts[far]) return undefined;
  if (cue.stops.has('comma') && talk.broken.slice(near + 1, far + 1).includes(true))
    return undefined;
  // Another food between takes the cue for itself, unless the cue is about the whole of its part.
  const between = talk.foods[isAhead ? food - 1 : food + 1];
  const isParted = between !== undefined && (isAhead ? between.from >= to : between.to <= from);
  return isParted && !cue.stops.has('whole') ? undefined : distance;
}

/** The foods of the list in which a food stands: "nuts, eggs or milk" is one; itself alone where it stands in none. */
export function listOf(talk: PreparedTalk, food: number, found: FoundCue<MentionCue>): number[] {
  let first = food;
  let last = food;
  let isWeak = false;
  const link = (at: number) => linkBetween(talk, at);
  for (let at = food; link(at) !== undefined; at += 1) last = at + 1;
  for (let at = food - 1; at >= 0 && link(at) !== undefined; at -= 1) first = at;
  for (let at = first; at < last; at += 1) isWeak ||= link(at) === 'weak';
  if (isWeak && !endsThought(talk, last, found)) return strongPart(talk, food);
  return numbers(first, last);
}

function strongPart(talk: PreparedTalk, food: number): number[] {
  let [first, last] = [food, food];
  while (linkBetween(talk, last) === 'strong') last += 1;
  while (first > 0 && linkBetween(talk, first - 1) === 'strong') first -= 1;
  return numbers(first, last);
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** What stands between a food and the next: "or" joins them, a comma or an "and" may begin another thought. */
function linkBetween(talk: PreparedTalk, food: number): 'strong' | 'weak' | undefined {
  const [one, next] = [talk.foods[food], talk.foods[food + 1]];
  if (one === undefined || next === undefined) return undefined;
  if (talk.sentences[one.from] !== talk.sentences[next.from]) return undefined;
  if (talk.parts[one.from] !== talk.parts[next.from]) return undefined;
  let isEither = false;
  let isJoined = one.to < next.from || talk.broken[next.from] === true;
  for (let at = one.to; at < next.from; at += 1) {
    const word = talk.cues.find(
      ({ cue, from, to }) =>
        (cue.category === 'either' || cue.category === 'both') && from <= at && at < to,
    );
    if (word === undefined) isJoined = false;
    if (word?.cue.category === 'either') isEither = true;
  }
  if (!isJoined) return undefined;
  return isEither ? 'strong' : 'weak';
}

/** "The cream from the tub goes in". */
function isPutLater(talk: PreparedTalk, word: number): boolean {
  return talk.cues.some(
    ({ cue, from }) =>
      (cue.category === 'put' || cue.category === 'it') &&
      from >= word &&
      talk.parts[from] === talk.parts[word],
  );
}

function endsThought(talk: PreparedTalk, food: number, { from }: { from: number }): boolean {
  const to = talk.foods[food]?.to ?? 0;
  if (to === from) return true;
  const isEnded = talk.cues.some(({ cue, from: at }) => cue.category === 'ends' && at === to);
  if (isEnded && !isPutLater(talk, to)) return true;
  return (
    to >= talk.words.length || talk.broken[to] === true || talk.parts[to] !== talk.parts[to - 1]
  );
}
