/** Reads what a message states of foods and ways of eating: which harm, which are refused, lacking, wished for, or only named. */
import type { Category } from './cue-file.ts';
import { directHits, type Hit, listsOf, storyHits } from './cue-scope.ts';
import { cutWords, withoutCompounds } from './cut-words.ts';
import { isDenial, isOfAnybody, VOIDING, voidedHarm } from './denials.ts';
import type { FoundCue } from './find-cues.ts';
import { type MessageSigns, readSigns } from './message-signs.ts';
import { languagesIn, type NeedsReader } from './needs-reader.ts';
import { type Mention, type PreparedText, prepareText } from './prepared-text.ts';

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
  /** Whether it is for what somebody believes in: a religion, a fast, a principle. */
  readonly isBelief: boolean;
  /** Whether an allergy to it is denied, and not only said that it is liked. */
  readonly isDenial: boolean;
  /** Whether its sentence asks. */
  readonly isAsked: boolean;
  /** "Nut-free": told as what is to be free of it. */
  readonly isFree: boolean;
}

export interface NeedsRead extends MessageSigns {
  readonly statements: readonly Statement[];
  /** Whether harm is told of anything at all. */
  readonly tellsHarm: boolean;
  /** Of the cue files, besides English. */
  readonly language?: string;
}

/** Longer messages are read up to here. */
const MOST_LETTERS = 8000;

export function readStatements(reader: NeedsReader, message: string): NeedsRead {
  const raw = withoutCompounds(cutWords(reader.unspaced, message.slice(0, MOST_LETTERS)));
  const { languages, foreign } = languagesIn(reader, raw);
  const text = prepareText(reader.rules, languages, raw);
  const lists = listsOf(text);
  const voided = voidedHarm(text);
  const cues = text.cues.filter((one) => !voided.has(one));
  const direct = cues.flatMap((one) => directHits(text, lists, one));
  const taken = new Map<number, Hit[]>();
  for (const hit of direct) taken.set(hit.mention, [...(taken.get(hit.mention) ?? []), hit]);
  const reached = new Set(direct.map(({ found }) => found));
  const stories = cues
    .filter((one) => isStory(one) && !reached.has(one))
    .flatMap((one) => storyHits(text, lists, one, isFreeFor(one, taken)));
  // "I love prawns. My lips swelled": a story with no other food may be of the one that is wished for.
  const told = new Set(stories.map(({ found }) => found));
  const doubted = new Set(
    cues
      .filter((one) => one.cue.category === 'harm' && !reached.has(one) && !told.has(one))
      .flatMap((one) => storyHits(text, lists, one, isWished(taken)))
      .map(({ mention }) => mention),
  );
  for (const hit of stories) taken.set(hit.mention, [...(taken.get(hit.mention) ?? []), hit]);
  const grave = graveSentences(text);
  return {
    statements: text.mentions.map((mention, at) =>
      doubted.has(at)
        ? { ...stateOf(text, mention, [], grave), polarity: 'unclear' as const, isGrave: true }
        : stateOf(text, mention, taken.get(at) ?? [], grave),
    ),
    tellsHarm: cues.some(({ cue }) => cue.category === 'harm'),
    ...readSigns(text),
    ...(foreign === undefined ? {} : { language: foreign }),
  };
}

function isStory({ cue }: FoundCue): boolean {
  return cue.category === 'harm' || (cue.category === 'dislike' && cue.direction.startsWith('~'));
}

function isWished(taken: ReadonlyMap<number, readonly Hit[]>) {
  return (mention: number): boolean =>
    bestOf(taken.get(mention) ?? [], false)?.found.cue.category === 'wanted';
}

/** A story does not mean what is wished for, unless it points back at it: "I love prawns, they shut my throat". */
function isFreeFor({ cue }: FoundCue, taken: ReadonlyMap<number, readonly Hit[]>) {
  return (mention: number): boolean => {
    const best = bestOf(taken.get(mention) ?? [], false);
    const settled = cue.direction === '~!' ? SETTLED : CLAIMED;
    return best === undefined || !settled.has(best.found.cue.category);
  };
}

const SETTLED: ReadonlySet<Category> = new Set<Category>(['lifted', 'lacking', 'negated']);
const CLAIMED: ReadonlySet<Category> = new Set<Category>([...SETTLED, 'wanted', 'hypothetical']);

const FREE: ReadonlySet<string> = new Set(['free', 'frei', 'vrij', 'safe', 'friendly']);
const GRAVE: ReadonlySet<Category> = new Set<Category>(['body', 'ill', 'harm']);

/** Sentences with a body, an illness or a doctor, and those beside one that names no food. */
function graveSentences(text: PreparedText): Set<number> {
  const fed = new Set(text.mentions.map(({ from }) => text.sentences[from]));
  const grave = new Set<number>();
  const denied = new Set<number>();
  for (const { cue, from, to } of text.cues)
    if (cue.category === 'negated' || cue.category === 'wanted')
      for (let at = from; at < to + (cue.category === 'negated' ? 1 : 0); at += 1) denied.add(at);
  for (const { cue, from } of text.cues) {
    if (!GRAVE.has(cue.category) || denied.has(from)) continue;
    const at = text.sentences[from] as number;
    grave.add(at);
    if (!fed.has(at)) grave.add(at - 1).add(at + 1);
  }
  return grave;
}

function stateOf(
  text: PreparedText,
  mention: Mention,
  hits: readonly Hit[],
  grave: ReadonlySet<number>,
): Statement {
  const sentence = text.sentences[mention.from] as number;
  const isGrave = grave.has(sentence);
  const best = bestOf(hits, mention.isDiet);
  const asks = text.questions.has(sentence) || isOfAnybody(text, sentence);
  const { from, to, isHabit, ...said } = mention;
  const isHeld = isHabit && !isOfAnybody(text, sentence);
  // "Chilli? With my stomach?" asks nothing.
  const isEcho = isGrave && wordsIn(text, sentence) === to - from;
  const alone = isHeld ? 'declared' : asks && !isEcho ? 'question' : isGrave ? 'unclear' : 'named';
  const category = best?.found.cue.category;
  const isWeak = category === undefined || !VOIDING.has(category);
  const isGeneral = mention.isDiet && isOfAnybody(text, sentence);
  // "Chicken for my sick wife" is worth a question, "I want chicken for her" is not.
  const isFaint = category === 'wanted' && best?.found.cue.direction === '<';
  // "The doctor says wheat is finished" is no empty cupboard.
  const isTold = category === 'lacking' && isGrave;
  const polarity =
    (isFaint || isTold) && isGrave && !asks
      ? 'unclear'
      : isHeld && isWeak
        ? 'declared'
        : isGeneral
          ? 'question'
          : (category ?? alone);
  const around = best ? [best.found.from, best.found.to] : [from, to];
  const within = text.cues.filter((one) => text.sentences[one.from] === sentence);
  const people = within.filter(({ cue }) => cue.category === 'person' || cue.category === 'guest');
  const holder = people.filter((one) => one.from < Math.max(...around)).at(-1) ?? people[0];
  return {
    ...said,
    polarity: polarity as Polarity,
    holder: holder ? text.words.slice(holder.from, holder.to).join(' ') : 'me',
    isGuest: within.some(({ cue }) => cue.category === 'guest'),
    duration: within.some(({ cue }) => cue.category === 'while') ? 'for now' : 'lasting',
    ...(best ? { cue: best.found.cue.at } : {}),
    isGrave,
    isBelief: within.some(({ cue }) => cue.category === 'belief'),
    isDenial: best !== undefined && isDenial(text, best.found),
    isAsked: asks,
    isFree: FREE.has(text.words[to] ?? ''),
  };
}

function wordsIn({ sentences }: PreparedText, sentence: number): number {
  return sentences.lastIndexOf(sentence) - sentences.indexOf(sentence) + 1;
}

/** What stands among a cue's own words is meant by it first; then lifting, then harm, then what is nearest. */
function bestOf(hits: readonly Hit[], isDiet: boolean): Hit | undefined {
  const meant = hits.filter(
    ({ found: { cue } }) =>
      MEANS.has(cue.category) && (isDiet ? cue.category !== 'wanted' : cue.category !== 'declared'),
  );
  const inside = meant.filter((hit) => hit.isInside);
  const among = inside.length > 0 ? inside : meant;
  const of = (category: Category) => among.find(({ found }) => found.cue.category === category);
  const sorted = among.toSorted((a, b) => weightOf(a) - weightOf(b));
  const [nearest] = sorted;
  const declared = of('declared');
  if (isDiet) return sorted.find(({ found }) => found.cue.category !== 'declared') ?? declared;
  const other = sorted.find(({ found }) => !LESSER.has(found.cue.category));
  const lifted = meant.find(({ found }) => found.cue.category === 'lifted');
  const isDenied = of('negated') !== undefined && of('harm') === undefined;
  return of('lifted') ?? of('harm') ?? (isDenied ? lifted : undefined) ?? other ?? nearest;
}

/** What is said behind a food that it is wished for weighs less than what is said before it: "no eggs please". */
function weightOf({ distance, found: { cue } }: Hit): number {
  return cue.category === 'wanted' && cue.direction === '<' ? distance + 2.5 : distance;
}

const MEANS: ReadonlySet<Category> = new Set<Category>([
  ...['harm', 'dislike', 'without', 'lacking', 'wanted', 'lifted', 'negated', 'question'],
  ...['hypothetical', 'declared'],
] as Category[]);
/** Any other cue says more of a food than these. */
const LESSER: ReadonlySet<Category> = new Set<Category>(['question', 'hypothetical', 'declared']);
