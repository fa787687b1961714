/** Reads kitchen/forms from disk and compiles it: templates for composing dishes from foods at hand, with cuisines, sides and suppers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileForms, type Forms } from './src/compose/forms.ts';

const FOLDER = join(import.meta.dirname, 'forms');
const ENDING = '.form';

/** @param cooking the text of pantry/cooking.txt */
export function openForms(cooking: string): Forms {
  const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .sort();
  return compileForms({
    forms: names.map((name) => ({ name: name.slice(0, -ENDING.length), text: read(name) })),
    cuisines: read('cuisines.txt'),
    sides: read('sides.txt'),
    suppers: read('suppers.txt'),
    cooking,
  });
}
