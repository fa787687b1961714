/** Command: reads a change ("without chocolate") as said of the dishes just listed, and lists three others; not over a recipe card. */
import type { Command } from '../command.ts';
import { other } from './other.ts';

/** Needs a list and no card, which the change would be of. */
export const changeOfList: Command = (context, memo, clause) =>
  memo.card || memo.offered.length === 0 ? undefined : other(context, memo, clause);
