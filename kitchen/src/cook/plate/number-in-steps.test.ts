/** Tests numbers in scaled recipes: steps and tips agree with the list, one person has one bowl, tins are bought by the tin. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { plural, singular } from '../../text/plurals.ts';
import { forOne } from './for-one.ts';
import { plate } from './plate.ts';

const { dishes } = kitchen.cookbook;

function plated(slug: string, people: number, units: Parameters<typeof plate>[2]) {
  const dish = dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(`no dish ${slug}`);
  return plate(kitchen, dish, units, people, [], 'seed');
}

const CARDS = [1, 2, 4, 8].flatMap((people) =>
  dishes.map((dish) => ({
    name: `${dish.slug} for ${people}`,
    card: plate(kitchen, dish, 'international', people, [], 'seed'),
  })),
);

/** "1 onion, sliced" and "½ lime": one thing by the piece, and no other of its kind on the list. */
const ONE =
  /^(?:1|[¼½¾⅓⅔]) (?!(?:k?g|m?l|tb?sp|cm|tin|clove|sprig|stalk|slice|pinch|handful)\b)(?:small |large )?((?:[a-zà-ÿ'-]+ )*)([a-zà-ÿ'-]+)(?:,|$)/;
/** Dishes whose own words speak of several though one goes in, or of a verb. */
const OWN_WORDS = /^(?:osso-buco|philly-cheesesteak) /;

test('what the list has one of is one in every step and tip', () => {
  const wrong = CARDS.flatMap(({ name, card }) =>
    card.ingredients.flatMap((line) => {
      const noun = ONE.exec(line)?.[2] ?? '';
      const many = plural(noun);
      if (noun === '' || many === noun || OWN_WORDS.test(name)) return [];
      const said = new RegExp(`\\b(?:${noun}|${many})\\b`);
      if (card.ingredients.filter((one) => said.test(one)).length > 1) return [];
      const several = new RegExp(`\\b[Tt]he (?:\\w+ )?${many}\\b`);
      return [...card.instructions, ...card.tips]
        .filter((text) => several.test(text))
        .map((text) => `${name}: ${line}: ${text}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('no line counts one thing in the plural', () => {
  const wrong = CARDS.flatMap(({ name, card }) =>
    card.ingredients.flatMap((line) => {
      const noun = ONE.exec(line)?.[2] ?? '';
      const isMany = noun.length > 3 && singular(noun) !== noun && plural(singular(noun)) === noun;
      return isMany ? [`${name}: ${line}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('one person has one glass and one bowl', () => {
  const wrong = CARDS.filter(({ card }) => card.servings === 1).flatMap(({ name, card }) =>
    card.instructions
      .filter((step) => /\b(?:into|in|among|between) (?:\w+ )?(?:bowls|glasses)\b/.test(step))
      .map((step) => `${name}: ${step}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['Divide the rice among bowls.', 'Put the rice in a bowl.'],
  ['Divide between warm bowls and serve.', 'Tip into a warm bowl and serve.'],
  ['Taste and pour into cold glasses.', 'Taste and pour into a cold glass.'],
  [
    'Squeeze it into tall glasses, one a person, and stir.',
    'Squeeze it into a tall glass, and stir.',
  ],
  ['Divide the beef into loose balls, one a person.', 'Shape the beef into a loose ball.'],
  ['Break the eggs into cups.', 'Break the eggs into cups.'],
  ['Set out three plates.', 'Set out three plates.'],
  ['Stir in 2 cups of stock.', 'Stir in 2 cups of stock.'],
])('for one "%s" is "%s"', (step, said) => {
  expect(forOne(step)).toBe(said);
});

test.each([
  ['gnocchi-with-sage-butter', 8, /Mix in the egg yolks, salt/],
  ['chicken-yassa', 8, /Take out the chillies before/],
  ['coq-au-vin', 2, /Take out the bay leaf and/],
  ['homemade-lemonade', 1, /zest from the lemon with/],
  ['new-england-clam-chowder', 8, /Take out the thyme and bay leaves/],
  ['gazpacho', 8, /the reserved cucumbers and peppers/],
  ['beef-pho', 4, /water, the onion, the ginger/],
  ['cheeseburgers', 1, /Sprinkle the patty .* the patty, tomato/],
  ['creme-brulee', 1, /Sprinkle the top with/],
  ['saltimbocca', 2, /Lay the veal escalopes on a board/],
  ['prawn-and-pork-summer-rolls', 1, /the soft lettuce, mint and chives/],
] as const)('%s for %d keeps to its list', (slug, people, said) => {
  expect(plated(slug, people, 'international').instructions.join(' ')).toMatch(said);
});

test.each([
  ['refried-beans', 6, 'United States', /^\d tins \(15 oz each\) pinto beans, drained$/],
  ['huevos-rancheros', 2, 'international', /^1 tin \(400 g\) chopped tomatoes$/],
  ['huevos-rancheros', 2, 'international', /^½ tin \(400 g\) refried beans$/],
  ['moussaka', 4, 'Imperial', /^⅔ tin \(14 oz\) chopped tomatoes$/],
] as const)('%s for %d in %s lists tins', (slug, people, units, line) => {
  const { ingredients } = plated(slug, people, units);
  expect(ingredients.some((one) => line.test(one))).toBe(true);
});
