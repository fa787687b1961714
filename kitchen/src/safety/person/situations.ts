/** Parses pantry/situations.txt: what a pregnancy, a baby and other situations rule out. */
import type { Situation } from '../../vocabulary.ts';

/** What a dish as a whole can be, whatever its ingredients are called one by one. */
export const CAUTIONS = [
  'raw fish',
  'raw egg',
  'rare meat',
  'an alcoholic drink',
  'liver',
  'coffee',
  'honey',
  'heat',
  'whole nuts',
  'much salt',
  'much sugar',
  'deep frying',
] as const;
export type Caution = (typeof CAUTIONS)[number];

interface SituationRules {
  /** Names and kinds of the pantry. */
  readonly excludedFoods: readonly string[];
  readonly excludedCautions: readonly Caution[];
}
export type Situations = Readonly<Record<Situation, SituationRules>>;

/** @throws Error that names the line which cannot be read, or the situation that has none */
export function compileSituations(text: string): Situations {
  const read = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [head = '', names] = line.split(':');
    if (names === undefined) throw new Error(`situations.txt: "${line}" has no colon.`);
    read.set(
      head.trim(),
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    );
  }
  const namesOf = (key: string): string[] => {
    const names = read.get(key);
    if (names === undefined) throw new Error(`situations.txt: the line "${key}:" is missing.`);
    return names;
  };
  const rulesOf = (one: Situation): SituationRules => ({
    excludedFoods: namesOf(`${one} out`),
    excludedCautions: namesOf(`${one} never`).map(parseCaution),
  });
  return {
    pregnancy: rulesOf('pregnancy'),
    baby: rulesOf('baby'),
    toddler: rulesOf('toddler'),
    'raw egg': rulesOf('raw egg'),
    'weak immunity': rulesOf('weak immunity'),
  };
}

function parseCaution(name: string): Caution {
  const caution = CAUTIONS.find((known) => known === name);
  if (caution === undefined) throw new Error(`situations.txt: "${name}" is no caution.`);
  return caution;
}
