/** For tests of edits: which edits people may ask of a dish, making them, and the faults a cook would find in the edited recipe. */
import { kitchen } from '../kitchen-instance.ts';
import { applyEdit, applyEdits } from '../src/commands/edits/apply-edits.ts';
import { foodSaid, itemsMeant } from '../src/commands/edits/said-food.ts';
import type { AdaptedDish } from '../src/cook/adapt/adapt-work.ts';
import { meatIn } from '../src/cook/adapt/meat-known.ts';
import { natureOf } from '../src/cook/adapt/misfits.ts';
import { plate } from '../src/cook/plate/plate.ts';
import type { Dish } from '../src/cookbook/dish.ts';
import { dishLines, ingredientLine, stepLine } from '../src/cookbook/dish-lines.ts';
import type { Edit } from '../src/memo/memo.ts';
import { findTerms } from '../src/safety/match/find-terms.ts';
import { check } from '../src/safety/verdict/check.ts';
import { singular } from '../src/text/plurals.ts';
import { ALLERGENS, type UnitSystem } from '../src/vocabulary.ts';

const BENCH = {
  kitchen,
  bending: { needs: { allergies: [], diets: [] }, avoid: [] },
} as const;

const ADDED = (
  'peas|spinach|chickpeas|feta|walnuts|chicken|bacon|mushrooms|carrots|prawns|minced beef|coriander|lemon|' +
  'cream|raisins|tofu|potatoes|chilli flakes|salmon|garlic|sweetcorn|parmesan|dark chocolate|honey|rice|sausages'
).split('|');
const INSTEAD: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?!.*(?:stock|sauce|fat|paste)).*\b(?:chicken|beef|pork|lamb|turkey|duck)\b/,
    ['tofu', 'turkey', 'pork', 'beef', 'chicken', 'mushrooms', 'prawns', 'cauliflower'],
  ],
  [/\b(?:cod|salmon|haddock|tuna|prawns|trout|sea bass)\b/, ['tofu', 'chicken', 'cod', 'prawns']],
  [/cream$/, ['yoghurt', 'coconut milk', 'crème fraîche']],
  [/milk$/, ['oat milk', 'coconut milk']],
  [/\b(?:spaghetti|penne|macaroni|tagliatelle|linguine)$/, ['rice', 'rigatoni', 'rice noodles']],
  [/\brice$/, ['quinoa', 'bulgur', 'brown rice']],
  [
    /\b(?:cheddar|Parmesan|mozzarella|feta|pecorino|Gruyère)$/,
    ['feta', 'cheddar', 'goat’s cheese'],
  ],
  [/\bstock$/, ['chicken stock', 'water', 'beef stock']],
  [/\bwine$/, ['stock', 'cider']],
  [/^onions?$/, ['leeks', 'shallots', 'spring onions']],
  [/^butter$/, ['olive oil', 'margarine', 'coconut oil']],
  [/sugar$/, ['honey', 'maple syrup']],
  [/^eggs?$/, ['flaxseed', 'tofu']],
  [/^(?:potatoes|floury potatoes|waxy potatoes)$/, ['sweet potatoes', 'celeriac', 'cauliflower']],
  [/\b(?:walnuts|almonds|cashews|pecans|pistachios)$/, ['hazelnuts', 'sunflower seeds']],
  [/\b(?:spinach|kale|cabbage|chard)$/, ['kale', 'chard', 'peas']],
  [/^coriander$/, ['parsley', 'basil']],
  [/\bbeans$|chickpeas$|lentils$/, ['butter beans', 'chickpeas', 'red lentils']],
  [/\bflour$/, ['wholemeal flour', 'gluten-free flour']],
];
const METHODS = [
  ...[
    'slow cooker',
    'pressure cooker',
    'air fryer',
    'microwave',
    'barbecue',
    'oven',
    'hob',
    'grill',
  ],
  ...['steamer', 'rice cooker', 'freezing', 'quicker', 'small children'],
];

/** Every edit worth trying on a dish. */
export function editsFor(dish: Dish): Edit[] {
  const names = [...new Set(dish.ingredients.map(({ name }) => name))];
  return [
    ...names.map((food): Edit => ({ kind: 'leave out', food })),
    ...names.flatMap((food): Edit[] => [
      { kind: 'adjust', food, factor: 0.5 },
      { kind: 'adjust', food, factor: 2 },
    ]),
    ...dish.swaps.map(({ from, to }): Edit => ({ kind: 'swap', from, to: to.name })),
    ...names.flatMap((from) =>
      INSTEAD.filter(([pattern]) => pattern.test(from))
        .flatMap(([, tos]) => tos)
        .filter((to) => !from.includes(singular(to)))
        .map((to): Edit => ({ kind: 'swap', from, to })),
    ),
    ...ADDED.map((food): Edit => ({ kind: 'add', food })),
    { kind: 'heat', factor: 0.5 },
    { kind: 'heat', factor: 1.5 },
    ...METHODS.map((method): Edit => ({ kind: 'method', method })),
  ];
}

export function asWritten(dish: Dish): AdaptedDish {
  return { dish, original: dish, changes: [], labels: [] };
}

/** The card with an edit; undefined where it is refused. */
export function edited(before: AdaptedDish, edit: Edit): AdaptedDish | undefined {
  const result = applyEdit(BENCH, before, edit);
  return 'adapted' in result ? result.adapted : undefined;
}

export function withEdits(dish: Dish, edits: readonly Edit[]): AdaptedDish {
  return applyEdits(BENCH, asWritten(dish), edits);
}

/** What is wrong with a card, in a few words each; nothing where a cook would not stumble. */
export function faultsOf(before: Dish, edit: Edit, after: Dish): string[] {
  return [
    ...stillNamed(before, edit, after),
    ...broken(before, after),
    ...unused(after),
    ...underdone(before, after),
    ...oddTimes(before, after),
    ...unlisted(before, after),
  ];
}

function textsOf(dish: Dish): string[] {
  return [
    dish.title,
    dish.introduction,
    dish.tip,
    dish.keeps,
    ...dish.steps.map((s) => stepLine(s)),
  ];
}

/** The same of the card as it is read: for so many people, in their measures. */
export function platedFaults(
  before: Dish,
  edit: Edit,
  after: Dish,
  people: number,
  units: UnitSystem,
): string[] {
  const card = plate(kitchen, after, units, people, [], 'x');
  const texts = [card.recipeName, ...card.ingredients, ...card.instructions, ...card.tips];
  const names = goneFrom(before, edit, after);
  const heat = /\b7[1-9] °C/;
  const isHot = after.steps.some((step) => heat.test(stepLine(step)));
  return [
    ...namedIn(texts, names),
    ...texts.filter((text) => /NaN|undefined|\{|\}/.test(text) || text.trim() === ''),
    ...(isHot && !card.instructions.some((text) => heat.test(text) || /\b1[67]\d °F/.test(text))
      ? [`no heat at ${people} in ${units}`]
      : []),
  ];
}

/** Names of foods that an edit took out and that no line holds any more. */
function goneFrom(before: Dish, edit: Edit, after: Dish): ReadonlySet<string> {
  if (edit.kind !== 'leave out' && edit.kind !== 'swap') return new Set();
  const said = edit.kind === 'swap' ? edit.from : edit.food;
  const gone = itemsMeant(kitchen, before, foodSaid(kitchen, said))
    .map((at) => before.ingredients[at]?.name ?? '')
    .filter((name) => !after.ingredients.some((item) => item.name === name));
  const left = new Set(
    after.ingredients.flatMap(({ name, preparation }) =>
      findTerms(kitchen.rules, `${name}, ${preparation}`).flatMap((t) => [t.name, ...t.kinds]),
    ),
  );
  return new Set(
    gone.flatMap((name) =>
      findTerms(kitchen.rules, name)
        .filter((term) => term.isFood && !left.has(term.name))
        .map((term) => term.name),
    ),
  );
}

function stillNamed(before: Dish, edit: Edit, after: Dish): string[] {
  // "Gluten-free plain flour" is what came in, by its whole name.
  const listed = after.ingredients.map(({ name }) => name.toLowerCase());
  const texts = textsOf(after).map((text) =>
    listed.reduce((rest, name) => rest.toLowerCase().replaceAll(name, ''), text),
  );
  return namedIn(texts, goneFrom(before, edit, after));
}

function namedIn(texts: readonly string[], names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  return texts.flatMap((text) =>
    findTerms(kitchen.rules, text)
      .filter((term) => term.isFood && names.has(term.name))
      .map((term) => `names ${term.name}: ${text}`),
  );
}

const BROKEN = [
  / {2}/,
  /\b(?:and|or|with|the|an?|of|into|until|for)\s*[.,;:]/,
  /,\s*[,.;]/,
  /\b(?:the|an?) (?:the|an?|and|or|with|for|in|until|to|of)\b/i,
  /\b(\w+) \1\b/i,
  /[.;] *[.;]/,
  /\. \p{Ll}/u,
  /^\p{Ll}/u,
  /\b(?:and|with) (?:until|for \d)/,
  /^(?:Add|Stir in|Fry|Cook|Mix|Toss|Put|Scatter with|Top with)[.,]/m,
  /\(\s*\)/,
  /\b(?:Add|Stir in|Tip in|Fry) (?:and|or|until|for)\b/,
  /\b(?:Season|Toss|Mix|Rub|Whisk|Beat|Blend) (?:with )?(?:[.,;]|and\b|then\b)/,
];

function broken(before: Dish, after: Dish): string[] {
  const had = new Set(textsOf(before));
  return textsOf(after).flatMap((text) =>
    had.has(text) || text === ''
      ? []
      : BROKEN.filter(
          (pattern) =>
            pattern.test(text) &&
            ![...had].some((one) => pattern.exec(one)?.[0] === pattern.exec(text)?.[0]),
        ).map((pattern) => `broken ${JSON.stringify(pattern.exec(text)?.[0])}: ${text}`),
  );
}

function unused({ ingredients, steps }: Dish): string[] {
  const used = new Set(
    steps.flat().flatMap((piece) => (piece.kind === 'ingredient' ? [piece.index] : [])),
  );
  return [
    ...[...used].filter((at) => !ingredients[at]).map((at) => `no line ${at}`),
    ...ingredients.filter((_, at) => !used.has(at)).map(({ name }) => `unused ${name}`),
    ...(steps.some((step) => stepLine(step).trim() === '') ? ['an empty step'] : []),
  ];
}

function underdone(before: Dish, after: Dish): string[] {
  const text = after.steps.map((step) => stepLine(step)).join(' ');
  return after.ingredients.flatMap(({ name }) => {
    const known = meatIn(kitchen, name);
    if (
      !known ||
      natureOf(kitchen.rules, name) !== 'meat' ||
      /cooked|cured/.test(known.shape) ||
      /^cooked |tinned|smoked|ham\b/.test(name)
    )
      return [];
    if (before.ingredients.some((item) => item.name === name)) {
      const was = before.steps.map((step) => stepLine(step)).join(' ');
      const lost = ['74 °C', '71 °C'].find((heat) => was.includes(heat) && !/7[14] °C/.test(text));
      return lost ? [`lost ${lost} of ${name}`] : [];
    }
    if (known.kind.name.startsWith('poultry'))
      return /7[4-9] °C/.test(text) ? [] : [`no 74 °C for ${name}`];
    if (known.shape === 'mince' && natureOf(kitchen.rules, name) === 'meat')
      return /7[1-9] °C|no pink/.test(text) ? [] : [`no 71 °C for ${name}`];
    return [];
  });
}

function oddTimes(before: Dish, after: Dish): string[] {
  const isOdd =
    !Number.isInteger(after.time) ||
    after.active > after.time ||
    after.active <= 0 ||
    after.time < Math.min(before.time, 10) / 2 ||
    after.time > before.time + 660;
  return isOdd ? [`time ${after.time}, active ${after.active}, was ${before.time}`] : [];
}

/** The list answers for what the texts name. */
function unlisted(before: Dish, after: Dish): string[] {
  const needs = { allergies: [...ALLERGENS], diets: [] };
  const found = (dish: Dish, parts: (part: string) => boolean): Set<string> =>
    new Set(
      check(
        kitchen.rules,
        dishLines(dish).filter(({ part }) => parts(part)),
        needs,
      )
        .findings.filter(({ certainty }) => certainty === 'contains')
        .map(({ restriction }) => restriction),
    );
  const isList = (part: string): boolean => part === 'ingredients';
  const listed = found(after, isList);
  const were = found(before, isList);
  return [...found(after, (part) => !isList(part))]
    .filter(
      (one) =>
        !listed.has(one) && !(found(before, (part) => !isList(part)).has(one) && !were.has(one)),
    )
    .map((one) => `text names ${one}, the list does not`);
}

export function cardText(dish: Dish): string {
  return [
    dish.title,
    dish.introduction,
    ...dish.ingredients.map((item) => ingredientLine(item)),
    ...dish.steps.map((step) => stepLine(step)),
    dish.tip,
    dish.keeps,
  ].join('\n');
}
