/** A guest who writes in another language is read: the foods, what to leave out, the kind of dish. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../../opened.ts';
import { answer } from '../answer.ts';
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
