/** Makes one statement about a food from the cue phrases that apply to it: harm, refusal or wish, whose it is, for how long. */
import type { Category } from './cue-file.ts';
import type { Hit } from './cue-scope.ts';
import { isDenial, isOfAnybody, VOIDING } from './denials.ts';
import type { FoundCue } from './find-cues.ts';
import type { Explained, GraveSentences } from './grave-sentences.ts';
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
  /** Whether a body, an illness or a medicine stands in its sentence or in one beside it that names no food. */
  readonly isGrave: boolean;
  /** The same or a doctor, be it explained by another food or not. */
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
export function stateOf(
  text: PreparedText,
  mention: Mention,
  hits: readonly Hit[],
  grave: GraveSentences,
  explained: Explained = new Map(),
): Statement {
  const sentence = text.sentences[mention.from] as number;
  const { length, has, people, ...facts } = text.bySentence.get(sentence) as SentenceFacts;
  const isOpen = explained.get(sentence) !== 'harm';
  const isGrave = grave.ill.has(sentence) && isOpen;
  const isDoubtful = grave.wide.has(sentence) && !explained.has(sentence);
  const best = bestOf(hits, mention.isDiet);
  const asks = text.questions.has(sentence) || isOfAnybody(text, sentence);
  const { from, to, isHabit, ...said } = mention;
  const isHeld = isHabit && !isOfAnybody(text, sentence);
  // "Chilli? With my stomach?", "The cake with almond icing? I passed out" ask nothing.
  const isEcho =
    grave.near.has(sentence) &&
    isOpen &&
    (length === to - from || (length <= ECHO && !has.has('question')));
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
    category === 'lacking' && isOpen && grave.own.has(sentence) && isSaidOfIt(best?.found);
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

/** Said of the food, and not of what somebody has; in most languages it stands on either side. */
function isSaidOfIt(found: FoundCue | undefined): boolean {
  return found?.cue.direction === '<';
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
