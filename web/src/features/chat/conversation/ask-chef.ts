/** One question to the chef, from the request to the messages that its answer comes to. */
import type { MealPlanBody, MealPlanReply } from '@saffron/contract/chat';
import { BOT_NAME } from '@saffron/contract/limits';
import type { Needs, UnitSystem } from '@saffron/kitchen/vocabulary';
import { failureOf } from '../../../api/failure.ts';
import { streamReply } from '../../../api/stream.ts';
import { chatWords } from '../../../words/chat.ts';
import { readRecipe } from './card-recipe.ts';
import type { LiveReply } from './live-reply.ts';
import { type Message, newId, type Outcome } from './message.ts';

export interface Question {
  /** The id of the message that the answer fills. */
  readonly id: string;
  readonly request: MealPlanBody;
  readonly units: UnitSystem;
  readonly signal: AbortSignal;
  /** Told what the finished answer was checked for. */
  readonly hear: (checkedFor: Needs) => void;
}

/** Feeds `live` while the answer arrives. Never throws: a failure is an answer too (spec 8). */
export async function askChef(question: Question, live: LiveReply): Promise<Message[]> {
  const { request, signal } = question;
  try {
    for await (const event of streamReply(request, signal)) {
      // Whatever still comes after Stop belongs to nobody.
      if (signal.aborted) break;
      if (event.event === 'done') return [answered(question, event.data, live)];
      if (event.event === 'error') return failed(question, event.data.message, live);
      live.take(event);
    }
    return stopped(question, live);
  } catch (error) {
    const failure = failureOf(error);
    if (signal.aborted || failure.kind === 'aborted') return stopped(question, live);
    const note = failure.kind === 'offline' ? chatWords.unreached : failure.message;
    return failed(question, note, live);
  }
}

function answered({ id, units, hear }: Question, done: MealPlanReply, live: LiveReply): Message {
  const { reply, tag, safety, notes } = done;
  const sender = BOT_NAME;
  if (safety) hear(safety.checkedFor);
  if (tag !== 'recipe' && typeof reply === 'string') {
    return { id, sender, text: reply.trim(), typed: false };
  }
  const recipe = readRecipe(reply);
  if (!recipe) {
    return { id, sender, text: chatWords.unreadableRecipe, typed: true, outcome: 'failed' };
  }
  const { restarts } = live.arrived();
  return {
    ...{ id, sender, tag: 'recipe', text: recipe, typed: true, units },
    ...(safety ? { safety } : {}),
    ...(notes?.length ? { notes } : {}),
    ...(restarts.length > 0 ? { restarts } : {}),
  };
}

/** Stop keeps what arrived; the empty message stays to say that it was stopped. */
function stopped({ id, units }: Question, live: LiveReply): Message[] {
  return [partial(id, units, live, 'stopped')];
}

/** What had arrived stays readable above the apology. */
function failed({ id, units }: Question, note: string, live: LiveReply): Message[] {
  const { text, recipe } = live.arrived();
  const sorry: Message = {
    ...{ id: newId(), sender: BOT_NAME, text: chatWords.failed, typed: true },
    ...{ outcome: 'failed', note },
  };
  return text || recipe ? [partial(id, units, live, 'broken'), sorry] : [{ ...sorry, id }];
}

/** What has arrived so far as a message of its own. */
export function partial(id: string, units: UnitSystem, live: LiveReply, outcome: Outcome): Message {
  const { text, recipe, restarts } = live.arrived();
  const said = { id, sender: BOT_NAME, typed: true, outcome } as const;
  if (!recipe) return { ...said, text };
  return { ...said, tag: 'recipe', text: recipe, units, ...(restarts.length ? { restarts } : {}) };
}
