/** Tests the wording of every dish's steps and lists, for few and many people, in each system of units. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { plate } from './plate.ts';

const { dishes } = kitchen.cookbook;
const SYSTEMS = ['international', 'United States', 'Imperial'] as const;

function plated(slug: string, people?: number, units: (typeof SYSTEMS)[number] = 'international') {
  const dish = dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(`no dish ${slug}`);
  return plate(kitchen, dish, units, people, [], 'seed');
}

const everyCard = SYSTEMS.flatMap((units) =>
  [1, 3, 10].flatMap((people) =>
    dishes.map((dish) => ({
      name: `${dish.slug} for ${people}, ${units}`,
      card: plate(kitchen, dish, units, people, [], 'seed'),
    })),
  ),
);

function offending(pattern: RegExp, part: 'ingredients' | 'instructions'): string[] {
  return everyCard.flatMap(({ name, card }) =>
    card[part].filter((line) => pattern.test(line)).map((line) => `${name}: ${line}`),
  );
}

test('no step stumbles over its articles and amounts', () => {
  expect(
    offending(
      /\b(?:the|a|an|another|each|little) the\b|\bof the of\b|[½⅓⅔¼¾] the\b|\ba [½⅓⅔¼¾] of\b|-inch (?:high|thick|wide|long|of)\b|\ba (?:8|11|18)\b|\bmore \d+ g\b|[\ue000-\uf8ff]/i,
      'instructions',
    ),
  ).toEqual([]);
});

test('no list counts one thing in the plural, a leaf twice, or a fillet each of one', () => {
  expect(
    offending(
      /^1 (?!kg\b)(?:[a-z]+ )?(?:onions|pears|eggs|carrots|lemons|limes|tomatoes|chillies)\b|\bleaves [a-z ]*leaves\b|^1 .*\beach$|^\d+ handfuls? (?!of)/,
      'ingredients',
    ),
  ).toEqual([]);
});

test('millilitres are for those who measure in them', () => {
  const others = everyCard.filter(({ name }) => !name.endsWith('international'));
  const lines = others.flatMap(({ name, card }) =>
    card.ingredients.filter((line) => /^\d+ ml\b/.test(line)).map((line) => `${name}: ${line}`),
  );
  expect(lines).toEqual([]);
});

test('a food is named as a cook would: "the onions" for two, bare in a list, the juice of a lemon', () => {
  expect(plated('ash-reshteh').instructions[0]).toMatch(
    /^Warm 2 tbsp of the olive oil .* Cook the chopped onion /,
  );
  expect(plated('chakalaka', 12).instructions[0]).toContain('Cook the onions for');
  expect(plated('chakalaka', 4).instructions[0]).toContain('Cook the onion for');
  expect(plated('avgolemono').instructions[3]).toContain('whisk in the lemon juice');
  expect(plated('boeuf-bourguignon').instructions[1]).toContain(
    'season it with salt and black pepper',
  );
  expect(plated('bobotie').instructions[1]).toContain(
    'the garlic, curry powder and ground turmeric',
  );
});

test('one of many is spoken of as one throughout the step', () => {
  const [, step] = plated('baked-salmon-with-lemon-and-dill', 1).instructions;
  expect(step).toContain('the salmon fillet and set it');
  const ramen = plated('shoyu-ramen', 1);
  expect(ramen.servings).toBeGreaterThan(1);
  const eggs = plated('full-english-breakfast', 1).instructions.join(' ');
  expect(eggs).not.toMatch(/\bthe eggs\b/);
});

test('half of something is half of it for any number, and oil to fry in is as deep for one as for ten', () => {
  expect(plated('ceviche', 7).instructions[3]).toContain('half the onion');
  const one = plated('samosas', 1).ingredients.find((line) => line.includes('deep frying'));
  expect(plated('samosas', 10).ingredients).toContain(one);
});

test('notes on more or less of it speak of what it is cooked in', () => {
  expect(plated('baked-salmon-with-lemon-and-dill', 10).tips.join(' ')).not.toMatch(/\btins?\b/);
  expect(plated('panna-cotta', 12).tips.join(' ')).not.toMatch(
    /\b(?:salt and spice|Brown things)\b/,
  );
});

test('later mentions keep to the number on the list', () => {
  const rouladen = plated('beef-rouladen', 8);
  expect(rouladen.ingredients).toContain('2 bay leaves');
  expect(rouladen.instructions.join(' ')).toContain('Remove the bay leaves');
  expect(plated('gomen', 8).instructions.join(' ')).toContain('the green chillies');
  expect(plated('khachapuri', 1).instructions.join(' ')).toContain('drop in the egg yolk');
});

test('two birds are two birds in list and steps', () => {
  const { ingredients, instructions } = plated('hainanese-chicken-rice', 8);
  expect(ingredients).toContain('2 whole chickens, about 1.5 kg each');
  expect(instructions.join(' ')).toMatch(/Lift the chickens .* let them stand/);
});

test('for one nothing is fried in batches', () => {
  expect(plated('koshari', 1).instructions[0]).toContain('and fry for 5 minutes, until');
  expect(plated('koshari', 6).instructions[0]).toContain('in batches for 5 minutes each');
});
