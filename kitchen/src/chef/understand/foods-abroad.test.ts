/** A guest who writes in another language is read: the foods, what to leave out, the kind of dish. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { answer } from '../../conversation/answer.ts';
import { understand } from './understand.ts';

describe('warm lentil soup without carrots', () => {
  test.each([
    ['Arabic', 'أريد حساء عدس دافئ بدون جزر'],
    ['Spanish', 'quiero una sopa de lentejas caliente sin zanahoria'],
    ['French', 'je voudrais une soupe chaude aux lentilles sans carottes'],
    ['German', 'ich möchte eine warme Linsensuppe ohne Karotten'],
    ['Italian', 'vorrei una zuppa calda di lenticchie senza carote'],
    ['Portuguese', 'quero uma sopa quente de lentilhas sem cenoura'],
    ['Turkish', 'havuçsuz sıcak mercimek çorbası istiyorum'],
    ['Hindi', 'mujhe gajar ke bina garam dal ka soup chahiye'],
  ])('is understood in %s', (language, said) => {
    const meaning = understand(kitchen, said);
    expect(meaning.language).toBe(language);
    expect(meaning.text).toMatch(/lentils?/);
    expect(meaning.text).toMatch(/soup/);
    expect(meaning.avoid.map((food) => food.names[0])).toContain('carrot');
    const reply = answer(kitchen, [{ role: 'user', content: said }], {
      allergies: [],
      diets: [],
      units: 'international',
      persona: '',
    });
    const first = reply.kind === 'recipe' ? reply.recipe.recipeName : reply.text;
    expect(first).toMatch(/lentil|harira/i);
  });
});

test.each([
  ['Arabic', 'عندي دجاج وأرز وبصل', ['chicken', 'rice', 'onion']],
  ['Turkish', 'evde tavuk ve domates var, akşam yemeği lütfen', ['chicken', 'tomato']],
  ['German', 'ich habe Lachs und Spinat', ['salmon', 'spinach']],
  ['Portuguese', 'tenho bacalhau e batatas', ['cod', 'potato']],
  ['Hindi', 'mere paas aloo aur gobhi hai', ['potato', 'cauliflower']],
])('what there is at home is read in %s', (language, said, foods) => {
  const meaning = understand(kitchen, said);
  expect(meaning.language).toBe(language);
  const names = meaning.include.flatMap((food) => food.names);
  for (const food of foods) expect(names).toContain(food);
});

test('what could not be read is owned up to', () => {
  const said = (content: string): string => {
    const reply = answer(kitchen, [{ role: 'user', content }], {
      allergies: [],
      diets: [],
      units: 'international',
      persona: '',
    });
    return reply.kind === 'recipe' ? reply.recipe.conversation_response : reply.text;
  };
  expect(said('أريد حساء عدس من مطبخ جدتي القديم')).toMatch(/some of|patchy|part of/);
  expect(said('чечевичный суп без моркови')).toMatch(/Russian/);
});

test.each([
  ['Spanish', 'añade apio', ['celery']],
  ['Spanish', 'agrega un poco de apio', ['celery']],
  ['Spanish', 'puedes añadir apio?', ['celery']],
  ['French', 'ajoute du céleri', ['celery']],
  ['French', "ajoutez de l'ail", ['garlic']],
  ['German', 'füge Sellerie hinzu', ['celery']],
  ['German', 'gib noch Sellerie dazu', ['celery']],
  ['Italian', 'aggiungi sedano', ['celery']],
  ['Italian', "aggiungi un po' di sedano e carote", ['celery', 'carrot']],
  ['Portuguese', 'adicione aipo', ['celery']],
  ['Portuguese', 'acrescenta cenoura', ['carrot']],
  ['Turkish', 'kereviz ekle', ['celery']],
  ['Hindi', 'gajar daal do', ['carrot']],
  ['Arabic', 'أضف كرفس', ['celery']],
  ['Dutch', 'voeg kip toe', ['chicken']],
  ['Polish', 'dodaj ryż', ['rice']],
])('a food is added in %s: %s', (language, said, foods) => {
  const meaning = understand(kitchen, said);
  expect(meaning.language).toBe(language);
  expect(meaning.include.map((food) => food.names[0])).toEqual(foods);
  expect(meaning.text).toMatch(/\badd\b/);
  expect(meaning.avoid).toEqual([]);
});

test.each([
  'no añadas apio',
  "n'ajoute pas de céleri",
  'füge keinen Sellerie hinzu',
  'non aggiungere sedano',
])('nothing is added: %s', (said) => {
  expect(understand(kitchen, said).include).toEqual([]);
});
