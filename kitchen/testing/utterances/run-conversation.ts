/** For tests: runs a conversation with the house chef (no language model) message by message; the text of its replies. */

import {
  answer,
  type ConversationNeeds as ChefNeeds,
  type ConversationReply as ChefReply,
  type Turn,
} from '../../src/conversation/answer.ts';
import type { Kitchen } from '../../src/conversation/kitchen.ts';

export const DEFAULT_CHEF_NEEDS: ChefNeeds = {
  allergies: [],
  diets: [],
  units: 'international',
  persona: 'a friendly cooking instructor',
};

/** As many turns as the browser sends. */
const VISIBLE = 6;

interface ConversationResult {
  readonly turns: readonly Turn[];
  readonly reply: ChefReply;
}

/** The whole conversation up to the last of these messages, and the answer to that one; each request carries the last `sent` turns. */
export function runConversation(
  kitchen: Kitchen,
  messages: readonly string[],
  needs: ChefNeeds = DEFAULT_CHEF_NEEDS,
  sent = Number.POSITIVE_INFINITY,
): ConversationResult {
  const turns: Turn[] = [];
  const served: string[] = [];
  let reply = answer(kitchen, [], needs);
  messages.forEach((content, at) => {
    turns.push({ role: 'user', content });
    // As the browser does: of earlier turns only the person's own messages are sent.
    const saidBefore = sent < turns.length ? userMessages(turns.slice(0, -sent)) : [];
    const { memo } = reply;
    reply = answer(kitchen, turns.slice(-sent), {
      ...{ ...needs, served, saidBefore },
      memo: at === 0 ? undefined : memo,
    });
    if (at === messages.length - 1) return;
    turns.push({ role: 'assistant', content: toHistoryMessage(reply) });
    if (reply.kind === 'recipe') served.push(reply.recipe.recipeName);
  });
  return { turns, reply };
}

function userMessages(turns: readonly Turn[]): string[] {
  return turns.filter(({ role }) => role === 'user').map(({ content }) => content);
}

/** The answer to the last of these messages, when only the last six are sent, as in the browser. */
export function getChefReply(
  kitchen: Kitchen,
  messages: readonly string[],
  needs?: ChefNeeds,
): ChefReply {
  return runConversation(kitchen, messages, needs, VISIBLE).reply;
}

/** The text of the reply, or the text beside its card. */
export function replyText(reply: ChefReply): string {
  return reply.kind === 'text' ? reply.text : reply.recipe.conversation_response;
}

/** The form in which the next request repeats a reply. */
export function toHistoryMessage(reply: ChefReply): string {
  return reply.kind === 'text'
    ? reply.text
    : `Recipe shared: ${reply.recipe.recipeName} - ${reply.recipe.introduction}`;
}
