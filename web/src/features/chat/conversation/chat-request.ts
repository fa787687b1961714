/** Builds the request body sent to the chef: system message, last six messages, and the user's needs. */

import type { ChatPreferences, MealPlanBody, Turn } from '@saffron/contract/chat';
import {
  MAX_ASSISTANT_MESSAGE_LENGTH,
  MAX_BODY_BYTES,
  MAX_CONTEXT_MESSAGES,
  MAX_EARLIER_MESSAGES,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SERVED_RECIPE_NAMES,
} from '@saffron/contract/limits';
import { normaliseChoices, type Settings } from '@saffron/contract/preferences';
import { writeRecipeMessage, writeSystemMessage } from '@saffron/contract/system-message';
import type { CurrentNeeds } from '../../../user/current-needs.ts';
import { isUserMessage, type Message } from './message.ts';

export interface RequestContext {
  readonly settings: Pick<Settings, 'chefPersona' | 'measurementUnits'>;
  readonly needs: CurrentNeeds;
  readonly firstName?: string | undefined;
  /** What the user said about their needs in conversations cleared since. */
  readonly needStatements?: readonly string[];
}

/** `messages` ends with the user's newest one. */
export function createChatRequest(
  messages: readonly Message[],
  context: RequestContext,
): MealPlanBody {
  const { settings, needs } = context;
  const system = writeSystemMessage({
    persona: settings.chefPersona,
    diets: needs.diets,
    allergies: needs.allergies,
    units: settings.measurementUnits,
  });
  const sendable = messages.filter(isWorthSending);
  const turns = sendable.slice(-MAX_CONTEXT_MESSAGES).map(toTurn);
  const needStatements = (context.needStatements ?? []).map((text) =>
    sanitise(text, MAX_MESSAGE_LENGTH),
  );
  const earlier = collectUserTexts(sendable.slice(0, -MAX_CONTEXT_MESSAGES));
  const memo = sendable.findLast((message) => !isUserMessage(message))?.memo;
  const saidBefore = [
    ...needStatements,
    ...earlier.slice(needStatements.length - MAX_EARLIER_MESSAGES),
  ];
  const preferences = {
    ...toPreferences(messages, context),
    ...(saidBefore.length > 0 ? { saidBefore } : {}),
  };
  return fitToLimit({
    messages: [{ role: 'system', content: sanitise(system) }, ...turns],
    preferences,
    ...(memo ? { memo } : {}),
  });
}

/** Leaves out error messages and replies stopped before their first word. */
function isWorthSending(message: Message): boolean {
  if (message.outcome === 'failed') return false;
  return message.tag === 'recipe' || message.text.trim() !== '';
}

/** The user's earlier messages, so that an allergy mentioned in them is not lost with the last six. */
function collectUserTexts(messages: readonly Message[]): string[] {
  return messages
    .flatMap((message) =>
      isUserMessage(message) && message.tag !== 'recipe'
        ? [sanitise(message.text.trim(), MAX_MESSAGE_LENGTH)]
        : [],
    )
    .slice(-MAX_EARLIER_MESSAGES);
}

function toTurn(message: Message): Turn {
  if (message.tag === 'recipe') {
    return {
      role: 'assistant',
      content: sanitise(writeRecipeMessage(message.text), MAX_ASSISTANT_MESSAGE_LENGTH),
    };
  }
  return isUserMessage(message)
    ? { role: 'user', content: sanitise(message.text.trim(), MAX_MESSAGE_LENGTH) }
    : { role: 'assistant', content: sanitise(message.text, MAX_ASSISTANT_MESSAGE_LENGTH) };
}

function toPreferences(messages: readonly Message[], context: RequestContext) {
  const { settings, needs, firstName } = context;
  return {
    dietaryRestrictions: normaliseChoices(needs.diets),
    foodAllergies: normaliseChoices(needs.allergies),
    ...(needs.foods.length > 0 ? { otherFoods: [...needs.foods] } : {}),
    measurementUnits: settings.measurementUnits,
    chefPersona: settings.chefPersona,
    ...(firstName ? { firstName: toSingleLine(firstName) } : {}),
    served: listServedNames(messages),
  } satisfies ChatPreferences;
}

/** The newest names, each once, so that "something else" does not repeat them. */
export function listServedNames(messages: readonly Message[]): string[] {
  const names = messages.flatMap((message) =>
    message.tag === 'recipe' && message.text.recipeName
      ? [sanitise(message.text.recipeName, MAX_NAME_LENGTH)]
      : [],
  );
  return [...new Set(names)].slice(-MAX_SERVED_RECIPE_NAMES);
}

/** The server refuses NUL and halves of surrogate pairs; a cut at the limit may make the latter. */
function sanitise(text: string, max = text.length): string {
  return text.replaceAll('\u0000', '').slice(0, max).toWellFormed();
}

function toSingleLine(text: string): string {
  return sanitise(text.replace(/\p{Cc}/gu, ' '), MAX_NAME_LENGTH);
}

/** Long messages can outgrow what the server accepts in one request; the oldest are dropped first. */
function fitToLimit(body: MealPlanBody): MealPlanBody {
  if (countBytes(body) <= MAX_BODY_BYTES) return body;
  const [, ...saidBefore] = body.preferences?.saidBefore ?? [];
  if (body.preferences?.saidBefore?.length) {
    return fitToLimit({ ...body, preferences: { ...body.preferences, saidBefore } });
  }
  const [system, oldest, ...rest] = body.messages;
  if (!system || !oldest || rest.length === 0) return body;
  return fitToLimit({ ...body, messages: [system, ...rest] });
}

function countBytes(body: MealPlanBody): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}
