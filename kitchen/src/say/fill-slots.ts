/** Fills the slots of a message template, with articles, verbs and capitals that agree with what is put in; lists its slots. */
import type { Noun, Told } from './told.ts';

/** What stands in a slot once messages within it are said. */
export type FilledValue = Exclude<Told['slots'][string], Told>;

const SLOT = /\{(?:(an?) )?(\w+)(?::([^}|]*)\|([^}]*))?\}/g;

/**
 * `{food}` is what stands in the slot, `{a food}` the same with its article, `{food:is|are}` a word that fits its
 * number. A list is said with commas and "and".
 * @throws Error if a slot has no value
 */
export function fillSlots(text: string, slots: Readonly<Record<string, FilledValue>>): string {
  const filled = text.replace(
    SLOT,
    (_, article?: string, name = '', one?: string, many?: string) => {
      const value = slots[name];
      if (value === undefined) throw new Error(`"${text}" has no value for ${name}.`);
      if (one !== undefined) return isMany(value) ? (many ?? '') : one;
      const said = wordsOf(value);
      return article === undefined || isMany(value) ? said : `${articleFor(said)} ${said}`;
    },
  );
  return capitalised(filled.replace(/ +/g, ' ').trim());
}

/** Names of the slots that a message has. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, , name]) => name as string);
}

function isMany(value: FilledValue): boolean {
  if (typeof value === 'number') return value !== 1;
  if (typeof value === 'string') return false;
  return 'isPlural' in value ? value.isPlural : value.length > 1;
}

function wordsOf(value: FilledValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return 'name' in value ? (value as Noun).name : listed(value as readonly string[]);
}

function listed(items: readonly string[]): string {
  const [last = '', ...others] = items.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** By the letter it begins with, and by the sound where the two part. */
function articleFor(words: string): string {
  const first = words.toLowerCase();
  if (/^(?:hour|honest|herb(?!s?\b.*uk))/.test(first)) return first.startsWith('herb') ? 'a' : 'an';
  if (/^(?:uni|use|euro|one\b|ur|ut)/.test(first)) return 'a';
  return /^(?:[aeiou]|8|11\b|18\b)/.test(first) ? 'an' : 'a';
}

/** Each sentence begins with a capital. */
function capitalised(text: string): string {
  return text.replace(
    /(^|[.!?] +)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
