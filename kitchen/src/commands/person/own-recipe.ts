/** Answers a recipe of their own: says where it is checked. */
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';

/** Needs nothing; the table stays as it is. Never answers with another dish. */
export const ownRecipe: Command = (_, memo) => ({ memo, told: [tell('person.own-recipe')] });
