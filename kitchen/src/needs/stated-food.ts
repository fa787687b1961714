/** What a food in a statement means: its names, the allergens to keep out, whether it equals another, whether a dislike lasts. */
import { findLineFacts } from '../safety/verdict/line-facts.ts';
import { splitNameTokens } from '../text/name-tokens.ts';
import { singular } from '../text/plurals.ts';
import { ALLERGENS, type Allergen, type Needs } from '../vocabulary.ts';
import type { FoodForms } from './food-forms.ts';
import type { Food } from './heard.ts';
import type { NeedsReader } from './needs-reader.ts';
import type { Statement } from './read-statements.ts';

type Named = Pick<Statement, 'label' | 'name' | 'kinds'>;

/** The names of the nine themselves, as against foods that belong to them. */
const CLASSES: Readonly<Record<string, readonly Allergen[]>> = {
  milk: ['milk'],
  dairy: ['milk'],
  lactose: ['milk'],
  egg: ['eggs'],
  fish: ['fish'],
  shellfish: ['shellfish'],
  seafood: ['fish', 'shellfish'],
  nut: ['tree nuts', 'peanuts'],
  'tree nut': ['tree nuts'],
  peanut: ['peanuts'],
  wheat: ['wheat'],
  soy: ['soy'],
  soybean: ['soy'],
  sesame: ['sesame'],
  'sesame seed': ['sesame'],
};

/** The allergens whose very name it is. */
export function classOf({ name, label }: Pick<Named, 'name' | 'label'>): readonly Allergen[] {
  return CLASSES[inSingular(label)] ?? CLASSES[name] ?? [];
}

/** With `firm`, in every form: cornflour for corn. */
export function foodOf(reader: NeedsReader, named: Named, firm: boolean): Food {
  const { label, name, kinds } = named;
  const one = inSingular(label);
  const forms = formsOf(reader, named);
  const own = forms?.isGroup ? [] : [name, one, label];
  const names = [
    ...new Set([...own, ...(forms?.always ?? []), ...(firm ? (forms?.harm ?? []) : [])]),
  ];
  return firm ? { said: label, names, kinds, firm } : { said: label, names, kinds };
}

/**
 * What somebody does not like lasts; what a wish goes without is said of that wish, unless it is for somebody.
 * @param isNeed whether it is told as a need and with no wish: "no onions for me, please"
 */
export function tasteOf(reader: NeedsReader, one: Statement, isNeed: boolean): Food {
  const food = foodOf(reader, one, false);
  const isPassing =
    one.polarity === 'without' && isOwn(one.holder) && (!isNeed || one.duration === 'for now');
  return isPassing ? { ...food, isPassing } : food;
}

/**
 * Of the nine and gluten, what is to be kept out for a food that harms.
 * @param isNarrow whether the food itself is meant and not all of its class: "no aged cheese with these tablets"
 */
export function needsOf(reader: NeedsReader, named: Named, isNarrow: boolean): Needs {
  const { name, kinds } = named;
  if (name === 'gluten') return { allergies: [], diets: ['Gluten-Free'] };
  const own = classOf(named);
  if (own.length > 0) return { allergies: own, diets: [] };
  if (isNarrow) return { allergies: [], diets: [] };
  const all = new Set<Allergen>([
    ...findLineFacts(reader.rules, name).allergens.contains,
    ...kinds.flatMap((kind) => CLASSES[kind] ?? []),
    ...(formsOf(reader, named)?.needs ?? []),
  ]);
  return { allergies: ALLERGENS.filter((one) => all.has(one)), diets: [] };
}

/** Whether keeping the nine out keeps it out, too: salmon for fish, but not bread for wheat. */
export function isCovered({ name, label, kinds }: Named, { allergies, diets }: Needs): boolean {
  if (name === 'gluten') return diets.includes('Gluten-Free');
  const classes = [...classOf({ name, label }), ...kinds.flatMap((kind) => CLASSES[kind] ?? [])];
  return classes.length > 0 && classes.every((one) => allergies.includes(one));
}

function formsOf({ forms }: NeedsReader, { label, name }: Named): FoodForms | undefined {
  return forms.get(inSingular(label)) ?? forms.get(name) ?? forms.get(inSingular(name));
}

function inSingular(name: string): string {
  return splitNameTokens(name).map(singular).join(' ');
}

export function isSameFood(a: Food, b: Food): boolean {
  return a.said === b.said || a.names[0] === b.names[0];
}

/** Whether the one is the other or a kind of it: who wants red onions wants onions. */
export function isFoodOf(food: Food, { name, label, kinds }: Named): boolean {
  const wanted = [name, label, inSingular(label), ...kinds];
  return food.names.some((one) => wanted.includes(one)) || food.said === label;
}

/** The same, and dishes called by it: onion soup takes back that onions were to be left out. */
export function isCalledBy(food: Food, named: Named): boolean {
  const words = inSingular(named.label).split(' ');
  return isFoodOf(food, named) || words.includes(inSingular(food.said));
}

export function isOwn(holder: string): boolean {
  return OWN.has(holder.split(' ')[0] ?? '');
}

/** How people name themselves. */
const OWN: ReadonlySet<string> = new Set(['me', 'i', 'im', 'ive', 'we', 'were', 'weve']);
