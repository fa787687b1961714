/** Composes a dish from foods in hand for somebody's needs, plates it as a card and checks it. */
import { randomBytes } from 'node:crypto';
import type { Recipe } from '@saffron/contract/recipe';
import { recipeLines } from '@saffron/kitchen/check';
import { checkRecipe } from '@saffron/kitchen/check/recipe';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import { plate } from '@saffron/kitchen/chef/plate';
import { type Composed, type ComposeRequest, compose } from '@saffron/kitchen/compose';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { NO_NEEDS } from '@saffron/kitchen/person';
import { pictureOf, pictureUrl } from '@saffron/kitchen/pictures';
import type { Needs, UnitSystem } from '@saffron/kitchen/vocabulary';

export interface FoodsInHand extends Omit<ComposeRequest, 'person' | 'cuisine' | 'not'> {
  readonly needs: Needs;
  /** Beyond the nine. */
  readonly otherFoods?: readonly string[] | undefined;
  readonly units?: UnitSystem | undefined;
}

export function composeDish(
  kitchen: Kitchen,
  { needs, otherFoods = [], units = 'international', ...request }: FoodsInHand,
) {
  // The foods are interpreted like those in a message, so that celery includes celeriac.
  const { excludedFoods } = hearPerson(kitchen, [], { ...NO_NEEDS, otherFoods }).person;
  const person = { needs, excludedFoods, situations: [] };
  const result = compose(kitchen, { ...request, person });
  const left = result.left.map(({ food, why }) => `${food}: ${why}`);
  if ('refusal' in result) return { refusal: result.refusal, used: [], left, others: [] };
  const recipe = writeCard(kitchen, result, units);
  const { verdict, findings, unknown, notes } = checkRecipe(
    kitchen,
    recipeLines(recipe),
    needs,
    recipe.servings,
  );
  return {
    recipe,
    used: [...result.used],
    left,
    others: result.others.flatMap((slug) => kitchen.forms.bySlug.get(slug)?.names[0] ?? []),
    safety: {
      verdict,
      findings: [...findings],
      unknown: [...unknown],
      notes: [...notes],
      checkedFor: { allergies: [...needs.allergies], diets: [...needs.diets] },
      rules: kitchen.rules.version,
    },
  };
}

function writeCard(kitchen: Kitchen, { dish, labels }: Composed, units: UnitSystem): Recipe {
  const { slug: _, ...plated } = plate(kitchen, dish, units, dish.servings, labels, dish.slug);
  const { recipeName, ingredients } = plated;
  const { vessel, colours, course, cuisine, active, keywords } = dish;
  return {
    ...plated,
    recipeId: randomBytes(16).toString('base64url'),
    conversation_response: '',
    friendly_closing: '',
    ...{ cuisine, course, activeMinutes: active, keywords: [...keywords] },
    imageUrl: pictureUrl(pictureOf({ recipeName, ingredients, vessel, colours, course })),
  };
}
