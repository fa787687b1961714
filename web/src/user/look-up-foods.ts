/** Looks up a food the user typed: one of the nine allergens, another known food, or unknown. */
import { MAX_FOOD_LENGTH, MAX_OTHER_FOODS } from '@saffron/contract/limits';
import { ALLERGENS, type Allergen, type Diet, isAllergen } from '@saffron/kitchen/vocabulary';
import { call } from '../api/client.ts';
import { toFailure } from '../api/failure.ts';
import { foodStrings } from '../strings/foods.ts';

export interface FoundFoods {
  /** What was found, or why nothing was; shown to the user. */
  readonly message: string;
  /** Needs to switch on. */
  readonly allergies: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly foods: readonly string[];
  /** Nothing of what the user typed has to be corrected; the field can be emptied. */
  readonly isComplete: boolean;
}

/** Names that mean more than the one food which the kitchen recognises in them; the chat treats them alike. */
const BROAD_NAMES: Readonly<
  Record<string, { readonly allergens?: readonly Allergen[]; readonly diets?: readonly Diet[] }>
> = {
  nut: { allergens: ['tree nuts', 'peanuts'] },
  nuts: { allergens: ['tree nuts', 'peanuts'] },
  gluten: { diets: ['Gluten-Free'] },
};

interface SelectedNeeds {
  readonly diets?: readonly string[];
  readonly allergies: readonly string[];
  readonly foods: readonly string[];
}

const SEPARATORS = /[,;\n]|&|\band\b|\bor\b/i;

/** `chosen` is what the user has selected already. Never throws: a failure is reported in `message`. */
export async function lookUpFoods(typed: string, chosen: SelectedNeeds): Promise<FoundFoods> {
  const names = typed.split(SEPARATORS).map(normaliseFoodName).filter(Boolean);
  const nothing = (message: string): FoundFoods => ({
    ...{ message, allergies: [], diets: [], foods: [], isComplete: false },
  });
  if (names.length === 0) return nothing(foodStrings.empty);
  const isTooLong = names.some((name) => name.length > MAX_FOOD_LENGTH);
  if (isTooLong || names.length > MAX_OTHER_FOODS) return nothing(foodStrings.unknown(names));
  try {
    const body = { ingredients: names, allergies: [], diets: [] };
    const { lines } = await call('checkLines', { body });
    return toFoundFoods(
      lines.map(({ recognised, allergens }, at) => {
        const name = names[at] ?? '';
        const { allergens: wider = [], diets = [] } = Object.hasOwn(BROAD_NAMES, name)
          ? (BROAD_NAMES[name] ?? {})
          : {};
        const all = new Set([...allergens.contains, ...wider]);
        const isKnown = recognised || all.size + diets.length > 0;
        return { name, isKnown, allergens: ALLERGENS.filter((one) => all.has(one)), diets };
      }),
      chosen,
    );
  } catch (error) {
    console.warn('What was typed could not be looked up.', toFailure(error).message);
    return nothing(foodStrings.lookUpFailed);
  }
}

/** "No Celery." is celery. */
function normaliseFoodName(name: string): string {
  return name
    .trim()
    .replace(/^(?:no|the|any|all|an?)\s+/i, '')
    .replace(/[.!?\s]+$/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

interface Food {
  readonly name: string;
  readonly isKnown: boolean;
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
}

const listRestrictions = ({ allergens, diets }: Pick<Food, 'allergens' | 'diets'>) => [
  ...allergens,
  ...diets,
];

function toFoundFoods(foods: readonly Food[], chosen: SelectedNeeds): FoundFoods {
  const named = foods.map((food) => (isAllergen(food.name) ? { ...food, isKnown: true } : food));
  const unknown = named.filter(({ isKnown }) => !isKnown).map(({ name }) => name);
  const ofTheNine = named.filter(
    ({ isKnown, ...food }) => isKnown && listRestrictions(food).length > 0,
  );
  const otherFoods = named.filter(
    ({ isKnown, ...food }) => isKnown && listRestrictions(food).length === 0,
  );
  const known = [...new Set(otherFoods.map(({ name }) => name))];
  const added = known.filter((name) => !chosen.foods.includes(name));
  const alreadyListed = known.filter((name) => chosen.foods.includes(name));
  const isFull = chosen.foods.length + added.length > MAX_OTHER_FOODS;
  const allergies = ALLERGENS.filter((one) =>
    ofTheNine.some(({ allergens }) => allergens.includes(one)),
  );
  const sentences = [
    ...(isFull ? [foodStrings.limitReached(MAX_OTHER_FOODS)] : []),
    ...(added.length > 0 && !isFull ? [foodStrings.added(added)] : []),
    ...(alreadyListed.length > 0 ? [foodStrings.alreadyListed(alreadyListed)] : []),
    ...ofTheNine.map((food) => {
      const selected = [...chosen.allergies, ...(chosen.diets ?? [])];
      const isOn = listRestrictions(food).every((one) => selected.includes(one));
      return foodStrings.ofTheNine(food.name, listRestrictions(food), isOn);
    }),
    ...(unknown.length > 0 ? [foodStrings.unknown(unknown)] : []),
  ];
  return {
    message: sentences.join(' '),
    allergies: allergies.filter((one) => !chosen.allergies.includes(one)),
    diets: [...new Set(ofTheNine.flatMap(({ diets }) => diets))].filter(
      (one) => !chosen.diets?.includes(one),
    ),
    foods: isFull ? [] : added,
    isComplete: unknown.length === 0 && !isFull,
  };
}
