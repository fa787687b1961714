/** Reads an order out of a request: every source of needs united, the words of the client taken as data. */
import { readBrief, readRecipeLine } from '@saffron/contract/brief';
import type { ChatPreferences, MealPlanBody, Turn } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { CONTEXT_MESSAGES, DEFAULT_PERSONA } from '@saffron/contract/limits';
import { TELEVISION_CHEF_PREFIX, withoutNone } from '@saffron/contract/preferences';
import type { Turn as Spoken } from '@saffron/kitchen/chef/answer';
import { uniteNeeds } from '@saffron/kitchen/safety/person';
import type { Needs } from '@saffron/kitchen/vocabulary';
import type { Request } from './chef.ts';

/**
 * @param stored what the signed-in person has in their settings; empty for everybody else
 * @throws Refusal when there is no message to answer
 */
export function readOrder(body: MealPlanBody, stored: ChatPreferences): Request {
  const sent = body.preferences ?? {};
  const brief = readBrief(systemText(body.messages));
  const spoken = turnsToAnswer(body.messages);
  return {
    turns: spoken.slice(-CONTEXT_MESSAGES),
    saidBefore: [...(sent.saidBefore ?? []), ...saidIn(spoken.slice(0, -CONTEXT_MESSAGES))],
    needs: uniteNeeds(needsOf(stored), needsOf(sent), brief),
    otherFoods: [...new Set([...(stored.otherFoods ?? []), ...(sent.otherFoods ?? [])])],
    units: sent.measurementUnits ?? brief.units ?? stored.measurementUnits ?? 'international',
    persona: sent.chefPersona ?? brief.persona ?? stored.chefPersona ?? DEFAULT_PERSONA,
    firstName: sent.firstName ?? stored.firstName,
    served: [...new Set([...(sent.served ?? []), ...namesServed(body.messages)])],
  };
}

/** The persona, unless it is one of the television chefs and this house does not play them. */
export function allowedPersona(persona: string, famousPersonas: boolean): string {
  const isFamous = persona.toLowerCase().startsWith(TELEVISION_CHEF_PREFIX);
  return isFamous && !famousPersonas ? DEFAULT_PERSONA : persona;
}

function systemText(messages: readonly Turn[]): string {
  return messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => content)
    .join('\n');
}

function needsOf(preferences: ChatPreferences): Needs {
  return {
    allergies: withoutNone(preferences.foodAllergies ?? []),
    diets: withoutNone(preferences.dietaryRestrictions ?? []),
  };
}

/** The messages up to the person's newest; what a client appends after it is not theirs to hear answered. */
function turnsToAnswer(messages: readonly Turn[]): Spoken[] {
  const spoken = messages.filter((turn): turn is Spoken & Turn => turn.role !== 'system');
  const newest = spoken.findLastIndex(({ role }) => role === 'user');
  if (newest < 0) {
    const issue = { path: 'messages', message: 'must hold a message of the role user' };
    throw new Refusal('no-user-message', { issues: [issue] });
  }
  return spoken.slice(0, newest + 1);
}

function saidIn(turns: readonly Spoken[]): string[] {
  return turns.filter(({ role }) => role === 'user').map(({ content }) => content);
}

function namesServed(messages: readonly Turn[]): string[] {
  return messages.flatMap(({ role, content }) =>
    role === 'assistant' ? (readRecipeLine(content)?.names ?? []) : [],
  );
}
