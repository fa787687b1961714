/** Tests all dishes without foods people leave out: whole sentences, no time for an empty pan; also some swaps' amounts and oil. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { leftOutFoods } from '../../../testing/left-out-foods.ts';
import type { Dish, StepPiece } from '../../cookbook/dish.ts';
import { dishLines, ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import type { Needs } from '../../vocabulary.ts';
import { adapt } from './adapt.ts';
import type { AdaptedDish } from './adapt-work.ts';
import { isSeasoning } from './gone-times.ts';

const NO_NEEDS: Needs = { allergies: [], diets: [] };
const LEFT_OUT = [
  'no onion',
  'no onion, no garlic',
  'no garlic',
  'no mushrooms',
  'no tomatoes',
  'no peppers',
  'no celery',
  'no carrots',
  'no pork',
  'no beef',
  'allergic to mustard',
  'allergic to vanilla',
  'allergic to alcohol',
];
const { dishes } = kitchen.cookbook;

const changed: readonly AdaptedDish[] = LEFT_OUT.flatMap((said) => {
  const avoid = leftOutFoods(said);
  return dishes.flatMap((dish) => {
    const adapted = adapt(kitchen, dish, { needs: NO_NEEDS, avoid });
    return adapted && adapted.changes.length > 0 ? [adapted] : [];
  });
});

function without(said: string, slug: string): Dish {
  const dish = dishes.find((one) => one.slug === slug);
  const avoid = leftOutFoods(said);
  const adapted = dish && adapt(kitchen, dish, { needs: NO_NEEDS, avoid });
  if (!adapted) throw new Error(`${slug} was refused for "${said}"`);
  return adapted.dish;
}

const stepsOf = (dish: Dish): string => dish.steps.map((step) => stepLine(step)).join('\n');

const HOLES =
  /[\uE000-\uE003]| ,|,,|,\.|[;,]\.|\.\.|\s\.|\b(and|with|the|of|to|a) \1\b|\b(?:with|the|of|a) (?:until|over|for \d)| (?:and|with|or|the|of|a)[.,;]|\band (?:until|over)\b|^[,;.]|undefined/;
/** "Pop add", "scatter." and "cook salt for 8 minutes". */
const LONE_DEEDS =
  /\b(?:pop|add|tip in|pour in|crush|grate) (?:then )?(?:add|stir|cook|fry|mix|whisk|put|scatter|toss|simmer|pour|grind|bring|serve|when|once)\b|(?<=^|[.;] |and )(?:[Ss]catter|[Ss]prinkle|[Gg]arnish|[Aa]dd)[.;]|\b(?:cook|fry|soften|brown) (?:salt|black pepper)\b/i;

test('nothing of what was left out leaves a hole, a lone verb or a stray comma', () => {
  expect(changed.length).toBeGreaterThan(500);
  const bad = changed.flatMap(({ dish, original }) => {
    const before = new Set(dishLines(original).map((line) => line.text));
    return dishLines(dish)
      .map((line) => line.text)
      .filter((text) => !before.has(text) && (HOLES.test(text) || LONE_DEEDS.test(text)))
      .map((text) => `${dish.slug}: ${text}`);
  });
  expect([...new Set(bad)]).toEqual([]);
}, 120_000);

/** For each time, the foods that a step lists since the time before. */
function foodsByTime(step: readonly StepPiece[]): Map<StepPiece, string[]> {
  const found = new Map<StepPiece, string[]>();
  let foods: string[] = [];
  for (const piece of step) {
    if (piece.kind === 'ingredient') foods.push(piece.name);
    if (piece.kind !== 'timer') continue;
    found.set(piece, foods);
    foods = [];
  }
  return found;
}

/** The words that lead to a time, from the beginning of their sentence. */
function wordsBefore(step: readonly StepPiece[], timer: StepPiece): string {
  const said = step
    .slice(0, step.indexOf(timer))
    .map((piece) => (piece.kind === 'ingredient' ? '' : piece.text))
    .join('');
  return said.split(/[.;]|\bthen\b/).at(-1) ?? '';
}

test('a cooking time goes with the only foods that it was for', () => {
  const empty = changed.flatMap(({ dish, original }) => {
    const before = new Map(original.steps.flatMap((step) => [...foodsByTime(step)]));
    return dish.steps.flatMap((step) =>
      [...foodsByTime(step)]
        .filter(([timer, foods]) => {
          const had = before.get(timer) ?? [];
          const words = wordsBefore(step, timer);
          return (
            foods.every(isSeasoning) &&
            !had.every(isSeasoning) &&
            /\b(?:fry|cook|soften|sweat|brown)\b[^,.;]*$/i.test(words) &&
            !/\b(?:the|it|them|everything)\b(?! (?:pan|pot|fat|same|oil|heat)\b)/i.test(words)
          );
        })
        .map(() => `${dish.slug}: ${stepLine(step)}`),
    );
  });
  expect([...new Set(empty)]).toEqual([]);
}, 120_000);

test('no dish shows how the book is written', () => {
  const shown = dishes.flatMap((dish) =>
    dishLines(dish)
      .map((line) => line.text)
      .filter((text) => /[@{}~]|%\p{L}/u.test(text)),
  );
  expect(shown).toEqual([]);
});

test.each([
  ['no onion', 'chicken-curry', /sizzle in it for 20 seconds, then add salt\.$/m],
  ['no onion', 'masala-dosa', /fresh ginger\. Cook for 1 minute, until fragrant\./],
  ['no onion', 'tofu-stir-fry', /until everything shines\.$/m],
  ['no onion', 'pozole-rojo', /into a blender with garlic/],
  ['allergic to mustard', 'parippu', /frying pan\. Add cumin seeds/],
  ['allergic to vanilla', 'victoria-sponge', /Beat in eggs one at a time\.$/m],
  [
    'no pork',
    'spaghetti-carbonara',
    /button mushrooms in a wide frying pan with olive oil, .* medium heat .* until browned/,
  ],
  ['no pork', 'quiche-lorraine', /in a frying pan with olive oil over medium heat/],
  ['no beef', 'cottage-pie', /boil floury potatoes in salted water for 18 minutes, until tender/],
  ['no pork', 'caldo-verde', /until tender and still bright/],
] as const)('%s: %s is told as a cook would tell it', (said, slug, words) => {
  expect(stepsOf(without(said, slug))).toMatch(words);
});

test('oil that a lean thing wants stands in the list beside it', () => {
  const { ingredients } = without('no pork', 'spaghetti-carbonara');
  const at = ingredients.findIndex((item) => item.name === 'button mushrooms');
  expect(ingredients[at + 1]).toMatchObject({ name: 'olive oil', quantity: '2', unit: 'tbsp' });
});

test('one food that two swaps brought is poured in once', () => {
  const { ingredients, steps } = without('no alcohol, no bacon', 'boeuf-bourguignon');
  expect(
    ingredients.map((item) => ingredientLine(item)).filter((line) => /stock/.test(line)),
  ).toEqual(['1 l beef stock, with 3 tbsp red wine vinegar']);
  expect(steps.map((step) => stepLine(step)).join('\n')).toContain(
    'Pour in beef stock, scraping the bottom.',
  );
});

test.each([
  ['no onion', /onion/i],
  ['no garlic', /garlic/i],
])('blackened catfish, %s: the powder is left out, too', (said, food) => {
  const { ingredients, steps } = without(said, 'blackened-catfish');
  expect(ingredients.map((item) => ingredientLine(item)).join('\n')).not.toMatch(food);
  expect(steps.map((step) => stepLine(step)).join('\n')).not.toMatch(food);
});
