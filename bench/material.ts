/** Reads the data sets: food names, ingredient lines and steps labelled by hand with their allergens, and recipes with published figures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DataSplit = 'tuning' | 'held-back';
export type LabelledRow = Readonly<Record<string, string>>;

const DATA_FOLDER = join(import.meta.dirname, 'material');

export function readLabelledRows(
  kind: 'names' | 'lines' | 'steps' | 'nutrition',
  half: DataSplit,
): LabelledRow[] {
  const [head = '', ...rows] = readFileSync(join(DATA_FOLDER, `${kind}-${half}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

export function parseList(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
