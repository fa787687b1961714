/** Tests dishes adapted to each need: swaps do the old food's work, chosen texts read well, and similar dishes are sweet for sweet. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { everyFitted } from '../../../testing/adapted-dishes.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import type { Needs } from '../../vocabulary.ts';
import { isSweet, nextOfKin } from '../choose/next-of-kin.ts';
import { adapt } from './adapt.ts';
import type { AdaptedDish } from './adapt-work.ts';

const { dishes } = kitchen.cookbook;
const adapted = everyFitted().flatMap(({ needs, adapted: card }) =>
  card && card.changes.length > 0 ? [{ needs, ...card }] : [],
);

function cardFor(slug: string, needs: Partial<Needs>): AdaptedDish | null {
  const dish = dishes.find((one) => one.slug === slug);
  return dish === undefined
    ? null
    : adapt(kitchen, dish, { needs: { allergies: [], diets: [], ...needs }, avoid: [] });
}

function textsOf(dish: Dish): string {
  const steps = dish.steps.map((step) => stepLine(step));
  const listed = dish.ingredients.map((item) => ingredientLine(item));
  return [dish.title, dish.introduction, ...listed, ...steps, dish.tip, dish.keeps].join('\n');
}

/** What may stand where: the role a thing plays, and what plays it as well. A swap that is in no row was thought of by nobody. */
const ROLES: readonly (readonly [RegExp, RegExp])[] = [
  [/milk$/, /milk$|drink$|cream$|yoghurt$/],
  [/cream$|fraîche$|mascarpone$/, /cream$|yoghurt$|milk$|avocado$|tofu$/],
  [/yoghurt$|kashk$|curd cheese$|quark$/, /yoghurt$|tofu$|cream$/],
  [
    /butter$|ghee$|lard$|dripping$|oil$/,
    /butter$|block$|spread$|oil$|margarine$|shortening$|tahini$|cream$/,
  ],
  [
    /cheese$|cheddar$|mozzarella$|parmesan$|pecorino(?: romano)?$|gruyère$|provolone$|feta$|paneer$|curds$/i,
    /cheese$|cheddar$|mozzarella$|parmesan$|feta$|provolone$|yeast$|miso$|tofu$|avocado$/i,
  ],
  [
    /\beggs?\b(?! (?:noodles|tagliatelle))/,
    /tofu$|flaxseed$|aquafaba$|flour$|cornflour$|sauce$|milk$|water$|cream$|purée$|mushrooms$/,
  ],
  [/flour$|cornflour$/, /flour(?: blend)?$|cornflour$|arrowroot$|almonds$/],
  [
    /(?:bread|baguettes?|buns|rolls|muffins|tortillas|breads|shells|crumbs|toast)$/,
    /(?:bread|baguettes?|buns|rolls|muffins|tortillas|flatbreads|crumbs|oats|leaves)$/,
  ],
  [
    /(?:spaghetti|penne|macaroni|noodles|tagliatelle|fettuccine|sheets|tubes|linguine|couscous|rice|bulgur wheat)$/,
    /(?:spaghetti|penne|macaroni|noodles|tagliatelle|sheets|tubes|linguine|couscous|rice|quinoa)$/,
  ],
  [/(?:sauce|tamari|paste|aminos)$/, /(?:sauce|tamari|aminos|paste|miso|salt)$/],
  [/stock$/, /stock$/],
  [/wine$|sherry$|brandy$|rum$|mirin$/, /stock$|juice$|sherry$|vinegar$|water$/],
  [/sugar$|honey$|syrup$|jaggery$/, /sugar$|honey$|syrup$|erythritol$/],
  [/nuts?$|almonds$|walnuts$|pistachios$|peanuts$|seeds$/, /seeds$|nuts$|coconut(?: flakes)?$/],
  [/gelatine leaves$/, /^agar powder$/],
  [/oats$/, /oats$/],
  [/vinegar$/, /vinegar$/],
  [/chocolate$/, /chocolate$/],
  [/pastry$|wrappers$|biscuits$|fingers$|sponges$/, /pastry$|wrappers$|biscuits$|fingers$|cake$/],
  [/condensed milk$/, /coconut milk$/],
  [/mayonnaise$/, /mayonnaise$|fraîche$/],
  [/miso$|gochujang$/, /miso$|paste$/],
  [/tofu$/, /mushrooms$/],
  [/^tahini$/, /butter$/],
  [
    /(?:chicken|thighs|breasts|fillets?|beef|pork|lamb|mince|shoulder|shin|belly|steaks?|sirloin|rump|prawns|cod|tuna|tuna in olive oil|bacon|pancetta|ham|chorizo|sausages|wings|loin)$/,
    /(?:tofu|mushrooms|lentils|beans|chickpeas|jackfruit|cauliflower|celeriac|aubergines|squash|hearts|paneer|cubes|mince|pork|capers|paprika|sausages|turkey|beef)$/,
  ],
  [/anchovy fillets$|bonito flakes$/, /capers$/],
];

test('each swap plays the part of what went', () => {
  const swaps = new Set(
    adapted.flatMap(({ changes }) =>
      changes.filter((one) => one.kind === 'swap').map((one) => `${one.from} -> ${one.to}`),
    ),
  );
  const odd = [...swaps].filter((swap) => {
    const [from = '', to = ''] = swap.split(' -> ');
    const same = from.split(' ').at(-1) === to.split(' ').at(-1);
    return !same && !ROLES.some(([was, is]) => was.test(from) && is.test(to));
  });
  expect(odd).toEqual([]);
});

test.each([
  ['teriyaki-salmon', { allergies: ['wheat'], diets: ['Vegan'] }, /tofu[\s\S]*tamari/],
  ['chicken-teriyaki', { diets: ['Vegan'] }, /tofu teriyaki/],
  ['beef-burgers', { diets: ['Keto'] }, /Wash large lettuce leaves and pat them dry/],
  ['beef-tacos', { diets: ['Vegan'] }, /black beans/],
  ['shepherds-pie', { diets: ['Vegetarian'] }, /brown lentils/],
  ['pizza-margherita', { diets: ['Gluten-Free'] }, /gluten-free pizzas/],
  ['panna-cotta', { diets: ['Vegetarian'] }, /simmer for 2 minutes, whisking/],
  ['french-onion-soup', { diets: ['Vegetarian'] }, /vegetarian Gruyère-style cheese/],
  ['cacio-e-pepe', { diets: ['Vegetarian'] }, /vegetarian Italian-style hard cheese/],
  [
    'cottage-pie',
    { diets: ['Paleo'] },
    /Stir arrowroot smooth with a little cold water[\s\S]*sweet potatoes/,
  ],
  ['chicken-stir-fry-with-vegetables', { diets: ['Vegan'] }, /Silky cubes[\s\S]*patted dry/],
] as [string, Partial<Needs>, RegExp][])(
  '%s is adapted as a cook would: %o',
  (slug, needs, said) => {
    const card = cardFor(slug, needs);
    expect(card && textsOf(card.dish)).toMatch(said);
  },
);

test('bought bread is looked at by whoever must not have sesame', () => {
  expect(cardFor('caesar-salad', { allergies: ['sesame'] })?.labels).toContain('sourdough bread');
});

test('what comes nearest to a dish is sweet for sweet', () => {
  const strangers = dishes.flatMap((dish) =>
    nextOfKin(kitchen.cookbook, dish)
      .slice(0, 12)
      .filter((one) => dish.course !== 'drink' && isSweet(one) !== isSweet(dish))
      .map((one) => `${dish.slug}: ${one.slug}`),
  );
  expect(strangers).toEqual([]);
});
