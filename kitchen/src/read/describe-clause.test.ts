/** Tests describing a clause as data (numbers and what they count, tools, moods, dishes, foods), and reading other languages. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { clauseOf } from '../../testing/said-clause.ts';
import { inEnglish } from './gloss.ts';
import { readMessage } from './message-reader.ts';

describe('numbers of a clause', () => {
  it.each([
    ['find', 'dinner for six', 6],
    ['find', 'me and my two kids want something easy', 3],
    ['find', 'my wife and me', 2],
    ['find', 'two adults and three children and a baby', 5],
    ['find', 'there are 4 of us', 4],
    ['people', 'just me tonight', 1],
    ['scale', 'make it twenty five', 25],
    ['find', 'tea for the kids', undefined],
    ['step', 'cook it for 4 minutes', undefined],
    ['find', 'a cake for 3 eggs that I have', undefined],
    ['find', 'it is 8 am and I want breakfast', undefined],
    ['scale', 'got it, 6-7 min', undefined],
    ['find', 'dinners for 2 adults 2 kids', 4],
    ['find', 'I am 74 and my wife is away', undefined],
    ['find', 'I am off, I will ask my sister', undefined],
    ['scale', '6 is too many, it is just her and me', 2],
    ['scale', 'theres only me love, serves 4 is way too much', 1],
    ['scale', 'I said 6 not 8', 6],
    ['find', 'hosting 8 for dinner, one guest is vegan', 8],
    ['find', 'having 6 over for dinner, 2 of them are vegan', 6],
    ['people', 'my mother in law is 88', undefined],
    ['find', 'soup for me and him', 2],
    ['change-plan', 'only one person is vegetarian', undefined],
    ['scale', "it's just me, 3 {about:eggs} at most", 1],
  ])('of "%s: %s" count people', (act, text, people) => {
    expect(clauseOf(act, text.replace('eggs', '{have:eggs}')).people).toBe(people);
  });

  it.each([
    ['find', 'dinner in under half an hour', 30],
    ['find', 'an hour and a half at most', 90],
    ['find', '20 min dinner', 20],
    ['find', 'something quick', 30],
    ['find', 'nothing that takes less than two and a half hours', 150],
    ['method', 'fry it for 20 minutes', undefined],
    ['find', 'the oven is on for another hour', undefined],
    ['ask-storage', 'does it keep 3 days', undefined],
  ])('of "%s: %s" limit the time', (act, text, minutes) => {
    expect(clauseOf(act, text).minutes).toBe(minutes);
  });

  it('of a tin with its weight are that weight, of several the tins', () => {
    const amountOf = (text: string) => clauseOf('have', text).foods[0]?.amount;
    expect(amountOf('a 400 g tin of {have:tomatoes}')).toEqual({ value: 400, unit: 'g' });
    expect(amountOf('two 400 g tins of {have:tomatoes}')).toEqual({ value: 2, unit: 'tin' });
  });

  it('are amounts with their units', () => {
    expect(clauseOf('ask-convert', 'how many grams are a cup and a half').amounts).toEqual([
      { value: 1.5, unit: 'cup' },
    ]);
    const { amounts } = clauseOf('have', '2 x 400 g, 1½ l and 2/3 cup');
    expect(amounts.map(({ value, unit }) => [Number(value.toFixed(2)), unit])).toEqual([
      [2, 'x'],
      [400, 'g'],
      [1.5, 'l'],
      [0.67, 'cup'],
    ]);
  });

  it.each([
    ['scale', 'double it', 2],
    ['scale', 'can you halve the recipe', 0.5],
    ['adjust', 'half the {less:sugar}', 0.5],
    ['add', 'some {add:double cream}', undefined],
    ['find', 'half an {have:onion}', undefined],
  ])('of "%s: %s" multiply', (act, text, factor) => {
    expect(clauseOf(act, text).factor).toBe(factor);
  });

  it.each([
    ['the second one', 2],
    ['step 3', 3],
    ['the third, no wait, the first', 1],
    ['b', 2],
    ['the last', -1],
    ['something else', undefined],
  ])('of "%s" pick', (text, ordinal) => {
    expect(clauseOf('pick', text).ordinal).toBe(ordinal);
  });
});

describe('a wish', () => {
  const wishOf = (text: string) => clauseOf('find', text).wish;

  it('has cuisine, course, moods and foods, and what is refused is none of them', () => {
    const wish = wishOf('not indian, a spicy thai soup with {want:prawns}');
    expect(wish.cuisine?.names).toEqual(['Thai']);
    expect(wish.course?.courses).toEqual(['soup']);
    expect(wish.moods.map(({ label }) => label)).toEqual(['spicy']);
    expect(wish.include.map(({ said }) => said)).toEqual(['prawns']);
  });

  it('for something not spicy is one for something mild', () => {
    expect(wishOf('nothing too spicy please').moods.map(({ label }) => label)).toEqual(['mild']);
  });

  it('knows a kind of dish beside the food in it', () => {
    const wish = wishOf('{want:turnip curry}');
    expect(wish.words).toContain('curry');
    expect(wish.include.map(({ said }) => said)).toEqual(['turnip']);
  });

  it('is not coloured by the words of a food', () => {
    expect(wishOf('something with {have:sour cream} and {have:sweet potatoes}').moods).toEqual([]);
  });
});

describe('dishes', () => {
  const dishesOf = (text: string) => clauseOf('dish', text).dishes.map(({ slug }) => slug);

  it('are known by their names', () => {
    expect(dishesOf('{dish:spag bol} please')).toEqual(['spaghetti-bolognese']);
    expect(clauseOf('dish', 'a {dish:knickerbocker glory}').famous?.said).toBe(
      'knickerbocker glory',
    );
  });

  it('are not called by a word for what one does, nor by what is in the fridge', () => {
    expect(dishesOf('can I fry it instead')).toEqual([]);
    expect(dishesOf('there is some {have:roast chicken} left')).toEqual([]);
    expect(dishesOf('a soup with {want:lentils}')).toEqual([]);
  });
});

describe('words that are a meal or a deed', () => {
  it.each([
    ['what is for tea', 0],
    ['a mug of tea', 1],
    ['mince the beef', 1],
    ['something with mince', 1],
    ['what do I do with pudding rice', 1],
  ])('are foods only where a food may stand: "%s"', (text, many) => {
    expect(kitchen.language.reader.findMentions(text)).toHaveLength(many);
  });
});

describe('tools', () => {
  it.each([
    ['no oven here', ['oven']],
    ['my blender is broken', ['blender']],
    ['only a microwave', ['oven', 'hob', 'grill']],
    ['just an air fryer', ['hob']],
    ['in the oven', []],
  ])('that are not there: "%s"', (text, lacking) => {
    expect(clauseOf('kit', text).lackingTools).toEqual(lacking);
  });
});

describe('another language', () => {
  const { glosses } = kitchen.language.reader;

  it.each([
    ['Ich möchte eine schnelle Suppe mit Linsen', 'i want a quick soup with lentils'],
    ["une recette de poulet rapide s'il vous plaît", 'a recipe of chicken quick please'],
    ['algo rápido con pollo para cuatro', 'something quick with chicken for four'],
    ['something with pasta', 'something with pasta'],
  ])('is read by the English words for it: %s', (said, english) => {
    expect(inEnglish(glosses, said)).toBe(english);
  });

  it('leaves the names of dishes alone', () => {
    const text = 'chilli con carne please';
    expect(readMessage(kitchen.language.reader, text, 'none').text).toBe(text);
  });
});
