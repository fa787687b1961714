/** Writes needs for titles and replies without naming a food ("vegan and nut-free"); also lists with commas and articles. */
import type { Needs, Restriction } from '../../vocabulary.ts';

const FREE: Readonly<Record<Restriction, string>> = {
  milk: 'dairy-free',
  eggs: 'egg-free',
  fish: 'fish-free',
  shellfish: 'shellfish-free',
  'tree nuts': 'nut-free',
  peanuts: 'peanut-free',
  wheat: 'wheat-free',
  soy: 'soy-free',
  sesame: 'sesame-free',
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
  'Gluten-Free': 'gluten-free',
  Keto: 'keto',
  Paleo: 'paleo',
};

export function freeOf(restriction: Restriction): string {
  return FREE[restriction];
}

/** "vegan and nut-free"; what another word already covers is left out. */
export function needsWords(restrictions: readonly Restriction[]): string {
  const has = new Set(restrictions);
  const covered = (one: Restriction): boolean =>
    (has.has('Vegan') &&
      (one === 'Vegetarian' ||
        one === 'milk' ||
        one === 'eggs' ||
        one === 'fish' ||
        one === 'shellfish')) ||
    (has.has('Gluten-Free') && one === 'wheat') ||
    (has.has('tree nuts') && one === 'peanuts');
  return sayList(restrictions.filter((one) => !covered(one)).map(freeOf));
}

export function allNeeds(needs: Needs): Restriction[] {
  return [...needs.diets, ...needs.allergies];
}

/** "a, b and c". */
export function sayList(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** "an oven or a blender". */
export function withArticles(tools: readonly string[]): string {
  return sayList(
    tools.map((tool) => `${/^[aeiou]/.test(tool) ? 'an' : 'a'} ${tool}`),
    'or',
  );
}
