/** Everything that composing works from: the forms, the cuisines' seasonings and what cooking each food takes. */
import { type CookingTable, compileCooking } from './cooking-table.ts';
import type { Cuisine, Form } from './form.ts';
import { parseCuisines, parseForm, parseSides } from './form-file.ts';

export interface Forms {
  /** In the order of their names. */
  readonly all: readonly Form[];
  readonly bySlug: ReadonlyMap<string, Form>;
  readonly cuisines: ReadonlyMap<string, Cuisine>;
  readonly cooking: CookingTable;
}

export interface FormTexts {
  /** Each by its slug. */
  readonly forms: readonly { readonly name: string; readonly text: string }[];
  readonly cuisines: string;
  readonly sides: string;
  /** The text of pantry/cooking.txt. */
  readonly cooking: string;
}

/** @throws FormError or PantryTextError naming the file and line of what cannot be read */
export function compileForms({ forms, cuisines, sides, cooking }: FormTexts): Forms {
  const beside = parseSides(sides);
  const all = forms.map(({ name, text }) => parseForm(name, text, beside));
  return Object.freeze({
    all,
    bySlug: new Map(all.map((form) => [form.slug, form])),
    cuisines: new Map(parseCuisines(cuisines).map((one) => [one.name, one])),
    cooking: compileCooking(cooking),
  });
}
