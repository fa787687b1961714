/** Trains and runs the message reader: it puts a message into English and finds the intent (act) of each clause and each food's role. */
import { lately } from '../text/lately.ts';
import { type ActModels, readClauses, trainActModels } from './act-models.ts';
import { type ExampleLine, type State, saidAnywhere } from './example-lines.ts';
import { type FindMentions, maskExample } from './example-words.ts';
import { type Gloss, inEnglish } from './gloss.ts';
import type { Lexicon } from './lexicon.ts';
import type { LinearModel } from './linear-model.ts';
import { type LikelyRole, readRole, trainRoleModel } from './role-model.ts';
import { settledAct } from './settle-act.ts';
import { isFoodShape, shapeWords, type Word } from './words.ts';

export interface MessageReader {
  readonly acts: ActModels;
  readonly roles: LinearModel;
  readonly lexicon: Lexicon;
  readonly findMentions: FindMentions;
  /** One for each language but English. */
  readonly glosses: readonly Gloss[];
}

/** Offsets of UTF-16 units in the message as it was read, `end` exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface ReadFood extends Span, LikelyRole {}

export interface ReadAct extends Span {
  readonly act: string;
  /** Of that act, 0 to 1. */
  readonly chance: number;
  /** The next likely act. */
  readonly second: string;
  readonly foods: readonly ReadFood[];
}

export interface ReadMessage {
  /** As it was read: in English. Offsets are those of this text. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly acts: readonly ReadAct[];
}

/** A longer message is read as its first so many words. */
const MOST_WORDS = 120;

export function trainMessageReader(
  examples: readonly ExampleLine[],
  lexicon: Lexicon,
  findMentions: FindMentions,
  glosses: readonly Gloss[] = [],
): MessageReader {
  const messages = examples
    .flatMap(saidAnywhere)
    .map((line) => maskExample(line, lexicon, findMentions));
  const acts = trainActModels(messages);
  return { acts, roles: trainRoleModel(messages), lexicon, findMentions, glosses };
}

/** @param state what lies on the table when it is said */
export function readMessage(reader: MessageReader, message: string, state: State): ReadMessage {
  const known = READ.get(reader) ?? lately((one: State, text) => readAnew(reader, text, one));
  READ.set(reader, known);
  return known(state, message);
}

/** A message is read for its acts and for its needs. */
const READ = new WeakMap<MessageReader, (state: State, message: string) => ReadMessage>();

function readAnew(reader: MessageReader, message: string, state: State): ReadMessage {
  const { lexicon, findMentions, glosses } = reader;
  const found = findMentions(message);
  const text = inEnglish(
    glosses,
    message,
    found.filter(({ kind }) => kind === 'dish'),
  );
  const mentions = text === message ? found : findMentions(text);
  const words = shapeWords(text, mentions, lexicon, MOST_WORDS);
  const acts = readClauses(reader.acts, words, state).map(({ from, to, ...said }): ReadAct => {
    const settled = settledAct(lexicon, words.slice(from, to), said, state);
    const { secondChance, ...act } = settled;
    const foods: ReadFood[] = [];
    const next = { act: act.second, chance: secondChance };
    const acts = settled === said ? [act, next] : [act];
    let latest = -1;
    for (let at = from; at < to; at += 1) {
      const { shape, stated, start, end } = words[at] as Word;
      if (!isFoodShape(shape)) continue;
      const before = foods.at(-1)?.role ?? '';
      const context = { words, at, from, to, acts, state, before, last: latest };
      latest = at;
      const likely = readRole(reader.roles, context);
      // Harm is heard by cue and scope alone: who names a peanut allergy behind "lemon rice" may have rice.
      const role = likely.role === 'harm' && stated === 'named' ? 'want' : likely.role;
      foods.push({ ...likely, role, start, end });
    }
    const [first, last] = [words[from] as Word, words[to - 1] as Word];
    return { ...act, start: first.start, end: last.end, foods };
  });
  return { text, words, acts };
}
