/** Tests the reducer of the conversation: asking, answers, retry, late greetings, and undoing a reset. */
import { expect, test } from 'vitest';
import {
  type Conversation,
  canRetry,
  EMPTY_CONVERSATION,
  reduceConversation,
} from './conversation-reducer.ts';
import { createChefMessage, createUserMessage, type Message } from './message.ts';

const greeting = createChefMessage('Hello', true);
const question = createUserMessage('Soup');
const reply = createChefMessage('', false);
const texts = (state: Conversation) => state.messages.map(({ text }) => text);
const asking = reduceConversation(
  { messages: [greeting], pendingReplyId: null },
  { type: 'asked', question, reply },
);
const failure: Message = { ...createChefMessage('Sorry', true), outcome: 'failed' };

test('a question stands with its empty reply, which is under way', () => {
  expect(texts(asking)).toEqual(['Hello', 'Soup', '']);
  expect(asking.pendingReplyId).toBe(reply.id);
});

test('while a reply is under way nothing else is asked', () => {
  expect(
    reduceConversation(asking, { type: 'asked', question, reply: createChefMessage('', false) }),
  ).toBe(asking);
});

test('the answer takes the place of the empty reply and nothing else moves', () => {
  const answer = { ...reply, text: 'Leek soup' };
  const after = reduceConversation(asking, { type: 'ended', id: reply.id, messages: [answer] });
  expect(texts(after)).toEqual(['Hello', 'Soup', 'Leek soup']);
  expect(after.pendingReplyId).toBeNull();
  expect(after.messages[0]).toBe(asking.messages[0]);
});

test('an answer to a conversation that was started over is dropped', () => {
  const over = reduceConversation(asking, {
    type: 'startedOver',
    message: createChefMessage('Okay', true),
  });
  expect(texts(over)).toEqual(['Okay']);
  expect(reduceConversation(over, { type: 'ended', id: reply.id, messages: [failure] })).toBe(over);
});

const settled: Conversation = {
  messages: [greeting, question, createChefMessage('Leek soup', false)],
  pendingReplyId: null,
};
const over = reduceConversation(settled, {
  type: 'startedOver',
  message: createChefMessage('Okay', false),
});

test('undoing a reset types nothing again', () => {
  const back = reduceConversation(over, { type: 'takenBack', messages: settled.messages });
  expect(texts(back)).toEqual(['Hello', 'Soup', 'Leek soup']);
  expect(back.messages.every(({ typed }) => typed)).toBe(true);
});

test('undoing a reset keeps what was said since', () => {
  const asked = reduceConversation(over, {
    type: 'asked',
    question: createUserMessage('Stew'),
    reply,
  });
  const back = reduceConversation(asked, { type: 'takenBack', messages: settled.messages });
  expect(texts(back)).toEqual(['Hello', 'Soup', 'Leek soup', 'Okay', 'Stew', '']);
  expect(back.pendingReplyId).toBe(reply.id);
});

test('a second try replaces what failed and asks nothing twice', () => {
  const partial: Message = { ...createChefMessage('I was', true), outcome: 'broken' };
  const failed = reduceConversation(asking, {
    type: 'ended',
    id: reply.id,
    messages: [partial, failure],
  });
  expect(texts(failed)).toEqual(['Hello', 'Soup', 'I was', 'Sorry']);
  const again = reduceConversation(failed, { type: 'asked', reply: createChefMessage('', false) });
  expect(texts(again)).toEqual(['Hello', 'Soup', '']);
});

test('a greeting that comes late goes before what was already asked', () => {
  const late = reduceConversation(asking, {
    type: 'opened',
    messages: [createChefMessage('Welcome', false)],
  });
  expect(texts(late)).toEqual(['Welcome', 'Hello', 'Soup', '']);
});

test('only the last message may still be typed out', () => {
  const typing = reduceConversation(EMPTY_CONVERSATION, {
    type: 'opened',
    messages: [createChefMessage('Hi', false)],
  });
  expect(typing.messages[0]?.typed).toBe(false);
  const next = reduceConversation(typing, {
    type: 'said',
    message: createChefMessage('Back?', false),
  });
  expect(next.messages.map(({ typed }) => typed)).toEqual([true, false]);
  const id = next.messages[1]?.id ?? '';
  expect(reduceConversation(next, { type: 'typed', id }).messages[1]?.typed).toBe(true);
});

test.each<[string, readonly Message[], boolean]>([
  ['nothing was said', [], false],
  ['only the chef has spoken', [greeting], false],
  ['the answer was good', [question, greeting], false],
  ['the answer failed', [question, failure], true],
  ['it was stopped', [question, { ...greeting, outcome: 'stopped' }], true],
  ['the page was lost before the answer came', [greeting, question], true],
])('retry when %s', (_, messages, expected) => {
  expect(canRetry({ messages, pendingReplyId: null })).toBe(expected);
});

test('no retry while a reply is under way', () => {
  expect(canRetry(asking)).toBe(false);
});
