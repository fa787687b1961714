/** Parses cookbook/kinds.txt, and tells of which kinds a dish is by its names: a burger, something crumbed, a dip. */
import { splitNameTokens } from '../text/name-tokens.ts';
import { singular } from '../text/plurals.ts';
import type { Dish } from './dish.ts';
import { readNamedLists } from './named-lists.ts';

interface Kind {
  readonly name: string;
  /** Words in the singular with a space around each. */
  readonly words: readonly string[];
  readonly not: readonly string[];
}

export type PlateKinds = readonly Kind[];

const NOT = 'not ';

/** @throws NamedListError that names the row which cannot be read */
export function readPlateKinds(text: string): PlateKinds {
  return readNamedLists('kinds.txt', text).map(([name, all]) => ({
    name,
    words: all.filter((one) => !one.startsWith(NOT)).map(spaced),
    not: all.filter((one) => one.startsWith(NOT)).map((one) => spaced(one.slice(NOT.length))),
  }));
}

export function plateKindsOf(kinds: PlateKinds, { title, also }: Dish): ReadonlySet<string> {
  const names = [title, ...also].map(spaced);
  const isHeard = ({ words, not }: Kind) =>
    names.some(
      (name) => words.some((one) => name.includes(one)) && !not.some((one) => name.includes(one)),
    );
  return new Set(kinds.filter(isHeard).map(({ name }) => name));
}

function spaced(name: string): string {
  return ` ${splitNameTokens(name).map(singular).join(' ')} `;
}
