/** Tests on a few messages that a food beside a body, an illness or an emergency is kept out or asked about, and one beside none is not. */
import { expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { hearPerson } from './hear-person.ts';

function outIn(content: string): string[] {
  const heard = hearPerson(kitchen, [{ role: 'user', content }], { allergies: [], diets: [] });
  return [...heard.avoid, ...heard.unclear].flatMap(({ names }) => names);
}

it.each([
  ['I go into shock from sesame, so what is left for a dip?', 'sesame'],
  ['She ate a kiwi at nursery. It ended with oxygen and a drip.', 'kiwi'],
  ['He had the chickpeas. Two ambulances and a ham roll later we know.', 'chickpea'],
  ['soyyy gives me hives evrywhere so none', 'soy'],
  ['i ate kiwifroot and my lips are swollen', 'kiwi'],
  ['Nobody has allergies except Lars, walnuts.', 'walnut'],
  ['on the form there is one with kiwi and one with soya', 'kiwi'],
])('keeps out or asks: %s', (text, food) => {
  expect(outIn(text)).toContain(food);
});

it.each([
  "I'm not allergic to nuts any more, they tested me. Baklava!",
  'I have a nut allergy and love pasta. Rice tonight?',
  'He passed the peanut challenge in hospital last week',
])('leaves in: %s', (text) => {
  const out = outIn(text);
  expect(out.filter((food) => LEFT_IN.has(food))).toEqual([]);
});

const LEFT_IN: ReadonlySet<string> = new Set(['baklava', 'rice', 'peanut challenge']);
