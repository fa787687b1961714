/** A vegan dish is wished for once; a vegan person is vegan in every message. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { getChefReply, runConversation } from '../../../testing/utterances/run-conversation.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { replay } from '../talk/conversation.ts';

const needsOf = (...said: readonly string[]) => {
  const { turns } = runConversation(kitchen, said);
  const { now } = replay(kitchen, turns, { allergies: [], diets: [] });
  return { own: now.own.diets, needs: now.needs.diets };
};

test.each([
  'vegan chilli please',
  'a vegan curry',
  'can you make me a vegan carbonara?',
  'I want a plant-based lasagne for six',
  'quick vegan mushroom soup',
])('this once: %s', (said) => {
  expect(needsOf(said)).toEqual({ own: [], needs: ['Vegan'] });
  expect(needsOf(said, 'quicker')).toEqual({ own: [], needs: ['Vegan'] });
  expect(needsOf(said, 'for eight people')).toEqual({ own: [], needs: ['Vegan'] });
  expect(needsOf(said, 'something else')).toEqual({ own: [], needs: ['Vegan'] });
  expect(needsOf(said, 'now beef tacos')).toEqual({ own: [], needs: [] });
});

test.each([
  "I'm vegan",
  'we eat vegan',
  "I'm vegan, chilli please",
  'vegan',
  'make it vegan',
  'vegan dinner ideas',
  'my wife is vegan, a curry please',
  "vegan chilli please, I don't eat anything from animals",
  'vegan chilli, we are vegan',
  'everything vegan please, tacos tonight',
])('standing: %s', (said) => {
  expect(needsOf(said).own).toContain('Vegan');
  expect(needsOf(said, 'now beef tacos').needs).toContain('Vegan');
});

test('gluten is never left to one dish', () => {
  expect(needsOf('gluten-free pancakes').own).toEqual(['Gluten-Free']);
});

test('an allergy told beside the dish stands', () => {
  const { turns } = runConversation(kitchen, [
    'vegan curry, no peanuts, allergic',
    'now beef tacos',
  ]);
  const { now } = replay(kitchen, turns, { allergies: [], diets: [] });
  expect(now.own).toEqual({ allergies: ['peanuts'], diets: [] });
});

test('nobody is told that all will be vegan', () => {
  const reply = getChefReply(kitchen, ['vegan chilli please']);
  expect(reply.kind === 'text' ? reply.text : '').not.toMatch(/from (?:now|here) on|all I suggest/);
});

test.each([
  ['vegan chilli please', 'the first', 'less salt'],
  ['a vegan curry', 'something else', 'the second'],
  ['a vegan curry', 'the second', 'something else', 'the first'],
  ['vegan lasagne', 'the first', 'with cheese', 'for eight people'],
  ['vegan chilli please', 'tarka dal'],
])('a card of that wish is vegan: %s', (...said) => {
  for (let to = 1; to <= said.length; to += 1) {
    const reply = getChefReply(kitchen, said.slice(0, to));
    if (reply.kind !== 'recipe') continue;
    for (const line of reply.recipe.ingredients)
      expect([line, findLineFacts(kitchen.rules, line).excludes.includes('Vegan')]).toEqual([
        line,
        false,
      ]);
  }
});
