/** Adapts a recipe that somebody sends to their needs, says what was changed and what could not be, and checks the result. */
import { randomBytes } from 'node:crypto';
import { UNNAMED_DISH } from '@saffron/contract/limits';
import type { Recipe } from '@saffron/contract/recipe';
import { recipeLines } from '@saffron/kitchen/check';
import { limitFindings } from '@saffron/kitchen/check/bounded-findings';
import { checkRecipe } from '@saffron/kitchen/check/recipe';
import { lookFor } from '@saffron/kitchen/chef/carriers';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import type { Dish } from '@saffron/kitchen/cookbook/dish';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { adaptLines } from '@saffron/kitchen/own/adapt';
import { NO_NEEDS } from '@saffron/kitchen/person';
import { pictureOf, pictureUrl } from '@saffron/kitchen/pictures';
import type { Needs } from '@saffron/kitchen/vocabulary';

export interface RecipeToAdapt {
  readonly title?: string | undefined;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings?: number | undefined;
  readonly needs: Needs;
  /** Beyond the nine. */
  readonly otherFoods?: readonly string[] | undefined;
}

export function adaptRecipe(
  kitchen: Kitchen,
  { title = '', ingredients, instructions, servings, needs, otherFoods = [] }: RecipeToAdapt,
) {
  // The foods are interpreted like those in a message, so that celery includes celeriac.
  const { person, avoid } = hearPerson(kitchen, [], { ...NO_NEEDS, otherFoods });
  const card = { recipeName: title.trim() || UNNAMED_DISH, servings, ingredients, instructions };
  const done = adaptLines(kitchen, card, { needs, avoid });
  const recipe = writeCard(done.dish, done, servings);
  const lines = recipeLines(recipe);
  const { verdict, findings, unknown, notes } = checkRecipe(kitchen, lines, needs, servings);
  const names = done.dish.ingredients.map(({ name }) => name);
  return {
    recipe,
    changes: [...done.changes],
    refused: [...done.refused],
    safety: {
      verdict,
      findings: [...limitFindings(findings)],
      unknown: [...unknown],
      notes: [...notes],
      checkedFor: { allergies: [...needs.allergies], diets: [...needs.diets] },
      ...(otherFoods.length > 0 ? { otherFoods: lookFor(kitchen, lines, person, names) } : {}),
      rules: kitchen.rules.version,
    },
  };
}

function writeCard(
  { title, course }: Dish,
  lines: { readonly ingredients: readonly string[]; readonly instructions: readonly string[] },
  servings: number | undefined,
): Recipe {
  const ingredients = [...lines.ingredients];
  return {
    recipeId: randomBytes(16).toString('base64url'),
    recipeName: title,
    ...{ conversation_response: '', introduction: '', friendly_closing: '' },
    ...{ ingredients, instructions: [...lines.instructions], tips: [], servings },
    imageUrl: pictureUrl(pictureOf({ recipeName: title, ingredients, course })),
  };
}
