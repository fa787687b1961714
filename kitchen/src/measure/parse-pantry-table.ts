/** Parses pantry tables (a row a line, columns divided by "|", comment lines with "#"); the error that names a mistake's file and line. */

/** A mistake in a pantry file, with file and line, so that whoever edits it can find it. */
export class PantryTextError extends Error {
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, sentence: string) {
    super(`${file}, line ${line}: ${sentence}`);
    this.name = 'PantryTextError';
    this.file = file;
    this.line = line;
  }
}

export interface PantryRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows with something in them. A `#` opens a comment only at the start of a line: it is also a spelling of pound. */
export function pantryRows(text: string): PantryRow[] {
  return text
    .split(/\r?\n/)
    .map((raw, index) => ({ line: index + 1, cells: raw.split('|').map((cell) => cell.trim()) }))
    .filter((row) => row.cells.some((cell) => cell !== '') && !row.cells[0]?.startsWith('#'));
}

export function splitList(cell: string): string[] {
  return cell
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
