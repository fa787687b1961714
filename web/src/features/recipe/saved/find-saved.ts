/** Which of the kept recipes somebody means who types a few letters. */
import { cardLines, type ShownRecipe } from '../card.ts';

/** Without case and accents: "creme" finds "Crème". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Made once for each recipe, or two thousand of them would be made anew with every key. */
const searched = new WeakMap<ShownRecipe, string>();

function textOf(recipe: ShownRecipe): string {
  const known = searched.get(recipe);
  if (known !== undefined) return known;
  const text = plain(wordsOf(recipe));
  searched.set(recipe, text);
  return text;
}

/** One that is too odd to be read is found by nothing, and costs only itself. */
function wordsOf(recipe: ShownRecipe): string {
  try {
    const { name, ingredients } = cardLines(recipe);
    return [name, recipe.introduction ?? '', ...ingredients].join('\n');
  } catch {
    return '';
  }
}

/** Every word must occur in the name, the introduction or an ingredient. */
export function findSaved<Kept extends ShownRecipe>(
  recipes: readonly Kept[],
  wanted: string,
): readonly Kept[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return recipes;
  return recipes.filter((recipe) => parts.every((part) => textOf(recipe).includes(part)));
}
