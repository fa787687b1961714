/** Command: reads a change as said of the listed dishes, "without chocolate", and lists three others. */
import type { Command } from '../command.ts';
import { other } from './other.ts';

/** Needs a list and no card, which the change would be of. */
export const changeOfList: Command = (context, memo, clause) =>
  memo.card || memo.offered.length === 0 ? undefined : other(context, memo, clause);
