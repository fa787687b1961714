/** Four chefs asked the same answer in four voices, with the same facts, and each the same way every time. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply,
  replyText,
} from '../../testing/utterances/run-conversation.ts';
import { greet } from './answer.ts';

const PERSONAS = [
  'a friendly cooking instructor',
  ...['Ada Example', 'Bo Sample', 'Cy Test'].map((one) => `television personality and chef ${one}`),
];

function saidBy(persona: string, messages: readonly string[]): string {
  return replyText(getChefReply(kitchen, messages, { ...DEFAULT_CHEF_NEEDS, persona }));
}

test.each([
  [['how do i poach an egg?']],
  [['how long does cooked rice keep?']],
  [['what can i use instead of butter?']],
  [['hello']],
  [['thanks']],
  [['what is the capital of france?']],
  [['lasagna', 'how long does it keep?']],
])('%j', (messages) => {
  const said = PERSONAS.map((persona) => saidBy(persona, messages));
  expect(new Set(said).size).toBeGreaterThan(2);
  expect(PERSONAS.map((persona) => saidBy(persona, messages))).toEqual(said);
});

test('the facts are the same in every voice', () => {
  const [plain = '', ...others] = PERSONAS.map((one) => saidBy(one, ['how do i poach an egg?']));
  for (const said of others) expect(said).toContain(plain);
});

test.each([
  'can i eat raw chicken?',
  'i am allergic to nuts, is it ok?',
  'my throat is closing up',
])('nobody jokes about "%s"', (message) => {
  const plain = saidBy(PERSONAS[0] ?? '', [message]);
  for (const one of PERSONAS.slice(1))
    expect(saidBy(one, [message]).length).toBeLessThan(plain.length * 3);
  expect(saidBy(PERSONAS[1] ?? '', ['can i eat raw chicken?'])).toMatch(/^Do not eat it/);
});

test('a chef without a plain name never calls that a name', () => {
  for (const persona of PERSONAS)
    for (let seed = 0; seed < 40; seed++)
      expect(greet(kitchen, persona, '<b>x</b>', `${seed}`)).not.toMatch(/\b(?:my|the) name\b/);
});
