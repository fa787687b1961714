/** Tests conversion and scaling of lines and steps with unusual spellings of amounts, from old cookbooks to web sites. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileMeasures } from '../measures.ts';
import { rewriteLine, rewriteStep } from './rewrite.ts';

const pantry = new URL('../../../pantry/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, pantry), 'utf8');
const measures = compileMeasures(text('units.txt'), text('densities.txt'));
const SYSTEMS = { I: 'international', US: 'United States', UK: 'Imperial' } as const;

test.each([
  ['1 No. 10 can crushed tomatoes', 'I', 2, '2 No. 10 cans crushed tomatoes'],
  ['No. 10 can tomatoes', 'I', 2, 'No. 10 can tomatoes'],
  ['1 #303 can corn', 'US', 3, '3 #303 cans corn'],
  ['1/2 and 1/2, 1 cup', 'I', 2, '1/2 and 1/2, 475 ml'],
  ['1 cup 1/2 and 1/2', 'US', 2, '2 cups 1/2 and 1/2'],
  ['1 cup or 240 ml milk', 'I', 2, '480 ml milk'],
  ['1 cup or 240 ml milk', 'US', 2, '2 cups milk'],
  ['1 cup (or 240 ml) milk', 'I', 1, '240 ml milk'],
  ['1 cup or 2 cans beans', 'US', 2, '2 cups or 4 cans beans'],
  ['12 balls of 50 g each', 'I', 2, '24 balls of 50 g each'],
  ['omega 3 eggs, 2', 'I', 2, 'omega 3 eggs, 4'],
  ['2 omega-3 eggs', 'I', 2, '4 omega-3 eggs'],
  ['A1 sauce, 2 tbsp', 'I', 2, 'A1 sauce, 4 tbsp'],
  ['250 g T55 flour', 'I', 2, '500 g T55 flour'],
  ['500 g tipo "00" flour', 'I', 2, '1 kg tipo "00" flour'],
  ["A 6' long loaf", 'I', 1, 'A 185 cm long loaf'],
  ["2' long piece of ginger", 'I', 1, '5 cm long piece of ginger'],
  ['1 heaped tsp cornflour', 'I', 2, '2 heaped tsp cornflour'],
  ['1 heaped tsp cornflour', 'I', 3, '3 heaped tsp cornflour'],
  ['1 tall can evaporated milk', 'I', 2, '2 tall cans evaporated milk'],
  ['½ of a 15-oz can pumpkin', 'I', 2, '1 x 425 g can pumpkin'],
  ['10 tablespoons (140 grams) butter', 'I', 1, '140 grams butter'],
  ['1 tbsp (15 ml) soy sauce', 'I', 1, '1 tbsp soy sauce'],
  ['6 cups packed baby spinach (6 oz)', 'I', 1, '170 g packed baby spinach'],
  ['1 bottle (750 ml) red wine', 'US', 2, '2 bottles (25 fl oz) red wine'],
  ['2-3 tbsp milk', 'US', 2, '4–6 tbsp milk'],
  ['sweet milk, 1 c.', 'I', 2, 'sweet milk, 475 ml'],
  ['500 ml stock, made with 1 stock cube', 'I', 2, '1 l stock, made with 2 stock cubes'],
] as const)('the line "%s" for %s times %d is "%s"', (written, units, factor, wanted) => {
  expect(rewriteLine(measures, written, SYSTEMS[units], factor)).toBe(wanted);
});

test.each([
  ['Preheat oven to 400.', 'I', 1, 'Preheat oven to 200 °C.'],
  ['Bake at 350 until brown', 'I', 1, 'Bake at 180 °C until brown'],
  ['Bake 25 min at 375.', 'I', 1, 'Bake 25 min at 190 °C.'],
  ['Bake in a 325 oven for 1 hour.', 'I', 1, 'Bake in a 160 °C oven for 1 hour.'],
  ['Bake in a 350-degree oven.', 'I', 1, 'Bake in a 180 °C oven.'],
  [
    'Bake at 400 for 15 minutes, then 350 for 30.',
    'I',
    1,
    'Bake at 200 °C for 15 minutes, then 180 °C for 30.',
  ],
  ['Bake at 180 for 20 minutes.', 'US', 1, 'Bake at 350 °F for 20 minutes.'],
  ['Bake at 180 for 20 minutes.', 'I', 2, 'Bake at 180 for 20 minutes.'],
  ['Bake at 250 for 3 hours.', 'I', 1, 'Bake at 250 for 3 hours.'],
  ['Cook until chicken reaches 165.', 'I', 1, 'Cook until chicken reaches 74 °C.'],
  ['Heat oil to 375.', 'I', 1, 'Heat oil to 190 °C.'],
  ['Add water up to 300, then stir.', 'I', 1, 'Add water up to 300, then stir.'],
  ['Set the fridge below 40 F.', 'I', 1, 'Set the fridge below 4 °C.'],
  ['Heat to 200°C fan-forced.', 'UK', 1, 'Heat to 400 °F fan-forced (gas 7).'],
  ['Preheat to 180°C/160°C fan-forced.', 'US', 1, 'Preheat to 350 °F.'],
  ['Grease a 6-cup muffin tin.', 'I', 2, 'Grease a 6-cup muffin tin.'],
  ['Shape 1-tbsp mounds.', 'I', 2, 'Shape 1-tbsp mounds.'],
  ['Add 1 (8 oz) packet of cheese.', 'I', 2, 'Add 2 (225 g) packets of cheese.'],
  ['Add 1 (8 oz) packet of cheese.', 'US', 1, 'Add 1 (8 oz) packet of cheese.'],
  ['Add the 2 (14-oz/400 g) cans of beans.', 'I', 1, 'Add the 2 (400 g) cans of beans.'],
  ['Divide into 12 balls of 50 g each.', 'I', 2, 'Divide into 24 balls of 50 g each.'],
  ['Form 8 patties, about 4 oz each.', 'I', 2, 'Form 16 patties, about 115 g each.'],
  ['Spread in a 9x13 pan.', 'I', 1, 'Spread in a 23 x 33 cm pan.'],
  ['Use a 20x30 tin.', 'US', 1, 'Use an 8 x 12-inch tin.'],
  ['Allow 20 minutes per 500 g.', 'I', 2, 'Allow 20 minutes per 500 g.'],
  ['In a 5-qt. Dutch oven, brown it.', 'I', 2, 'In a 5 litre Dutch oven, brown it.'],
] as const)('the step "%s" for %s times %d is "%s"', (written, units, factor, wanted) => {
  expect(rewriteStep(measures, written, SYSTEMS[units], factor)).toBe(wanted);
});
