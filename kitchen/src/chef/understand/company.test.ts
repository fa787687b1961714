/** However people count themselves, the card is for all of them. */
import { expect, test } from 'vitest';
import { readPeople } from './people.ts';

test.each([
  ['me and three friends', 4],
  ['me and my three friends', 4],
  ['three friends and me', 4],
  ['me, my wife and two kids', 4],
  ['my wife, my mother and me', 3],
  ['my wife and i', 2],
  ['me, my boyfriend and his parents', 4],
  ['me plus a couple of friends', 3],
  ['twenty-five people', 25],
  ['a party of thirty two', 32],
  ['eighteen guests', 18],
  ['table of 7', 7],
  ['dinner for ten to twelve', 12],
  ['dinner for 8-10 people', 10],
  ['something for four or five', 5],
  ['between 6 and 8 guests', 8],
  ['for six', 6],
])('"%s" is %d', (said, people) => {
  expect(readPeople(said).people).toBe(people);
});

test.each([
  'ready in twenty to thirty minutes',
  'for 20 to 30 minutes',
  'i have two eggs and a leek',
  'i like fish and chips',
  'what can i and should i cook',
])('"%s" counts nobody', (said) => {
  expect(readPeople(said).people).toBeUndefined();
});

test.each([
  ['2 vegetarians, 1 coeliac and one person with a dairy allergy for sunday lunch, 5 people', 5],
  ['6 people, one person who is vegan', 6],
  ['dinner for 8, two guests are vegan', 8],
  ['one person with a nut allergy and 7 people in all', 7],
  ['4 of us, one person is allergic to eggs', 4],
  ['dinner for one person with a dairy allergy', 1],
  ['dinner for 4 people with a nut allergy', 4],
])('%s', (said, people) => {
  expect(readPeople(said).people).toBe(people);
});
