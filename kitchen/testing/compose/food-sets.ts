/** For tests of composed dishes: random sets of foods, sets as people write them, and a filter that drops seasonings from a set. */
import type { ComposeContext } from '../../src/compose/compose.ts';
import type { CookingTable } from '../../src/compose/cooking-table.ts';
import { nameFood } from '../../src/compose/name-foods.ts';
import { seededRandom } from '../../src/seeded-random.ts';

/** What stands in a kitchen together: a main thing, vegetables, something that fills, something that flavours. */
const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['main', ['protein']],
  ['veg', ['veg']],
  [
    'filling',
    [
      'rice',
      'cooked rice',
      'grain',
      'couscous',
      'polenta',
      'pasta',
      'noodle',
      'bread',
      'wrap',
      'pastry',
      'potato',
    ],
  ],
  ['rich', ['cream', 'cheese', 'coconut milk', 'yoghurt', 'egg']],
  ['flavour', ['aromatic', 'spice', 'herb', 'acid', 'salty sauce', 'relish', 'salty bit']],
];
/** By how many foods there are, of which kinds they are. */
const SHAPES: readonly (readonly string[])[] = [
  ['main', 'veg', 'veg'],
  ['main', 'veg', 'rich'],
  ['main', 'veg', 'filling'],
  ['veg', 'veg', 'flavour'],
  ['main', 'veg', 'veg', 'flavour'],
  ['main', 'veg', 'filling', 'flavour'],
  ['veg', 'veg', 'rich', 'filling'],
  ['main', 'veg', 'veg', 'rich', 'flavour'],
  ['main', 'veg', 'veg', 'filling', 'flavour'],
  ['main', 'veg', 'veg', 'veg', 'filling', 'flavour'],
];

/** `count` sets of three to six names, always the same for the same seed. */
export function drawFoodSets(table: CookingTable, count: number, seed: number): string[][] {
  const random = seededRandom(seed);
  const foods = [...new Set(table.byName.values())].filter(({ key }) => !key.startsWith('any '));
  const ofKind = new Map(
    KINDS.map(([kind, classes]) => [
      kind,
      foods.filter((food) => classes.some((one) => food.classes.includes(one))),
    ]),
  );
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  return Array.from({ length: count }, () => {
    const chosen = pick(SHAPES).map((kind) => pick(ofKind.get(kind) ?? foods).key);
    return [...new Set(chosen)];
  });
}

/** Those of the names that are no seasoning, or no food that we know. */
export function findMainFoods(
  { rules, forms }: Pick<ComposeContext, 'rules' | 'forms'>,
  names: readonly string[],
): string[] {
  return names.filter(
    (name) => !nameFood(rules, forms.cooking, name)?.classes.includes('seasoning'),
  );
}

export const SAID_FOODS: readonly (readonly string[])[] = `
eggs, bacon, cabbage, soy sauce
half a cabbage, sausages, cream
chicken thighs, a can of coconut milk, spinach
leftover rice, eggs, frozen peas
pasta, tinned tomatoes, tuna
mince, potatoes, carrots
chickpeas, spinach, sweet potato
salmon fillets, asparagus, new potatoes
tortillas, black beans, cheddar
halloumi, courgettes, red pepper
tofu, broccoli, noodles
mushrooms, leeks, cream
lentils, carrots, celery, onion
eggs, cheese, spinach
chicken breast, peppers, rice
cauliflower, potatoes, yogurt
prawns, garlic, spaghetti, chilli
sausages, butter beans, kale
pork chops, apples, mustard
ham, peas, macaroni, cheddar
aubergine, tomatoes, mozzarella
bread, tomatoes, eggs
beetroot, feta, walnuts, rocket
chorizo, chickpeas, tomatoes
cod, tinned tomatoes, olives
turkey mince, kidney beans, sweetcorn
butternut squash, sage, risotto rice
smoked salmon, eggs, chives
stewing beef, carrots, red wine
bananas, oats, peanut butter
apples, flour, butter, sugar
greek yogurt, berries, honey
couscous, feta, cucumber, mint
rice noodles, prawns, beansprouts, lime
lamb mince, aubergine, yoghurt
red lentils, coconut milk, spinach
pak choi, mushrooms, udon noodles
potatoes, eggs, onion
green beans, potatoes, tuna, olives
gnocchi, pesto, cherry tomatoes
paneer, peas, tomatoes
kale, sausage, white beans
pumpkin, ginger, coconut milk
quinoa, avocado, black beans
brussels sprouts, bacon, chestnut mushrooms
leftover roast chicken, leeks, puff pastry
sweetcorn, eggs, flour
kimchi, rice, eggs
chicken drumsticks, lemon, potatoes
haddock, leeks, potatoes, milk
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '));
