/** Reads names written as they are heard: "lasanya", "ratatooie", "chiken tika". */

import { isCommonWord } from '../../cookbook/common-words.ts';
import type { Cookbook } from '../../cookbook/cookbook.ts';
import { isCorrectionException } from '../../cookbook/correction-exceptions.ts';
import { collapseDoubledLetters, editDistance } from '../../text/edit-distance.ts';
import { singular } from '../../text/plurals.ts';

/** How a word sounds, roughly: every run of vowels alike, letters that share a sound as one, nothing doubled. */
function soundOf(word: string): string {
  return word
    .replace(/gn/g, 'n')
    .replace(/gh|gg/g, 'g')
    .replace(/ph/g, 'f')
    .replace(/sch/g, 'sh')
    .replace(/(?<=[aeiou])ille?/g, 'i')
    .replace(/[ck]k|c(?=[aouklrt])|qu/g, 'k')
    .replace(/z/g, 's')
    .replace(/[aeiouy]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.{4})a$/, '');
}

const heard = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();

function bySound(words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const known = heard.get(words);
  if (known) return known;
  const map = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < 4) continue;
    const sound = soundOf(word);
    map.set(sound, [...(map.get(sound) ?? []), word]);
  }
  heard.set(words, map);
  return map;
}

/** `isFood` tells whether the pantry knows a word; what anybody knows is left alone. */
export function asHeard(
  { dishTerms, spelling }: Cookbook,
  text: string,
  isFood: (word: string) => boolean,
): string {
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const one = singular(word);
    const isKnown = [word, one].some(
      (form) =>
        isCommonWord(form) ||
        isCorrectionException(form) ||
        dishTerms.has(form) ||
        spelling.knownWords.has(form),
    );
    if (isKnown || isFood(word)) return word;
    // Short words have too many neighbours: there only a letter doubled, or not, is forgiven.
    const alike = (bySound(dishTerms).get(soundOf(one)) ?? []).filter(
      (known) => one.length > 5 || collapseDoubledLetters(known) === collapseDoubledLetters(one),
    );
    const near = alike
      .map((known) => ({ known, edits: editDistance(one, known, MOST_EDITS) }))
      .filter(({ edits }) => edits <= (one.length > 6 ? MOST_EDITS : 2))
      .sort((a, b) => a.edits - b.edits);
    return near[0]?.known ?? word;
  });
}

const MOST_EDITS = 3;
