/** Tests what of a conversation is stored when the page goes at an awkward moment. */
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Conversation } from './conversation-reducer.ts';
import { LiveReply } from './live-reply.ts';
import { createChefMessage, createUserMessage } from './message.ts';
import { useConversationStorage } from './use-conversation-storage.ts';

const stored = () => JSON.parse(localStorage.getItem('chatMessages') ?? '[]') as { text: string }[];

beforeEach(() => localStorage.clear());

test('a page that goes as a reply has just ended keeps the reply', () => {
  const question = createUserMessage('shakshuka');
  const reply = createChefMessage('', false);
  const asked: Conversation = { messages: [question, reply], pendingReplyId: reply.id };
  const latest = { current: asked };
  renderHook(() => useConversationStorage(asked, latest, new LiveReply()));
  // The reply is on the screen, and the effect that stores it has not run.
  const ended = createChefMessage('Here it is.', true);
  latest.current = { messages: [question, ended], pendingReplyId: null };
  window.dispatchEvent(new Event('pagehide'));
  expect(stored().map(({ text }) => text)).toEqual(['shakshuka', 'Here it is.']);
});

test('a page that goes with everything stored writes nothing again', () => {
  const latest = { current: { messages: [createUserMessage('dal')], pendingReplyId: null } };
  renderHook(() => useConversationStorage(latest.current, latest, new LiveReply()));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('chatMessages')).toBeNull();
});
