/** Finds the opening and closing phrases of a sentence ("Certainly", "I hope that helps"), so that none repeats soon. */
import { hashText } from '../text/hash.ts';

const ENDS_OPENER = /[.,:;?]/;
const ENDS_SENTENCE = /[.?] /;
const LAST_STOP = /[.?]$/;
const BASE = 36;

/** Short names of "Certainly" and "I hope that helps" in "Certainly. {fact} I hope that helps." */
export function turnsOf(text: string): string[] {
  const [opener = ''] = text.split(ENDS_OPENER, 1);
  const closer = text.split(ENDS_SENTENCE).at(-1) ?? '';
  return [opener, closer]
    .filter((turn) => turn !== '' && !turn.includes('{') && turn.length < text.length - 1)
    .map((turn) => `turn ${hashText(turn.toLowerCase().replace(LAST_STOP, '')).toString(BASE)}`);
}
