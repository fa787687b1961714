/** Blanks out "long", "many" or "hot" behind "how" in a question, which are no part of a food's name. */

const ASKED = /\bhow (?:long|hot|many|much)(?= )/gi;
/** "How " stays. */
const KEPT = 4;

/** The text with such words blanked out, each letter by a space, so that all else keeps its place. */
export function withoutMeasuresAsked(text: string): string {
  return text.replace(ASKED, (asked) => asked.slice(0, KEPT).padEnd(asked.length));
}
