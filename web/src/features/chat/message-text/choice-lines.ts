/** Reads a list of dishes to choose from, as the chef writes it: "1. **Dal** - 35 minutes. Red lentils …". */

export interface ChoiceLine {
  readonly name: string;
  /** "1 hour 10 minutes". */
  readonly time: string;
  /** What the dish is like; empty while it has not arrived. */
  readonly line: string;
}

const NUMBERED_DISH = /^\d{1,2}[.)] \*\*([^*]{2,80})\*\* - ([^.]{2,30})(?:\.|$)/;
const TIME = /\b(?:minutes?|hours?|days?)\b/;
const MAX_CHOICES = 4;
/** As long as name and time can be, with the marks around them. */
const MAX_BEGINNING = 130;

/** The dishes of a block of text that is such a list; undefined for any other. Of a growing text the last line may be missing. */
export function readChoiceLines(block: string): readonly ChoiceLine[] | undefined {
  if (!/^1[.)] \*\*/.test(block)) return undefined;
  const lines = block.trim().split('\n');
  const choices = lines.map(readLine);
  // A line of which only the beginning has arrived is held back, so that no list is shown for a moment.
  if (!choices.at(-1) && (lines.at(-1) ?? '').length < MAX_BEGINNING) choices.pop();
  const known = choices.filter((choice) => choice !== undefined);
  return known.length === choices.length && known.length <= MAX_CHOICES ? known : undefined;
}

function readLine(text: string): ChoiceLine | undefined {
  const [start = '', name = '', time = ''] = NUMBERED_DISH.exec(text) ?? [];
  return !TIME.test(time) ? undefined : { name, time, line: text.slice(start.length).trim() };
}
