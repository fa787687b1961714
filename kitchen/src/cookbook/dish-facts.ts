/** Computes for each dish what search needs: foods, restrictions, words, tools, how it keeps. Also names foods in a text, and staples. */

import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { findBroaderKinds } from '../safety/person/broader-kinds.ts';
import type { Caution } from '../safety/person/situations.ts';
import { check } from '../safety/verdict/check.ts';
import type { WeighLine } from '../safety/verdict/keto.ts';
import { contentTokens, splitNameTokens } from '../text/name-tokens.ts';
import { singular } from '../text/plurals.ts';
import { ALLERGENS, DIETS, type Needs, type Restriction } from '../vocabulary.ts';
import { findCautions } from './cautions.ts';
import type { Dish } from './dish.ts';
import { dishLines, ingredientLine } from './dish-lines.ts';
import { findTools, type Tool } from './tools.ts';

export interface DishFacts {
  readonly contains: ReadonlySet<Restriction>;
  readonly mayContain: ReadonlySet<Restriction>;
  /** Canonical names of the listed foods and of all that they are kinds of, and each word of their names. */
  readonly foods: ReadonlySet<string>;
  /** The foods the dish is about: those its title, other names or first keywords speak of. */
  readonly mainFoods: ReadonlySet<string>;
  /** Those and the foods that make up a good part of its weight: no garnish, no pinch. */
  readonly substance: ReadonlySet<string>;
  /** Singular words of the names of its ingredients, but for staples: black pepper is no pepper. */
  readonly ingredientWords: ReadonlySet<string>;
  /** Singular words of title, other names, keywords and cuisine, and each keyword as it is. */
  readonly terms: ReadonlySet<string>;
  /** Tools that its steps call for. */
  readonly tools: ReadonlySet<Tool>;
  /** What is not for everybody: raw fish, raw egg, spirits. */
  readonly cautions: ReadonlySet<Caution>;
}

const ALL_RESTRICTIONS: Needs = { allergies: ALLERGENS, diets: DIETS };

export function computeDishFacts(
  dish: Dish,
  rules: Rules,
  weigh?: WeighLine,
  hiddenWords: readonly string[] = [],
): DishFacts {
  const { findings } = check(rules, dishLines(dish), ALL_RESTRICTIONS, dish.servings, weigh);
  const contains = new Set<Restriction>();
  const mayContain = new Set<Restriction>();
  for (const { certainty, restriction } of findings) {
    (certainty === 'contains' ? contains : mayContain).add(restriction);
  }
  const foods = new Set(dish.ingredients.flatMap((item) => findFoodNames(rules, item.name)));
  // "Sushi" in a title speaks of fish, which a cucumber roll has none of.
  const mainFoods = mainFoodTexts(dish)
    .flatMap((text) => findFoodNames(rules, text))
    .filter((name) => foods.has(name));
  const heavy = heavyLines(dish, weigh).flatMap(({ name }) => findFoodNames(rules, name));
  return {
    contains,
    mayContain,
    foods,
    mainFoods: new Set(mainFoods),
    substance: new Set([...mainFoods, ...heavy]),
    ingredientWords: new Set(
      dish.ingredients
        .filter(({ name }) => !isStaple(name))
        .flatMap(({ name }) => ingredientNameTerms(name)),
    ),
    terms: new Set([
      ...[dish.title, dish.cuisine, ...dish.also, ...dish.keywords.filter(isOfIt)].flatMap((text) =>
        contentTokens(text),
      ),
      // Whole keywords too: "one-pot", "coconut milk".
      ...dish.keywords,
      ...derivedKeywords(dish),
      ...hiddenWords,
    ]),
    tools: findTools(dish),
    cautions: findCautions(dish, rules),
  };
}

/** What is no-bake is not baked. */
function isOfIt(keyword: string): boolean {
  return !keyword.startsWith('no-');
}

/** Grams a person, or a part of all that the dish weighs, from which on it is made of something. */
const HEAVY = 45;
const HEAVY_SHARE = 0.15;

/** Every line where nothing can be weighed. */
function heavyLines(dish: Dish, weigh?: WeighLine): Dish['ingredients'] {
  if (!weigh) return dish.ingredients;
  const grams = dish.ingredients.map((item) => weigh(ingredientLine(item)) ?? 0);
  const total = grams.reduce((sum, one) => sum + one, 0);
  const least = Math.min(HEAVY * dish.servings, HEAVY_SHARE * total);
  return dish.ingredients.filter((_, at) => (grams[at] ?? 0) >= least && least > 0);
}

/** Words that nobody types, for what a dish's other lines tell: whether it freezes, how little goes into it. */
function derivedKeywords(dish: Dish): string[] {
  const counted = new Set(dish.ingredients.map((item) => item.name)).size - findStaples(dish);
  return [
    ...keptKeywords(dish),
    ...(countCut(dish) <= 1 ? ['#little to chop'] : []),
    ...(counted <= 8 ? [`#${counted} ingredients`] : []),
  ];
}

/** Lines that want a knife. */
function countCut({ ingredients }: Dish): number {
  return ingredients.filter(({ preparation }) => CUT.test(preparation)).length;
}

const CUT = /\b(?:chopp|slic|dic|cub|shred|strip|halv|quarter|wedge|piece|peel|snip)/;

/** How a dish keeps, by its own words: in the freezer, and through a working week. */
export function keptKeywords({ keeps }: Pick<Dish, 'keeps'>): string[] {
  const freezes = /\bfr(?:eeze|ozen)|\bfreezer\b/i.test(keeps) && !/\bnot? (?:be )?fr/i.test(keeps);
  return [...(freezes ? ['#freezes'] : []), ...(daysKept(keeps) >= SOME_DAYS ? ['#keeps'] : [])];
}

/** So many days are a working week, with what is cooked on its eve. */
const SOME_DAYS = 3;

/** Of the whole dish, in the fridge; 0 where a part has to be made fresh. */
function daysKept(keeps: string): number {
  if (/\bfresh\b/i.test(keeps)) return 0;
  return Number(/(\d+) days/.exec(keeps)?.[1] ?? 0);
}

function findStaples(dish: Dish): number {
  const staples = dish.ingredients.map((item) => item.name).filter((name) => STAPLE.test(name));
  return new Set(staples).size;
}

const STAPLE =
  /^(?:salt|fine salt|sea salt|black pepper|water|boiling water|olive oil|sunflower oil)$/;

/** Every name under which somebody might ask for, or refuse, the foods in this text. */
export function findFoodNames(rules: Rules, text: string): readonly string[] {
  const memory = foodNamesCache.get(rules) ?? new Map<string, readonly string[]>();
  foodNamesCache.set(rules, memory);
  const known = memory.get(text);
  if (known) return known;
  if (memory.size >= MAX_CACHED_TEXTS) memory.clear();
  const names = namesIn(rules, text);
  memory.set(text, names);
  return names;
}

/** Cookbooks name the same few thousand ingredients over and over. */
const foodNamesCache = new WeakMap<Rules, Map<string, readonly string[]>>();
const MAX_CACHED_TEXTS = 5000;

function namesIn(rules: Rules, text: string): string[] {
  const terms = findTerms(rules, text).filter((term) => term.isFood);
  const names = terms.flatMap((term) => [term.name, ...term.kinds, ...findBroaderKinds(term.name)]);
  return [
    ...names.flatMap((name) => [name, splitNameTokens(name).map(singular).join(' ')]),
    splitNameTokens(text).map(singular).join(' '),
  ];
}

function mainFoodTexts(dish: Dish): string[] {
  return [dish.title, ...dish.also, ...dish.keywords.slice(0, 2)];
}

/** What every kitchen has. */
export function isStaple(name: string): boolean {
  return ALWAYS_THERE.test(name);
}

const ALWAYS_THERE =
  /^(?:(?:fine |sea |flaky )*salt|water|boiling water|(?:caster |brown |icing )?sugar|honey|(?:plain )?flour|cornflour|baking powder|bicarbonate of soda|butter|garlic|onions?|(?:tomato )?ketchup|tomato purée|tamari|soy sauce|Dijon mustard|bay lea(?:f|ves)|dried [a-z]+|ground [a-z ]+|(?:sweet |smoked )?paprika|chilli flakes|[a-z]+ seeds|(?:mild )?curry powder|(?:black|white|cayenne) pepper(?:corns)?|[a-z ]*\b(?:oil|vinegar|stock))$/i;

/** Only the last word of what is made of a food names the ingredient: chicken stock is stock. */
function ingredientNameTerms(name: string): string[] {
  const terms = contentTokens(name);
  return DERIVED_FROM.test(name) ? terms.slice(-1) : terms;
}

const DERIVED_FROM = /\b(?:stock|broth|sauce|oil|fat|powder|bouillon|gravy|vinegar)$/;
