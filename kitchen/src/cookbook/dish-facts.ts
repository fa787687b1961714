/** What the check says about a dish, found once at start so that choosing among thousands stays quick. */
import { check } from '../safety/check.ts';
import { findTerms } from '../safety/find-terms.ts';
import type { Weigh } from '../safety/keto.ts';
import { kinOf } from '../safety/kin.ts';
import type { Rules } from '../safety/rules.ts';
import type { Caution } from '../safety/situations.ts';
import { ALLERGENS, DIETS, type Needs, type Restriction } from '../vocabulary.ts';
import { cautionsOf } from './cautions.ts';
import type { Dish } from './dish.ts';
import { dishLines } from './dish-lines.ts';
import { singular, telling, wordsOf } from './fold.ts';
import { type Tool, toolsOf } from './tools.ts';

export interface DishFacts {
  readonly contains: ReadonlySet<Restriction>;
  readonly mayContain: ReadonlySet<Restriction>;
  /** Canonical names of the listed foods and of all that they are kinds of, and each word of their names. */
  readonly foods: ReadonlySet<string>;
  /** The foods the dish is about: those its title, other names or first keywords speak of. */
  readonly hearts: ReadonlySet<string>;
  /** Singular words of title, other names, keywords and cuisine, and each keyword as it is. */
  readonly words: ReadonlySet<string>;
  /** Tools that its steps call for. */
  readonly tools: ReadonlySet<Tool>;
  /** What is not for everybody: raw fish, raw egg, spirits. */
  readonly cautions: ReadonlySet<Caution>;
}

const EVERYTHING: Needs = { allergies: ALLERGENS, diets: DIETS };

export function factsOf(dish: Dish, rules: Rules, weigh?: Weigh): DishFacts {
  const { findings } = check(rules, dishLines(dish), EVERYTHING, dish.servings, weigh);
  const contains = new Set<Restriction>();
  const mayContain = new Set<Restriction>();
  for (const { certainty, restriction } of findings) {
    (certainty === 'contains' ? contains : mayContain).add(restriction);
  }
  const foods = new Set(dish.ingredients.flatMap((item) => foodNames(rules, item.name)));
  return {
    contains,
    mayContain,
    foods,
    // "Sushi" in a title speaks of fish, which a cucumber roll has none of.
    hearts: new Set(
      heartTexts(dish)
        .flatMap((text) => foodNames(rules, text))
        .filter((name) => foods.has(name)),
    ),
    words: new Set([
      ...[dish.title, dish.cuisine, ...dish.also, ...dish.keywords].flatMap((text) =>
        telling(text),
      ),
      // Whole keywords too: "one-pot", "coconut milk".
      ...dish.keywords,
      ...countedWords(dish),
    ]),
    tools: toolsOf(dish),
    cautions: cautionsOf(dish, rules),
  };
}

/** Words that nobody types, for what a dish's other lines tell: whether it freezes, how little goes into it. */
function countedWords(dish: Dish): string[] {
  const counted = new Set(dish.ingredients.map((item) => item.name)).size - staplesIn(dish);
  return [
    ...(/\bfr(?:eeze|ozen)|\bfreezer\b/i.test(dish.keeps) && !/\bnot? (?:be )?fr/i.test(dish.keeps)
      ? ['#freezes']
      : []),
    ...(counted <= 8 ? [`#${counted} ingredients`] : []),
  ];
}

function staplesIn(dish: Dish): number {
  const staples = dish.ingredients.map((item) => item.name).filter((name) => STAPLE.test(name));
  return new Set(staples).size;
}

const STAPLE =
  /^(?:salt|fine salt|sea salt|black pepper|water|boiling water|olive oil|sunflower oil)$/;

/** Every name under which somebody might ask for, or refuse, the foods in this text. */
export function foodNames(rules: Rules, text: string): readonly string[] {
  const memory = remembered.get(rules) ?? new Map<string, readonly string[]>();
  remembered.set(rules, memory);
  const known = memory.get(text);
  if (known) return known;
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  const names = namesIn(rules, text);
  memory.set(text, names);
  return names;
}

/** Cookbooks name the same few thousand ingredients over and over. */
const remembered = new WeakMap<Rules, Map<string, readonly string[]>>();
const MOST_REMEMBERED = 5000;

function namesIn(rules: Rules, text: string): string[] {
  const terms = findTerms(rules, text).filter((term) => term.food);
  const names = terms.flatMap((term) => [term.name, ...term.kinds, ...kinOf(term.name)]);
  return [
    ...names.flatMap((name) => [name, wordsOf(name).map(singular).join(' ')]),
    wordsOf(text).map(singular).join(' '),
  ];
}

function heartTexts(dish: Dish): string[] {
  return [dish.title, ...dish.also, ...dish.keywords.slice(0, 2)];
}
