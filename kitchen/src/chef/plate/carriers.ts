/** Says of an allergy beyond the nine only what was looked at: "kept free of" where nothing may hide it, else where to look. */
import type { Needs } from '../../vocabulary.ts';
import { speaks, type Table } from '../table.ts';
import type { Food } from '../understand/foods.ts';
import { needsNamed } from '../understand/needs-said.ts';
import { otherAllergen } from '../understand/other-allergens.ts';
import { sayList } from '../voice/needs-words.ts';

/** For a card `names` are its ingredients; without them it speaks of a list of dishes, where nothing was looked at yet. */
export function firmlySaid(
  table: Pick<Table, 'kitchen' | 'now'>,
  names?: readonly string[],
): string {
  const { kitchen, now } = table;
  const foods = now.avoid.filter(
    (food) =>
      food.firm === true && !isOfTheNine(food, now.needs) && speaks(kitchen, food.said, now.needs),
  );
  if (foods.length === 0) return '';
  const bare = `Chosen for an allergy to ${sayList(foods.map((food) => food.said))}.`;
  if (names === undefined) return allowed(table, bare);
  const said = [keptSaid(foods, names), ...foods.map((food) => watchedSaid(food, names))];
  return allowed(table, said.filter(Boolean).join(' ')) || allowed(table, bare);
}

/** "Nut allergy" is kept as a need, and said there. */
function isOfTheNine(food: Food, needs: Needs): boolean {
  const { allergies } = needsNamed(food.said);
  return allergies.length > 0 && allergies.every((one) => needs.allergies.includes(one));
}

function allowed({ kitchen, now }: Pick<Table, 'kitchen' | 'now'>, sentence: string): string {
  return speaks(kitchen, sentence, now.needs) ? sentence : '';
}

/** The foods that we know in all their forms and of which nothing here may hold any. */
function keptSaid(foods: readonly Food[], names: readonly string[]): string {
  const kept = foods.filter(
    (food) => otherAllergen(food.said) !== undefined && carriersOf(food, names).length === 0,
  );
  return kept.length > 0
    ? `Kept free of ${sayList(
        kept.map((food) => food.said),
        'or',
      )}.`
    : '';
}

function watchedSaid(food: Food, names: readonly string[]): string {
  const who = `Chosen for an allergy to ${food.said}`;
  if (otherAllergen(food.said) === undefined)
    return `${who}: I can only go by the names of the ingredients and cannot vouch for what may hide it, so read every label.`;
  const carriers = carriersOf(food, names);
  if (carriers.length === 0) return '';
  const label = carriers.length > 1 ? 'labels' : 'label';
  return `${who}: ${sayList(carriers)} may hold some, so read the ${label}.`;
}

/** Those of the ingredients that may hold a food unseen, each once. */
export function carriersOf(food: Food, names: readonly string[]): string[] {
  const row = otherAllergen(food.said);
  return row === undefined ? [] : [...new Set(names.filter((name) => row.carriers.test(name)))];
}

/** The foods that such sentences in an earlier card or list speak of, to be read again. */
export function foodsMinded(shared: string): string[] {
  return [
    ...shared.matchAll(/\b(?:Kept free of|[Cc]hosen for an allergy to) ([^.:]{2,160})[.:]/g),
  ].map((found) => found[1] ?? '');
}
