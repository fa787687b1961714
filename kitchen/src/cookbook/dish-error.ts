/** The error a dish file can cause: where it is wrong and, in one sentence, why. */

export class DishError extends Error {
  readonly slug: string;
  /** Counted from 1 in the file. */
  readonly line: number;

  constructor(slug: string, line: number, sentence: string) {
    super(`${slug}.cook, line ${line}: ${sentence}`);
    this.name = 'DishError';
    this.slug = slug;
    this.line = line;
  }
}
