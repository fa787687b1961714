/** Takes a change for a word against the dishes on the list: "without chocolate" asks for three others. */
import type { Command } from '../command.ts';
import { other } from './other.ts';

/** Needs a list and no card, which the change would be of. */
export const changeOfList: Command = (context, memo, clause) =>
  memo.card || memo.offered.length === 0 ? undefined : other(context, memo, clause);
