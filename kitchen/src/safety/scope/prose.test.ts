/** Tests the allergen check on step sentences (comparisons, tools named after foods), on ingredient claims, and in other scripts. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ALLERGENS, type RecipePart } from '../../vocabulary.ts';
import { check } from '../verdict/check.ts';

const { rules } = kitchen;

function found(text: string, part: RecipePart): string[] {
  const needs = { allergies: ALLERGENS, diets: [] };
  const { findings } = check(rules, [{ part, index: 0, text }], needs);
  const named = findings.map((one) => (one.certainty === 'contains' ? '' : '?') + one.restriction);
  return [...new Set(named)].sort();
}

test.each([
  ['Blend to an egg-like consistency.', []],
  ['Blitz to a breadcrumb consistency.', []],
  ['Cut into scallop shapes.', []],
  ['Roll no bigger than a walnut.', []],
  ['Flip it like a pancake.', []],
  ['Knead as for bread.', []],
  ['Shape into sausages with wet hands.', []],
  ['Serve on toast-coloured plates.', []],
  ['Bake in a brioche tin.', []],
  ['Toast on a panini press.', []],
  ['Look for it in the bread aisle.', []],
  ['This soup needs no cream.', []],
  ['No cheese is needed here.', []],
  ['Rub in until it resembles damp breadcrumbs.', []],
  ['Check the thickness of the custard.', ['eggs', 'milk']],
  ['Fold in the whites.', ['eggs']],
  ['Serve with toast.', ['wheat']],
  ['Use egg rings if you have them.', []],
  ['Line the tin with buttered paper.', ['milk']],
  ['Roll it up in a wrap.', ['?wheat']],
  ['Cook without butter.', ['?milk']],
  ['Brown the butter to a nutty shade.', ['milk']],
  ['Cut the fish into fingers.', ['fish']],
  ['Open the oysters with an oyster knife.', ['shellfish']],
  ['Sprinkle over the cheese.', ['milk']],
  ['Push the peas about as if scrambling eggs.', []],
  ['Boil it for as long as you would spaghetti.', []],
  ['It looks like the head on a milkshake.', ['?milk']],
  ['Aim for something between semolina and custard.', []],
  ['Bake until cracker-dry.', []],
  ['The soup is a lovely pistachio green.', ['?tree nuts']],
  ['Fry the prawns until salmon-pink.', ['shellfish']],
  ['Serve the salmon pink in the middle.', ['fish']],
  ['Press into a flan ring.', []],
  ['Cut to the length of a prawn, about a walnut’s width.', ['?shellfish']],
  ['Imagine you are spreading cheese.', []],
  ['Cut lumps the size of a shelled prawn.', []],
  ['Open the husks as you would peel a prawn.', []],
  ['They plump up like little pearls of pasta.', ['?wheat']],
  ['Keep it in the butter compartment.', []],
  ['Put butter in the bowl.', ['milk']],
  ['Treat it the way you treat noodles.', []],
  ['Ensure that the lid is on.', []],
  ['Stop before it becomes pasty.', []],
  ['Let the custard stand, then check it is setting.', ['eggs', 'milk']],
  ['Press the yoghurt button.', []],
  ['Hang it on a pasta drying rack.', ['?wheat']],
  ['Wrap in buttered paper.', ['milk']],
  ['Pass them to people with a nut allergy.', ['?peanuts', '?tree nuts']],
  ['It slides in like a knife through butter.', []],
  ['It wrinkles like skin on warm milk.', ['?milk']],
  ['We read of it on Milk Street.', []],
  ['Eaten all over Turkey for breakfast, with egg on your face.', []],
  ['Serve in shallow pasta bowls on the stovetop.', []],
  ['It has a cheesy flavour from the yeast.', []],
  ['Make something cheesy, without cheese it is dull.', ['?milk']],
  ['Press in the buttery crust.', ['?milk', '?wheat']],
  ['Temper the mustard seeds.', []],
  ['My Nan made it.', []],
  ['Melt a knob in the pan until it foams.', ['?milk']],
  ['Stand the toastie on a rack.', ['wheat']],
  ['Clear it with the shells and whites.', ['eggs']],
  ['Crumb the aubergines.', ['?wheat']],
  ['Scatter with chopped hazels.', ['tree nuts']],
  ['Pour the eggy mixture over a fishy broth.', ['?fish', '?shellfish', 'eggs']],
  ['There is not a speck of dust on it; dot with marg.', ['?milk', '?soy']],
])('step: %s', (text, expected) => {
  expect(found(text, 'instructions')).toEqual(expected);
});

test.each([
  ['brioche-free burger buns', ['?sesame', '?wheat']],
  ['butter-free croissants', ['?eggs', '?milk', 'wheat']],
  ['gluten free tamari soy sauce', ['soy']],
  ['pancakes made without egg', ['?milk', '?wheat']],
  ['pancakes made with no egg', ['?milk', '?wheat']],
  ['custard, egg-free', ['eggs', 'milk']],
  ['almond-based cream cheese', ['tree nuts']],
  ['walnut-crusted tofu', ['soy', 'tree nuts']],
  ['cheesy potatoes', ['milk']],
  ['2 tbsp vegan "butter"', ['?soy']],
  ['“butter”', ['milk']],
  ['a "cheese" of cashews', ['milk', 'tree nuts']],
  ['cottage chees', ['milk']],
  ['parmigano', ['?milk']],
  ['blobfish', ['?fish']],
  ['goatscheese', ['?milk']],
  ['white fish fillets', ['fish']],
  ['молоко', []],
])('line: %s', (text, expected) => {
  expect(found(text, 'ingredients')).toEqual(expected);
});

test('a line in another script is unknown, never clear', () => {
  for (const text of ['молоко', '牛乳', 'حليب', 'ขนมปัง'])
    expect(
      check(rules, [{ part: 'ingredients', index: 0, text }], { allergies: ['milk'], diets: [] })
        .verdict,
    ).toBe('unsure');
});
