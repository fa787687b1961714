/** Removes the chef's own name from a greeting, so that "Hi Saffron, what's for tea?" does not ask for the spice. */
import { tokenise } from '../text/tokenise.ts';

const GREETS: ReadonlySet<string> = new Set(
  'hi hello hey hiya dear morning evening afternoon night thanks you ok okay bye'.split(' '),
);
const NAME = 'saffron';
/** Nobody greets for longer. */
const WORDS = 4;
const LETTERS = 60;

/** The text without it; as it was where nobody is greeted by that name, or a dish of saffron may be meant. */
export function withoutOurName(text: string): string {
  const words = tokenise(text.slice(0, LETTERS)).slice(0, WORDS);
  const at = words.findIndex(({ text: word }) => word === NAME);
  const [before, name, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !name || !GREETS.has(before.text)) return text;
  // "Hi, saffron rice for four" has the dish right behind it.
  const isLoose = !next || text.slice(name.end, next.start).trim() !== '';
  return isLoose ? text.slice(0, name.start) + text.slice(name.end) : text;
}
