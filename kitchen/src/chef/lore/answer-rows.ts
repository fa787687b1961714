/** Reads tables of answers: `words + more words => what is said`. */

export interface AnswerRow {
  /** Every one of these must be found in the text. */
  readonly when: readonly RegExp[];
  readonly say: string;
}

/**
 * A row a line. Groups are parted by " + ", words within one by "|"; a group that begins with "(?!" tells
 * what must not stand in the text.
 */
export function readAnswerRows(rows: string): AnswerRow[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [groups = '', say = ''] = row.split(' => ');
      const when = groups
        .split(' + ')
        .map((group) => new RegExp(group.startsWith('(?!') ? `^${group}` : `\\b(?:${group})\\b`));
      return { when, say };
    });
}

/** What the first row says of which every group is found. */
export function answerTo(rows: readonly AnswerRow[], text: string): string | undefined {
  return rows.find(({ when }) => when.every((group) => group.test(text)))?.say;
}
