/** Chooses the four openers of a new chat. */
import type { Needs, Restriction } from '@saffron/kitchen/vocabulary';
import type { TimeOfDay } from '../../../strings/chat.ts';
import { OPENERS, type Opener } from '../../../strings/openers.ts';

const SHOWN = 4;

/** Those that fit the user's needs, one for the time of day first; the day of the month rotates the list. */
export function chooseOpeners(needs: Needs, time: TimeOfDay, day: number): readonly Opener[] {
  const unwanted: ReadonlySet<Restriction> = new Set([...needs.allergies, ...needs.diets]);
  const fitting = OPENERS.filter(
    ({ unsuitableFor = [] }) => !unsuitableFor.some((restriction) => unwanted.has(restriction)),
  );
  const rotated = fitting.map((_, index) => fitting[(index + day) % fitting.length] as Opener);
  const timely = rotated.filter((opener) => opener.time === time);
  return [...timely.slice(0, 1), ...rotated.filter((opener) => !opener.time)].slice(0, SHOWN);
}
