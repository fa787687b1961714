/** Puts the ways of eating that a message names in another language into English. */
import { DIETS_ABROAD, NOT_ABROAD } from './diets.ts';
import { FIRST_SIGN } from './say-in-english.ts';
import { flat, START, sourceOf } from './spelling-of-frames.ts';

const DIETS = DIETS_ABROAD.map(([english, said]) => ({
  english,
  pattern: new RegExp(
    `${/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(said) ? '' : START}(?:${sourceOf(said, ['zh'])})`,
    'gu',
  ),
}));
const ANY = new RegExp(DIETS.map(({ pattern }) => pattern.source).join('|'), 'u');
const REFUSED = new RegExp(`${START}${flat(NOT_ABROAD)}(?: [\\p{L}']+){0,3} $|(?:不|不是)$`, 'u');

/** "Végétarienne", "безглютеновый"; "nicht vegan" is no vegan. */
export function withDiets<
  Read extends { readonly text: string; readonly phrases: readonly string[] },
>(read: Read): Read {
  if (!ANY.test(read.text)) return read;
  const phrases = [...read.phrases];
  const text = DIETS.reduce(
    (now, { english: diet, pattern }) =>
      now.replace(pattern, (said: string, at: number, whole: string) => {
        if (typeof at !== 'number' || phrases.length > 60) return said;
        const refused = REFUSED.test(whole.slice(Math.max(0, at - 40), at));
        phrases.push(refused ? `not ${diet}` : diet);
        return ` ${String.fromCharCode(FIRST_SIGN + phrases.length - 1)} `;
      }),
    read.text,
  );
  return { ...read, text, phrases };
}
