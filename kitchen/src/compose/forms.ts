/** Compiles kitchen/forms and pantry/cooking.txt into the one Forms object that composing dishes works from, and defines its type. */
import { type CookingTable, compileCooking, nameKey } from './cooking-table.ts';
import type { Addition, Cuisine, Form, Staple } from './form.ts';
import { FormError, parseCuisines, parseForm, parseSides } from './form-file.ts';

export interface Forms {
  /** In the order of their names. */
  readonly all: readonly Form[];
  readonly bySlug: ReadonlyMap<string, Form>;
  readonly cuisines: ReadonlyMap<string, Cuisine>;
  readonly cooking: CookingTable;
  /** Foods of which a quick supper is made, those that cost little first. */
  readonly suppers: readonly (readonly string[])[];
}

export interface FormTexts {
  /** Each by its slug. */
  readonly forms: readonly { readonly name: string; readonly text: string }[];
  readonly cuisines: string;
  readonly sides: string;
  /** Lines of foods, with commas between them. */
  readonly suppers: string;
  /** The text of pantry/cooking.txt. */
  readonly cooking: string;
}

/** @throws FormError or PantryTextError naming the file and line of what cannot be read */
export function compileForms(texts: FormTexts): Forms {
  const { forms, cuisines, sides, cooking } = texts;
  const beside = parseSides(sides);
  const table = compileCooking(cooking);
  const all = forms.map(({ name, text }) => withKeys(parseForm(name, text, beside), table));
  const byName = parseCuisines(cuisines).map((one) => ({
    ...one,
    cues: keysOf('cuisines.txt', one.cues, table),
    clashes: keysOf('cuisines.txt', one.clashes, table),
    additions: one.additions.map((addition) => withFoods(addition, table)),
  }));
  return Object.freeze({
    all,
    bySlug: new Map(all.map((form) => [form.slug, form])),
    cuisines: new Map(byName.map((one) => [one.name, one])),
    cooking: table,
    suppers: texts.suppers
      .split(/\r?\n/)
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(', ')),
  });
}

/** Foods are told by their keys, whatever the form calls them. @throws FormError for a food or class that nobody knows */
function withKeys(form: Form, table: CookingTable): Form {
  const file = `${form.slug}.form`;
  return {
    ...form,
    slots: form.slots.map((slot) => ({
      ...{ ...slot, classes: keysOf(file, slot.classes, table) },
      otherwise: slot.otherwise.map((one) => withFood(one, table)),
    })),
    additions: form.additions.map((addition) => withFoods(addition, table)),
    likes: keysOf(file, form.likes, table),
    never: new Map(
      [...form.never].map(([name, why]) => [[...keysOf(file, [name], table)][0] ?? name, why]),
    ),
  };
}

function withFoods(addition: Addition, table: CookingTable): Addition {
  return {
    ...addition,
    items: addition.items.map((all) => all.map((one) => withFood(one, table))),
  };
}

function withFood(staple: Staple, { byName }: CookingTable): Staple {
  return { ...staple, food: byName.get(nameKey(staple.name)) };
}

function keysOf(
  file: string,
  names: Iterable<string>,
  { classes, byName }: CookingTable,
): ReadonlySet<string> {
  const keys = [...names].map((name) => {
    const key = classes.has(name) ? name : byName.get(nameKey(name))?.key;
    if (key === undefined) throw new FormError(file, 1, `"${name}" is no food and no class.`);
    return key;
  });
  return new Set(keys);
}
