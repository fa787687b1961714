/** The type of the eight nutrition figures (energy, protein, fat ...), and how they are added and rounded. */

export const NUTRIENTS = [
  'kcal',
  'protein',
  'fat',
  'saturated',
  'carbohydrate',
  'fibre',
  'sugars',
  'salt',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** Kilocalories, and grams of the others. Carbohydrate includes fibre; salt is 2.5 times the sodium. */
export type Nutrients = Readonly<Record<Nutrient, number>>;

export const NOTHING = mapNutrients(() => 0);

export function mapNutrients(figure: (nutrient: Nutrient) => number): Nutrients {
  return {
    kcal: figure('kcal'),
    protein: figure('protein'),
    fat: figure('fat'),
    saturated: figure('saturated'),
    carbohydrate: figure('carbohydrate'),
    fibre: figure('fibre'),
    sugars: figure('sugars'),
    salt: figure('salt'),
  };
}

export function addNutrients(one: Nutrients, other: Nutrients, factor = 1): Nutrients {
  return mapNutrients((nutrient) => one[nutrient] + other[nutrient] * factor);
}

/** As it is told: whole kilocalories, grams to a tenth, salt to a hundredth. */
export function roundNutrients(figures: Nutrients): Nutrients {
  return mapNutrients((nutrient) => {
    const steps = nutrient === 'kcal' ? 1 : nutrient === 'salt' ? 100 : 10;
    return Math.round(figures[nutrient] * steps) / steps;
  });
}
