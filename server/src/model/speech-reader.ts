/** Reads what a model says in words and finds where, if anywhere, the JSON of a recipe begins. */
import { isPlainWord } from '@saffron/kitchen/cookbook/plain-words';
import { type ChefPiece, UnusableReply } from '../chat/chef.ts';
import { ADVICE } from './words.ts';

export interface Heard {
  readonly pieces: ChefPiece[];
  /** The text from a brace on, when an object has begun. */
  readonly rest?: string;
  /** The whole text, when it turned out to be a recipe in words. */
  readonly written?: string;
}

export interface SpeechReader {
  readonly add: (delta: string) => Heard;
  readonly finish: (isWhole: boolean) => Heard;
}

/** "Sure! Here is your recipe:" is shorter than this; held back, it need not be taken back. */
const PREAMBLE = 120;
const BEGINNING = 1000;
/** Words come one by one; a few of them more or less are no other language. */
const JUDGED_EVERY = 40;
/** A heading may be cut in two. */
const LOOK_BACK = 40;
/** Some models think aloud first. */
const THOUGHT = /^\s*<think(?:ing)?>/i;
const MAY_BE_THOUGHT = /^\s*<[a-z]{0,8}$/i;
const THOUGHT_ENDS = /<\/think(?:ing)?>/i;
/** As much as the end of a thought may be cut off by. */
const TAIL = 12;
/** As much as a fence and a brace take. */
const NEAR = 40;
const OBJECT = /\{\s*(?:["'“]|\w+\s*:)/;
/** Something that may yet become the beginning of an object. */
const MAY_BEGIN = /(?:`{1,3}\w*\s*|`{3,}\w*\s*\[?\s*\{?\s*\w*\s*|\[\s*|(?:\[\s*)?\{\s*\w*\s*)$/;
const RECIPE_IN_WORDS = /^[ \t#>*_]*ingredients[ \t*_]*(?::[ \t*_]*)?$/im;
const MARKUP = /^\s*<(?:!doctype|html|head|body|\?xml)/i;

export function createSpeechReader(): SpeechReader {
  let waiting = '';
  let said = '';
  let judged = -JUDGED_EVERY;
  let phase: 'silent' | 'thinking' | 'speaking' | 'writing' = 'silent';
  /** What comes after the word is read as a whole, when it has all come. */
  const isWriting = (): boolean => phase === 'writing';

  const say = (text: string): ChefPiece[] => {
    if (text === '') return [];
    if (RECIPE_IN_WORDS.test(said.slice(-LOOK_BACK) + text)) {
      waiting = said + text + waiting;
      phase = 'writing';
      return [];
    }
    said += text;
    // Judged by how it begins, and once more as a whole: not again with every word.
    if (said.length < BEGINNING && said.length - judged >= JUDGED_EVERY) {
      refuseNonsense(said);
      judged = said.length;
    }
    return [{ kind: 'text', delta: text }];
  };

  /** What was said before an object is taken back: a reply is words or a card, never both. */
  const beginObject = (at: number): Heard => {
    const rest = waiting.slice(waiting.indexOf('{', at));
    waiting = '';
    return { pieces: takeBack(), rest };
  };

  const takeBack = (): ChefPiece[] => (said === '' ? [] : [{ kind: 'anew' }]);

  /** Drops thoughts, whose length nobody knows. @returns whether there is speech to be read */
  const hasSpeech = (): boolean => {
    if (phase === 'silent') {
      waiting = waiting.trimStart();
      if (waiting === '' || MAY_BE_THOUGHT.test(waiting)) return false;
      phase = THOUGHT.test(waiting) ? 'thinking' : 'speaking';
    }
    if (phase === 'speaking') return true;
    const end = THOUGHT_ENDS.exec(waiting);
    waiting = end ? waiting.slice(end.index + end[0].length) : waiting.slice(-TAIL);
    if (end) phase = 'silent';
    return end !== null && hasSpeech();
  };

  const add = (delta: string): Heard => {
    waiting += delta;
    if (isWriting()) return { pieces: [] };
    if (!hasSpeech()) return { pieces: [] };
    const begins = OBJECT.exec(waiting);
    if (begins) return beginObject(begins.index);
    if (said === '' && !isPastPreamble(waiting)) return { pieces: [] };
    const doubtful = MAY_BEGIN.exec(waiting.slice(-NEAR));
    const ready = doubtful ? waiting.slice(0, -doubtful[0].length) : waiting;
    waiting = waiting.slice(ready.length);
    return { pieces: say(ready) };
  };

  return {
    add,
    finish: (isWhole) => {
      const ready = phase === 'thinking' ? '' : waiting;
      waiting = '';
      const pieces = isWriting() ? [] : say(ready);
      if (isWriting()) return { pieces: takeBack(), written: waiting === '' ? ready : waiting };
      if (said.trim() === '') throw new UnusableReply(ADVICE.nothing);
      refuseNonsense(said);
      if (!isWhole && !/[.!?…:)*"”]\s*$/.test(said)) throw new UnusableReply(ADVICE.brokenOff);
      return { pieces };
    },
  };
}

/** Long enough to be an answer, or a first line that announces nothing. */
function isPastPreamble(text: string): boolean {
  const line = text.trimStart();
  return line.length >= PREAMBLE || /[^\s:]\s*\n/.test(line);
}

function refuseNonsense(said: string): void {
  if (MARKUP.test(said) || isGibberish(said)) throw new UnusableReply(ADVICE.nonsense);
}

const MIN_WORDS = 12;

/** Not what a cook would say: signs in place of letters, or words of no kitchen. */
function isGibberish(text: string): boolean {
  const signs = text.replace(/\s/g, '');
  const letters = signs.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (text.includes('\uFFFD') || (signs.length >= 40 && letters < signs.length / 2)) return true;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length < MIN_WORDS) return words.some((word) => word.length > 60);
  return words.filter(isPlainWord).length < words.length / 10;
}
