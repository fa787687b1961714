/** How people speak of a card before them: its steps by number, a portion of it, taking it along. */
import { NUMBER, numberOf } from './numbers.ts';

const ORDINAL = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const BY_NUMBER = new RegExp(`\\bsteps? (?:number |no\\.? |nr\\.? )?${NUMBER}(?![a-z])`);
const BY_ORDINAL = new RegExp(
  `\\b(${ORDINAL.join('|')}|1st|2nd|3rd|[4-9]th|last|final|next) step\\b`,
);
const HOW_MANY = /\bhow many steps\b/;

type StepAsked = number | 'last' | 'next' | 'count';

/** Which step the folded text asks after, counted from one. */
export function stepAsked(text: string): StepAsked | undefined {
  if (HOW_MANY.test(text)) return 'count';
  const counted = BY_NUMBER.exec(text)?.[1];
  if (counted !== undefined && numberOf(counted) >= 1) return Math.round(numberOf(counted));
  const said = BY_ORDINAL.exec(text)?.[1];
  if (said === undefined) return undefined;
  if (said === 'last' || said === 'final') return 'last';
  if (said === 'next') return 'next';
  return /^\d/.test(said) ? Number.parseInt(said, 10) : ORDINAL.indexOf(said) + 1;
}

const IT = '(?:it|this|that|them|these|one|some(?: of (?:it|this))?|the (?:dish|rest|leftovers?))';
const CARRIED = new RegExp(
  `\\bhow (?:do|can|could|should|would|to|best to)(?: (?:i|we|you))?(?: best)? (?:pack|transport|carry|wrap up|take|bring) ${IT}\\b(?! out\\b)|\\b(?:does|do|will|would|can) ${IT} (?:travel|be (?:packed|transported|carried|taken))\\b|\\b(?:can|could|may) (?:i|we) (?:pack|transport|carry|take|bring) ${IT} (?:to|on|for|along|with|in)\\b|^(?:and |so )?(?:packing|pack|transporting?) ${IT}(?: for (?:work|school|lunch|a picnic))?\\??$`,
);
const PORTION =
  /^(?:(?:and|so|ok|that's|is that),? )*how (?:much|many|big)(?: (?:is|are|of it|is it|would that be|does that make|is that|do we get|do you get|does everyone get|does everybody get|pieces|slices|do i (?:give|serve)))? ?(?:each(?: person| of us| one)?|per (?:person|head|portion|serving|guest)|for each(?: person| of us)?|a head|everyone|everybody|(?:is )?(?:a|one) (?:portion|serving))\??$|^(?:and |so )?what(?:'s| is) (?:a|one) (?:portion|serving)(?: size)?\??$|^portion sizes?\??$/;

export function asksToCarry(text: string): boolean {
  return CARRIED.test(text);
}

export function asksPortion(text: string): boolean {
  return PORTION.test(text);
}
