/** What a step says when more is cooked than goes in at once. */
import { sayNumberWord } from '../../say/number-words.ts';

export interface RoundsSaid {
  readonly count: number;
  /** How many further steps belong to a round. */
  readonly more: number;
  /** Whether a round is told by more than one time. */
  readonly times: boolean;
  /** The fat that has to last for all of them; empty when none goes in. */
  readonly fat: string;
  /** Whether it begins in the middle of a step. */
  readonly here: boolean;
  /** Whether a second one may stand beside the first, as a pan does and a grill does not. */
  readonly beside: boolean;
}

/** "Work in two rounds, or in two pans at once, sharing out the butter; the time is for one round." */
export function roundsSaid({ count, more, times, fat, here, beside }: RoundsSaid): string {
  const what =
    more === 0
      ? here
        ? 'What comes now is done'
        : 'Work'
      : `Go through this step and the next${more === 1 ? '' : ` ${sayNumberWord(more)}`}`;
  const rounds = `${sayNumberWord(count)} rounds`;
  const pans = beside && count === 2 ? ', or in two pans at once' : '';
  const share = more > 0 ? `, with ${SHARES[count] ?? 'an equal share'} of everything in each` : '';
  const fats = more === 0 && fat !== '' ? `, sharing out the ${fat}` : '';
  const clock = times ? 'the times are for one' : 'the time is for one';
  return `${what} in ${rounds}${pans}${share}${fats}; ${clock}.`;
}

const SHARES: readonly string[] = [
  '',
  '',
  'half',
  'a third',
  'a quarter',
  'a fifth',
  'a sixth',
  'a seventh',
  'an eighth',
];

/** "For this much take two trays, on two shelves that change places halfway." */
export function vesselsSaid(count: number, name: string, isStill: boolean): string {
  const many = `For this much take ${sayNumberWord(count)} ${name}`;
  if (isStill) {
    const atOnce = count > 2 && !/dishes$/.test(name) ? ', two in the oven at a time' : '';
    return `${many}${atOnce}; on two shelves the lower one may take a few minutes longer.`;
  }
  if (count === 2) return `${many}, on two shelves that change places halfway.`;
  return /dishes$/.test(name)
    ? `${many} of that size, and let them change places halfway.`
    : `${many}, two in the oven at a time, on shelves that change places halfway.`;
}

/** A bigger piece would want longer, which nobody can reckon. */
export function piecesSaid(count: number, name: string): string {
  return `Take the ${name} as ${sayNumberWord(count)} of the same weight, so that the time holds.`;
}

/** For what is eaten from its pan, or has to stand at one depth. */
export function pansSaid(count: number, name: string): string {
  return `For this much take ${sayNumberWord(count)} ${name} side by side, with an equal share of everything in each.`;
}
