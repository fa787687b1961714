/** Talks with the house chef turn by turn, for the tables of utterances and for tests. */
import type { Kitchen } from '../../kitchen.ts';
import { answer, type ChefNeeds, type ChefReply, type Turn } from '../answer.ts';
import { lookedFor } from '../plate/carriers.ts';
import { VISIBLE } from '../talk/conversation.ts';

export const NOBODY: ChefNeeds = {
  allergies: [],
  diets: [],
  units: 'international',
  persona: 'a friendly cooking instructor',
};

interface Talk {
  readonly spoken: readonly Turn[];
  readonly reply: ChefReply;
}

/** All that was said, up to the last of these messages, and the answer to that; `sent` turns travel with each. */
export function hold(
  kitchen: Kitchen,
  messages: readonly string[],
  needs: ChefNeeds = NOBODY,
  sent = Number.POSITIVE_INFINITY,
): Talk {
  const spoken: Turn[] = [];
  const served: string[] = [];
  let reply = answer(kitchen, [], needs);
  messages.forEach((content, at) => {
    spoken.push({ role: 'user', content });
    // As the browser does: what left the turns travels as the person's own words.
    const saidBefore = sent < spoken.length ? saidIn(spoken.slice(0, -sent)) : [];
    reply = answer(kitchen, spoken.slice(-sent), { ...needs, served, saidBefore });
    if (at === messages.length - 1) return;
    spoken.push({ role: 'assistant', content: asCarried(reply) });
    if (reply.kind === 'recipe') served.push(reply.recipe.recipeName);
  });
  return { spoken, reply };
}

export function saidIn(turns: readonly Turn[]): string[] {
  return turns.filter(({ role }) => role === 'user').map(({ content }) => content);
}

/** The answer to the last of these messages, where only the last six travel, as in the browser. */
export function talk(kitchen: Kitchen, messages: readonly string[], needs?: ChefNeeds): ChefReply {
  return hold(kitchen, messages, needs, VISIBLE).reply;
}

/** What it says, or says beside its card. */
export function wordsOf(reply: ChefReply): string {
  return reply.kind === 'text' ? reply.text : reply.recipe.conversation_response;
}

/** What stands beside a card and is no part of its recipe: notes, and what can be said of foods beyond the nine. */
export function besideCard(reply: ChefReply): string {
  if (reply.kind === 'text') return reply.text;
  const { notes, ingredients } = reply.recipe;
  const foods = reply.person.keptOut.filter(({ isAllergy }) => isAllergy).map(({ said }) => said);
  return [...notes, ...lookedFor(foods, ingredients).map(({ sentence }) => sentence)].join(' ');
}

/** How a reply of ours comes back to us with the next message. */
export function asCarried(reply: ChefReply): string {
  return reply.kind === 'text'
    ? reply.text
    : `Recipe shared: ${reply.recipe.recipeName} - ${reply.recipe.introduction}`;
}
