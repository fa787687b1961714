/** Reads whether a chef's sentence proposes a forbidden food or only talks of it: for the safety check of a language model's replies. */
import type { FoundCue } from '../needs/find-cues.ts';
import { matchText } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { type CuesHeard, isFaint, weighTalk } from './like-talk.ts';
import type { MentionCategory, MentionCue, MentionCues } from './mention-cues.ts';
import { isReached, listOf } from './mention-scope.ts';
import { type PreparedTalk, prepareTalk } from './prepared-talk.ts';
import { HEADING, isReplaced, placeAfter, type ReplacedPlace } from './replaced-places.ts';

/** Offsets in the text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What the sentences before have left behind. */
export interface TalkBefore {
  /** The food named last is one that must not be eaten. */
  readonly isLastForbidden: boolean;
  /** A food that must not be eaten was named to be left out. */
  readonly hasNamed: boolean;
  /** What follows is what not to do. */
  readonly isTurned: boolean;
  /** Where in what follows a food stands that is replaced. */
  readonly replaced: ReplacedPlace;
}

export const NOTHING_BEFORE: TalkBefore = {
  isLastForbidden: false,
  hasNamed: false,
  isTurned: false,
  replaced: undefined,
};

export interface TalkRead {
  /** The first span whose food the text proposes, or nothing where it only talks of them all. */
  readonly proposed: Span | undefined;
  /** Whether it brings back, without naming it, a food that must not be eaten: "add them after all". */
  readonly bringsBack: boolean;
  /** Foods that are there whatever the text says of them, since it takes back what it grants: "nothing without butter". */
  readonly takenBack: readonly Span[];
  readonly after: TalkBefore;
}

const SAYING: ReadonlySet<MentionCategory> = new Set<MentionCategory>([
  'put',
  'out',
  'told',
  'asked',
  'remade',
  'on',
]);

/** Nobody talks in longer sentences: in one, whatever is forbidden is taken for proposed. */
const LONGEST = 1000;

/**
 * In doubt a food is proposed.
 * @param forbidden where foods stand that must not be eaten. Linear in the text for each of them; never throws
 */
export function readTalk(
  cues: MentionCues,
  rules: Rules,
  text: string,
  forbidden: readonly Span[],
  before: TalkBefore = NOTHING_BEFORE,
): TalkRead {
  if (text.length > LONGEST) {
    const [proposed] = forbidden;
    return { proposed, bringsBack: before.hasNamed, takenBack: [], after: before };
  }
  const talk = prepareTalk(cues, text, matchText(rules, text), forbidden);
  const weigh = weighTalk(cues, talk, text);
  const proposed = findProposed(talk, {
    ...{ before, weigh },
    isReplaced: (food) => isReplaced(talk, text, food, before.replaced),
  });
  // What points back or takes back says so of other foods, too: there the examples must be as sure as against an order.
  const isSure =
    proposed === undefined &&
    talk.foods.every(({ span, index }) => span === undefined || !weigh(index, 'ordered'));
  const isPlain = forbidden.length > 0 && isSure;
  const has = (category: MentionCategory) => talk.cues.some(({ cue }) => cue.category === category);
  const hasNamed = before.hasNamed || forbidden.length > 0;
  const { pointsBack, isLastForbidden } = followPointers(talk, before.isLastForbidden);
  return {
    proposed,
    takenBack:
      !isPlain && talk.cues.some((found) => found.cue.category === 'anyway' && !isFaint(found))
        ? talk.foods.map(({ start, end }) => ({ start, end }))
        : [],
    bringsBack: !isPlain && (pointsBack || (hasNamed && has('regret'))),
    after: {
      hasNamed,
      isLastForbidden,
      isTurned: before.isTurned || (HEADING.test(text) && has('heading')),
      replaced: placeAfter(talk, text, before.replaced),
    },
  };
}

/** What the words next to a food do not tell. */
interface Around {
  readonly before: TalkBefore;
  readonly isReplaced: (food: Span) => boolean;
  readonly weigh: ReturnType<typeof weighTalk>;
}

/** The first food that is proposed. From left to right, since what is said of one may hang on what was said of the last. */
function findProposed(talk: PreparedTalk, around: Around): Span | undefined {
  const talkedOf = new Set<number>();
  const word = (food: number) => talk.foods[food]?.from ?? 0;
  const isToldOfOther = (food: number, isApart: boolean): boolean =>
    talk.foods.some(
      ({ span, index, from }) =>
        span !== undefined &&
        index !== food &&
        talk.sentences[from] === talk.sentences[word(food)] &&
        !(isApart && clauseAt(talk, from) === clauseAt(talk, word(food))) &&
        hearCues(talk, index, talkedOf, around.before) === 'talk',
    );
  for (const food of talk.foods) {
    if (food.span === undefined) continue;
    const heard = hearCues(talk, food.index, talkedOf, around.before);
    // "Use oil instead of butter; swap oil for butter": what is talk in it is the other one.
    const isMixed =
      (heard === 'put' || heard === 'ordered') && isToldOfOther(food.index, heard === 'put');
    const isMeant = isMixed || around.weigh(food.index, heard);
    if (around.before.isTurned || (isMeant && !around.isReplaced(food))) return food.span;
    talkedOf.add(food.index);
  }
  return undefined;
}

/** Where the clause begins in which a word stands. */
function clauseAt({ broken, parts }: PreparedTalk, word: number): number {
  let at = word;
  while (at > 0 && broken[at] !== true && parts[at] === parts[at - 1]) at -= 1;
  return at;
}

/** What the cues alone say of a food. */
function hearCues(
  talk: PreparedTalk,
  food: number,
  talkedOf: ReadonlySet<number>,
  before: TalkBefore,
): CuesHeard {
  const { from, to } = talk.foods[food] as PreparedTalk['foods'][number];
  const sentence = talk.sentences[from];
  const within = talk.cues.filter((one) => talk.sentences[one.from] === sentence);
  const coaxing = within.filter(({ cue }) => cue.category === 'anyway');
  if (coaxing.some((found) => !isFaint(found))) return 'ordered';
  // What goes on about a food explains it only where that food itself is talked of.
  const explains = (found: FoundCue<MentionCue>): boolean => {
    const last = talk.foods.findLast(({ to }) => to <= found.from);
    return last === undefined ? before.isLastForbidden : talkedOf.has(last.index);
  };
  const hits = within.flatMap((found) => {
    const { category } = found.cue;
    if (!SAYING.has(category) || (category === 'on' && !explains(found))) return [];
    const distance = distanceTo(talk, found, food);
    return distance === undefined ? [] : [{ category, distance }];
  });
  const nearest = Math.min(...hits.map(({ distance }) => distance));
  const best = hits.filter(({ distance }) => distance === nearest).map(({ category }) => category);
  // "Don't worry, there is no cream in it" denies it, "don't worry about the cream" does not.
  if (coaxing.length > 0 && !(best.includes('out') && !best.includes('put'))) return 'put';
  // What the sentence says of it in the end holds where nothing else is said of it, and so does what anything is made of.
  const isTold = within.some(
    (found) =>
      (found.cue.category === 'verdict' && found.from >= to) ||
      (found.cue.category === 'holds' && tellsOf(talk, found, from)),
  );
  // "A vegan take on a carbonara works well": what works is the dish remade.
  const isTalk = hits.length === 0 ? isTold : !best.includes('put') || best.includes('remade');
  if (isTalk) return 'talk';
  if (within.some((found) => isOrder(talk, found, { from, to }))) return 'ordered';
  return within.some(({ cue }) => cue.category === 'here') ? 'served' : 'put';
}

/** "Add cream" and "cream instead of oil"; or what is only denied there: "never skip the cream". */
function isOrder(
  { broken, parts }: PreparedTalk,
  found: FoundCue<MentionCue>,
  food: { readonly from: number; readonly to: number },
): boolean {
  const { cue, from, to } = found;
  if (isFaint(found)) return false;
  if (cue.category !== 'put') return cue.category === 'none';
  if (parts[from] !== parts[food.from]) return false;
  const isFirst = broken[from] === true || parts[from] !== parts[from - 1];
  return from === food.to || (isFirst && to <= food.from);
}

/**
 * "Most paellas come loaded with prawns" tells what paellas are; "ours comes with prawns" and "serve paella, which contains
 * prawns" put them on the plate.
 */
function tellsOf(talk: PreparedTalk, { from, to }: FoundCue<MentionCue>, word: number): boolean {
  const part = talk.parts[from];
  if (talk.parts[word] !== part || talk.parts[from - 1] !== part) return false;
  return !talk.cues.some(
    ({ cue, ...other }) =>
      (cue.category === 'here' && talk.parts[other.from] === part) ||
      (cue.category === 'out' && other.from >= to - 1 && other.from <= to + 1) ||
      (cue.category === 'put' &&
        !cue.stops.has('faint') &&
        talk.sentences[other.from] === talk.sentences[from] &&
        other.from < Math.max(from, word)),
  );
}

/** How far a cue stands from a food that it colours, by itself or by the list it stands in; -1 among its own words. */
function distanceTo(
  talk: PreparedTalk,
  found: FoundCue<MentionCue>,
  food: number,
): number | undefined {
  const direct = listOf(talk, food, found).flatMap((member) => {
    const one = isReached(talk, found, member);
    return one === undefined ? [] : [member === food ? one : one + 1];
  });
  return direct.length === 0 ? undefined : Math.min(...direct);
}

/** Whether "it" or "them" stands where the food named last is a forbidden one, and which food the text ends with. */
function followPointers(
  { foods, cues }: PreparedTalk,
  isForbidden: boolean,
): { pointsBack: boolean; isLastForbidden: boolean } {
  const pointers = cues.filter(({ cue }) => cue.category === 'it');
  const places = [
    ...foods.map(({ from, span }) => ({ from, isForbidden: span !== undefined })),
    ...pointers.map(({ from }) => ({ from, isForbidden: undefined })),
  ].sort((one, other) => one.from - other.from);
  let isLastForbidden = isForbidden;
  let pointsBack = false;
  for (const place of places) {
    if (place.isForbidden === undefined) pointsBack ||= isLastForbidden;
    else isLastForbidden = place.isForbidden;
  }
  return { pointsBack, isLastForbidden };
}
