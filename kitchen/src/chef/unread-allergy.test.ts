/** An allergy that could not be read stays in view on every card, until its food is named or it is taken back. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply } from '../../testing/utterances/run-conversation.ts';

const NOTICE = /allergy whose food I could not read/;

function notesOf(said: readonly string[]): string {
  const card = getChefReply(kitchen, said);
  if (card.kind !== 'recipe') throw new Error(`no card after ${said.join(', ')}`);
  return card.recipe.notes.join(' ');
}

test.each([
  [['allergic to zorp', 'omelette']],
  [['i have a severe allergy', 'pancakes']],
  [['allergic to zorp', 'omelette', 'for six']],
  [
    [
      'allergic to zorp',
      'omelette',
      'thanks',
      'lentil soup',
      'great',
      'and a shakshuka',
      'pancakes',
    ],
  ],
])('%j', (said) => {
  expect(notesOf(said)).toMatch(NOTICE);
});

test.each([
  [['allergic to zorp', 'eggs', 'pancakes']],
  [['allergic to zorp', 'sorry, I meant an allergy to walnuts', 'pancakes']],
  [['i have an allergy', 'never mind, no allergies', 'pancakes']],
  [['allergic to peanuts', 'pancakes']],
])('no longer after %j', (said) => {
  expect(notesOf(said)).not.toMatch(NOTICE);
});
