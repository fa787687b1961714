/** Questions that name their dish instead of saying "it". */
import type { NamedDish } from '../../cookbook/name-index.ts';
import type { Meaning } from './meaning.ts';
import { readQuestion } from './questions.ts';
import { WORD } from './read-names.ts';

/** "Is pad thai spicy?" is "is it spicy?" with a name in it. */
export function questionAbout(text: string, accepted: readonly NamedDish[]): Meaning['question'] {
  const [named] = accepted;
  if (!named) return undefined;
  let at = -1;
  const first = Math.min(...named.tokenIndexes);
  const last = Math.max(...named.tokenIndexes);
  const about = text
    .replace(WORD, (word) => {
      at += 1;
      return at === first ? 'it' : at > first && at <= last ? '' : word;
    })
    .replace(/\b(?:an? |the )?it\s+/, 'it ');
  const asked = readQuestion(about);
  return asked && ABOUT_A_DISH.has(asked) ? asked : undefined;
}

const ABOUT_A_DISH: ReadonlySet<string> = new Set([
  'contains',
  'spicy',
  'time',
  'serves',
  'keep',
  'healthy',
  'temperature',
  'equipment',
  'origin',
  'reheat',
  'ahead',
  'done',
]);

/** "I don't have a blender" asks for no stand-in. */
export function questionBeside(
  question: Meaning['question'],
  lacking: Meaning['lacking'],
): Meaning['question'] {
  return question === 'swap' && lacking.length > 0 ? undefined : question;
}
