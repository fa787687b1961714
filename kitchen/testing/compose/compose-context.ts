/** For tests: what composing dishes needs, opened without the cookbook in a second instead of ten. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openForms } from '../../open-forms.ts';
import type { ComposeContext } from '../../src/compose/compose.ts';
import { compileMeasures } from '../../src/measure/measures.ts';
import { compileRules } from '../../src/safety/pantry/rules.ts';
import { compileSituations } from '../../src/safety/person/situations.ts';

const PANTRY = join(import.meta.dirname, '..', '..', 'pantry');
const read = (name: string): string => readFileSync(join(PANTRY, name), 'utf8');
const files = readdirSync(PANTRY).filter((name) => name.endsWith('.pantry'));

export const composeContext: ComposeContext = {
  rules: compileRules(files.map((name) => ({ name, text: read(name) }))),
  measures: compileMeasures(read('units.txt'), read('densities.txt')),
  situations: compileSituations(read('situations.txt')),
  forms: openForms(read('cooking.txt')),
};
