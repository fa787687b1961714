/** Tells a list of foods from a dish named like some of them: "chicken, rice and peas" is three foods. */
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';

/** Words of one thing in the list, as places among the words of the message. */
interface Item {
  readonly from: number;
  readonly to: number;
  /** What parts it from the one before it. */
  readonly by: 'start' | 'comma' | 'and';
}

const LINK = /^(?:and|or|n)$/;
/** What may stand before a food in a list. */
const AROUND =
  /^(?:some|an?|the|my|our|few|little|bit|of|fresh|frozen|leftover|tinned|canned|cooked|raw|\d+)$/;

function itemsOf(text: string, words: readonly RegExpExecArray[]): Item[] {
  const items: Item[] = [];
  let from = 0;
  let by: Item['by'] = 'start';
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1];
    const between = previous && text.slice(previous.index + previous[0].length, word.index);
    const isLink = LINK.test(word[0]) || /[&+]/.test(between ?? '');
    const isStop = /[.;:!?()]/.test(between ?? '');
    if (!isLink && !isStop && !between?.includes(',')) continue;
    if (at > from) items.push({ from, to: at, by });
    if (isStop) by = 'start';
    else by = isLink ? 'and' : at > from || by === 'start' ? 'comma' : by;
    from = LINK.test(word[0]) ? at + 1 : at;
  }
  if (words.length > from) items.push({ from, to: words.length, by });
  return items;
}

/** Lists of three things and more, commas between them and "and" before the last at most, each a food. */
function listsIn(rules: Rules, text: string, words: readonly RegExpExecArray[]): Item[][] {
  const foods = findTerms(rules, text).filter((one) => one.isFood);
  const placeAt = new Map(words.map((word, at) => [word.index, at]));
  const ends = new Map(words.map((word, at) => [word.index + word[0].length, at + 1]));
  const starts = new Set(foods.map(({ start }) => placeAt.get(start)));
  const stops = new Set(foods.map(({ end }) => ends.get(end)));
  const opens = ({ from, to }: Item): boolean => {
    let at = from;
    while (at < to - 1 && !starts.has(at) && AROUND.test(words[at]?.[0] ?? '')) at += 1;
    return starts.has(at);
  };
  const closes = ({ to }: Item): boolean => stops.has(to);
  const lists: Item[][] = [];
  let list: Item[] = [];
  for (const item of itemsOf(text, words)) {
    const last = list.at(-1);
    const goesOn = item.by !== 'start' && last !== undefined && closes(last) && opens(item);
    if (goesOn && (last.by !== 'and' || list.length === 1)) list.push(item);
    else {
      lists.push(list);
      list = [item];
    }
  }
  return [...lists, list].filter((one) => one.length > 2 && one[1]?.by === 'comma');
}

/**
 * Whether the words at `places` are some of the foods of a list and not all of it. `words` are those of `text` with their
 * places in it.
 */
export function isPartOfList(
  rules: Rules,
  text: string,
  words: readonly RegExpExecArray[],
  places: readonly number[],
): boolean {
  if (places.length < 2 || !text.includes(',')) return false;
  return listsIn(rules, text, words).some((list) => {
    const named = list.filter(({ from, to }) => places.some((at) => at >= from && at < to));
    return named.length > 1 && named.length < list.length;
  });
}
