/** Tests converting and scaling ingredient lines, steps and whole recipes in each of the three unit systems. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileMeasures } from '../measures.ts';
import { rewriteLine, rewriteRecipe, rewriteStep } from './rewrite.ts';

const pantry = new URL('../../../pantry/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, pantry), 'utf8');
const measures = compileMeasures(text('units.txt'), text('densities.txt'));

const line = (written: string, units: 'I' | 'US' | 'UK', factor = 1) =>
  rewriteLine(measures, written, SYSTEMS[units], factor);
const step = (written: string, units: 'I' | 'US' | 'UK', factor = 1) =>
  rewriteStep(measures, written, SYSTEMS[units], factor);
const SYSTEMS = { I: 'international', US: 'United States', UK: 'Imperial' } as const;

describe('rewriteLine', () => {
  it.each([
    ['250 g plain flour', 'US', '2 cups plain flour'],
    ['4 cups popcorn', 'I', '30 g popcorn'],
    ['1 cup popcorn kernels', 'I', '200 g popcorn kernels'],
    ['2 cups puffed rice', 'I', '30 g puffed rice'],
    ['2 cups corn flakes', 'I', '55 g corn flakes'],
    ['2 cups potato chips', 'I', '55 g potato chips'],
    ['1 cup croutons', 'I', '35 g croutons'],
    ['1 cup crushed pretzels', 'I', '85 g crushed pretzels'],
    ['2 cups baby spinach leaves', 'I', '60 g baby spinach leaves'],
    ['100 g sugar', 'US', '½ cup sugar'],
    ['80 g rice flour', 'US', '½ cup plus 1½ tsp rice flour'],
    ['115 g butter', 'US', '½ cup butter'],
    ['500 g beef mince', 'US', '1 lb 2 oz beef mince'],
    ['1 kg potatoes', 'US', '2¼ lb potatoes'],
    ['400 ml milk', 'US', '1⅔ cups milk'],
    ['15 ml soy sauce', 'US', '1 tbsp soy sauce'],
    ['200 ml milk', 'US', '¾ cup plus 2 tbsp milk'],
    ['400 g tinned tomatoes', 'US', '14 oz tinned tomatoes'],
    ['200 g basmati rice', 'US', '1 cup basmati rice'],
    ['7 g dried yeast', 'US', '2¼ tsp dried yeast'],
    ['2 x 400 g tins chopped tomatoes', 'US', '2 x 14 oz tins chopped tomatoes'],
    ['2 cm piece of ginger', 'US', '¾-inch piece of ginger'],
    ['2 cups all-purpose flour, sifted', 'I', '250 g all-purpose flour, sifted'],
    ['⅓ cup olive oil', 'I', '80 ml olive oil'],
    ['1 cup honey', 'I', '340 g honey'],
    ['1 stick butter', 'I', '115 g butter'],
    ['1 lb beef', 'I', '450 g beef'],
    ['1 cup plus 2 tablespoons sugar', 'I', '225 g sugar'],
    ['1 (14 oz) can coconut milk', 'I', '1 (400 g) can coconut milk'],
    ['1-2 tbsp olive oil', 'I', '1-2 tbsp olive oil'],
    ['½-1 cup milk', 'I', '120–240 ml milk'],
    ['900 g full-fat soft cheese', 'US', '2 lb full-fat soft cheese'],
    ['200 g feta, in one slab', 'US', '7 oz feta, in one slab'],
    ['200 g feta, crumbled', 'US', '1⅓ cups feta, crumbled'],
    ['160 g tuna in olive oil, drained', 'US', '5½ oz tuna in olive oil, drained'],
    ['2 tins tuna in oil (160 g each)', 'US', '2 tins tuna in oil (5½ oz each)'],
    ['2 balls mozzarella (125 g each)', 'US', '2 balls mozzarella (4½ oz each)'],
    ['400 ml tin coconut milk', 'US', '13½ fl oz tin coconut milk'],
    ['400 g tin coconut milk', 'UK', '14 oz tin coconut milk'],
    ['7 g sachet dried yeast', 'US', '¼ oz sachet dried yeast'],
    ['200 g chocolate chips', 'US', '1¼ cups chocolate chips'],
    ['100 g icing sugar', 'US', '¾ cup plus 1½ tbsp icing sugar'],
    ['15 g cornflour', 'US', '2 tbsp cornflour'],
    ['3 litres water', 'US', '3¼ quarts water'],
    ['5 kg flour', 'US', '11 lb flour'],
    ['10 g fine salt', 'UK', '1¾ tsp fine salt'],
    ['¼ cup chopped parsley', 'I', '4 tbsp chopped parsley'],
    ['2 oz vodka', 'I', '60 ml vodka'],
    ['1 oz sweet vermouth', 'I', '30 ml sweet vermouth'],
    ['1 oz Campari', 'I', '30 ml Campari'],
    ['½ oz simple syrup', 'I', '15 ml simple syrup'],
    ['2 cups ramen', 'I', '140 g ramen'],
    ['2 cups ramen noodles', 'I', '140 g ramen noodles'],
    ['2 cups egg noodles', 'I', '80 g egg noodles'],
    ['2 cups cooked pasta', 'I', '280 g cooked pasta'],
    ['1 cup cake flour', 'I', '115 g cake flour'],
    ['½ lb butter', 'I', '225 g butter'],
    ['1 (28 oz) can tomatoes', 'I', '1 (800 g) can tomatoes'],
    ['1 dessertspoon sugar', 'I', '2 tsp sugar'],
    ['150 ml olive oil', 'UK', '5 fl oz olive oil'],
    ['250 g flour', 'UK', '9 oz flour'],
    ['600 ml milk', 'UK', '1 pint milk'],
    ['400 ml milk', 'UK', '14 fl oz milk'],
    ['2 cups flour', 'UK', '9 oz flour'],
    ['1 cup milk', 'UK', '8 fl oz milk'],
    ['2 tsp salt', 'UK', '2 tsp salt'],
    ['3 large eggs', 'UK', '3 large eggs'],
    ['Salt to taste', 'US', 'Salt to taste'],
  ] as const)('writes "%s" for %s as "%s"', (written, units, wanted) => {
    expect(line(written, units)).toBe(wanted);
  });

  it('keeps only the reader’s half of an amount given twice', () => {
    expect(line('250g/9oz butter, cubed', 'I')).toBe('250g butter, cubed');
    expect(line('250g/9oz butter, cubed', 'UK')).toBe('9oz butter, cubed');
    expect(line('1 lb. (450 g) beef', 'I')).toBe('450 g beef');
    expect(line('1 lb. (450 g) beef', 'US')).toBe('1 lb. beef');
  });

  it.each([
    ['3 tsp salt', 'US', 1, '3 tsp salt'],
    ['1½ tsp salt', 'US', 2, '1 tbsp salt'],
    ['1 to 2 teaspoons chili', 'US', 2, '2–4 tsp chili'],
    ['1-2 tsp salt', 'I', 2, '2–4 tsp salt'],
    ['2 to 3 tsp salt', 'US', 2, '4–6 tsp salt'],
    ['2 tbsp oil', 'US', 2, '¼ cup oil'],
    ['8 tbsp oil', 'US', 2, '1 cup oil'],
    ['2 tbsp oil', 'I', 2, '4 tbsp oil'],
    ['1 onion, cut into 2 cm pieces', 'US', 2, '2 onions, cut into ¾-inch pieces'],
    ['3 eggs', 'I', 0.5, '1½ eggs'],
    ['1 egg', 'I', 0.25, '¼ egg'],
    ['1 egg', 'I', 1 / 3, '⅓ egg'],
    ['2 eggs', 'I', 1 / 3, '⅔ egg'],
    ['1 large egg yolk', 'US', 1 / 3, '⅓ large egg yolk'],
    ['4 eggs', 'I', 1 / 3, '1½ eggs'],
    ['1½ oz vodka', 'I', 2, '90 ml vodka'],
    ['2 garlic cloves', 'I', 0.5, '1 garlic clove'],
    ['Juice of 1 lemon', 'I', 2, 'Juice of 2 lemons'],
    ['a pinch of salt', 'I', 2, '2 pinches of salt'],
    ['a pinch of salt', 'I', 0.5, 'a pinch of salt'],
    ['Salt to taste', 'I', 3, 'Salt to taste'],
    ['1-2 tbsp oil', 'US', 2, '2–4 tbsp oil'],
    ['500 g flour', 'I', 2, '1 kg flour'],
    ['400 g tin chickpeas', 'I', 2, '2 x 400 g tins chickpeas'],
    ['14-ounce can tomatoes', 'US', 2, '2 x 14-ounce cans tomatoes'],
    ['1 bunch (about 200 g) kale', 'I', 2, '2 bunches (about 400 g) kale'],
    ['2 sticks celery', 'I', 2, '4 sticks celery'],
    ['1 cup milk', 'US', 0.5, '½ cup milk'],
    ['⅛ tsp cloves', 'US', 0.5, 'a pinch of cloves'],
    ['2 handfuls coriander', 'US', 0.5, '1 handful coriander'],
    ['5 tbsp milk', 'I', 3, '220 ml milk'],
    ['5 tbsp milk', 'UK', 3, '8 fl oz milk'],
    ['5 tbsp milk', 'I', 1.5, '7½ tbsp milk'],
    ['2 tsp salt', 'I', 2, '1 tbsp plus 1 tsp salt'],
    ['100 g golden syrup', 'US', 3, '¾ cup plus 2 tbsp golden syrup'],
    ['2 dl cream', 'I', 10, '2 l cream'],
    ['1 quart stock', 'US', 0.5, '2 cups stock'],
  ] as const)('scales "%s" for %s by %d to "%s"', (written, units, factor, wanted) => {
    expect(line(written, units, factor)).toBe(wanted);
  });
});

describe('rewriteStep', () => {
  it.each([
    ['Heat the oven to 180 °C.', 'US', 'Heat the oven to 350 °F.'],
    ['Heat the oven to 180 °C.', 'UK', 'Heat the oven to 350 °F (gas 4).'],
    ['Preheat oven to 425°F.', 'I', 'Preheat oven to 220 °C.'],
    ['Bake at 350 degrees for 20 minutes.', 'I', 'Bake at 180 °C for 20 minutes.'],
    ['Bake at 180°C/350°F/gas 4.', 'I', 'Bake at 180°C.'],
    ['Bake at 180°C (350°F).', 'US', 'Bake at 350°F.'],
    ['Bake at 200°C (180°C fan, gas 6).', 'US', 'Bake at 400 °F.'],
    ['Cook until it reaches 165 °F.', 'I', 'Cook until it reaches 74 °C.'],
    [
      'Bake at 200 °C until the thickest part reaches 74 °C.',
      'US',
      'Bake at 400 °F until the thickest part reaches 165 °F.',
    ],
    ['Heat the oil to 180 °C.', 'US', 'Heat the oil to 355 °F.'],
    [
      'Add 180 g flour and 350 ml water; stir for 4 minutes.',
      'I',
      'Add 180 g flour and 350 ml water; stir for 4 minutes.',
    ],
    ['Add 250 g flour, then 400 ml of milk.', 'US', 'Add 2 cups flour, then 1⅔ cups of milk.'],
    ['Line a 20 x 30 cm tin.', 'US', 'Line an 8 x 12-inch tin.'],
    ['Use an 8-inch pan.', 'I', 'Use a 20 cm pan.'],
    ['Roll to a 6-inch (15 cm) circle.', 'I', 'Roll to a 15 cm circle.'],
    ['Roll to a 6-inch (15 cm) circle.', 'US', 'Roll to a 6-inch circle.'],
    ['Roll out to 5 mm thick.', 'US', 'Roll out to ¼ inch thick.'],
    ['Leave 5 cm between them.', 'US', 'Leave 2 inches between them.'],
    ['Use a 2-quart bowl.', 'I', 'Use a 2 litre bowl.'],
    ['Bake at 325°-350°F.', 'I', 'Bake at 160–180 °C.'],
    ['Bake at 325°-350°F.', 'US', 'Bake at 325°-350°F.'],
    ['Bake at 160-170°C.', 'US', 'Bake at 325 °F.'],
    ['Bake at 160°C fan.', 'US', 'Bake at 325 °F fan.'],
    ['Bake at 160°C fan.', 'UK', 'Bake at 325 °F fan (gas 4).'],
    ['Bake at 160°C (fan).', 'UK', 'Bake at 325 °F fan (gas 4).'],
    ['Bake at 160°C fan.', 'I', 'Bake at 160°C fan.'],
    ['Bake at 160°C fan/180°C.', 'US', 'Bake at 350 °F.'],
    ['Bake at 325°F convection.', 'I', 'Bake at 160 °C convection.'],
    ['Turn it from 180 °C to 200 °C.', 'US', 'Turn it from 350 °F to 400 °F.'],
    ['Heat the oven to fan 160 °C.', 'UK', 'Heat the oven to fan 325 °F (gas 4).'],
    ['Bake at 180 degrees Celsius (160 fan).', 'US', 'Bake at 350 °F.'],
    ['Bake at 350ºF/180ºC.', 'I', 'Bake at 180ºC.'],
    ['Grill until hot (240 °C).', 'UK', 'Grill until hot (475 °F, gas 9).'],
    ['Air-fry at 400°F.', 'I', 'Air-fry at 200 °C.'],
    ['Cut into 5mm-thick slices.', 'US', 'Cut into ¼-inch-thick slices.'],
    ['Heat the oil to 190 °C.', 'US', 'Heat the oil to 375 °F.'],
    ['Warm the milk to 37 C.', 'US', 'Warm the milk to 99 °F.'],
    ['Add 1 C milk.', 'I', 'Add 240 ml milk.'],
    ['Stir in half the flour (about 125 g).', 'US', 'Stir in half the flour (about 1 cup).'],
    ['Line a 23 x 33 cm tin.', 'US', 'Line a 9 x 13-inch tin.'],
    ['Use a 9x13-inch pan.', 'I', 'Use a 23 x 33 cm pan.'],
    ['Pour into a 2-litre baking dish.', 'US', 'Pour into a 2-quart baking dish.'],
  ] as const)('writes "%s" for %s as "%s"', (written, units, wanted) => {
    expect(step(written, units)).toBe(wanted);
  });

  it('scales amounts and eggs, but no times, dishes, cuts or single portions', () => {
    expect(step('Beat in 3 eggs and 200 g sugar for 2 minutes.', 'I', 2)).toBe(
      'Beat in 6 eggs and 400 g sugar for 2 minutes.',
    );
    for (const same of [
      'Cut into 4 pieces, as in step 2, and cook for 2 minutes.',
      'Cut into 2 cm pieces.',
      'Pour into a 2-litre dish.',
      'Ladle 60 ml batter into the pan for each pancake.',
      'Heat the oven to 180 °C.',
      'Add the flour, 2 tbsp at a time.',
      'Spoon 2 tbsp filling on each wrapper.',
    ]) {
      expect(step(same, 'I', 2)).toBe(same);
    }
  });

  it('never rounds a temperature of doneness down', () => {
    for (let f = 120; f <= 212; f += 1) {
      const read = /(\d+) °C/.exec(step(`Cook until the inside reaches ${f} °F.`, 'I'))?.[1];
      expect(Number(read)).toBeGreaterThanOrEqual(((f - 32) * 5) / 9 - 1e-6);
    }
  });
});

describe('a line with a remark between amount and food', () => {
  it.each([
    ['25g/1oz plus 1 tsp butter', 'I', 2, '50 g plus 2 tsp butter'],
    ['25g/1oz plus 1 tsp butter', 'US', 1, '1oz plus 1 tsp butter'],
    ['1 large or 2 small onions', 'I', 2, '2 large or 4 small onions'],
    ['1 small or 2 large heads broccoli', 'I', 0.5, '½ small or 1 large head broccoli'],
    ['1 5x2" piece kombu', 'I', 1, '1 13 x 5 cm piece kombu'],
    ['4 cups 1" cubes bread', 'US', 2, '8 cups 1" cubes bread'],
    ['4 ½"-thick slices bread', 'US', 2, '8 ½"-thick slices bread'],
    ['One 15 oz (420g) can beans', 'I', 1, 'One 420g can beans'],
    ['One 15 oz (420g) can beans', 'US', 1, 'One 15 oz can beans'],
    ['1 cup, 240 ml milk', 'I', 1, '240 ml milk'],
    ['2 boxes 3.4 oz pudding mix', 'I', 2, '4 boxes 95 g pudding mix'],
    ['1 (4-serving size) package jelly', 'I', 2, '2 (4-serving size) packages jelly'],
    ['500-700ml/17fl oz-1¼ pints oil', 'UK', 1, '17fl oz-1¼ pints oil'],
    ['juice 2 lemons', 'I', 2, 'juice 4 lemons'],
    ['2 14-oz blocks tofu', 'I', 1, '2 x 400 g blocks tofu'],
    ['One 14-oz block tofu', 'I', 1, 'One 400 g block tofu'],
    ['1-15oz. can beans', 'I', 2, '2 x 425 g cans beans'],
    ['2 steaks (about 14 oz. each)', 'I', 2, '4 steaks (about 400 g each)'],
    ['½ a bunch of dill', 'I', 3, '1½ bunches of dill'],
    ['½ of a lemon', 'I', 3, '1½ lemons'],
    ['3xlimes', 'I', 2, '6 limes'],
    ['Yeast - 1 sachet', 'I', 2, 'Yeast - 2 sachets'],
    ['7-inch rice wrappers', 'I', 2, '18 cm rice wrappers'],
    ['8-inch tart shell', 'US', 2, '2 x 8-inch tart shells'],
    ['2 eggs plus 1 yolk', 'I', 2, '4 eggs plus 2 yolks'],
    ['1 leek or ½ fennel bulb', 'I', 4, '4 leeks or 2 fennel bulbs'],
    ['4 strips zest, plus 1 lemon', 'I', 2, '8 strips zest, plus 2 lemons'],
    ['4 pears, 2 sliced', 'I', 2, '8 pears, 2 sliced'],
    ['2 lb (4 large) apples', 'I', 2, '1.8 kg (8 large) apples'],
    ['1 tin (400 g) tomatoes or 4 tomatoes', 'I', 2, '2 tins (400 g) tomatoes or 8 tomatoes'],
    ['2 cups sugar, plus ½ cup for rolling', 'I', 1, '400 g sugar, plus 100 g for rolling'],
    ['1 tsp salt 5 ml', 'US', 1, '1 tsp salt'],
    ['3 to 4 tbsp water (45 to 60 ml)', 'US', 1, '3 to 4 tbsp water'],
    ['½ cup butter (1 stick)', 'I', 1, '115 g butter'],
    ['2 cups flour (240 g)', 'I', 2, '480 g flour'],
    ['2 cups flour (240 g)', 'US', 1, '2 cups flour'],
    ['230 g flour (about 2 cups)', 'US', 1, '2 cups flour'],
    ['1 cup cream (8 oz/225 g), cold', 'I', 1, '225 g cream, cold'],
    ['500 g beans (250 g drained)', 'I', 2, '1 kg beans (500 g drained)'],
    ['1 tbsp starch mixed with 1 tbsp water', 'I', 2, '2 tbsp starch mixed with 2 tbsp water'],
    ['2 tbsp oil, plus 2 tbsp', 'I', 2, '4 tbsp oil, plus 4 tbsp'],
    ['1 chilli from a jar', 'I', 2, '2 chillies from a jar'],
    ['200 g flour, plus 1 free-range egg', 'I', 2, '400 g flour, plus 2 free-range eggs'],
    ['1 cup (8 oz/225 g) cream', 'I', 1, '225 g cream'],
    ['250g 1cup quark', 'US', 1, '1cup quark'],
    ['2 tins (400 g/14 oz) lentils', 'US', 1, '2 tins (14 oz) lentils'],
    ['1 can (14 oz/398 ml) coconut milk', 'I', 2, '2 cans (398 ml) coconut milk'],
    ['2 (14.5-ounce/411 g) cans corn', 'I', 1, '2 (411 g) cans corn'],
    ['1 bunch (about 200 g/7 oz) kale', 'US', 2, '2 bunches (about 14 oz) kale'],
    ['2 steaks (about 6 ounces; 170 g)', 'I', 1, '2 steaks (about 170 g)'],
    ['1 roast (10 lb or 4.5 kg)', 'I', 2, '2 roasts (9 kg)'],
    ['1 squash (1 lb, 2 cups diced)', 'I', 1, '1 squash (450 g, 475 ml diced)'],
    ['Lentils 1 x 400g tin', 'US', 2, 'Lentils 2 x 14 oz tins'],
    ['Lentils - 400g tin', 'I', 2, 'Lentils - 2 x 400g tins'],
    ['Garlic 3 large cloves', 'I', 2, 'Garlic 6 large cloves'],
    ['Two 180g cod fillets', 'I', 2, '4 x 180g cod fillets'],
    ['A 400 g tin of lentils', 'I', 2, '2 x 400 g tins of lentils'],
    ['2 cups flour ((250 g))', 'I', 1, '250 g flour'],
    ['3inch piece ginger', 'US', 0.5, '1½ inch piece ginger'],
    ['1 cauliflower broken into florets', 'I', 2, '2 cauliflowers broken into florets'],
    ['320g sheet filo', 'I', 2, '2 x 320g sheets filo'],
    ['1 glass white wine', 'I', 0.5, '½ glass white wine'],
  ] as const)('rewrites "%s" for %s times %d', (written, units, factor, wanted) => {
    expect(line(written, units, factor)).toBe(wanted);
  });
});

describe('rewriteRecipe', () => {
  const rewriteMilk = (otherIngredient: string, units: 'US' | 'UK') => {
    const recipe = { ingredients: [otherIngredient, '1 pint milk'], instructions: [] };
    return rewriteRecipe(measures, recipe, SYSTEMS[units]).ingredients[1];
  };
  it('reads a pint in the system of the author, not of the reader', () => {
    expect(rewriteMilk('2 cups flour', 'US')).toBe('1 pint milk');
    expect(rewriteMilk('2 cups flour', 'UK')).toBe('17 fl oz milk');
    expect(rewriteMilk('200 g caster sugar', 'UK')).toBe('1 pint milk');
    expect(rewriteMilk('200 g caster sugar', 'US')).toBe('2⅓ cups milk');
  });

  it('scales in the steps what the ingredients count', () => {
    const recipe = {
      ingredients: ['2 quails', '1 cup milk', '½ pint cream'],
      instructions: ['Brown the 2 quails.', 'Add 1 cup of milk.'],
    };
    expect(rewriteRecipe(measures, recipe, 'international', 2)).toEqual({
      ingredients: ['4 quails', '475 ml milk', '475 ml cream'],
      instructions: ['Brown the 4 quails.', 'Add 475 ml of milk.'],
    });
  });
});
