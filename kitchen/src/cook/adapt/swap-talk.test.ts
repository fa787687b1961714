/** A swap of meats as it is asked for in a conversation: done, kept, or refused with its reason. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { answer } from '../../conversation/answer.ts';
import type { ChefReply } from '../../chef/answer.ts';
import type { Turn } from '../../chef/talk/conversation.ts';

function talk(...said: string[]): ChefReply {
  const turns: Turn[] = [];
  let reply: ChefReply | undefined;
  for (const content of said) {
    turns.push({ role: 'user', content });
    reply = answer(kitchen, turns, {
      allergies: [],
      diets: [],
      units: 'international',
      persona: 'a friendly cooking instructor',
    });
    const shown =
      reply.kind === 'recipe' ? `Recipe shared: ${reply.recipe.recipeName}` : reply.text;
    turns.push({ role: 'assistant', content: shown });
  }
  if (!reply) throw new Error('nothing was said');
  return reply;
}

function card(...said: string[]): { title: string; text: string } {
  const reply = talk(...said);
  if (reply.kind !== 'recipe') throw new Error(`no card: ${reply.text}`);
  const { recipeName, introduction, ingredients, instructions, tips } = reply.recipe;
  return {
    title: recipeName,
    // What is minded for the person is said behind the introduction, and names what they do without.
    text: [
      recipeName,
      introduction.replace(/ Made without [^.]*\./, ''),
      ...ingredients,
      ...instructions,
      ...tips,
    ].join('\n'),
  };
}

test.each([
  ['swap the beef for turkey', 'Turkey stroganoff'],
  ['use chicken breast instead of beef', 'Chicken breast stroganoff'],
])('"%s" makes a stroganoff that is cooked through', (asked, title) => {
  const made = card('beef stroganoff', asked);
  expect(made.title).toBe(title);
  expect(made.text).toMatch(/for \d minutes each, until browned outside and 74 °C/);
  expect(made.text).not.toMatch(/\bbeef\b|pink within|barely a minute/i);
});

test('asked for six, or without dairy, the swapped card stays swapped', () => {
  const said = ['beef stroganoff', 'swap the beef for turkey', 'make it for six'];
  expect(card(...said).text).toMatch(/900 g turkey breast/);
  const dairyFree = card(...said, 'make it dairy free');
  expect(dairyFree.title).toBe('Dairy-free turkey stroganoff');
  expect(dairyFree.text).not.toMatch(/soured cream|\bbeef\b/i);
});

test('an answer taken up cooks the new meat through', () => {
  const made = card('beef stroganoff', 'can i use chicken?', 'ok do that');
  expect(made.title).toBe('Chicken stroganoff');
  expect(made.text).toContain('74 °C');
});

test('steak swapped for chicken is offered in no degree of rareness', () => {
  const { text } = card('pan fried steak', 'swap the steak for chicken');
  expect(text).toContain('74 °C');
  expect(text).not.toMatch(/rare|52 °C|57 °C/i);
});

test('what would be spoilt in the pot is refused, and the reply says why', () => {
  const reply = talk('beef stew', 'swap the beef for cod');
  expect(reply.kind === 'text' && reply.text).toMatch(/Cod would fall apart in .* over the heat\./);
});
