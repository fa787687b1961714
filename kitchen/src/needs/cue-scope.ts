/** Finds which foods of a message a cue phrase applies to: by its direction, reach and stops, their lists, or across a story's sentences. */
import type { Stop } from './cue-file.ts';
import type { FoundCue } from './find-cues.ts';
import type { Mention, PreparedText } from './prepared-text.ts';

export interface Hit {
  readonly found: FoundCue;
  /** Index of the mention. */
  readonly mention: number;
  readonly distance: number;
  /** Whether the food stands among the words of the cue itself. */
  readonly isInside: boolean;
}

/** For each mention the number of its list: "nuts, eggs or milk" is one. */
export function listsOf(text: PreparedText): number[] {
  const links = new Set<number>();
  for (const { cue, from, to } of text.cues)
    if (cue.category === 'link') for (let at = from; at < to; at += 1) links.add(at);
  // "Pancakes, not buckwheat": two matters.
  for (const { cue, from, to } of text.cues)
    if (cue.category === 'without' && text.words[from] === 'not')
      for (let at = from; at < to; at += 1) links.delete(at);
  let number = 0;
  return text.mentions.map(({ from, isDish }, index) => {
    const last = text.mentions[index - 1];
    const isNext = last !== undefined && text.sentences[last.from] === text.sentences[from];
    // "No nuts, brownies please": what stands behind a mere comma may be the dish that is wished for.
    const isWish = last !== undefined && isDish && !last.isDish && isApart(text, last.to, from);
    if (!(isNext && !isWish && isLinked(text, links, last.to, from))) number += 1;
    return number;
  });
}

/** Whether a comma parts two foods, and no "and" or "or" stands between them. */
function isApart(text: PreparedText, from: number, to: number): boolean {
  const between = text.words.slice(from, to);
  return text.broken.slice(from, to + 1).includes(true) && !between.some((word) => JOINS.has(word));
}

/** In the languages that have a file. */
const JOINS: ReadonlySet<string> = new Set(
  'and or nor plus also und oder et ou ni y o u e ed ou en of i oraz lub ani ve veya'.split(' '),
);

function isLinked(text: PreparedText, links: ReadonlySet<number>, from: number, to: number) {
  if (to - from > 4) return false;
  for (let at = from; at < to; at += 1) if (!links.has(at)) return false;
  // In Korean "and" is a part of the word before.
  return from < to || text.broken[to] === true || HANGUL.test(text.words[to] ?? '');
}

const HANGUL = /^\p{sc=Hangul}/u;

/** Where a cue begins that turns the talk elsewhere. */
function turnsAt(text: PreparedText, one: FoundCue): number {
  let first = text.words.length;
  for (const { cue, from, to } of text.cues) {
    if (!TURNS.has(cue.category) || cue.category === one.cue.category) continue;
    if (cue.direction.includes('<') || cue.direction.startsWith('~')) continue;
    if (from >= one.to && to > one.to && from < first) first = from;
  }
  return first;
}

const TURNS = new Set(['harm', 'dislike', 'lacking', 'wanted', 'lifted', 'negated']);

/** Whether nothing that ends this cue stands between it and the word. */
function isReached(text: PreparedText, { cue, from, to }: FoundCue, at: number): boolean {
  const near = at < from ? at : to - 1;
  const far = at < from ? from : at;
  if (text.sentences[near] !== text.sentences[far]) return false;
  const ends = (stop: Stop) => cue.stops.has(stop);
  if (ends('but') && text.parts[near] !== text.parts[far]) return false;
  const isBack = at < from && cue.category === 'negated';
  if (isBack && text.broken.slice(near + 1, far + 1).includes(true)) {
    // "She's coeliac, I won't touch olives": what another says takes nothing back.
    for (let word = near + 1; word < far; word += 1) if (text.spans.person.has(word)) return false;
  }
  if (ends('comma') && text.broken.slice(near + 1, far + 1).includes(true)) return false;
  if (!ends('person')) return true;
  for (let word = near + 1; word < far; word += 1) if (text.spans.person.has(word)) return false;
  return true;
}

/** The foods that the words themselves point at. */
export function directHits(text: PreparedText, lists: readonly number[], found: FoundCue): Hit[] {
  const { cue, from, to } = found;
  const among = text.mentions.flatMap((one, mention): Hit[] =>
    !(one.isHabit && cue.category === 'harm') && one.from >= from && one.to <= to
      ? [{ found, mention, distance: 0, isInside: cue.meansFoods }]
      : [],
  );
  // "No salt", where the pantry has a name for it that begins so.
  text.mentions.forEach((one, mention) => {
    if (cue.category === 'without' && one.from === from && one.to > to)
      among.push({ found, mention, distance: 0, isInside: true });
  });
  const inside = among.filter(({ isInside }) => isInside);
  if (inside.length > 0) return [...inside, ...companions(text, lists, inside, cue.direction)];
  if (cue.direction.startsWith('~') || cue.reach === 0) return [];
  const turn = turnsAt(text, found);
  // "Outgrew his eggs" may end anywhere, and "brain" in "gives me brain fog" is no food of it.
  const hits: Hit[] = cue.direction.includes('>') ? [...among] : [];
  text.mentions.forEach((one, mention) => {
    const isAhead = one.from >= to;
    if (!cue.direction.includes(isAhead ? '>' : '<') || (!isAhead && one.to > from)) return;
    const distance = isAhead ? one.from - to : from - one.to;
    if (distance > cue.reach || (isAhead && one.from >= turn)) return;
    if (!isReached(text, found, isAhead ? one.from : one.to - 1)) return;
    if (isAhead && cue.category === 'dislike' && hasOtherObject(text, to, one.from)) return;
    hits.push({ found, mention, distance, isInside: false });
  });
  if (cue.category === 'harm' && cue.direction === '>')
    return withLists(
      text,
      lists,
      hits.filter((hit) => !isNextWish(text, lists, hits, hit)),
    );
  if (cue.category === 'harm' && cue.direction === '<>')
    return withLists(
      text,
      lists,
      hits.filter((hit) => hit === nearest(hits)[0] || isBeside(text, hit)),
    );
  if (cue.category === 'question' || cue.category === 'hypothetical') return hits;
  // "Only cheddar, no coriander" refuses nothing that stands before it.
  const isForward = cue.category === 'without' && cue.direction === '>';
  const near = hits.length > 0 && among.includes(hits[0] as Hit) ? among : nearest(hits);
  return [...near, ...companions(text, lists, near, isForward ? '>' : '<>')];
}

/** "Not a fan of fuss, jacket potatoes?": what is not liked is told already, and what stands behind the comma is no food of it. */
function hasOtherObject(text: PreparedText, from: number, to: number): boolean {
  const comma = text.broken.findIndex((isBroken, at) => isBroken && at > from && at <= to);
  return comma > from && !text.mentions.some((one) => one.from >= from && one.from < comma);
}

/** Whether no comma stands between the cue and the food. */
function isBeside(text: PreparedText, { found, mention }: Hit): boolean {
  const { from, to } = text.mentions[mention] as Mention;
  const [start, end] = from >= found.to ? [found.to, from] : [to, found.from];
  return !text.broken.slice(start, end + 1).includes(true);
}

/** "Allergic to milk, lemon rice please", "allergic to fish, I thought of a risotto": another matter than what harms. */
function isNextWish(
  text: PreparedText,
  lists: readonly number[],
  hits: readonly Hit[],
  { mention }: Hit,
): boolean {
  const { isDish, from } = text.mentions[mention] as Mention;
  const [first] = hits;
  if (!isDish || first === undefined || lists[first.mention] === lists[mention]) return false;
  const { to } = text.mentions[first.mention] as Mention;
  return text.broken.slice(to, from + 1).includes(true);
}

function nearest(hits: readonly Hit[]): Hit[] {
  const [best] = hits.toSorted((a, b) => a.distance - b.distance);
  return best ? [best] : [];
}

function withLists(text: PreparedText, lists: readonly number[], hits: readonly Hit[]): Hit[] {
  return [...hits, ...companions(text, lists, hits, '<>')];
}

/** The other foods of the lists, a step further away. */
function companions(
  text: PreparedText,
  lists: readonly number[],
  hits: readonly Hit[],
  direction: string,
): Hit[] {
  const hit = new Set(hits.map(({ mention }) => mention));
  return hits.flatMap((one) => {
    const { to } = one.found;
    const meant = text.mentions[one.mention] as Mention;
    return text.mentions.flatMap((other, mention): Hit[] => {
      if (hit.has(mention) || lists[mention] !== lists[one.mention]) return [];
      // "Cupcakes, dairy-free": the dish that is wished for, and what is left out of it.
      const isBefore = other.to <= meant.from && meant.from <= one.found.from;
      if (isBefore && other.isDish && !meant.isDish && isApart(text, other.to, meant.from))
        return [];
      // "I love prawns, no eggs": the list goes on behind the words, and before them only where they look back.
      const isAhead = other.from >= to;
      const isMeant = isAhead
        ? direction !== '<' || one.isInside === false
        : direction !== '>' || mention > one.mention;
      if (!isMeant) return [];
      hit.add(mention);
      return [{ ...one, mention, distance: one.distance + 2, isInside: false }];
    });
  });
}

/**
 * The nearest food of a story: before it, after it, in the sentence before, in the one after.
 * @param isWished whether a food is wished for; a story beside one is of no other sentence
 */
export function storyHits(
  text: PreparedText,
  lists: readonly number[],
  found: FoundCue,
  isFree: (mention: number) => boolean,
  isWished: (mention: number) => boolean = () => false,
): Hit[] {
  const sentence = text.sentences[found.from] as number;
  const isOwn = (one: Mention, mention: number) =>
    sentenceOf(text, one) === sentence && !one.isDiet && (isWished(mention) || isFree(mention));
  const isTold = text.mentions.some(isOwn);
  const places: ((one: Mention) => boolean)[] = [
    (one) => sentenceOf(text, one) === sentence && one.from < found.to,
    (one) => sentenceOf(text, one) === sentence,
    (one) => sentenceOf(text, one) === sentence - 1,
    (one) => sentenceOf(text, one) === sentence + 1,
    (one) => sentenceOf(text, one) === sentence - 2,
  ];
  for (const isThere of isTold ? places.slice(0, 2) : places) {
    const hits = text.mentions.flatMap((one, mention): Hit[] => {
      if (one.isDiet || !isThere(one) || !isFree(mention)) return [];
      if (found.cue.stops.has('back') && one.from >= found.from) return [];
      const distance = one.from < found.from ? found.from - one.to : one.from - found.to;
      return [{ found, mention, distance: Math.max(0, distance), isInside: false }];
    });
    if (hits.length > 0)
      return withLists(text, lists, nearest(hits)).filter(({ mention }) => isFree(mention));
  }
  return [];
}

function sentenceOf(text: PreparedText, { from }: Mention): number {
  return text.sentences[from] as number;
}
