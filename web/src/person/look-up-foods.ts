/** Finds out what the kitchen makes of a food that somebody typed: one of the nine, one beyond them, or none that it knows. */
import { MAX_FOOD_LENGTH, MAX_OTHER_FOODS } from '@saffron/contract/limits';
import { ALLERGENS, type Allergen, type Diet, isAllergen } from '@saffron/kitchen/vocabulary';
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { foodWords } from '../words/foods.ts';

export interface FoundFoods {
  /** What was found, or why nothing was, to be said. */
  readonly said: string;
  /** To be switched on. */
  readonly allergies: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly foods: readonly string[];
  /** Nothing of what was typed need be typed again. */
  readonly isWhole: boolean;
}

/** Names that mean more than the one food which the kitchen reads in them, as in the chat. */
const WIDER: Readonly<
  Record<string, { readonly allergens?: readonly Allergen[]; readonly diets?: readonly Diet[] }>
> = {
  nut: { allergens: ['tree nuts', 'peanuts'] },
  nuts: { allergens: ['tree nuts', 'peanuts'] },
  gluten: { diets: ['Gluten-Free'] },
};

interface Chosen {
  readonly diets?: readonly string[];
  readonly allergies: readonly string[];
  readonly foods: readonly string[];
}

const BETWEEN = /[,;\n]|&|\band\b|\bor\b/i;

/** `chosen` is what is there already. Never throws: what went wrong is said. */
export async function lookUpFoods(typed: string, chosen: Chosen): Promise<FoundFoods> {
  const names = typed.split(BETWEEN).map(plain).filter(Boolean);
  const nothing = (said: string) => ({ said, allergies: [], diets: [], foods: [], isWhole: false });
  if (names.length === 0) return nothing(foodWords.empty);
  const isTooMuch = names.some((name) => name.length > MAX_FOOD_LENGTH);
  if (isTooMuch || names.length > MAX_OTHER_FOODS) return nothing(foodWords.unknown(names));
  try {
    const body = { ingredients: names, allergies: [], diets: [] };
    const { lines } = await call('checkLines', { body });
    return found(
      lines.map(({ recognised, allergens }, at) => {
        const name = names[at] ?? '';
        const { allergens: wider = [], diets = [] } = Object.hasOwn(WIDER, name)
          ? (WIDER[name] ?? {})
          : {};
        const all = new Set([...allergens.contains, ...wider]);
        const isKnown = recognised || all.size + diets.length > 0;
        return { name, isKnown, allergens: ALLERGENS.filter((one) => all.has(one)), diets };
      }),
      chosen,
    );
  } catch (error) {
    console.warn('What was typed could not be looked up.', failureOf(error).message);
    return nothing(foodWords.away);
  }
}

/** "No Celery." is celery. */
function plain(name: string): string {
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

const counted = ({ allergens, diets }: Pick<Food, 'allergens' | 'diets'>) => [
  ...allergens,
  ...diets,
];

function found(looked: readonly Food[], chosen: Chosen): FoundFoods {
  const named = looked.map((food) => (isAllergen(food.name) ? { ...food, isKnown: true } : food));
  const unknown = named.filter(({ isKnown }) => !isKnown).map(({ name }) => name);
  const ofTheNine = named.filter(({ isKnown, ...food }) => isKnown && counted(food).length > 0);
  const beyond = named.filter(({ isKnown, ...food }) => isKnown && counted(food).length === 0);
  const known = [...new Set(beyond.map(({ name }) => name))];
  const added = known.filter((name) => !chosen.foods.includes(name));
  const there = known.filter((name) => chosen.foods.includes(name));
  const isFull = chosen.foods.length + added.length > MAX_OTHER_FOODS;
  const allergies = ALLERGENS.filter((one) =>
    ofTheNine.some(({ allergens }) => allergens.includes(one)),
  );
  const said = [
    ...(isFull ? [foodWords.full(MAX_OTHER_FOODS)] : []),
    ...(added.length > 0 && !isFull ? [foodWords.added(added)] : []),
    ...(there.length > 0 ? [foodWords.there(there)] : []),
    ...ofTheNine.map((food) => {
      const on = [...chosen.allergies, ...(chosen.diets ?? [])];
      const isOn = counted(food).every((one) => on.includes(one));
      return foodWords.ofTheNine(food.name, counted(food), isOn);
    }),
    ...(unknown.length > 0 ? [foodWords.unknown(unknown)] : []),
  ];
  return {
    said: said.join(' '),
    allergies: allergies.filter((one) => !chosen.allergies.includes(one)),
    diets: [...new Set(ofTheNine.flatMap(({ diets }) => diets))].filter(
      (one) => !chosen.diets?.includes(one),
    ),
    foods: isFull ? [] : added,
    isWhole: unknown.length === 0 && !isFull,
  };
}
