/** Turns the body of a chat call and the stored preferences into a request for a chef. */

import type { ChatPreferences, MealPlanBody, Turn } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { DEFAULT_PERSONA, MAX_CONTEXT_MESSAGES } from '@saffron/contract/limits';
import { TELEVISION_CHEF_PREFIX, withoutNone } from '@saffron/contract/preferences';
import { parseRecipeMessage, parseSystemMessage } from '@saffron/contract/system-message';
import type { Turn as ChatTurn } from '@saffron/kitchen/chef';
import { mergeNeeds } from '@saffron/kitchen/person';
import type { Needs } from '@saffron/kitchen/vocabulary';
import type { ReplyRequest } from './chef-types.ts';

/**
 * @param stored what the signed-in person has in their settings; empty for everybody else
 * @throws Refusal when there is no message to answer
 */
export function readReplyRequest(body: MealPlanBody, stored: ChatPreferences): ReplyRequest {
  const sent = body.preferences ?? {};
  const systemMessage = parseSystemMessage(joinSystemMessages(body.messages));
  const turns = turnsToAnswer(body.messages);
  return {
    turns: turns.slice(-MAX_CONTEXT_MESSAGES),
    earlierMessages: [
      ...(sent.saidBefore ?? []),
      ...listUserMessages(turns.slice(0, -MAX_CONTEXT_MESSAGES)),
    ],
    needs: mergeNeeds(readNeeds(stored), readNeeds(sent), systemMessage),
    otherFoods: [...new Set([...(stored.otherFoods ?? []), ...(sent.otherFoods ?? [])])],
    units:
      sent.measurementUnits ?? systemMessage.units ?? stored.measurementUnits ?? 'international',
    persona: sent.chefPersona ?? systemMessage.persona ?? stored.chefPersona ?? DEFAULT_PERSONA,
    firstName: sent.firstName ?? stored.firstName,
    memo: body.memo,
    servedRecipes: [...new Set([...(sent.served ?? []), ...listServedRecipes(body.messages)])],
  };
}

/** The persona, unless it is one of the television chefs and famous personas are off. */
export function resolvePersona(persona: string, famousPersonas: boolean): string {
  const isFamous = persona.toLowerCase().startsWith(TELEVISION_CHEF_PREFIX);
  return isFamous && !famousPersonas ? DEFAULT_PERSONA : persona;
}

function joinSystemMessages(messages: readonly Turn[]): string {
  return messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => content)
    .join('\n');
}

function readNeeds(preferences: ChatPreferences): Needs {
  return {
    allergies: withoutNone(preferences.foodAllergies ?? []),
    diets: withoutNone(preferences.dietaryRestrictions ?? []),
  };
}

/** The messages up to the person's newest; anything a client appends after it is not answered. */
function turnsToAnswer(messages: readonly Turn[]): ChatTurn[] {
  const turns = messages.filter((turn): turn is ChatTurn & Turn => turn.role !== 'system');
  const newest = turns.findLastIndex(({ role }) => role === 'user');
  if (newest < 0) {
    const issue = { path: 'messages', message: 'must hold a message of the role user' };
    throw new Refusal('no-user-message', { issues: [issue] });
  }
  return turns.slice(0, newest + 1);
}

function listUserMessages(turns: readonly ChatTurn[]): string[] {
  return turns.filter(({ role }) => role === 'user').map(({ content }) => content);
}

function listServedRecipes(messages: readonly Turn[]): string[] {
  return messages.flatMap(({ role, content }) =>
    role === 'assistant' ? (parseRecipeMessage(content)?.names ?? []) : [],
  );
}
