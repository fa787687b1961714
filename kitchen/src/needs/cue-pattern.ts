/** Compiles one phrase of a cue file into a pattern ("{food} (makes|gives) {person} [*] sick"), and tells what a pattern contains. */

import { tokenise } from '../text/tokenise.ts';

/** What may stand in braces: a span that was found before. */
type Slot = 'food' | 'person' | 'body' | 'diet' | 'care';

/** A food that the words pass over and do not mean. */
type PassedOver = 'other';

export type Item =
  | { readonly kind: 'word'; readonly text: string; readonly isStem: boolean }
  | { readonly kind: 'free' }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'slot'; readonly slot: Slot | PassedOver }
  | { readonly kind: 'choice'; readonly ways: readonly (readonly Item[])[] };

export interface Words {
  readonly words: readonly string[];
  /** Whether a clause begins at this word. */
  readonly begins: readonly boolean[];
  /** Whether anything but a blank stands before the word. */
  readonly broken: readonly boolean[];
  /** Whether a question mark stands before this word; one more than there are words. */
  readonly asked: readonly boolean[];
  /** For each kind of span where it ends, by where it begins. */
  readonly spans: Readonly<Record<Slot, ReadonlyMap<number, number>>> & {
    readonly [other in PassedOver]?: ReadonlyMap<number, number>;
  };
}

const SIGNS = /[()[\]|*^$?]|\{\w+\}|[^\s()[\]|*^$?{}]+/g;

const FREE_WORDS = /(?:\[\*\] ?){2,}/g;

/** "[*] [*] [*]" as "[* [* [*]]]", which matches the same in three ways rather than in eight. */
function nested(run: string): string {
  const count = run.split('[*]').length - 1;
  return `${'[* '.repeat(count)}${']'.repeat(count)} `;
}

/** @throws Error where brackets do not fit */
export function compilePattern(text: string): readonly Item[] {
  const signs = text.replace(FREE_WORDS, nested).match(SIGNS) ?? [];
  let at = 0;
  const items = sequence();
  if (at < signs.length) throw new Error(`"${signs[at]}" stands alone in "${text}"`);
  return items;

  function sequence(): Item[] {
    const found: Item[] = [];
    for (; at < signs.length; at += 1) {
      const sign = signs[at] as string;
      if (sign === ')' || sign === ']' || sign === '|') break;
      found.push(...itemsOf(sign));
    }
    return found;
  }

  function itemsOf(sign: string): Item[] {
    if (sign === '*') return [{ kind: 'free' }];
    if (sign === '^') return [{ kind: 'start' }];
    if (sign === '$') return [{ kind: 'end' }];
    if (sign === '?') return [{ kind: 'asked' }];
    if (sign.startsWith('{'))
      return [{ kind: 'slot', slot: sign.slice(1, -1) as Slot | PassedOver }];
    if (sign === '(' || sign === '[') return [choice(sign)];
    const isStem = sign.endsWith('-');
    // As texts are cut into words: "h8" is two.
    const words = tokenise(isStem ? sign.slice(0, -1) : sign);
    return words.map(({ text: word }, index) => ({
      kind: 'word',
      text: word,
      isStem: isStem && index === words.length - 1,
    }));
  }

  function choice(opening: string): Item {
    const ways: Item[][] = opening === '[' ? [[]] : [];
    do {
      at += 1;
      ways.push(sequence());
    } while (signs[at] === '|');
    if (signs[at] !== (opening === '[' ? ']' : ')'))
      throw new Error(`A bracket is not closed in "${text}"`);
    return { kind: 'choice', ways };
  }
}

/** Whether a food among its words is meant by it: named in braces or by its own name, and not where any word may stand. */
export function meansFoods(items: readonly Item[]): boolean {
  const isFood = (item: Item) => item.kind === 'slot' && MEANT.has(item.slot);
  return hasItem(items, isFood) || !hasItem(items, ({ kind }) => kind === 'free');
}

const MEANT: ReadonlySet<string> = new Set<Slot>(['food', 'diet']);

export function hasItem(items: readonly Item[], is: (item: Item) => boolean): boolean {
  return items.some(
    (item) => is(item) || (item.kind === 'choice' && item.ways.some((way) => hasItem(way, is))),
  );
}

/** Whether the words pass over a food, so that none among them is meant. */
export function passesOver(items: readonly Item[]): boolean {
  return hasItem(items, (item) => item.kind === 'slot' && item.slot === 'other');
}

/** Keys under which the pattern is filed: a word, a stem with its hyphen, or a slot in braces. */
export function firstKeys(items: readonly Item[]): readonly string[] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  if (first.kind === 'start') return firstKeys(rest);
  if (first.kind === 'word') return [first.isStem ? `${first.text}-` : first.text];
  if (first.kind === 'slot') return [`{${first.slot}}`];
  if (first.kind !== 'choice') throw new Error('A cue cannot begin so');
  return first.ways.flatMap((way) => firstKeys([...way, ...rest]));
}
