/** Scores understanding on the table of utterances, the held-back third apart. */
import { expect, test } from 'vitest';
import { openKitchen } from '../../../open-kitchen.ts';
import type { Meaning } from './meaning.ts';
import { understand } from './understand.ts';
import { ROWS, type Utterance } from './utterances.ts';

const kitchen = openKitchen();

/** A message's meaning in the words of the table. */
function shown(meaning: Meaning): Record<string, string> {
  const { reply, time, people } = meaning;
  return {
    dish: meaning.named[0]?.dish.slug ?? '',
    cuisine: meaning.cuisine?.label ?? '',
    course: meaning.course?.label ?? '',
    in: meaning.include.map((food) => food.said).join(', '),
    out: meaning.avoid.map((food) => food.said).join(', '),
    words: meaning.words.join(', '),
    minutes: String(time.maxMinutes ?? ''),
    quicker: time.quicker ? 'yes' : '',
    people: String(people.people ?? ''),
    factor: String(people.factor ?? ''),
    allergies: meaning.needs.allergies.join(', ') || 'none',
    diets: meaning.needs.diets.join(', ') || 'none',
    mood: meaning.moods.map((mood) => mood.label).join('; '),
    question: meaning.question ?? '',
    talk: meaning.talk ?? '',
    trouble: meaning.trouble ?? '',
    reply: reply ? (reply.kind === 'index' ? `index ${reply.index}` : reply.kind) : '',
    replace: meaning.replace ? `${meaning.replace.from.said} > ${meaning.replace.to.said}` : '',
  };
}

/** The first key that came out wrong, or nothing. Lists compare without order. */
function wrong(row: Utterance): string | undefined {
  const got = shown(understand(kitchen, row.message));
  const sorted = (text: string): string => text.split(', ').sort().join(', ');
  const key = Object.keys(row.expected).find((one) => {
    const [want, have] = [row.expected[one] ?? '', got[one] ?? ''];
    return one === 'mood' ? !have.includes(want) : sorted(have) !== sorted(want);
  });
  return key && `${row.message}: ${key} is "${got[key]}", not "${row.expected[key]}"`;
}

function missesAmong(rows: readonly Utterance[]): string[] {
  return rows.map(wrong).filter((one) => one !== undefined);
}

test('the table is large enough to mean something', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(150);
});

test('every tuned utterance is understood', () => {
  expect(missesAmong(ROWS.filter((row) => !row.heldBack))).toEqual([]);
});

test('nine in ten of the held-back utterances are understood', () => {
  const held = ROWS.filter((row) => row.heldBack);
  const misses = missesAmong(held);
  expect(misses.length / held.length, misses.join('\n')).toBeLessThanOrEqual(0.1);
});
