/** What travels to the chef: the brief, the last six messages, and the person's needs as data. */
import { writeBrief, writeRecipeLine } from '@saffron/contract/brief';
import type { ChatPreferences, MealPlanBody, Turn } from '@saffron/contract/chat';
import {
  CONTEXT_MESSAGES,
  MAX_BODY_BYTES,
  MAX_CONTEXT_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SAID_BEFORE,
  MAX_SERVED_NAMES,
} from '@saffron/contract/limits';
import { type Settings, tidyChoices } from '@saffron/contract/preferences';
import type { NeedsHere } from '../../../person/needs-here.ts';
import { isFromPerson, type Message } from './message.ts';

export interface Asker {
  readonly settings: Pick<Settings, 'chefPersona' | 'measurementUnits'>;
  readonly needs: NeedsHere;
  readonly firstName?: string | undefined;
  /** What they said of their needs in conversations that were cleared since. */
  readonly toldNeeds?: readonly string[];
}

/** `messages` ends with the person's newest one. */
export function writeRequest(messages: readonly Message[], asker: Asker): MealPlanBody {
  const { settings, needs } = asker;
  const system = writeBrief({
    persona: settings.chefPersona,
    diets: needs.diets,
    allergies: needs.allergies,
    units: settings.measurementUnits,
  });
  const told = messages.filter(worthRepeating);
  const turns = told.slice(-CONTEXT_MESSAGES).map(turnOf);
  const toldNeeds = (asker.toldNeeds ?? []).map((text) => clean(text, MAX_MESSAGE_LENGTH));
  const earlier = wordsOf(told.slice(0, -CONTEXT_MESSAGES));
  const saidBefore = [...toldNeeds, ...earlier.slice(toldNeeds.length - MAX_SAID_BEFORE)];
  const preferences = {
    ...preferencesOf(messages, asker),
    ...(saidBefore.length > 0 ? { saidBefore } : {}),
  };
  return fitting({ messages: [{ role: 'system', content: clean(system) }, ...turns], preferences });
}

/** Our own apologies and replies stopped before their first word tell the chef nothing. */
function worthRepeating(message: Message): boolean {
  if (message.outcome === 'failed') return false;
  return message.tag === 'recipe' || message.text.trim() !== '';
}

/** The person's own words, so that an allergy told early outlives the messages that travel. */
function wordsOf(messages: readonly Message[]): string[] {
  return messages
    .flatMap((message) =>
      isFromPerson(message) && message.tag !== 'recipe'
        ? [clean(message.text.trim(), MAX_MESSAGE_LENGTH)]
        : [],
    )
    .slice(-MAX_SAID_BEFORE);
}

function turnOf(message: Message): Turn {
  if (message.tag === 'recipe') {
    return { role: 'assistant', content: clean(writeRecipeLine(message.text), MAX_CONTEXT_LENGTH) };
  }
  return isFromPerson(message)
    ? { role: 'user', content: clean(message.text.trim(), MAX_MESSAGE_LENGTH) }
    : { role: 'assistant', content: clean(message.text, MAX_CONTEXT_LENGTH) };
}

function preferencesOf(messages: readonly Message[], asker: Asker) {
  const { settings, needs, firstName } = asker;
  return {
    dietaryRestrictions: tidyChoices(needs.diets),
    foodAllergies: tidyChoices(needs.allergies),
    ...(needs.foods.length > 0 ? { otherFoods: [...needs.foods] } : {}),
    measurementUnits: settings.measurementUnits,
    chefPersona: settings.chefPersona,
    ...(firstName ? { firstName: oneLine(firstName) } : {}),
    served: servedNames(messages),
  } satisfies ChatPreferences;
}

/** The newest names, each once, so that "something else" is something else. */
export function servedNames(messages: readonly Message[]): string[] {
  const names = messages.flatMap((message) =>
    message.tag === 'recipe' && message.text.recipeName
      ? [clean(message.text.recipeName, MAX_NAME_LENGTH)]
      : [],
  );
  return [...new Set(names)].slice(-MAX_SERVED_NAMES);
}

/** The server refuses NUL and halves of surrogate pairs; a cut at the limit may make the latter. */
function clean(text: string, max = text.length): string {
  return text.replaceAll('\u0000', '').slice(0, max).toWellFormed();
}

function oneLine(text: string): string {
  return clean(text.replace(/\p{Cc}/gu, ' '), MAX_NAME_LENGTH);
}

/** Long messages can outgrow what the server takes in one request; the oldest go first. */
function fitting(body: MealPlanBody): MealPlanBody {
  if (bytesOf(body) <= MAX_BODY_BYTES) return body;
  const [, ...saidBefore] = body.preferences?.saidBefore ?? [];
  if (body.preferences?.saidBefore?.length) {
    return fitting({ ...body, preferences: { ...body.preferences, saidBefore } });
  }
  const [system, oldest, ...rest] = body.messages;
  if (!system || !oldest || rest.length === 0) return body;
  return fitting({ ...body, messages: [system, ...rest] });
}

function bytesOf(body: MealPlanBody): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}
