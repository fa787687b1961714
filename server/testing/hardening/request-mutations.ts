/** Changes one place of a valid request at a time to a wrong value. */
export type ValuePath = readonly (string | number)[];

export interface ValuePlace {
  readonly path: ValuePath;
  readonly value: unknown;
}

/** Every position within a value, except the value itself. */
export function listPlaces(value: unknown, path: ValuePath = []): ValuePlace[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [{ path: here, value: inner }, ...listPlaces(inner, here)];
  });
}

/** A copy with another value at that place; `undefined` takes the place away. */
export function replaceAt(value: unknown, path: ValuePath, other: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return other;
  if (Array.isArray(value))
    return value.map((one, at) => (at === first ? replaceAt(one, rest, other) : one));
  return {
    ...(value as object),
    [first]: replaceAt((value as Record<string, unknown>)[first], rest, other),
  };
}

/** Inserts JSON text that JSON.stringify would never produce. */
const MARK = '"\u2603 here \u2603"';
const AS_WRITTEN = JSON.parse(MARK) as string;

export function replaceWithJson(value: unknown, path: ValuePath, json: string): string {
  return JSON.stringify(replaceAt(value, path, AS_WRITTEN)).replace(MARK, () => json);
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
  'an escaped NUL': '"a\\u0000b"',
  'half a pair': '"\\ud83d"',
};

/** What takes long to read wherever it stands, or goes deeper than a reader may follow. */
export const BULKY_VALUES: Readonly<Record<string, string>> = {
  'ten thousand numbers': `[${'1,'.repeat(9_999)}1]`,
  'ten thousand texts': `[${'"a",'.repeat(9_999)}"a"]`,
  'a thousand objects': `[${'{},'.repeat(999)}{}]`,
  'deep lists': nested(15_000),
  'deep objects': `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  'deeper than a body may be': nested(100_000),
};
