/** Tests that British food and tool names become American ones without changing what the allergen check finds. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { plate } from '../cook/plate/plate.ts';
import { createWeigher } from '../measure/lines/weigh.ts';
import { check, recipeLines } from '../safety/verdict/check.ts';
import { ALLERGENS, DIETS, type Needs } from '../vocabulary.ts';
import type { Dish } from './dish.ts';
import { compileRegionalNames } from './regional-names.ts';
import { resolveDishName } from './resolve-name.ts';

const american = kitchen.spoken['United States'] ?? ((text: string) => text);
const weigh = createWeigher(kitchen.measures);

test.each([
  ['2 courgettes, sliced', '2 zucchini, sliced'],
  ['Courgette noodles', 'Zucchini noodles'],
  ['an aubergine and a spring onion', 'an eggplant and a scallion'],
  ['a courgette or an onion', 'a zucchini or an onion'],
  ['1 tsp ground coriander and the coriander', '1 tsp ground coriander and the cilantro'],
  ['coriander seeds', 'coriander seeds'],
  ['125 g plain flour, 2 tbsp caster sugar', '125 g all-purpose flour, 2 tbsp superfine sugar'],
  ['300 g minced beef, then the beef mince', '300 g ground beef, then the ground beef'],
  ['Mince the garlic.', 'Mince the garlic.'],
  ['8 raw prawns', '8 raw shrimp'],
  ['150 ml double cream', '150 ml heavy cream'],
  ['1 tsp bicarbonate of soda', '1 tsp baking soda'],
  ['Grease a loaf tin and fill the tin.', 'Grease a loaf pan and fill the pan.'],
  ['2 tins chickpeas', '2 cans chickpeas'],
  ['Drain the tinned beans from their tin.', 'Drain the canned beans from their can.'],
  ['Keeps 5 days in a tin.', 'Keeps 5 days in an airtight container.'],
  ['Grill the steak on the barbecue.', 'Grill the steak on the barbecue.'],
  ['Brown it under a hot grill.', 'Brown it under a hot broiler.'],
  ['a pinch of red pepper flakes', 'a pinch of red pepper flakes'],
  ['1 red pepper', '1 red bell pepper'],
  ['500 g beetroot, 1 beetroot', '500 g beets, 1 beet'],
  ['an upstart in the martini', 'an upstart in the martini'],
  ['200 g gluten-free digestive biscuits, crushed', '200 g gluten-free graham crackers, crushed'],
  ['the chestnut mushrooms, a floury potato', 'the cremini mushrooms, a russet potato'],
  ['500 ml dry cider, 1 tbsp cider vinegar', '500 ml dry hard cider, 1 tbsp cider vinegar'],
  ['4 corn on the cob. Turn the corn on the cob.', '4 ears of corn. Turn the corn on the cob.'],
  ['1 tin (400 g) chopped tomatoes', '1 can (400 g) diced tomatoes'],
  [
    'Mix with the American mustard. American mustard',
    'Mix with the yellow mustard. Yellow mustard',
  ],
  ['Broken jasmine rice drinks up the broth.', 'Broken jasmine rice drinks up the broth.'],
  [
    '1.3 kg beef chuck joint. Chop through the joints.',
    '1.3 kg beef chuck roast. Chop through the joints.',
  ],
  ['Stir it in a heatproof jug.', 'Stir it in a heatproof pitcher.'],
  ['Heat the grill or a barbecue to high.', 'Heat the broiler or a grill to high.'],
  ['Set it on the hot tray.', 'Set it on the hot baking sheet.'],
])('%s is %s', (british, said) => {
  expect(american(british)).toBe(said);
});

/** Each dish as it is written and as an American reads it; plated once for all that follows. */
const CARDS = kitchen.cookbook.dishes.map((dish) => ({ dish, ...served(dish) }));

test('translating twice changes nothing more, in every line of the cookbook', () => {
  for (const { dish, plated } of CARDS)
    expect(lines(said(plated)), dish.slug).toEqual(lines(plated));
}, 60_000);

test('no dish gets another verdict for being said in other words', () => {
  for (const { dish, british, plated } of CARDS)
    expect(verdicts(plated, dish), dish.slug).toEqual(verdicts(british, dish));
}, 60_000);

test('nor has any food on its own, one that is put in for another included', () => {
  const foods = kitchen.cookbook.dishes.flatMap(({ ingredients, swaps }) => [
    ...ingredients.map(({ name }) => name),
    ...swaps.map(({ to }) => to.name),
  ]);
  for (const food of new Set(foods)) {
    const other = american(food);
    if (other !== food) expect(foundIn(other), `${food}, ${other}`).toEqual(foundIn(food));
  }
});

test('no card for American measures keeps a word that only the British use', () => {
  const left = CARDS.flatMap(({ dish, plated }) =>
    [...lines(said(plated)), ...said(plated).tips]
      .filter((line) => BRITISH.test(line))
      .map((line) => `${dish.slug}: ${line}`),
  );
  expect(left).toEqual([]);
});

const BRITISH =
  /\b(?:aubergines?|courgettes?|spring onions?|(?:plain|strong|self-raising) (?:white )?(?:bread )?flour|caster|icing|(?:double|single|soured) cream|bicarbonate|mince(?=[,.]| keeps)|tinned|chestnut mushrooms?|floury potatoes|digestives?|topside|escalopes?|rashers?|streaky|pudding rice|gherkins?|stoned|jugs?|hob|cling film|greaseproof|trays?|worktop|whizz\w*|prawns?|sultanas?|mangetout|beetroot|sweetcorn|cornflour|wholemeal|desiccated|passata|muslin|cocktail sticks?|\w*colour\w*|flavour\w*|savoury|litres?|lengthways|packets?|traybake|to the boil|casserole|yoghurt|porridge oats|fast-action|chilli(?:es)?)\b|(?:cake|loaf|roasting|baking|springform|tart) tin/;

test('a dish is found again by its American title', () => {
  for (const dish of kitchen.cookbook.dishes)
    expect(resolveDishName(kitchen.cookbook, american(dish.title))?.slug, dish.title).toBe(
      dish.slug,
    );
});

test('a row that cannot be read names its line', () => {
  expect(() => compileRegionalNames('# words\ncourgette | zucchini | often')).toThrow(/line 2/);
  expect(() => compileRegionalNames('courgette')).toThrow(/line 1/);
});

/** For each allergen and diet how sure it is, in one line. */
function foundIn(line: string): string[] {
  const every: Needs = { allergies: ALLERGENS, diets: DIETS };
  const found = check(kitchen.rules, recipeLines({ ...BARE, ingredients: [line] }), every);
  const said = found.findings.map(({ restriction, certainty }) => `${restriction} ${certainty}`);
  return [...new Set(said)].sort();
}

const BARE = { recipeName: '', introduction: '', instructions: [], tips: [] };

type Lines = ReturnType<typeof plate>;

function served(dish: Dish): { british: Lines; plated: Lines } {
  const british = plate(kitchen, dish, 'United States', undefined, [], '');
  return { british, plated: said(british) };
}

function said(card: Lines): Lines {
  const whole = [...card.ingredients, ...card.instructions].join('\n');
  const say = (text: string): string => american(text, whole);
  return {
    ...card,
    recipeName: american(card.recipeName),
    introduction: say(card.introduction),
    ingredients: card.ingredients.map(say),
    instructions: card.instructions.map(say),
    tips: card.tips.map(say),
  };
}

function lines(card: Lines): string[] {
  return [card.recipeName, card.introduction, ...card.ingredients, ...card.instructions];
}

/** For each allergen and diet what is found at worst, and how many lines are not known. */
function verdicts(card: Lines, dish: Dish): Record<string, string | number> {
  const every: Needs = { allergies: ALLERGENS, diets: DIETS };
  const { findings, unknown } = check(
    kitchen.rules,
    recipeLines(card),
    every,
    dish.servings,
    weigh,
  );
  const worst = [...findings].sort((a, b) => b.certainty.localeCompare(a.certainty));
  return {
    ...Object.fromEntries(worst.map((one) => [one.restriction, one.certainty])),
    unknown: unknown.length,
  };
}
