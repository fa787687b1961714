/** Reads from one message, by cue phrases, what it says of each food and diet (harms, refused, wished for) and whether somebody is ill. */

import { lately } from '../text/lately.ts';
import type { Category } from './cue-file.ts';
import { directHits, type Hit, listsOf, storyHits } from './cue-scope.ts';
import { cutWords, withoutCompounds } from './cut-words.ts';
import { voidedHarm } from './denials.ts';
import type { FoundCue } from './find-cues.ts';
import { explainedSentences, graveSentences } from './grave-sentences.ts';
import { piecesOf } from './message-pieces.ts';
import { joinedSigns, type MessageSigns, readSigns } from './message-signs.ts';
import { languagesIn, type NeedsReader } from './needs-reader.ts';
import { type PreparedText, prepareText } from './prepared-text.ts';
import { bestOf, type Statement, stateOf } from './statement-of.ts';

export type { Statement } from './statement-of.ts';

export interface NeedsRead extends MessageSigns {
  readonly statements: readonly Statement[];
  /** Whether harm is told of anything at all. */
  readonly tellsHarm: boolean;
  /** Whether a body or a doctor speaks of harm, and no food that we know is named for it: "alliums make me sick". */
  readonly isHarmUnread: boolean;
  /** Whether a body, an illness, a medicine or a doctor stands in it. */
  readonly isGrave: boolean;
  /** Whether somebody is ill, and no food has done it. */
  readonly isAiling: boolean;
  /** Of the cue files, besides English. */
  readonly language?: string;
}

/** Longer messages are read up to here. */
const MOST_LETTERS = 8000;

export function readStatements(reader: NeedsReader, message: string): NeedsRead {
  const known = READ.get(reader) ?? lately((text) => readAnew(reader, text));
  READ.set(reader, known);
  return known(message);
}

/** A message is read for its needs and for its acts. */
const READ = new WeakMap<NeedsReader, (message: string) => NeedsRead>();

function readAnew(reader: NeedsReader, message: string): NeedsRead {
  const raw = withoutCompounds(cutWords(reader.unspaced, message.slice(0, MOST_LETTERS)));
  const { languages, foreign } = languagesIn(reader, raw);
  let isOpen = false;
  const pieces = piecesOf(raw).map((piece) => {
    const read = readPiece(
      prepareText(reader.rules, languages, piece.text, foreign !== undefined),
      piece.from,
    );
    const goesOn = isOpen;
    isOpen = !piece.isWhole && read.statements.at(-1)?.polarity === 'harm';
    return goesOn ? { ...read, statements: read.statements.map(asHarm) } : read;
  });
  return {
    ...joinedSigns(pieces),
    statements: pieces.flatMap(({ statements }) => statements),
    tellsHarm: pieces.some(({ tellsHarm }) => tellsHarm),
    isHarmUnread:
      pieces.some(({ isHarmUnread }) => isHarmUnread) &&
      !pieces.some(({ statements }) => statements.some(({ polarity }) => polarity === 'harm')),
    isGrave: pieces.some(({ isGrave }) => isGrave),
    isAiling: pieces.some(({ isAiling }) => isAiling),
    ...(foreign === undefined ? {} : { language: foreign }),
  };
}

/** A list of what harms that was cut in the middle goes on. */
function asHarm(one: Statement): Statement {
  return one.polarity === 'named' && !one.isDiet ? { ...one, polarity: 'harm' } : one;
}

function readPiece(text: PreparedText, offset: number): NeedsRead {
  const lists = listsOf(text);
  const voided = voidedHarm(text);
  const cues = text.cues.filter((one) => !voided.has(one));
  const direct = cues.flatMap((one) => directHits(text, lists, one));
  const taken = new Map<number, Hit[]>();
  for (const hit of direct) taken.set(hit.mention, [...(taken.get(hit.mention) ?? []), hit]);
  const reached = new Set([
    ...direct.map(({ found }) => found),
    // "Diagnosed coeliac" has said of what.
    ...cues.filter((one) => namesWay(text, one)),
  ]);
  const stories = cues
    .filter((one) => isStory(one) && !reached.has(one) && !isOnlyAsked(text, one))
    .flatMap((one) => storyHits(text, lists, one, isFreeFor(one, taken), isWished(taken)));
  // "I love prawns. My lips swelled": a story with no other food may be of the one that is wished for.
  const told = new Set(stories.map(({ found }) => found));
  const doubts = cues
    .filter((one) => one.cue.category === 'harm' && !reached.has(one) && !told.has(one))
    .filter((one) => !isOnlyAsked(text, one))
    // "Allergies: none. Pasta, please" tells of nothing.
    .filter((one) => !isSoothed(text, one))
    .flatMap((one) => storyHits(text, lists, one, isWished(taken)));
  for (const hit of stories) taken.set(hit.mention, [...(taken.get(hit.mention) ?? []), hit]);
  const proximate = [...direct, ...stories].filter(isByPlace);
  const doubted = new Set([
    ...doubts.map(({ mention }) => mention),
    ...foodsBeside(text, proximate, taken),
  ]);
  const settled = [...stories, ...doubts].map(({ found }) => found);
  const explained = explainedSentences(text, reached, settled);
  const grave = graveSentences(text, explained, sentencesOfHarm(text, direct));
  const statements = text.mentions.map((mention, at): Statement => {
    const hits = doubted.has(at) ? [] : (taken.get(at) ?? []);
    const state = stateOf(text, mention, hits, grave, explained);
    const placed = { ...state, start: state.start + offset, end: state.end + offset };
    return doubted.has(at) ? { ...placed, polarity: 'unclear', isGrave: true } : placed;
  });
  return {
    ...readSigns(text),
    statements,
    tellsHarm: cues.some(({ cue }) => cue.category === 'harm'),
    isHarmUnread: cues.some(
      (one) =>
        one.cue.category === 'harm' &&
        !reached.has(one) &&
        !settled.includes(one) &&
        isBodily(text, one),
    ),
    isGrave: grave.wide.size > 0,
    isAiling: cues.some(({ cue }) => cue.category === 'ailing'),
  };
}

function namesWay(text: PreparedText, { cue, from, to }: FoundCue): boolean {
  return (
    cue.category === 'harm' &&
    text.mentions.some((one) => one.isDiet && one.from >= from && one.to <= to)
  );
}

/** "Is there anything in it that she can't have?" is said of no food in another sentence. */
function isOnlyAsked(text: PreparedText, { cue, from }: FoundCue): boolean {
  const sentence = text.sentences[from] as number;
  return (
    cue.category === 'harm' &&
    cue.direction === '>' &&
    text.questions.has(sentence) &&
    !text.mentions.some((one) => !one.isDiet && text.sentences[one.from] === sentence)
  );
}

function sentencesOfHarm(text: PreparedText, hits: readonly Hit[]): Set<number> {
  return new Set(
    hits
      .filter(({ found, mention }) => {
        const isFood = text.mentions[mention]?.isDiet === false;
        return isFood && found.cue.category === 'harm';
      })
      .map(({ found }) => text.sentences[found.from] as number),
  );
}

/** Found by where it stands, and not by words that point at it: the culprit may be another one there. */
function isByPlace({ found: { cue }, isInside }: Hit): boolean {
  return cue.category === 'harm' && !isInside && cue.direction !== '>';
}

/** Those of the sentence before it, too, where a story tells of it: "Curious thing, soy sauce. Two dumplings in, I choked".
 *  "There was sesame on the bun and I couldn't breathe": the bun is the nearest, and sesame is worth a question. */
function foodsBeside(
  text: PreparedText,
  hits: readonly Hit[],
  taken: ReadonlyMap<number, readonly Hit[]>,
): number[] {
  const partOf = (at: number) => text.parts[at] as number;
  const before = new Set(
    hits
      .filter(({ found }) => found.cue.direction.startsWith('~'))
      .map(({ found }) => (text.sentences[found.from] as number) - 1),
  );
  // A story is of all that was eaten in its sentence, and in those before it.
  const stories = hits.filter(({ found }) => found.cue.direction.startsWith('~'));
  const told = new Set(
    stories.map(({ mention }) => text.sentences[text.mentions[mention]?.from ?? 0]),
  );
  const [first] = stories;
  for (const { cue, from } of first ? text.cues : [])
    if (cue.category === 'eaten' && from < (first?.found.from ?? 0)) told.add(text.sentences[from]);
  const parts = new Set(
    hits.flatMap(({ found, mention }) => [
      partOf(found.from),
      partOf((text.mentions[mention] as PreparedText['mentions'][number]).from),
    ]),
  );
  return text.mentions.flatMap((one, at) =>
    !one.isDiet &&
    (parts.has(partOf(one.from)) ||
      told.has(text.sentences[one.from]) ||
      before.has(text.sentences[one.from] as number)) &&
    bestOf(taken.get(at) ?? [], false) === undefined
      ? [at]
      : [],
  );
}

/** Whether a body, an illness or a doctor stands in the sentence, and nothing is asked in it. */
function isBodily(text: PreparedText, { from }: FoundCue): boolean {
  const sentence = text.sentences[from] as number;
  return (
    !text.questions.has(sentence) &&
    text.cues.some(
      (one) => BODILY.has(one.cue.category) && text.sentences[one.from] === sentence,
    ) &&
    !isSoothed(text, { from })
  );
}

/** Whether its sentence denies, lifts or complains of something else. */
function isSoothed(text: PreparedText, { from }: Pick<FoundCue, 'from'>): boolean {
  const sentence = text.sentences[from];
  return text.cues.some(
    (one) => SOOTHING.has(one.cue.category) && text.sentences[one.from] === sentence,
  );
}

const BODILY: ReadonlySet<Category> = new Set<Category>(['body', 'ill', 'care']);
const SOOTHING: ReadonlySet<Category> = new Set<Category>(['negated', 'lifted', 'ailing']);

function isStory({ cue }: FoundCue): boolean {
  return cue.category === 'harm' || (REFUSING.has(cue.category) && cue.direction.startsWith('~'));
}

const REFUSING: ReadonlySet<Category> = new Set<Category>(['dislike', 'without']);

function isWished(taken: ReadonlyMap<number, readonly Hit[]>) {
  return (mention: number): boolean =>
    bestOf(taken.get(mention) ?? [], false)?.found.cue.category === 'wanted';
}

/** A story does not mean what is wished for, unless it points back at it: "I love prawns, they shut my throat". */
function isFreeFor({ cue, from }: FoundCue, taken: ReadonlyMap<number, readonly Hit[]>) {
  return (mention: number): boolean => {
    const best = bestOf(taken.get(mention) ?? [], false);
    if (best === undefined) return true;
    const { category } = best.found.cue;
    // "He is fine with milk now, it's Ella who can't have it."
    if (category === 'lifted' && best.found.to <= from) return cue.direction === '~!';
    return !(cue.direction === '~!' ? SETTLED : CLAIMED).has(category);
  };
}

const SETTLED: ReadonlySet<Category> = new Set<Category>(['lifted', 'lacking', 'negated']);
const CLAIMED: ReadonlySet<Category> = new Set<Category>([...SETTLED, 'wanted', 'hypothetical']);
