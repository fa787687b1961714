/** Tests that an intent (act) the models are unsure of is settled by plain words, and stays where it is sure or grave. */
import { expect, it } from 'vitest';
import { readLexicon } from './lexicon.ts';
import { settledAct } from './settle-act.ts';
import { shapeWords } from './words.ts';

const LISTS = {
  cue: [
    'says thanks: thanks, thx, obrigada',
    'says feeling: fed up',
    'asks: can, may, is',
    'asks what: what, how',
    'changes add: add, put',
    'changes leave-out: without',
    'ideas: what might i',
  ].join('\n'),
};
const lexicon = readLexicon(LISTS, '');
const FOODS = ['onion', 'leeks', 'dal', 'eggs'];

function settle(state: 'none' | 'card', act: string, chance: number, second: string, text: string) {
  const mentions = FOODS.map((food) => ({ kind: 'food', start: text.indexOf(food), food }))
    .filter(({ start }) => start >= 0)
    .map(({ kind, start, food }) => ({ kind, start, end: start + food.length }));
  const words = shapeWords(text, mentions, lexicon);
  return settledAct(lexicon, words, { act, chance, second, secondChance: 0.1 }, state).act;
}

it.each([
  ['none', 'scale', 0.6, 'quicker', '7 min got it, thx', 'thanks'],
  ['card', 'step', 0.8, 'swap', 'ok obrigada anyway', 'thanks'],
  ['card', 'step', 0.95, 'swap', 'thanks, next', 'step'],
  ['card', 'ask-timing', 0.6, 'step', 'thanks, how long?', 'ask-timing'],
  ['none', 'other', 0.2, 'ask-dish', 'I am so fed up', 'feeling'],
  ['none', 'own-recipe', 0.5, 'ask-reheat', 'some dal with leeks, 40 minutes', 'find'],
  ['none', 'own-recipe', 0.5, 'find', '3 eggs, 200 g leeks, fry for 10 minutes', 'own-recipe'],
  ['none', 'own-recipe', 0.9, 'find', 'mine is dal with leeks', 'own-recipe'],
  ['card', 'complain', 0.3, 'adjust', 'I have the onion, may I put it in?', 'add'],
  ['card', 'ask-amount', 0.3, 'swap', 'how much onion do I add?', 'ask-amount'],
  ['none', 'ask-tool', 0.3, 'ask-ahead', 'what might I have tomorrow?', 'find'],
  ['none', 'ask-diet', 0.3, 'need', 'leeks then?', 'find'],
  ['none', 'find', 0.3, 'ask-storage', 'is it all right?', 'ask-storage'],
  ['none', 'ask-dish', 0.3, 'find', 'leeks for tea', 'find'],
  ['none', 'need', 0.5, 'thanks', 'thanks', 'need'],
] as const)('%s: %s %d (%s) "%s" is %s', (state, act, chance, second, text, expected) => {
  expect(settle(state, act, chance, second, text)).toBe(expected);
});
