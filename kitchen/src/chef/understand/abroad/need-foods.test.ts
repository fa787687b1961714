/** What people must not eat, by its name in their language; a word for two of the nine means both. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../../../testing/utterances/run-conversation.ts';
import { understand } from '../understand.ts';

const NUTS = 'tree nuts, peanuts';

test.each([
  ['fıstık alerjim var', NUTS],
  ['fıstığa alerjim var', NUTS],
  ['yer fıstığı alerjim var', 'peanuts'],
  ['antep fıstığı alerjim var', 'tree nuts'],
  ['şam fıstığına alerjim var', 'tree nuts'],
  ['kabuklulara alerjim var', 'shellfish'],
  ['mam alergię na orzeszki', NUTS],
  ['mam alergię na orzeszki ziemne', 'peanuts'],
  ['mam alergię na pekany', 'tree nuts'],
  ['ik ben allergisch voor nootjes', NUTS],
  ["ik ben allergisch voor pinda's", 'peanuts'],
  ['tenho alergia a castanhas', NUTS],
  ['鮭アレルギーです', 'fish'],
  ['ピスタチオアレルギーです', 'tree nuts'],
  ['我对花生过敏', 'peanuts'],
  ['연어 알레르기가 있어요', 'fish'],
  ['피스타치오 알레르기가 있어요', 'tree nuts'],
  ['mujhe meve se allergy hai', NUTS],
  ['عندي حساسية من الفستق', NUTS],
  ['عندي حساسية من الفستق الحلبي', 'tree nuts'],
  ['عندي حساسية من السوداني', 'peanuts'],
  ['у меня аллергия на орешки', NUTS],
  ['у мене алергія на горішки', NUTS],
  ['tôi bị dị ứng với trứng và sữa', 'milk, eggs'],
  ['έχω αλλεργία στα φιστίκια', NUTS],
  ['έχω αλλεργία στα αράπικα φιστίκια', 'peanuts'],
  ['έχω αλλεργία στο φιστίκι Αιγίνης', 'tree nuts'],
  ['έχω αλλεργία στο ταχίνι', 'sesame'],
  ['sunt alergic la alune', NUTS],
  ['sunt alergic la alune de pădure', 'tree nuts'],
  ['jag är allergisk mot pistagenötter', 'tree nuts'],
  ['ich bin allergisch gegen Erdnüsse', 'peanuts'],
])('%s', (said, needs) => {
  expect(understand(kitchen, said).needs.allergies.join(', ')).toBe(needs);
});

test.each([
  ['Ich habe eine Nussallergie, Kuchen bitte', 'cake'],
  ['Milchallergie, Pfannkuchen bitte', 'pancake'],
  ['laktoseintolerant, Kaiserschmarrn bitte', 'kaiserschmarrn'],
  ['Ich habe eine Eiallergie, Lasagne bitte', 'lasagne'],
  ['allergic to nuts, kaiserschmarrn please', 'kaiserschmarrn'],
])('what is ordered behind an allergy is the wish: %s', (said, wish) => {
  const { avoid } = understand(kitchen, said);
  expect(avoid.map((food) => food.said).join(' ')).not.toContain(wish);
});

test.each([
  ['allergic to nuts, celery please', 'celery'],
  ['Ich habe eine Nussallergie, Sellerie bitte', 'celery'],
])('a bare food behind an allergy is left out with it: %s', (said, food) => {
  expect(understand(kitchen, said).avoid.map((one) => one.said)).toContain(food);
});

test('fıstık keeps peanuts out of a satay that is named for them', () => {
  const reply = getChefReply(kitchen, ['fıstık alerjim var, yer fıstıklı tavuk satay']);
  const food = reply.kind === 'recipe' ? reply.recipe.ingredients.join(', ') : replyText(reply);
  expect(food).not.toMatch(/peanut (?:butter|oil)/);
});
