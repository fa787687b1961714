/** Sends questions to the reheating or storage answers where single words such as "reheat" or "freezer" settle it, whatever intent was read. */

import type { Command } from '../command.ts';
import { askReheat } from './ask-reheat.ts';
import { askStorage } from './ask-storage.ts';
import { hasTerm, wordSet } from './subject.ts';

const REHEAT = wordSet('reheat reheating reheated rewarm');
const KEEP = wordSet('store storing stored storage freeze freezing fridge freezer thaw defrost');
const DAYS = wordSet('day');
const STATE = wordSet('cooked leftover raw opened open');
const SPOILED = wordSet('off bad rotten spoiled expired');
/** What has to be taken out of the fridge is to be cooked. */
const BEFORE_COOKING = wordSet('before take out bring cold straight');

export const byItsWords: Command = (context, memo, clause) => {
  if (hasTerm(clause, REHEAT)) return askReheat(context, memo, clause);
  const isCooked = clause.act === 'ask-timing' && hasTerm(clause, DAYS) && hasTerm(clause, STATE);
  const isKept = hasTerm(clause, KEEP) && !hasTerm(clause, BEFORE_COOKING);
  const isSpoiled = hasTerm(clause, SPOILED) && clause.act === 'ask-done';
  return isKept || isSpoiled || isCooked ? askStorage(context, memo, clause) : undefined;
};
