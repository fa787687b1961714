/** Corrects misspelt food names in messages of harm, where a doubt is worth a question: "soyyy", "eg", "kiwifroot". */
import { isCommonWord } from '../cookbook/common-words.ts';
import { editDistance } from '../text/edit-distance.ts';

/** A food that such a word begins with is at least that long. */
const LEAST_OPENING = 3;
const LONGEST = 24;
/** What is written together with the name of a food, right or wrong. */
const HEADS = ['fruit', 'berry', 'berries', 'seed', 'seeds', 'bean', 'beans', 'milk', 'cheese'];
const MOST_SLIPS = 2;
/** Two letters of four are half of the word: "laughed" is no "lau seed". */
const LONG_HEAD = 5;

/**
 * Meant for messages that tell of harm, where a doubt is worth a question.
 * @param isFood whether the pantry knows the word as a food
 * @returns the text with such words replaced by the food
 */
export function mendFoods(text: string, isFood: (word: string) => boolean): string {
  const mended = new Map<string, string>();
  return text.replace(/\p{L}{2,}/gu, (word) => {
    const known = mended.get(word) ?? mend(word);
    mended.set(word, known);
    return known;
  });

  function mend(word: string): string {
    const plain = word.toLowerCase();
    if (plain.length > LONGEST || isFood(plain) || isCommonWord(plain)) return word;
    return waysToRead(plain).find((way) => isFood(way)) ?? word;
  }
}

/** The likeliest first. */
function waysToRead(word: string): string[] {
  const letters = [...word];
  const squeezed = letters.filter((letter, at) => letter !== letters[at - 1]).join('');
  const thinned = letters
    .filter((letter, at) => letter !== letters[at - 1] || letter !== letters[at - 2])
    .join('');
  const openings = letters
    .map((_, at) => word.slice(0, at))
    .filter((way) => way.length >= LEAST_OPENING && isHead(word.slice(way.length)))
    .reverse();
  return [
    ...[thinned, squeezed].filter((way) => way !== word && way.length > 2),
    ...(word.length === 2 ? [`${word}${word.at(-1)}`] : []),
    ...openings,
  ];
}

function isHead(rest: string): boolean {
  return HEADS.some((head) => {
    const most = head.length > rest.length || head.length < LONG_HEAD ? 1 : MOST_SLIPS;
    return rest.length > most + 1 && editDistance(rest, head, most) <= most;
  });
}
