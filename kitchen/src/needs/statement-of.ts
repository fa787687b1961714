/** What is stated of one food, by the cues that reach it: polarity, whose it is, for how long. */
import type { Category } from './cue-file.ts';
import type { Hit } from './cue-scope.ts';
import { isDenial, isOfAnybody, VOIDING } from './denials.ts';
import type { FoundCue } from './find-cues.ts';
import type { Mention, PreparedText } from './prepared-text.ts';
import type { SentenceFacts } from './sentence-facts.ts';

type Polarity =
  | 'harm'
  | 'dislike'
  | 'without'
  | 'lacking'
  | 'wanted'
  | 'lifted'
  | 'negated'
  | 'question'
  | 'hypothetical'
  | 'declared'
  /** Named beside a body, an illness or a doctor, and nothing said of it: to be asked about. */
  | 'unclear'
  | 'named';

export interface Statement {
  readonly said: string;
  readonly label: string;
  /** Of the pantry; of a way of eating as the cue file names it. */
  readonly name: string;
  readonly kinds: readonly string[];
  readonly isDiet: boolean;
  readonly isDish: boolean;
  readonly isMade: boolean;
  readonly polarity: Polarity;
  /** "me", or the words for whom it is. */
  readonly holder: string;
  readonly isGuest: boolean;
  readonly duration: 'lasting' | 'for now';
  /** Offsets in the message; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The line of the cue file, "en/needs.cues:12". */
  readonly cue?: string;
  /** Whether a body, an illness, a medicine or a doctor stands in its sentence or in one beside it that names no food. */
  readonly isGrave: boolean;
  /** The same, be it explained by another food or not. */
  readonly isNearGrave: boolean;
  /** Whether it is for what somebody believes in: a religion, a fast, a principle. */
  readonly isBelief: boolean;
  /** Whether an allergy to it is denied, and not only said that it is liked. */
  readonly isDenial: boolean;
  /** Whether its sentence asks. */
  readonly isAsked: boolean;
  /** "Nut-free": told as what is to be free of it. */
  readonly isFree: boolean;
}

const FREE: ReadonlySet<string> = new Set(['free', 'frei', 'vrij', 'safe', 'friendly']);
const GRAVE: ReadonlySet<Category> = new Set<Category>(['body', 'ill', 'harm']);

/** By what all illness of a sentence is explained, so that no other food of it is doubted. */
export type Explained = ReadonlyMap<number, 'harm' | 'way'>;

/**
 * Sentences whose illness is the harm of a food that they name, or a way of eating: "chocolate and eggs, for a child with
 * a nut allergy", "chocolate cake for a coeliac".
 * @param reached cues that foods were found for
 * @param told those of stories, which say less of what else is named
 */
export function explainedSentences(
  text: PreparedText,
  reached: ReadonlySet<FoundCue>,
  told: readonly FoundCue[],
): Explained {
  const explained = new Map<number, 'harm' | 'way'>();
  const covered = new Set<number>();
  const cover = ({ from, to }: { from: number; to: number }, by: 'harm' | 'way') => {
    const sentence = text.sentences[from] as number;
    if (explained.get(sentence) !== 'harm') explained.set(sentence, by);
    for (let at = from; at < to; at += 1) covered.add(at);
  };
  for (const one of reached) if (one.cue.category === 'harm') cover(one, 'harm');
  for (const one of told) cover(one, 'way');
  for (const mention of text.mentions) if (mention.isDiet) cover(mention, 'way');
  for (const { cue, from, to } of text.cues)
    if (SOOTHING.has(cue.category)) for (let at = from; at < to; at += 1) covered.add(at);
  for (const one of text.cues)
    if (GRAVE.has(one.cue.category) && !isWithin(covered, one))
      explained.delete(text.sentences[one.from] as number);
  return explained;
}

/** Whether any of its words is among these: "my eyes" in "eyes water when". */
function isWithin(words: ReadonlySet<number>, { from, to }: FoundCue): boolean {
  for (let at = from; at < to; at += 1) if (words.has(at)) return true;
  return false;
}

/**
 * Sentences with a body, an illness or a doctor, or with what came after something was eaten.
 * own: those themselves; near: with those that one without a food speaks of; wide: with all beside them; turns: the last
 * "but" of a sentence behind which one of their words stands
 */
export interface GraveSentences {
  readonly own: ReadonlySet<number>;
  readonly near: ReadonlySet<number>;
  readonly wide: ReadonlySet<number>;
  readonly turns: ReadonlyMap<number, number>;
}

/** "Halva at a friend's. It was lovely. Half an hour later I choked": so far back a story may have begun, in sentences. */
const LONGEST_STORY = 4;

const PEOPLE: ReadonlySet<Category> = new Set<Category>(['person', 'guest']);
/** No food is told to have made ill whom these speak of. */
const SOOTHING: ReadonlySet<Category> = new Set<Category>(['negated', 'wanted', 'ailing']);

/** @param explained sentences whose illness is the harm of a food that they name */
export function graveSentences(text: PreparedText, explained: Explained): GraveSentences {
  const fed = new Set(text.mentions.map(({ from }) => text.sentences[from]));
  const turns = new Map<number, number>();
  const own = new Set<number>();
  const near = new Set<number>();
  const wide = new Set<number>();
  const denied = new Set<number>();
  const voided = new Set<number>();
  for (const { cue, from } of text.cues)
    if (VOIDING.has(cue.category)) voided.add(text.sentences[from] as number);
  for (const { cue, from, to } of text.cues)
    if (SOOTHING.has(cue.category))
      for (let at = from; at < to + (cue.category === 'negated' ? 1 : 0); at += 1) denied.add(at);
  const people = new Set(
    text.cues.flatMap((one) => (PEOPLE.has(one.cue.category) ? [text.sentences[one.from]] : [])),
  );
  for (const one of text.cues) {
    const { cue, from } = one;
    if (isWithin(denied, one)) continue;
    const at = text.sentences[from] as number;
    if (cue.category === 'trouble' && people.has(at)) wide.add(at);
    if (!(GRAVE.has(cue.category) || isAftermath(one))) continue;
    own.add(at);
    const turn = text.bySentence
      .get(at)
      ?.cues.findLast((other) => other.cue.category === 'contrast' && other.from < from);
    if (turn && !explained.has(at)) turns.set(at, Math.max(turn.from, turns.get(at) ?? 0));
    near.add(at);
    if (!fed.has(at) && !voided.has(at)) {
      near.add(at - 1).add(at + 1);
      const before = fedBefore(at);
      if (!explained.has(before)) for (const set of [near, wide]) set.add(before);
    }
    wide.add(at);
    // "I'm not allergic to nuts any more, they tested me. Baklava!"
    const isOpen = !voided.has(at) && !explained.has(at);
    if (isOpen) wide.add(at - 1).add(at + 1);
  }
  return { own, near, wide, turns };

  function fedBefore(at: number): number {
    let before = at - 1;
    while (!fed.has(before) && before > at - LONGEST_STORY) before -= 1;
    return before;
  }

  /** "I ate halva. Half an hour later ...": whatever came of it. */
  function isAftermath({ cue, from }: FoundCue): boolean {
    if (cue.category !== 'after') return false;
    const at = text.sentences[from] as number;
    const isEaten = (sentence: number) =>
      text.bySentence
        .get(sentence)
        ?.cues.some((one) => one.cue.category === 'eaten' && one.from < from) === true;
    return isEaten(at) || isEaten(fedBefore(at));
  }
}

export function stateOf(
  text: PreparedText,
  mention: Mention,
  hits: readonly Hit[],
  grave: GraveSentences,
  explained: Explained = new Map(),
): Statement {
  const sentence = text.sentences[mention.from] as number;
  const { length, has, people, ...facts } = text.bySentence.get(sentence) as SentenceFacts;
  const isGrave = grave.near.has(sentence) && explained.get(sentence) !== 'harm';
  const isDoubtful = grave.wide.has(sentence) && !explained.has(sentence);
  const best = bestOf(hits, mention.isDiet);
  const asks = text.questions.has(sentence) || isOfAnybody(text, sentence);
  const { from, to, isHabit, ...said } = mention;
  const isHeld = isHabit && !isOfAnybody(text, sentence);
  // "Chilli? With my stomach?", "The cake with almond icing? I passed out" ask nothing.
  const isEcho = isGrave && (length === to - from || (length <= ECHO && !has.has('question')));
  const alone = isHeld
    ? 'declared'
    : asks && !isEcho
      ? 'question'
      : isDoubtful
        ? 'unclear'
        : 'named';
  const category = best?.found.cue.category;
  const isWeak = category === undefined || !VOIDING.has(category);
  const isGeneral = mention.isDiet && isOfAnybody(text, sentence);
  // "Chicken for my sick wife" and "she loves chicken but swells up" are worth a question, "I want chicken for her" is not.
  const isFaint =
    category === 'wanted' &&
    (to <= (grave.turns.get(sentence) ?? 0) ||
      best?.found.cue.stops.has('faint') ||
      (best?.found.cue.direction === '<' && text.words[best.found.from] === 'for'));
  // "The doctor says wheat is finished" is no empty cupboard; "I have no ginger" is one, whoever is ill.
  const isTold =
    category === 'lacking' && isGrave && grave.own.has(sentence) && isSaidOfIt(best?.found);
  const polarity =
    ((isFaint && isDoubtful) || isTold) && (!asks || isEcho)
      ? 'unclear'
      : isHeld && isWeak
        ? 'declared'
        : isGeneral
          ? 'question'
          : (category ?? alone);
  const around = best ? [best.found.from, best.found.to] : [from, to];
  const holder = people.findLast((one) => one.from < Math.max(...around)) ?? people[0];
  return {
    ...said,
    polarity: polarity as Polarity,
    holder: holder ? text.words.slice(holder.from, holder.to).join(' ') : 'me',
    isGuest: has.has('guest'),
    duration: has.has('while') ? 'for now' : 'lasting',
    ...(best ? { cue: best.found.cue.at } : {}),
    isGrave,
    isNearGrave: grave.near.has(sentence),
    isBelief: has.has('belief'),
    isDenial: best !== undefined && isDenial(text, best.found),
    isAsked: asks || facts.beginsAsking,
    isFree: FREE.has(text.words[to] ?? ''),
  };
}

/** Said of the food, and not of what somebody has. */
function isSaidOfIt(found: FoundCue | undefined): boolean {
  return found?.cue.direction.includes('<') === true;
}

/** The longest question that only takes up what was said. */
const ECHO = 7;

/** What stands among a cue's own words is meant by it first; then lifting, then harm, then what is nearest. */
export function bestOf(hits: readonly Hit[], isDiet: boolean): Hit | undefined {
  const meant = hits.filter(
    ({ found: { cue } }) =>
      MEANS.has(cue.category) && (isDiet ? cue.category !== 'wanted' : cue.category !== 'declared'),
  );
  const inside = meant.filter((hit) => hit.isInside);
  // "Without sesame, I react to it", "I don't need it nut-free any more".
  const isRefused = inside.every(({ found }) => REFUSED.has(found.cue.category));
  const isMore = isRefused && meant.some(({ found }) => WEIGHTY.has(found.cue.category));
  const among = inside.length > 0 && !isMore ? inside : meant;
  const of = (category: Category) => among.find(({ found }) => found.cue.category === category);
  const sorted = among.toSorted((a, b) => weightOf(a) - weightOf(b));
  const [nearest] = sorted;
  const declared = of('declared');
  if (isDiet) return sorted.find(({ found }) => found.cue.category !== 'declared') ?? declared;
  const other = sorted.find(({ found }) => !LESSER.has(found.cue.category));
  const lifted = meant.find(({ found }) => found.cue.category === 'lifted');
  const isDenied = of('negated') !== undefined && of('harm') === undefined;
  const harm = of('harm');
  // Told after it, of somebody else: "he is fine with milk now, it's Ella who can't have it".
  const isAnother =
    harm?.found.cue.direction === '~!' && harm.found.from >= (lifted?.found.to ?? 0);
  return (
    (isAnother ? harm : of('lifted')) ?? harm ?? (isDenied ? lifted : undefined) ?? other ?? nearest
  );
}

/** What is said behind a food that it is wished for weighs less than what is said before it: "no eggs please". */
function weightOf({ distance, found: { cue } }: Hit): number {
  return cue.category === 'wanted' && cue.direction === '<' ? distance + 2.5 : distance;
}

const MEANS: ReadonlySet<Category> = new Set<Category>([
  ...['harm', 'dislike', 'without', 'lacking', 'wanted', 'lifted', 'negated', 'question'],
  ...['hypothetical', 'declared'],
] as Category[]);
const REFUSED: ReadonlySet<Category> = new Set<Category>(['without', 'dislike', 'lacking']);
const WEIGHTY: ReadonlySet<Category> = new Set<Category>(['harm', 'lifted']);
/** Any other cue says more of a food than these. */
const LESSER: ReadonlySet<Category> = new Set<Category>(['question', 'hypothetical', 'declared']);
