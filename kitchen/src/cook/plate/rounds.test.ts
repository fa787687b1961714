/** Tests batches: the steps say what does not fit one pan, trays or pots are more or larger, and the recipe's minutes count it. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { answer } from '../../conversation/answer.ts';
import type { Dish, DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import { readDish } from '../../cookbook/read-dish.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import { isWhole, servingsFor } from '../whole-things.ts';
import { type PlatedDish, plate } from './plate.ts';
import { minutesFor } from './rounds.ts';

const { dishes } = kitchen.cookbook;
const gramsOf = createWeigher(kitchen.measures);

/** Several tests look at every dish for three times as many. */
const cards = new Map<string, PlatedDish>();

function cardFor(slug: string, people: number): PlatedDish {
  const dish = dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(`no dish ${slug}`);
  const name = `${slug} ${people}`;
  const card = cards.get(name) ?? plate(kitchen, dish, 'international', people, [], 's');
  cards.set(name, card);
  return card;
}

test.each([
  [
    'chicken-fajitas',
    8,
    /^Work in two rounds, or in two pans at once, sharing out the sunflower oil/,
    45,
  ],
  ['nasi-goreng', 8, /Go through this step and the next in two rounds.* half of everything/, 45],
  ['rosti', 8, /Go through this step and the next two in two rounds/, 140],
  ['cilbir', 3, /^Work in two rounds.*Break the eggs/, 25],
  ['avocado-toast', 8, /^Work in four rounds; the time is for one\. Toast/, 20],
  ['french-omelette', 3, /Go through this step and the next in three rounds/, 12],
  ['elote', 12, /^Work in two rounds/, 30],
  ['baked-salmon-with-lemon-and-dill', 12, /two baking dishes, on two shelves/, 25],
  ['sheet-pan-sausages-and-vegetables', 12, /three baking trays, two in the oven at a time/, 80],
  ['yorkshire-puddings', 12, /two muffin tins; on two shelves the lower one/, 65],
  ['lasagne-alla-bolognese', 12, /two baking dishes/, 150],
  ['courgette-frittata', 8, /Go through this step and the next three in two rounds/, 50],
  ['paella-valenciana', 8, /take two pans side by side/, 75],
  ['beef-wellington', 12, /^Take the beef fillet joint as two/, 180],
  ['prawn-and-pork-summer-rolls', 8, /^Take the pork loin as two/, 70],
  ['gazpacho', 8, /^Go through this step and the next in two rounds.* a blender/, 140],
  ['saffron-rice-with-tahdig', 12, /take two pots side by side/, 120],
  ['chicken-stir-fry-with-vegetables', 8, /^Go through this step and the next two in two/, 35],
])('%s for %d says its rounds where the pan is filled', (slug, people, said, least) => {
  const { instructions, minutes } = cardFor(slug, people);
  expect(instructions.filter((step) => said.test(step)).length).toBeGreaterThan(0);
  expect(minutes).toBeGreaterThanOrEqual(least);
});

test.each([
  ['lahmacun', 8, 140],
  ['palak-paneer', 6, 35],
  ['pizza-margherita', 8, 180],
  ['crepes', 8, 45],
])('the clock of %s for %d knows how many there are to bake', (slug, people, least) => {
  expect(cardFor(slug, people).minutes).toBeGreaterThanOrEqual(least);
});

test('what is served up once is no part of the rounds', () => {
  const served = /\b(?:rounds|pans at once)\b.*\. (?:Top with|Scatter|Finish with|Serve)\b/;
  const wrong = dishes.flatMap((dish) =>
    cardFor(dish.slug, dish.servings * 3)
      .instructions.filter((step) => served.test(step))
      .map((step) => `${dish.slug}: ${step}`),
  );
  expect(wrong).toEqual([]);
  expect(cardFor('almond-flour-hotcakes', 7).instructions.at(-1)).toBe('Top with the raspberries.');
  expect(cardFor('almond-flour-hotcakes', 2).instructions.at(-1)).toMatch(/^Turn .*Top with/);
}, 60_000);

test('of two trays no step speaks as of one', () => {
  const wrong = dishes.flatMap((dish) => {
    const { instructions } = cardFor(dish.slug, dish.servings * 3);
    const name = /For this much take \w+ [a-z ]*?(tray|tin|dish)e?s\b/.exec(
      instructions.join(' '),
    )?.[1];
    const one = new RegExp(
      `\\b(?:the|on an?|in an?) (?:(?:hot|lined|baking|roasting|oiled) )*${name}\\b`,
    );
    return name === undefined || TWO_KINDS.test(dish.slug)
      ? []
      : instructions.filter((step) => one.test(step)).map((step) => `${dish.slug}: ${step}`);
  });
  expect(wrong).toEqual([]);
  const puddings = cardFor('yorkshire-puddings', 12).instructions.join(' ');
  expect(puddings).toMatch(/Take the tins out with care, .* return them at once/);
});

/** One dish for the crumbs, others for the oven; a tray under the grill before the dish. */
const TWO_KINDS = /^(?:chicken-parmesan|bread-and-butter-pudding)$/;

test.each([
  ['red-beans-and-rice', 'in a small pot'],
  ['aji-de-gallina', 'in a small pan'],
  ['shakshuka', 'in a small frying pan'],
  ['moqueca', 'in a small shallow pot'],
])('%s for one is not lost in a wide pan', (slug, said) => {
  expect(cardFor(slug, 1).instructions.join(' ')).toContain(said);
});

test('a sauce for eight has a pot where one for four has a pan', () => {
  expect(cardFor('chana-masala', 8).instructions[0]).toContain('in a wide pot');
  expect(cardFor('kedgeree', 12).instructions.join(' ')).not.toMatch(/\bpan\b/);
  expect(cardFor('hot-chocolate', 12).instructions[0]).toContain('in a saucepan');
  expect(cardFor('chana-masala', 4).instructions[0]).toContain('wide frying pan');
});

test('what each of them gets stays, however many there are', () => {
  expect(cardFor('vegetable-spring-rolls', 12).instructions.join(' ')).toContain(
    'about 2 tbsp of filling',
  );
});

test('what the pan takes at once is not cooked in batches', () => {
  expect(cardFor('beef-stew', 2).instructions.join(' ')).not.toContain('batches');
  expect(cardFor('beef-stew', 8).instructions.join(' ')).toContain('brown the beef in batches');
  expect(cardFor('saltimbocca', 1).instructions.join(' ')).not.toContain('batches');
  expect(cardFor('pad-krapow', 1).instructions[1]).toContain('Fry the egg for 2 minutes, spoon');
  expect(cardFor('pad-krapow', 4).instructions[1]).toContain('two at a time');
});

test('a small piece of meat and a little sauce are done sooner', () => {
  expect(cardFor('prawn-and-pork-summer-rolls', 1).instructions[0]).toContain('8-10 minutes');
  expect(cardFor('parmigiana-di-melanzane', 2).instructions[1]).toContain('12 minutes');
  expect(cardFor('chicken-adobo', 12).instructions.join(' ')).toContain('10-14 minutes');
});

test('no card is longer for fewer people, and none for as many as it was written for says another time', () => {
  for (const dish of dishes) {
    const minutes = (people: number): number => minutesFor(dish, servingsFor(dish, people)).time;
    const [one, own, three] = [minutes(1), minutes(dish.servings), minutes(dish.servings * 3)];
    expect([dish.slug, own]).toEqual([dish.slug, dish.time]);
    expect([dish.slug, one <= own && own <= three]).toEqual([dish.slug, true]);
  }
});

test('three times as many are cooked in rounds and take longer, wherever a pan holds so many', () => {
  const silent = dishes.filter((dish) => {
    const inPans = dish.steps
      .flat()
      .filter(
        (piece) =>
          piece.kind === 'timer' &&
          piece.batchSize?.kind === 'holds' &&
          /^(?:pan|grill)$/.test(piece.batchSize.vessel) &&
          piece.batchSize.servings <= dish.servings * 2,
      );
    if (inPans.length === 0) return false;
    const { instructions, minutes } = cardFor(dish.slug, dish.servings * 3);
    const said = instructions.join(' ').match(/\b(?:two|three|four|five|six) rounds\b/g) ?? [];
    return said.length < inPans.length || (minutes <= dish.time && dish.time < 1440);
  });
  expect(silent.map((dish) => dish.slug)).toEqual([]);
});

test('every time in which something is fried, grilled or baked says how much goes in at once', () => {
  expect(dishes.filter((dish) => !isWhole(dish)).flatMap(silentTimes)).toEqual([]);
});

test('what goes in batches is said to, in the step or in one beside it', () => {
  const silent = dishes.filter((dish) =>
    dish.steps.some((step, at) => {
      const text = dish.steps
        .slice(at > 0 ? at - 1 : 0, at + 3)
        .map((one) => stepLine(one))
        .join(' ');
      return step.some((piece) => isGo(piece)) && !IN_GOES.test(text);
    }),
  );
  expect(silent.map((dish) => dish.slug)).toEqual([]);
});

function isGo(piece: StepPiece): boolean {
  return (
    piece.kind === 'timer' && piece.batchSize?.kind === 'holds' && piece.batchSize.vessel === 'go'
  );
}

const IN_GOES =
  /\b(?:batches|at a time|one after another|the (?:rest|others)|for each|go on until|ladle in)\b/i;

test('the reader knows a slip of the pen from a load', () => {
  const body = (load: string): string => `Fry @paneer{400%g} for ~{4%minutes}(${load}).`;
  expect(() => readDish('paneer', body('4 a pot'))).toThrow('behind a time');
  expect(() => readDish('paneer', body('with the amounts'))).toThrow('behind a time');
  expect(readDish('paneer', body('until gold')).steps[0]?.at(-2)).toEqual({
    kind: 'timer',
    text: '4 minutes (until gold)',
  });
  expect(readDish('paneer', body('4 a pan here')).steps[0]?.[3]).toMatchObject({
    batchSize: { kind: 'holds', servings: 4, vessel: 'pan', isFromThisSentence: true },
  });
});

const IN_ONE_LAYER =
  /\b(?:(?:stir-)?fry|sear|grill|griddle|toast|char|poach|bake|roast|brown(?= (?:it|them|the|for|all|with)\b)|(?<=\band )brown)\b/i;
/** What softens, sizzles or melts in however wide a heap. */
const IN_A_HEAP =
  /\b(?:onions?|shallots?|garlic|leeks?|celery|oil|butter|ghee|lard|dripping|water|stock|salt|paste|pur[eé]e|seeds?|curry powder|chillies|chilli (?:flakes|powder)|flour|breadcrumbs|peppercorns|bacon|chorizo|pancetta)$/;
/** Grams a person, below which it is a garnish. */
const LITTLE = 40;

const SETTINGS = {
  allergies: [],
  diets: [],
  units: 'international',
  persona: 'a friendly cooking instructor',
} as const;

test('a question of time is answered for as many as the card serves', () => {
  const asked = { role: 'user', content: 'buffalo chicken wings for 12 people' } as const;
  const card = answer(kitchen, [asked], SETTINGS);
  if (card.kind !== 'recipe') throw new Error('no card');
  const { recipeName, introduction } = card.recipe;
  const shown = {
    role: 'assistant',
    content: `Recipe shared: ${recipeName} - ${introduction}`,
  } as const;
  const reply = answer(
    kitchen,
    [asked, shown, { role: 'user', content: 'how long does it take?' }],
    SETTINGS,
  );
  expect(card.recipe.minutes).toBe(120);
  expect(reply.kind === 'text' && reply.text).toMatch(/\b2 hours\b/);
});

interface Sentence {
  text: string;
  readonly foods: DishIngredient[];
  readonly times: Extract<StepPiece, { kind: 'timer' }>[];
}

/** The sentences that fry or bake for a time of which nobody said how much it is for. */
function silentTimes(dish: Dish): string[] {
  let inVessel = false;
  return dish.steps
    .flatMap((step) => sentencesOf(dish, step))
    .flatMap(({ text, foods, times }) => {
      const loads = times.flatMap(({ batchSize }) => (batchSize ? [batchSize] : []));
      inVessel ||= loads.some((load) => load.kind === 'holds' && /tray|tin|dish/.test(load.vessel));
      const isTold = times.length === 0 || loads.length > 0;
      if (isTold || !IN_ONE_LAYER.test(text)) return [];
      if (inVessel && /\b(?:bake|roast)\b/i.test(text)) return [];
      const grams = foods
        .filter(({ name }) => !IN_A_HEAP.test(name))
        .reduce((sum, food) => sum + (gramsOf(ingredientLine(food)) ?? 0), 0);
      return foods.length > 0 && grams / dish.servings < LITTLE ? [] : [`${dish.slug}: ${text}`];
    });
}

function sentencesOf(dish: Dish, step: Dish['steps'][number]): Sentence[] {
  const sentences: Sentence[] = [{ text: '', foods: [], times: [] }];
  for (const piece of step) {
    const [first = '', ...more] =
      piece.kind === 'text'
        ? piece.text.split(/(?<=[.;!] )/)
        : [piece.kind === 'ingredient' ? piece.name : piece.text];
    const here = sentences.at(-1);
    if (here) here.text += first;
    if (piece.kind === 'timer') here?.times.push(piece);
    const food = piece.kind === 'ingredient' ? dish.ingredients[piece.index] : undefined;
    if (food) here?.foods.push(food);
    sentences.push(...more.map((text) => ({ text, foods: [], times: [] })));
  }
  return sentences;
}
