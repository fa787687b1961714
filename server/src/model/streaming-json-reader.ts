/** Parses a JSON object while it is still arriving, and emits each value as it completes. */
type JsonPath = readonly (string | number)[];

/** A value that is complete: strings and numbers as they end, lists and objects when they close. */
export interface CompleteValue {
  readonly path: JsonPath;
  readonly value: unknown;
}

export interface StreamingJsonReader {
  /** @returns the values that `text` completes, inner before outer */
  readonly add: (text: string) => CompleteValue[];
  /** `lost` when the text is not valid JSON; values returned before stay valid. */
  readonly state: () => 'reading' | 'done' | 'lost';
}

interface Frame {
  readonly value: unknown[] | Record<string, unknown>;
  /** The key whose value comes next; undefined between two entries of an object. */
  key: string | undefined;
}

const MAX_DEPTH = 12;
const BLANK = /\s/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '', f: '' };
const LITERAL_END = /[\s,\]}]/;

class UnexpectedJsonError extends Error {}

export function createStreamingJsonReader(): StreamingJsonReader {
  const stack: Frame[] = [];
  let found: CompleteValue[] = [];
  let state: 'reading' | 'done' | 'lost' = 'reading';
  /** The text of the string or literal that is being read. */
  let token = '';
  let mode: 'between' | 'string' | 'escape' | 'ended' | 'literal' = 'between';

  const path = (): JsonPath =>
    stack.map(({ value, key }) => (Array.isArray(value) ? value.length : (key ?? '')));

  const put = (value: unknown): void => {
    const top = stack.at(-1);
    if (top === undefined) {
      state = 'done';
      return;
    }
    found.push({ path: path(), value });
    if (Array.isArray(top.value)) top.value.push(value);
    else if (top.key !== undefined) top.value[top.key] = value;
    top.key = undefined;
  };

  const open = (value: Frame['value']): void => {
    if (stack.length >= MAX_DEPTH || wantsKey()) throw new UnexpectedJsonError();
    // Without a prototype: a model may use the key "__proto__".
    stack.push({ value: Array.isArray(value) ? value : Object.create(null), key: undefined });
  };

  const close = (isArray: boolean): void => {
    const top = stack.pop();
    if (top === undefined || Array.isArray(top.value) !== isArray || top.key !== undefined) {
      throw new UnexpectedJsonError();
    }
    put(top.value);
  };

  const wantsKey = (): boolean => {
    const top = stack.at(-1);
    return top !== undefined && !Array.isArray(top.value) && top.key === undefined;
  };

  /** A string counts only once a mark follows that can follow one: a quote inside it would cut it short. */
  const afterString = (char: string): void => {
    const top = stack.at(-1);
    if (wantsKey()) {
      if (char !== ':' || top === undefined) throw new UnexpectedJsonError();
      top.key = token;
      mode = 'between';
      return;
    }
    if (char !== ',' && char !== ']' && char !== '}') throw new UnexpectedJsonError();
    put(token);
    mode = 'between';
    between(char);
  };

  const afterLiteral = (): void => {
    const value = readLiteral(token);
    if (value === undefined || wantsKey()) throw new UnexpectedJsonError();
    put(value);
    mode = 'between';
  };

  const between = (char: string): void => {
    if (BLANK.test(char) || (char === ',' && stack.at(-1)?.key === undefined)) return;
    if (char === '"') {
      token = '';
      mode = 'string';
    } else if (char === '{') open({});
    else if (char === '[') open([]);
    else if (char === '}') close(false);
    else if (char === ']') close(true);
    else if (!wantsKey() && stack.length > 0) {
      token = char;
      mode = 'literal';
    } else throw new UnexpectedJsonError();
  };

  const read = (char: string): void => {
    if (mode === 'string') {
      if (char === '\\') mode = 'escape';
      else if (char === '"') mode = 'ended';
      else token += char;
    } else if (mode === 'escape') {
      // \uXXXX is put together when the string is whole.
      token += char === 'u' ? '\\u' : (ESCAPES[char] ?? char);
      mode = 'string';
    } else if (mode === 'ended') {
      if (BLANK.test(char)) return;
      token = token.includes('\\u') ? joinEscapes(token) : token;
      afterString(char);
    } else if (mode === 'literal') {
      if (!LITERAL_END.test(char)) token += char;
      else {
        afterLiteral();
        between(char);
      }
    } else between(char);
  };

  return {
    add: (text) => {
      found = [];
      try {
        for (const char of text) {
          if (state !== 'reading') break;
          read(char);
        }
      } catch (error) {
        if (!(error instanceof UnexpectedJsonError)) throw error;
        state = 'lost';
      }
      return found;
    },
    state: () => state,
  };
}

function joinEscapes(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Undefined when it is no value of JSON. */
function readLiteral(word: string): unknown {
  if (word === 'null') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  const number = Number(word);
  return Number.isFinite(number) ? number : undefined;
}
