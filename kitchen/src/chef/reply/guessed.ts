/** Asks whether one of the nine was meant where it could only be guessed from a slip of the pen. */
import { fill } from '../../cook/fill.ts';
import { speaks, type Table } from '../../cook/table.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import { DID_YOU_MEAN } from '../words/unsure.ts';

export function onGuessed({ kitchen, meaning, now }: Table): string | null {
  const foods = meaning.guessed.filter((word) => speaks(kitchen, word, now.needs));
  return foods.length > 0 ? fill(DID_YOU_MEAN, { foods: sayList([...new Set(foods)]) }) : null;
}
