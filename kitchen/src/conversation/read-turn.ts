/** Reads the last message: its parts with intents, corrections of earlier ones, and a pasted or told recipe, made the current one. */
import type { Memo } from '../memo/memo.ts';
import { layOwn, withOwnCard } from '../own/lay-own.ts';
import { describeClause } from '../read/describe-clause.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { type Paste, takePaste, takeTold } from '../recipe-text/take-paste.ts';
import type { Kitchen } from './kitchen.ts';
import { partsSpelledOut } from './parts-of-card.ts';
import { isOnCard, readClauses } from './read-clauses.ts';
import { asCorrected, clausesMeant } from './which-meant.ts';

export interface TurnRead {
  /** With the recipe that was brought as its card. */
  readonly memo: Memo;
  readonly clauses: readonly ReadClause[];
  /** The message without that recipe. */
  readonly said: string;
}

const OWN = 'own-recipe';
/** From such a chance on a message may tell a recipe in sentences. */
const LIKELY = 0.4;

export function readTurn(kitchen: Kitchen, came: Memo, message: string): TurnRead {
  const paste = takePaste(kitchen, message);
  if (paste) return withRecipe(kitchen, came, paste);
  const memo = withOwnCard(came);
  const clauses = clausesMeant(memo, message, (text) =>
    readClauses(kitchen, partsSpelledOut(kitchen, text, memo), memo),
  ).map((clause) => {
    // "It was the peas I wanted rid of", of a card that has them, is no other wish.
    const isOfCard = clause.foods.every(({ food }) => isOnCard(kitchen, memo, food.said));
    return isOfCard ? clause : asCorrected(memo, clause);
  });
  const isTold = clauses.some(({ act, chance }) => act === OWN && chance >= LIKELY);
  const told = isTold ? takeTold(kitchen, message) : undefined;
  return told ? withRecipe(kitchen, came, told) : { memo, clauses, said: message };
}

function withRecipe(kitchen: Kitchen, came: Memo, { recipe, talk }: Paste): TurnRead {
  const memo = layOwn(came, recipe);
  const act = { act: OWN, chance: 1, second: '', foods: [], start: 0, end: 0 };
  const clauses = talk === '' ? [] : readClauses(kitchen, talk, memo);
  const others = clauses.filter(({ act, chance }) => chance >= LIKELY && GOES_ON.has(act));
  return { memo, clauses: [describeClause(kitchen, '', act), ...others], said: talk };
}

/** What may be asked of a recipe as it is brought; whatever else is said with it is answered by reading it. */
const GOES_ON: ReadonlySet<string> = new Set(
  (
    'swap add leave-out adjust heat scale people units quicker method restyle step ' +
    'ask-ahead ask-amount ask-convert ask-cost ask-done ask-leftovers ask-nutrition ask-reheat ' +
    'ask-storage ask-substitute ask-temperature ask-timing ask-tool ask-contains shopping-list pairing'
  ).split(' '),
);
