/** Compact maps from names to numbers or lists of numbers, and packed texts: typed arrays with a tenth of a Map's memory. */
import { hashText } from '../../text/hash.ts';

/** Reads like a map of names to numbers, in the order in which the names came. */
export interface NameTable {
  readonly get: (name: string) => number | undefined;
  readonly has: (name: string) => boolean;
  readonly keys: () => Iterable<string>;
  /** The name that came as the `at`-th. */
  readonly nameAt: (at: number) => string;
  readonly [Symbol.iterator]: () => Iterator<readonly [string, number]>;
}

/** Texts one behind the other in one, each found by its number. */
export function packTexts(texts: readonly string[]): (at: number) => string {
  const whole = texts.join('');
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [at, text] of texts.entries()) {
    end += text.length;
    ends[at] = end;
  }
  return (at) => whole.slice(at === 0 ? 0 : ends[at - 1], ends[at]);
}

/** At least half of the places stay free, so that a search soon comes to its end. */
function tableSizeFor(count: number): number {
  let places = 2;
  while (places < count * 2) places *= 2;
  return places;
}

export function packNames(entries: ReadonlyMap<string, number>): NameTable {
  const names = [...entries.keys()];
  const numbers = Int32Array.from(entries.values());
  const whole = names.join('\n');
  const starts = new Uint32Array(names.length + 1);
  for (const [at, name] of names.entries())
    starts[at + 1] = (starts[at] as number) + name.length + 1;
  const places = tableSizeFor(names.length);
  /** Each holds the number of a name, counted from 1, or 0. */
  const table = new Uint32Array(places);
  for (const [at, name] of names.entries()) {
    let place = hashText(name) & (places - 1);
    while (table[place] !== 0) place = (place + 1) & (places - 1);
    table[place] = at + 1;
  }
  const nameAt = (at: number): string => whole.slice(starts[at], (starts[at + 1] as number) - 1);
  const find = (name: string): number => {
    for (let place = hashText(name) & (places - 1); ; place = (place + 1) & (places - 1)) {
      const at = (table[place] as number) - 1;
      if (at < 0) return -1;
      const start = starts[at] as number;
      if ((starts[at + 1] as number) - start - 1 !== name.length) continue;
      if (whole.startsWith(name, start)) return at;
    }
  };
  return {
    nameAt,
    get: (name) => {
      const at = find(name);
      return at < 0 ? undefined : numbers[at];
    },
    has: (name) => find(name) >= 0,
    *keys() {
      for (let at = 0; at < numbers.length; at += 1) yield nameAt(at);
    },
    *[Symbol.iterator]() {
      for (let at = 0; at < numbers.length; at += 1) yield [nameAt(at), numbers[at] as number];
    },
  };
}

/** Lists of numbers by name, one behind the other in one array. */
export function packLists(
  lists: ReadonlyMap<string, readonly number[]>,
): (name: string) => Uint32Array {
  const members = Uint32Array.from([...lists.values()].flat());
  const ends = new Uint32Array(lists.size);
  let end = 0;
  for (const [at, list] of [...lists.values()].entries()) {
    end += list.length;
    ends[at] = end;
  }
  const places = packNames(new Map([...lists.keys()].map((name, at) => [name, at])));
  const none = members.subarray(0, 0);
  return (name) => {
    const at = places.get(name);
    return at === undefined ? none : members.subarray(at === 0 ? 0 : ends[at - 1], ends[at]);
  };
}
