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
  /** What to mind in a dish that may be eaten. */
  readonly minds: readonly Mind[];
}

interface Mind {
  /** Names and kinds of the pantry. */
  readonly foods: readonly string[];
  /** Part of a sentence: "the eggs cooked firm". */
  readonly advice: string;
}
export type Situations = Readonly<Record<Situation, SituationRules>>;

/** @throws Error that names the line which cannot be read, or the situation that has none */
export function compileSituations(text: string): Situations {
  const read = new Map<string, string[]>();
  const minds: (Mind & { readonly situations: readonly string[] })[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [head = '', names] = line.split(':');
    if (names === undefined) throw new Error(`situations.txt: "${line}" has no colon.`);
    const [foods = '', advice = ''] = names.split(' = ');
    if (head.endsWith(' mind')) {
      const situations = listOf(head.slice(0, -' mind'.length));
      minds.push({ situations, foods: listOf(foods), advice: advice.trim() });
    } else read.set(head.trim(), listOf(names));
  }
  const namesOf = (key: string): string[] => {
    const names = read.get(key);
    if (names === undefined) throw new Error(`situations.txt: the line "${key}:" is missing.`);
    return names;
  };
  const rulesOf = (one: Situation): SituationRules => ({
    excludedFoods: namesOf(`${one} out`),
    excludedCautions: namesOf(`${one} never`).map(parseCaution),
    minds: minds.filter(({ situations }) => situations.includes(one)),
  });
  return {
    pregnancy: rulesOf('pregnancy'),
    baby: rulesOf('baby'),
    toddler: rulesOf('toddler'),
    'raw egg': rulesOf('raw egg'),
    'weak immunity': rulesOf('weak immunity'),
  };
}

function listOf(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function parseCaution(name: string): Caution {
  const caution = CAUTIONS.find((known) => known === name);
  if (caution === undefined) throw new Error(`situations.txt: "${name}" is no caution.`);
  return caution;
}
