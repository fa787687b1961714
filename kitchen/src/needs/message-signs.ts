/** Reads what a message says of needs without a food: an allergy to something unknown, an answer to our question, a guest's table. */
import { isCommonWord } from '../cookbook/common-words.ts';
import type { Category } from './cue-file.ts';
import { isVoid } from './denials.ts';
import type { FoundCue } from './find-cues.ts';
import type { PreparedText } from './prepared-text.ts';

export interface MessageSigns {
  /** Whether an allergy is told of, whatever it is to. */
  readonly tellsAllergy: boolean;
  /** Whether it is denied that there is any. */
  readonly deniesAllergy: boolean;
  /** What somebody is allergic to, where no food that we know is named: "zorp". */
  readonly unknown?: string;
  /** As an answer to whether a food is wanted. */
  readonly answer?: 'in' | 'out' | 'yes';
  /** Whether it goes on with what was told before: "and to almonds". */
  readonly isMore: boolean;
  /** Whether they deny that they ever said what we go by: "I never said no rice". */
  readonly deniesSaying: boolean;
  /** Whether they say of themselves that they eat everything, as if we had thought otherwise. */
  readonly eatsAll: boolean;
  /** Whether a word of wishing stands in it. */
  readonly isWish: boolean;
  /**
   * Whose table it is: the person's alone, that of a guest; the guest does not come; one of them has a plate apart, or
   * something is asked for one alone, which means a plate apart where there is a dish for the others.
   */
  readonly table?: 'own' | 'guest' | 'gone' | 'apart' | 'for one';
}

export function readSigns(text: PreparedText): MessageSigns {
  const allergies = text.cues.filter(({ cue }) => cue.category === 'allergy');
  const told = allergies.filter((one) => !isVoid(text, one) && !isMereQuestion(text, one));
  const unknown = told.map((one) => unknownBehind(text, one)).find((one) => one !== undefined);
  const answer = answerIn(text);
  const table = tableIn(text);
  return {
    isMore: text.cues.some(({ cue, from }) => cue.category === 'more' && from === 0),
    deniesSaying: text.cues.some(({ cue }) => cue.category === 'neversaid'),
    eatsAll: text.cues.some(({ cue }) => cue.category === 'eatsall'),
    isWish: text.cues.some(({ cue }) => cue.category === 'wanted'),
    tellsAllergy: told.length > 0,
    deniesAllergy: allergies.length > told.length && told.length === 0,
    ...(unknown === undefined ? {} : { unknown }),
    ...(answer === undefined ? {} : { answer }),
    ...(table === undefined ? {} : { table }),
  };
}

/** Of a message that was read in pieces; a long one is no answer. */
export function joinedSigns(pieces: readonly MessageSigns[]): MessageSigns {
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const unknown = pieces.find((one) => one.unknown !== undefined)?.unknown;
  const table = pieces.findLast((one) => one.table !== undefined)?.table;
  return {
    isMore: first?.isMore === true,
    deniesSaying: pieces.some(({ deniesSaying }) => deniesSaying),
    eatsAll: pieces.some(({ eatsAll }) => eatsAll),
    isWish: pieces.some(({ isWish }) => isWish),
    tellsAllergy: pieces.some(({ tellsAllergy }) => tellsAllergy),
    deniesAllergy: pieces.some(({ deniesAllergy }) => deniesAllergy),
    ...(unknown === undefined ? {} : { unknown }),
    ...(table === undefined ? {} : { table }),
  };
}

/** "Does an allergy to milk go away?" tells of nobody's. */
function isMereQuestion(text: PreparedText, { from }: FoundCue): boolean {
  const sentence = text.sentences[from] as number;
  const people = text.bySentence.get(sentence)?.people ?? [];
  return text.questions.has(sentence) && people.length === 0;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'to too of against with for by anything everything like containing from in is'.split(' '),
);

/** The first word behind "allergic to" that is no food we know, and no word of everyday. */
function unknownBehind(text: PreparedText, { to }: FoundCue): string | undefined {
  if (!BEHIND.has(text.words[to] ?? '')) return undefined;
  let at = to;
  const skips = new Set(
    text.cues
      .filter(({ cue }) => cue.category === 'link' || cue.category === 'person')
      .flatMap((one) => [one.from]),
  );
  while (SMALL_WORDS.has(text.words[at] ?? '') || skips.has(at)) at += 1;
  const word = text.words[at];
  if (word === undefined || text.broken[at] || isCommonWord(word)) return undefined;
  const isKnown =
    text.mentions.some(({ from, to: end }) => from <= at + 1 && at < end) ||
    text.cues.some((one) => one.cue.category === 'hypothetical' && one.to > at);
  return isKnown ? undefined : word;
}

const BEHIND: ReadonlySet<string> = new Set(['to', 'too', 'against', 'of']);

/** What is said last holds: "no, it's fine". */
function answerIn(text: PreparedText): MessageSigns['answer'] {
  const found = text.cues.filter(({ cue }) => ANSWERS.has(cue.category));
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  const plain = whole.filter(({ cue }) => cue.category !== 'yes');
  const last = (plain.length > 0 ? plain : whole).toSorted((a, b) => a.to - b.to).at(-1);
  if (last === undefined) return undefined;
  return last.cue.category === 'yes' ? 'yes' : last.cue.category === 'letin' ? 'in' : 'out';
}

const ANSWERS: ReadonlySet<Category> = new Set<Category>(['keepout', 'letin', 'yes']);

/** What is said most plainly of it comes first. */
const TABLES: readonly (readonly [Category, NonNullable<MessageSigns['table']>])[] = [
  ['gone', 'gone'],
  ['aside', 'apart'],
  ['forone', 'for one'],
  ['alone', 'own'],
  ['guest', 'guest'],
];

function tableIn(text: PreparedText): MessageSigns['table'] {
  const has = (category: Category) => text.cues.some(({ cue }) => cue.category === category);
  return TABLES.find(([category]) => has(category))?.[1];
}
