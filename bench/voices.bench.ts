/** Benchmark: how often readers told the twelve tones apart, and how often a tone has words of its own to say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TONES } from '@saffron/kitchen/chef/persona';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import type { Benchmark, ReportRow } from './report.ts';
import { lastReply, personaOfTone, readSituations, SHEETS } from './voice-sheet.ts';

const ENOUGH = 11;
const OWN = 0.9;

/** A sheet's key has a column for each reader, of the tone that they took the letter for; none before it is read. */
function readings(): ReportRow[] {
  const keys = readdirSync(SHEETS).filter((file) => file.endsWith('.tsv'));
  return keys.flatMap((file) => {
    const [head = [], ...rows] = readFileSync(join(SHEETS, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'));
    const sheet = `${file.replace('.tsv', '')}: told apart`;
    const goal = `${ENOUGH} of ${TONES.length}`;
    if (head.length < 3) return [{ label: sheet, value: 'not read yet', goal, isMet: false }];
    return head.slice(2).map((reader, at) => {
      const right = rows.filter((row) => row[at + 2] === row[1]).length;
      const value = `${right} of ${rows.length}`;
      return { label: `${sheet}, by ${reader}`, value, goal, isMet: right >= ENOUGH };
    });
  });
}

/** Of all replies of the tones that are not the plain one, those with a sentence of its own; last words under cards aside. */
function ownWords(name: string): ReportRow {
  const kitchen = openKitchen();
  const { messages } = kitchen.language;
  const said = readSituations(name).flat();
  const tones = TONES.filter((tone) => tone !== 'friendly');
  const own = said.flatMap((situation) =>
    tones.filter((tone) =>
      lastReply(kitchen, situation, personaOfTone(tone)).names.some((sentence) => {
        const [message = '', index] = sentence.split(' ');
        if (message === 'card.closing') return false;
        return messages.get(message)?.[Number(index)]?.tones.includes(tone);
      }),
    ),
  );
  const all = said.length * tones.length;
  return {
    label: `${name}: replies with a sentence of the tone's own`,
    value: `${((100 * own.length) / all).toFixed(1)} % (${own.length} of ${all})`,
    goal: `${100 * OWN} %`,
    isMet: own.length / all >= OWN,
  };
}

export const bench: Benchmark = {
  name: 'Voices',
  description:
    'Readers had a line on the attitude of each of the twelve tones and three replies of each, shuffled under letters, and said which is which. `node bench/voice-sheet.ts situations-fresh 7` draws a sheet with its key into `bench/material/voices`; what a reader says goes into a column of the key. Sheets of `situations` served to mend the voices, those of `situations-fresh` count.',
  async run() {
    return [...readings(), ownWords('situations'), ownWords('situations-fresh')];
  },
};
