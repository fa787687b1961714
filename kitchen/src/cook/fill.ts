/** Puts values into a sentence: fill('{dish} in {time}', {...}). */

import { isCommonWord } from '../cookbook/common-words.ts';
import { WRITTEN_OUT } from '../chef/lore/numbers.ts';

export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  const led = sentence.replace(/\b(an?) \{(\w+)\}/gi, (_, article: string, key: string) =>
    /^[aeiou]/i.test(String(values[key] ?? '')) ? `${article[0]}n {${key}}` : `${article} {${key}}`,
  );
  const filled = led.replace(/(: )?\{(\w+)\}/g, (_, colon: string | undefined, key: string) =>
    colon ? colon + running(String(values[key] ?? '')) : String(values[key] ?? ''),
  );
  return filled
    .replace(/\b([Tt]he) an? (?=hour)/g, '$1 ')
    .replace(
      /(^|[.!?]\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/** A whole sentence as it goes on behind a colon; names keep their capital. */
function running(text: string): string {
  const [first = ''] = /^\p{Lu}\p{Ll}*(?= \p{Ll})/u.exec(text) ?? [];
  const small = first.toLowerCase();
  const common = first !== 'I' && /[.;!]$/.test(text) && isCommonWord(small);
  return common ? small + text.slice(first.length) : text;
}

/** 35 -> "35 minutes", 90 -> "an hour and a half", 150 -> "2½ hours", 2920 -> "about 2 days". */
export function sayMinutes(minutes: number): string {
  if (minutes >= 1440)
    return `about ${Math.round(minutes / 1440)} day${minutes >= 2160 ? 's' : ''}`;
  if (minutes < 60) return `${Math.round(minutes)} minutes`;
  if (minutes === 60) return 'an hour';
  if (minutes === 90) return 'an hour and a half';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return `${hours} hours`;
  if (rest === 30) return `${hours}½ hours`;
  return `${hours} hour${hours > 1 ? 's' : ''} ${rest} minutes`;
}

const NUMBER_WORDS = ['no', ...WRITTEN_OUT];

export function sayNumberWord(value: number): string {
  return NUMBER_WORDS[value] ?? String(value);
}
