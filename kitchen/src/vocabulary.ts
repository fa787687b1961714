/** The basic types of the domain: allergens, diets, unit systems, appliances, situations, parts of a recipe, verdicts and needs. */

/** The nine major food allergens of US law, spelled as people see them. */
export const ALLERGENS = [
  'milk',
  'eggs',
  'fish',
  'shellfish',
  'tree nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ['Vegetarian', 'Vegan', 'Gluten-Free', 'Keto', 'Paleo'] as const;
export type Diet = (typeof DIETS)[number];

/** An allergen or a diet: what a person may ask us to respect. */
export type Restriction = Allergen | Diet;

export const UNIT_SYSTEMS = ['international', 'United States', 'Imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** What a dish is cooked with; the fryer and the cookers only where somebody says that they have one. */
export const APPLIANCES = [
  'hob',
  'oven',
  'grill',
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'blender',
  'none',
] as const;
export type Appliance = (typeof APPLIANCES)[number];

/** `contains` also covers what usually contains it; `may contain` is for products that vary. */
export type Certainty = 'contains' | 'may contain';

/** `conflict`: something named contains a declared restriction. `unsure`: it may, or a line is unknown to us. */
export type Verdict = 'conflict' | 'unsure' | 'clear';

/** Which part of a recipe a line belongs to; the names are the recipe's own fields. */
export const RECIPE_PARTS = [
  'title',
  'introduction',
  'ingredients',
  'instructions',
  'tips',
  'closing',
  'text',
] as const;
export type RecipePart = (typeof RECIPE_PARTS)[number];

/** What rules food out for a while without being an allergy or a diet; `pantry/situations.txt` says what. */
export const SITUATIONS = ['pregnancy', 'baby', 'toddler', 'raw egg', 'weak immunity'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What a person needs of a recipe. Empty lists mean that nothing was declared. */
export interface Needs {
  readonly allergies: readonly Allergen[];
  readonly diets: readonly Diet[];
}

export function isAllergen(value: unknown): value is Allergen {
  return (ALLERGENS as readonly unknown[]).includes(value);
}

export function isDiet(value: unknown): value is Diet {
  return (DIETS as readonly unknown[]).includes(value);
}
