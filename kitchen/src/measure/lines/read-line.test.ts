/** Tests reading ingredient lines (amount, unit, name, note) on tables of real lines, eighty of them held back from tuning. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HELD_BACK_LINES } from '../../../testing/lines/held-back-lines.ts';
import { MISSPELLED_LINES } from '../../../testing/lines/misspelled-lines.ts';
import { WORLD_LINES } from '../../../testing/lines/world-lines.ts';
import { PUBLISHED_LINES } from '../../../testing/lines/written-lines.ts';
import { compileMeasures } from '../measures.ts';
import { readLine } from './read-line.ts';

const pantry = new URL('../../../pantry/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, pantry), 'utf8');
const measures = compileMeasures(text('units.txt'), text('densities.txt'));

interface Row {
  readonly line: string;
  readonly amount: string;
  readonly unit: string;
  readonly name: string;
}

function rowsOf(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', amount = '', unit = '', name = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      return { line, amount, unit, name };
    });
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;

/** What was read, in the table's own spelling. */
function readRow(line: string): Omit<Row, 'line'> {
  const read = readLine(measures, line);
  const ends = [read.quantity, read.quantityMax].filter((each) => typeof each === 'number');
  return { amount: ends.map(round).join(' ') || '-', unit: read.unit ?? '-', name: read.name };
}

/** Three quarters of the words, in both directions. */
function isSameName(a: string, b: string): boolean {
  const words = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? []);
  const [left, right] = [words(a), words(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared >= 0.75 * Math.max(left.size, right.size);
}

interface Score {
  readonly quantity: number;
  readonly unit: number;
  readonly both: number;
  readonly name: number;
  readonly wrong: string[];
}

function scoreOf(rows: readonly Row[]): Score {
  const score = { quantity: 0, unit: 0, both: 0, name: 0 };
  const wrong: string[] = [];
  for (const row of rows) {
    const read = readRow(row.line);
    const quantity = read.amount === row.amount;
    const unit = read.unit === row.unit;
    const name = isSameName(read.name, row.name);
    score.quantity += Number(quantity) / rows.length;
    score.unit += Number(unit) / rows.length;
    score.both += Number(quantity && unit) / rows.length;
    score.name += Number(name) / rows.length;
    if (!quantity || !unit || !name) {
      wrong.push(
        `${row.line}\n   read   ${read.amount} | ${read.unit} | ${read.name}\n   wanted ${row.amount} | ${row.unit} | ${row.name}`,
      );
    }
  }
  return { ...score, wrong };
}

describe('readLine', () => {
  it.each([PUBLISHED_LINES, WORLD_LINES, MISSPELLED_LINES].flatMap(rowsOf))(
    'reads "$line"',
    (row) => {
      const read = readRow(row.line);
      expect([read.amount, read.unit]).toEqual([row.amount, row.unit]);
      expect(isSameName(read.name, row.name), `name "${read.name}"`).toBe(true);
    },
  );

  it('reads the eighty lines that were held back', () => {
    const score = scoreOf(rowsOf(HELD_BACK_LINES));
    if (process.env.SHOW_SCORE) console.log(score);
    expect(rowsOf(HELD_BACK_LINES)).toHaveLength(80);
    expect(score.both).toBeGreaterThanOrEqual(0.988);
    expect(score.name).toBeGreaterThanOrEqual(0.92);
  });

  it('puts preparation, size and repeated amounts into the note', () => {
    expect(readLine(measures, '2 1/2 cups all-purpose flour, sifted').note).toBe('sifted');
    expect(readLine(measures, '1 (14 oz) can coconut milk').note).toBe('14 oz');
    expect(readLine(measures, '3 large eggs').note).toBe('large');
    expect(readLine(measures, '250g/9oz butter').note).toBe('9oz');
    expect(readLine(measures, 'Juice of 1 lemon').note).toBe('Juice of');
  });
});
