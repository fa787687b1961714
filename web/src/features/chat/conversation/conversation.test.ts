/** The conversation's rules, one event at a time. */
import { expect, test } from 'vitest';
import { type Conversation, canRetry, converse, NOTHING_SAID } from './conversation.ts';
import { fromChef, fromPerson, type Message } from './message.ts';

const greeting = fromChef('Hello', true);
const question = fromPerson('Soup');
const reply = fromChef('', false);
const texts = (state: Conversation) => state.messages.map(({ text }) => text);
const asking = converse(
  { messages: [greeting], answering: null },
  { type: 'asked', question, reply },
);
const failure: Message = { ...fromChef('Sorry', true), outcome: 'failed' };

test('a question stands with its empty reply, which is under way', () => {
  expect(texts(asking)).toEqual(['Hello', 'Soup', '']);
  expect(asking.answering).toBe(reply.id);
});

test('while a reply is under way nothing else is asked', () => {
  expect(converse(asking, { type: 'asked', question, reply: fromChef('', false) })).toBe(asking);
});

test('the answer takes the place of the empty reply and nothing else moves', () => {
  const answer = { ...reply, text: 'Leek soup' };
  const after = converse(asking, { type: 'ended', id: reply.id, messages: [answer] });
  expect(texts(after)).toEqual(['Hello', 'Soup', 'Leek soup']);
  expect(after.answering).toBeNull();
  expect(after.messages[0]).toBe(asking.messages[0]);
});

test('an answer to a conversation that was started over is dropped', () => {
  const over = converse(asking, { type: 'startedOver', message: fromChef('Okay', true) });
  expect(texts(over)).toEqual(['Okay']);
  expect(converse(over, { type: 'ended', id: reply.id, messages: [failure] })).toBe(over);
});

const settled: Conversation = {
  messages: [greeting, question, fromChef('Leek soup', false)],
  answering: null,
};
const over = converse(settled, { type: 'startedOver', message: fromChef('Okay', false) });

test('starting over is taken back, and nothing goes on being typed', () => {
  const back = converse(over, { type: 'takenBack', messages: settled.messages });
  expect(texts(back)).toEqual(['Hello', 'Soup', 'Leek soup']);
  expect(back.messages.every(({ typed }) => typed)).toBe(true);
});

test('starting over is taken back without losing what was said since', () => {
  const asked = converse(over, { type: 'asked', question: fromPerson('Stew'), reply });
  const back = converse(asked, { type: 'takenBack', messages: settled.messages });
  expect(texts(back)).toEqual(['Hello', 'Soup', 'Leek soup', 'Okay', 'Stew', '']);
  expect(back.answering).toBe(reply.id);
});

test('a second try replaces what failed and asks nothing twice', () => {
  const partial: Message = { ...fromChef('I was', true), outcome: 'broken' };
  const failed = converse(asking, { type: 'ended', id: reply.id, messages: [partial, failure] });
  expect(texts(failed)).toEqual(['Hello', 'Soup', 'I was', 'Sorry']);
  const again = converse(failed, { type: 'asked', reply: fromChef('', false) });
  expect(texts(again)).toEqual(['Hello', 'Soup', '']);
});

test('a greeting that comes late goes before what was already asked', () => {
  const late = converse(asking, { type: 'opened', messages: [fromChef('Welcome', false)] });
  expect(texts(late)).toEqual(['Welcome', 'Hello', 'Soup', '']);
});

test('only the last message may still be typed out', () => {
  const typing = converse(NOTHING_SAID, { type: 'opened', messages: [fromChef('Hi', false)] });
  expect(typing.messages[0]?.typed).toBe(false);
  const next = converse(typing, { type: 'said', message: fromChef('Back?', false) });
  expect(next.messages.map(({ typed }) => typed)).toEqual([true, false]);
  const id = next.messages[1]?.id ?? '';
  expect(converse(next, { type: 'typed', id }).messages[1]?.typed).toBe(true);
});

test.each<[string, readonly Message[], boolean]>([
  ['nothing was said', [], false],
  ['only the chef has spoken', [greeting], false],
  ['the answer was good', [question, greeting], false],
  ['the answer failed', [question, failure], true],
  ['it was stopped', [question, { ...greeting, outcome: 'stopped' }], true],
  ['the page was lost before the answer came', [greeting, question], true],
])('retry when %s', (_, messages, expected) => {
  expect(canRetry({ messages, answering: null })).toBe(expected);
});

test('no retry while a reply is under way', () => {
  expect(canRetry(asking)).toBe(false);
});
