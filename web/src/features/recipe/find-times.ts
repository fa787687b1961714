/** Finds the times in the text of a step, such as "10 minutes" or "1 hour 20 minutes". */

export interface TimeInText {
  /** Position in the text; `end` is that of the first character after it. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Of a range the shorter one, so that somebody looks in time. */
  readonly seconds: number;
}

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Amount {
  readonly value: number;
  /** Index of the first token after it. */
  readonly next: number;
}

const TOKEN = /\d+(?:[.,]\d+)?|\p{L}+|[¼½¾⅓⅔]|\S/gu;
const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const RANGE_WORDS = ['to', 'or', '-', '–'];
const UNIT_SECONDS: readonly [RegExp, number][] = [
  [/^(?:s|secs?|seconds?)$/, 1],
  [/^(?:mins?|minutes?)$/, 60],
  [/^(?:h|hrs?|hours?)$/, 3600],
];
const LONGEST_SECONDS = 24 * 3600;
const SHORTEST_SECONDS = 5;

/** In the order of the text; they do not overlap. */
export function findTimes(text: string): TimeInText[] {
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const found: TimeInText[] = [];
  for (let at = 0; at < tokens.length; ) {
    const time = readTime(tokens, at);
    const [first, last] = [tokens[at], tokens[(time?.next ?? 0) - 1]];
    if (time && first && last) {
      const [start, end] = [first.start, last.end];
      found.push({ start, end, text: text.slice(start, end), seconds: Math.round(time.value) });
    }
    at = time?.next ?? at + 1;
  }
  return found.filter(({ seconds }) => seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS);
}

function readTime(tokens: readonly Token[], at: number): Amount | undefined {
  const first = readPart(tokens, at);
  if (!first) return undefined;
  // "1 hour and 20 minutes": the second part is the smaller unit.
  const joint = tokens[first.next]?.text === 'and' ? 1 : 0;
  const second = readPart(tokens, first.next + joint);
  const isOneTime = second && second.unit < first.unit && isDigit(tokens[first.next + joint]);
  return isOneTime ? { value: first.value + second.value, next: second.next } : first;
}

/** A number or range with its unit. */
function readPart(
  tokens: readonly Token[],
  at: number,
): (Amount & { readonly unit: number }) | undefined {
  const half = tokens[at]?.text === 'half' && tokens[at + 1]?.text === 'an';
  const number = half ? { value: 0.5, next: at + 2 } : readNumber(tokens, at);
  if (!number) return undefined;
  const upper = RANGE_WORDS.includes(tokens[number.next]?.text ?? '')
    ? readNumber(tokens, number.next + 1)
    : undefined;
  const unitAt = upper?.next ?? number.next;
  const unit = findUnit(tokens[unitAt]?.text);
  return unit ? { value: number.value * unit, next: unitAt + 1, unit } : undefined;
}

function findUnit(word = ''): number | undefined {
  return UNIT_SECONDS.find(([spelling]) => spelling.test(word))?.[1];
}

/** "10", "1.5", "1 1/2", "1½", "½", "two", "a". */
function readNumber(tokens: readonly Token[], at: number): Amount | undefined {
  const word = tokens[at]?.text ?? '';
  if (word in FRACTIONS) return { value: FRACTIONS[word] ?? 0, next: at + 1 };
  if (word === 'a' || word === 'an') return { value: 1, next: at + 1 };
  if (NUMBER_WORDS.includes(word)) return { value: NUMBER_WORDS.indexOf(word), next: at + 1 };
  if (!isDigit(tokens[at])) return undefined;
  const whole = Number(word.replace(',', '.'));
  const fraction = FRACTIONS[tokens[at + 1]?.text ?? ''];
  if (fraction !== undefined) return { value: whole + fraction, next: at + 2 };
  const bare = readFraction(tokens, at);
  if (bare) return bare;
  const mixed = isDigit(tokens[at + 1]) ? readFraction(tokens, at + 1) : undefined;
  return mixed ? { value: whole + mixed.value, next: mixed.next } : { value: whole, next: at + 1 };
}

/** "1/2" */
function readFraction(tokens: readonly Token[], at: number): Amount | undefined {
  const below = Number(tokens[at + 2]?.text);
  if (tokens[at + 1]?.text !== '/' || !(below > 0)) return undefined;
  return { value: Number(tokens[at]?.text) / below, next: at + 3 };
}

const isDigit = (token: Token | undefined) => /^\d/.test(token?.text ?? '');
