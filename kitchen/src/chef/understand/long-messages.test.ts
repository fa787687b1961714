/** A need is heard wherever it stands in a message as long as may be sent. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import type { Allergen } from '../../vocabulary.ts';
import { understand } from './understand.ts';

const TALK =
  `We moved here last spring and the kitchen is much bigger than the old one. The kids are at school until three and then there is football. My husband works late on most days and the neighbours often drop in. Last weekend we had a barbecue and it rained the whole afternoon. I love cooking when the house is quiet and the radio is on. What do you think about slow cookers, are they worth the money? The market on Thursday has lovely vegetables and a good butcher. Yesterday I made chicken soup and everybody had seconds. Do you know how long rice keeps in the fridge? My mother always said that a good stock is half of the meal. We are not fussy and we try most things once. Our oven runs a little hot so I turn it down. I have two big pans and a wok that nobody uses. On Sundays we sit together and talk about the week. Can you believe how expensive olive oil has become? The garden gives us tomatoes and beans from July on. I never know what to cook on Mondays. It would be nice to have something new. My sister sends me pictures of her cakes. Thanks for listening to all of that.`.split(
    /(?<=[.?]) /,
  );
const LENGTH = 3700;
const PLACES = [0, 0.1, 0.33, 0.5, 0.66, 0.9, 1];

function amongTalk(said: string, place: number): string {
  const talk: string[] = [];
  while (talk.join(' ').length < LENGTH) talk.push(TALK[talk.length % TALK.length] ?? '');
  talk.splice(Math.round(talk.length * place), 0, said);
  return talk.join(' ');
}

test.each<[string, Allergen]>([
  ['My son is allergic to peanuts.', 'peanuts'],
  ["I can't eat eggs.", 'eggs'],
  ['No milk please.', 'milk'],
  ['Shellfish makes me ill.', 'shellfish'],
  ['My daughter has a nut allergy.', 'tree nuts'],
  ['Please keep it free from sesame.', 'sesame'],
  ['Fish gives him hives.', 'fish'],
  ['We avoid soy.', 'soy'],
  ['Wheat is off limits for us.', 'wheat'],
  ['I react badly to prawns.', 'shellfish'],
  ['My wife carries an EpiPen for cashews.', 'tree nuts'],
  ['My throat closes when I eat walnuts.', 'tree nuts'],
  ['Almonds? No thanks.', 'tree nuts'],
  ['Sesame seeds sent my brother to intensive care.', 'sesame'],
])('%s', (said, allergen) => {
  const missed = PLACES.filter(
    (place) => !understand(kitchen, amongTalk(said, place)).needs.allergies.includes(allergen),
  );
  expect(missed).toEqual([]);
});

test.each([
  ['A cashew cost my uncle a night on a drip.', 'cashew'],
  ['Milk turns my stomach inside out.', 'milk'],
])('%s (asked about)', (said, food) => {
  const missed = PLACES.filter(
    (place) => !understand(kitchen, amongTalk(said, place)).unsure.some((one) => one.said === food),
  );
  expect(missed).toEqual([]);
});

test('ordinary talk tells of no need, and nothing of it is asked about', () => {
  const { needs, unsure } = understand(kitchen, amongTalk('', 0));
  expect([needs.allergies, unsure]).toEqual([[], []]);
});
