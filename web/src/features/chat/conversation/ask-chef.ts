/** Sends one question to the chef and turns the streamed answer into messages. */
import type { MealPlanReply } from '@saffron/contract/chat';
import { BOT_NAME } from '@saffron/contract/limits';
import type { Needs, UnitSystem } from '@saffron/kitchen/vocabulary';
import { toFailure } from '../../../api/failure.ts';
import { streamReply } from '../../../api/stream.ts';
import { chatStrings } from '../../../strings/chat.ts';
import { createChatRequest, type RequestContext } from './chat-request.ts';
import type { LiveReply } from './live-reply.ts';
import { createId, type Message } from './message.ts';
import { parseRecipe } from './parse-recipe.ts';
import { createPartialMessage } from './partial-message.ts';

export interface Question {
  /** The id of the message that the answer fills. */
  readonly id: string;
  /** The conversation up to the question. */
  readonly asked: readonly Message[];
  readonly context: RequestContext;
  readonly units: UnitSystem;
  readonly signal: AbortSignal;
  /** Called with the needs that the finished answer was checked for. */
  readonly onNeedsHeard: (checkedFor: Needs) => void;
}

/** Feeds `live` while the answer arrives. Never throws: a failure becomes a message (spec 8). */
export async function askChef(question: Question, live: LiveReply): Promise<Message[]> {
  const { asked, context, signal } = question;
  try {
    const request = createChatRequest(asked, context);
    for await (const event of streamReply(request, signal)) {
      // Events after Stop are dropped.
      if (signal.aborted) break;
      if (event.event === 'done') return [createAnswer(question, event.data, live)];
      if (event.event === 'error') return createFailureMessages(question, event.data.message, live);
      live.append(event);
    }
    return createStoppedMessage(question, live);
  } catch (error) {
    const failure = toFailure(error);
    if (signal.aborted || failure.kind === 'aborted') return createStoppedMessage(question, live);
    const note = failure.kind === 'offline' ? chatStrings.unreachable : failure.message;
    return createFailureMessages(question, note, live);
  }
}

function createAnswer(
  { id, units, onNeedsHeard }: Question,
  done: MealPlanReply,
  live: LiveReply,
): Message {
  const { reply, tag, safety, notes, choices, memo } = done;
  const base = { id, sender: BOT_NAME, ...(memo ? { memo } : {}) } as const;
  if (safety) onNeedsHeard(safety.checkedFor);
  if (tag !== 'recipe' && typeof reply === 'string') {
    return { ...base, text: reply.trim(), typed: false, ...(choices ? { choices } : {}) };
  }
  const recipe = parseRecipe(reply);
  if (!recipe) {
    return { ...base, text: chatStrings.unreadableRecipe, typed: true, outcome: 'failed' };
  }
  const { restarts } = live.getReceived();
  return {
    ...{ ...base, tag: 'recipe', text: recipe, typed: true, units },
    ...(safety ? { safety } : {}),
    ...(notes?.length ? { notes } : {}),
    ...(restarts.length > 0 ? { restarts } : {}),
  };
}

/** Keeps what had arrived before Stop; an empty message stays to show that it was stopped. */
function createStoppedMessage({ id, units }: Question, live: LiveReply): Message[] {
  return [createPartialMessage(id, units, live, 'stopped')];
}

/** Keeps what had arrived above the apology. */
function createFailureMessages({ id, units }: Question, note: string, live: LiveReply): Message[] {
  const { text, recipe } = live.getReceived();
  const apology: Message = {
    ...{ id: createId(), sender: BOT_NAME, text: chatStrings.failed, typed: true },
    ...{ outcome: 'failed', note },
  };
  return text || recipe
    ? [createPartialMessage(id, units, live, 'broken'), apology]
    : [{ ...apology, id }];
}
