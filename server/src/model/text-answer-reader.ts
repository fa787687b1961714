/** Reads a model's answer as text until the JSON of a recipe begins, if it does; refuses gibberish. */
import { isCommonWord } from '@saffron/kitchen/cookbook/common-words';
import { type ChefPiece, UnusableReplyError } from '../chat/chef-types.ts';
import { beginsRecipe } from './plain-recipe-form.ts';
import { RETRY_ADVICE } from './retry-advice.ts';

interface TextAnswerPart {
  readonly pieces: ChefPiece[];
  /** The text from the first brace on, when an object has started. */
  readonly rest?: string;
  /** The whole text, when it turned out to be a text recipe. */
  readonly textRecipe?: string;
  /** At the end: all that was passed on as text. */
  readonly sentText?: string;
}

export interface TextAnswerReader {
  readonly add: (delta: string) => TextAnswerPart;
  readonly finish: (isWhole: boolean) => TextAnswerPart;
}

/** "Sure! Here is your recipe:" is shorter than this; text held back need not be withdrawn. */
const MAX_PREAMBLE = 120;
const MAX_JUDGED_LENGTH = 1000;
/** Checked every so many characters, as a few more words do not change the language. */
const JUDGED_EVERY = 40;
/** Some models write their reasoning first. */
const THOUGHT = /^\s*<think(?:ing)?>/i;
const MAY_BE_THOUGHT = /^\s*<[a-z]{0,8}$/i;
const THOUGHT_ENDS = /<\/think(?:ing)?>/i;
/** The longest part of a closing tag that may be split off. */
const TAIL = 12;
const OBJECT = /\{\s*(?:["'“]|\w+\s*:)/;
/** A fence or a bracket right before an object. */
const OPENING_MARKS = /(?:(?:`{3,}|~{3,}|'{3,})\s*\w*\s*)?\[?\s*$/;
const MARKUP = /^\s*<(?:!doctype|html|head|body|\?xml)/i;

export function createTextAnswerReader(): TextAnswerReader {
  let buffer = '';
  let sentText = '';
  let checkedLength = -JUDGED_EVERY;
  let phase: 'silent' | 'thinking' | 'speaking' | 'writing' = 'silent';
  /** The rest is read as a whole, once it is complete. */
  const isWriting = (): boolean => phase === 'writing';

  const emitText = (text: string): ChefPiece[] => {
    if (text === '') return [];
    sentText += text;
    // Checked at its beginning and once more as a whole, not with every delta.
    if (sentText.length < MAX_JUDGED_LENGTH && sentText.length - checkedLength >= JUDGED_EVERY) {
      refuseNonsense(sentText);
      checkedLength = sentText.length;
    }
    return [{ kind: 'text', delta: text }];
  };

  /** From the line on that begins a recipe the rest is read as a whole. */
  const emitLines = (text: string): ChefPiece[] => {
    const { said, recipe } = splitAtRecipe(text);
    if (recipe === '') return emitText(said);
    const pieces = emitText(said);
    phase = 'writing';
    buffer = recipe + buffer;
    return pieces;
  };

  /** Words before an object stay; of those that only announce it nothing is said. */
  const beginObject = (at: number): TextAnswerPart => {
    const rest = buffer.slice(buffer.indexOf('{', at));
    const words = buffer.slice(0, at).replace(OPENING_MARKS, '');
    buffer = '';
    const isAnnouncement = sentText === '' && words.length <= MAX_PREAMBLE && /:\s*$/.test(words);
    return { pieces: isAnnouncement || words.trim() === '' ? [] : emitText(words), rest };
  };

  /** Skips the model's reasoning. @returns whether there is answer text to read */
  const hasSpeech = (): boolean => {
    if (phase === 'silent') {
      buffer = buffer.trimStart();
      if (buffer === '' || MAY_BE_THOUGHT.test(buffer)) return false;
      phase = THOUGHT.test(buffer) ? 'thinking' : 'speaking';
    }
    if (phase === 'speaking') return true;
    const end = THOUGHT_ENDS.exec(buffer);
    buffer = end ? buffer.slice(end.index + end[0].length) : buffer.slice(-TAIL);
    if (end) phase = 'silent';
    return end !== null && hasSpeech();
  };

  const add = (delta: string): TextAnswerPart => {
    buffer += delta;
    if (isWriting()) return { pieces: [] };
    if (!hasSpeech()) return { pieces: [] };
    const begins = OBJECT.exec(buffer);
    if (begins) return beginObject(begins.index);
    if (sentText === '' && !isPastPreamble(buffer)) return { pieces: [] };
    const ready = buffer.slice(0, completeLength(buffer));
    buffer = buffer.slice(ready.length);
    return { pieces: emitLines(ready) };
  };

  return {
    add,
    finish: (isWhole) => {
      const ready = phase === 'thinking' ? '' : buffer;
      buffer = '';
      const pieces = isWriting() ? [] : emitLines(ready);
      if (isWriting()) return { pieces, textRecipe: buffer === '' ? ready : buffer, sentText };
      if (sentText.trim() === '') throw new UnusableReplyError(RETRY_ADVICE.nothing);
      refuseNonsense(sentText);
      if (!isWhole && !/[.!?…:)*"”]\s*$/.test(sentText))
        throw new UnusableReplyError(RETRY_ADVICE.brokenOff);
      return { pieces, sentText };
    },
  };
}

const SENTENCE_END = /[.!?…]["'”’)*_]*\s+|\n+/g;

/**
 * How much may be passed on: whole sentences and lines, since nothing else is shown; a short line may be the name of
 * a recipe, and waits for the next.
 */
function completeLength(text: string): number {
  if (text.length > LONGEST_SENTENCE) return text.length;
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const next = match.index + match[0].length;
    const line = text.slice(end, next);
    if (text.length - end < MAX_HELD && isNameLike(line) && !hasNextLine(text, next)) break;
    end = next;
  }
  return end;
}

const MAX_HELD = 200;
/** More without an end is no sentence, and is passed on as it is. */
const LONGEST_SENTENCE = 2000;

const FENCE = /^\s*(?:`{3,}|~{3,}|'{3,})/;

/** A whole line behind, other than the fence of a recipe's data. */
function hasNextLine(text: string, from: number): boolean {
  const lines = text.slice(from).split('\n').slice(0, -1);
  return lines.some((line) => line.trim() !== '' && !FENCE.test(line));
}

function isNameLike(line: string): boolean {
  const bare = line.replace(/[#*_\s]+$/, '').trim();
  if (bare === '' || /^(?:[-•–]|\d{1,2}[.)])\s/.test(bare) || bare.length > 70) return false;
  return line.endsWith('\n') && !/[.!?,;]$/.test(bare);
}

/** The words before a recipe in text, and the recipe from its name on; empty where none begins. */
function splitAtRecipe(text: string): { said: string; recipe: string } {
  const lines = text.split(/(?<=\n)/);
  const begins = lines.findIndex((line) => line.trim() !== '' && beginsRecipe(line.trim()));
  if (begins < 0) return { said: text, recipe: '' };
  let from = begins;
  while (from > 0 && (lines[from - 1]?.trim() === '' || isNameLike(lines[from - 1] ?? '')))
    from -= 1;
  return { said: lines.slice(0, from).join(''), recipe: lines.slice(from).join('') };
}

/** Whether the text is too long for a preamble, or its first line is not one. */
function isPastPreamble(text: string): boolean {
  const line = text.trimStart();
  return line.length >= MAX_PREAMBLE || /[^\s:]\s*\n/.test(line);
}

function refuseNonsense(said: string): void {
  if (MARKUP.test(said) || isGibberish(said)) throw new UnusableReplyError(RETRY_ADVICE.nonsense);
}

const MIN_WORDS = 12;
/** A list of dishes has hardly a small word among so many. */
const RAREST = 20;

/** The commonest words of the languages in which a model may answer. */
const SMALL_WORDS = new Set(
  `der die das den dem und ein eine mit in zu für auf ist nicht von im dann bei es sie du
  le la les de des du et un une avec dans en pour sur est à au vous puis il elle ne
  el los las y con una por para que es al se lo tu más sin hasta
  il gli di e con per che non si al nel della poi alla lo è una un i
  het een van op te om voor met dat niet je o os da do em com uma não para
  na w z do i nie się to jest oraz bir ve ile için bu da`.split(/\s+/),
);

/** Detects gibberish: punctuation in place of letters, or unknown words. */
function isGibberish(text: string): boolean {
  const signs = text.replace(/\s/g, '');
  const letters = signs.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (text.includes('\uFFFD') || (signs.length >= 40 && letters < signs.length / 2)) return true;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length < MIN_WORDS) return words.some((word) => word.length > 60);
  const known = words.filter((word) => isCommonWord(word) || SMALL_WORDS.has(word));
  return known.length === 0 || known.length < words.length / RAREST;
}
