/** Reads the labelled material: names, lines and steps whose allergens were written down by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Half = 'tuning' | 'held-back';
export type MaterialRow = Readonly<Record<string, string>>;

const FOLDER = join(import.meta.dirname, 'material');

export function readMaterial(kind: 'names' | 'lines' | 'steps', half: Half): MaterialRow[] {
  const [head = '', ...rows] = readFileSync(join(FOLDER, `${kind}-${half}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

export function listed(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
