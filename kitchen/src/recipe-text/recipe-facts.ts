/** Reads servings and total minutes from a recipe's lines ("Serves 4", "Prep 10 min"). */
import { FOR, PEOPLE, SERVING } from './line-signs.ts';
import { NUMBERS } from './number-words.ts';
import { plainWords } from './part-words.ts';

const SAYS_SERVINGS = new Set([...SERVING, ...FOR, ...PEOPLE, 'make', 'portion']);
const MOST = 1000;
/** What a number behind it counts instead. */
const NOT_PEOPLE = new Set(
  'min mins minute minutes hour hours h hr hrs g kg ml l cm c f kcal'.split(' '),
);

/** The first number near a word that counts people or pieces; undefined where there is none. */
export function readServings(lines: readonly string[]): number | undefined {
  for (const line of lines) {
    const words = plainWords(line.slice(0, 200)).split(' ');
    const at = words.findIndex((word) => SAYS_SERVINGS.has(word));
    if (at < 0) continue;
    const number = [
      ...words.slice(at + 1, at + NEAR),
      ...words.slice(Math.max(0, at - 2), at),
    ].find(
      (word, place, all) => numberOf(word) !== undefined && !NOT_PEOPLE.has(all[place + 1] ?? ''),
    );
    const count = number === undefined ? undefined : numberOf(number);
    if (count !== undefined && count <= MOST) return count;
  }
  return undefined;
}

const NEAR = 4;

function numberOf(word: string): number | undefined {
  const value = /^\d{1,4}$/.test(word) ? Number(word) : NUMBERS[word];
  return value !== undefined && value > 0 ? value : undefined;
}

const TIME_LABELS: readonly (readonly string[])[] = [
  ['total time', 'total', 'ready in', 'time', 'cooking time'],
  ['prep time', 'prep', 'preparation time', 'active time'],
  ['cook time', 'cook'],
];

/** "Total time: 1 hour 10 minutes", else preparation and cooking together. */
export function readTotalMinutes(lines: readonly string[]): number | undefined {
  const pieces = lines.flatMap((line) => line.split(/\s[|•·]\s/)).map((one) => one.trim());
  const [total, ...parts] = TIME_LABELS.map((labels) => {
    const piece = pieces.find((one) =>
      labels.some((label) => plainWords(one).startsWith(`${label} `)),
    );
    return piece === undefined ? undefined : minutesIn(piece);
  });
  if (total !== undefined) return total;
  const known = parts.filter((one) => one !== undefined);
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : undefined;
}

function minutesIn(text: string): number | undefined {
  const words = plainWords(text.slice(0, 200))
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(' ');
  let minutes = 0;
  for (const [at, word] of words.entries()) {
    if (!/^\d{1,4}$/.test(word)) continue;
    const unit = words[at + 1] ?? '';
    minutes += Number(word) * (unit.startsWith('h') ? 60 : unit.startsWith('d') ? 1440 : 1);
  }
  return minutes > 0 ? minutes : undefined;
}
