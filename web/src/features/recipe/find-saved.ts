/** Which of the kept recipes somebody means who types a few letters. */
import { cardLines, type ShownRecipe } from './card.ts';

/** Without case and accents: "creme" finds "Crème". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word must occur in the name, the introduction or an ingredient. */
export function findSaved(recipes: readonly ShownRecipe[], wanted: string): readonly ShownRecipe[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return recipes;
  return recipes.filter((recipe) => {
    const { name, ingredients } = cardLines(recipe);
    const text = plain([name, recipe.introduction ?? '', ...ingredients].join('\n'));
    return parts.every((part) => text.includes(part));
  });
}
