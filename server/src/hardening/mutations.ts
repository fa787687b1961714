/** What can be done to a good request: one place of it changed at a time. */

export type Path = readonly (string | number)[];

export interface Place {
  readonly path: Path;
  readonly value: unknown;
}

/** Every place within a value, the value itself not counted. */
export function placesIn(value: unknown, path: Path = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [{ path: here, value: inner }, ...placesIn(inner, here)];
  });
}

/** A copy with another value at that place; `undefined` takes the place away. */
export function withAt(value: unknown, path: Path, other: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return other;
  if (Array.isArray(value))
    return value.map((one, at) => (at === first ? withAt(one, rest, other) : one));
  return {
    ...(value as object),
    [first]: withAt((value as Record<string, unknown>)[first], rest, other),
  };
}

/** JSON text that no value of ours would be printed as, put where the mark stands. */
const MARK = '"\u2603 here \u2603"';
const AS_WRITTEN = JSON.parse(MARK) as string;

export function withTextAt(value: unknown, path: Path, json: string): string {
  return JSON.stringify(withAt(value, path, AS_WRITTEN)).replace(MARK, () => json);
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** By name, as JSON text. */
export const WRONG_VALUES: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  zero: '0',
  'minus one': '-1',
  'a half': '0.5',
  'more than a double holds': '1e400',
  'less than a double holds': '-1e400',
  'nearly nothing': '1e-400',
  'a long number': '9'.repeat(400),
  'no list': '[]',
  'a list of lists': '[[[]]]',
  'a list of nothing': '[null]',
  'no object': '{}',
  'an object like a text': '{"length":1,"toString":"x"}',
  'ten thousand numbers': `[${'1,'.repeat(9_999)}1]`,
  'ten thousand texts': `[${'"a",'.repeat(9_999)}"a"]`,
  'a thousand objects': `[${'{},'.repeat(999)}{}]`,
  'deep lists': nested(15_000),
  'deep objects': `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  'deeper than a body may be': nested(100_000),
  'an escaped NUL': '"a\\u0000b"',
  'half a pair': '"\\ud83d"',
};
