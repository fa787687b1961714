/** Finds the times in a step's text ("12-15 minutes"), each with the sign in its sentence that shows when it is done ("until golden"). */

export interface Timer {
  /** "10 minutes", "12-15 minutes". */
  readonly time: string;
  /** "golden and crisp"; '' where the step does not say. */
  readonly until: string;
}

const UNITS = ['minute', 'minutes', 'hour', 'hours'];
const LONGEST_UNTIL = 80;

/** In the order of the text. */
export function timersIn(text: string): Timer[] {
  return text.split(/(?<=[.;]) /).flatMap((sentence) => {
    const words = sentence.split(' ');
    return words.flatMap((word, at): Timer[] => {
      const unit = words[at + 1]?.replace(/[^a-z]+$/, '') ?? '';
      const isTime = /^\d/.test(word) && UNITS.includes(unit);
      return isTime ? [{ time: timeAt(words, at, unit), until: untilIn(sentence) }] : [];
    });
  });
}

/** "1 ½ hours" and "1½ hours" are both written so. */
function timeAt(words: readonly string[], at: number, unit: string): string {
  return `${words[at] ?? ''} ${unit}`;
}

function untilIn(sentence: string): string {
  const [, until = ''] = sentence.split(/\buntil /);
  const [end = ''] = until
    .replace(/[.;]$/, '')
    .split(/, (?:then|and then|turning|stirring|before) /);
  return end.length > LONGEST_UNTIL ? '' : end;
}
