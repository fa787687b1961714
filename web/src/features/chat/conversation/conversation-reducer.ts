/** Reducer of the conversation: messages, and the id of the reply that is under way. */
import { changeInPlace, replaceCard } from './card-in-place.ts';
import { isUserMessage, type Message, type PlainMessage, type RecipeMessage } from './message.ts';

export interface Conversation {
  readonly messages: readonly Message[];
  /** The id of the reply that is under way; its message is the last one and still empty. */
  readonly pendingReplyId: string | null;
}

export const EMPTY_CONVERSATION: Conversation = { messages: [], pendingReplyId: null };

export type ConversationAction =
  /** The messages the page opens with: a restored conversation or a greeting. */
  | { readonly type: 'opened'; readonly messages: readonly Message[] }
  | { readonly type: 'said'; readonly message: Message }
  /** `question` is absent on a retry. */
  | { readonly type: 'asked'; readonly question?: Message; readonly reply: PlainMessage }
  /** The reply succeeded or failed; `messages` replace the empty message. */
  | { readonly type: 'ended'; readonly id: string; readonly messages: readonly Message[] }
  | { readonly type: 'typed'; readonly id: string }
  /** The card of the message `id` was changed where it stands. */
  | { readonly type: 'changed'; readonly id: string; readonly message: RecipeMessage }
  | { readonly type: 'startedOver'; readonly message: Message }
  /** Reset was undone; `messages` are those from before. */
  | { readonly type: 'takenBack'; readonly messages: readonly Message[] };

export function reduceConversation(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'opened':
      // The user may have written before the greeting arrived.
      return { ...state, messages: finishEarlierMessages([...action.messages, ...state.messages]) };
    case 'said':
      return { ...state, messages: finishEarlierMessages([...state.messages, action.message]) };
    case 'asked':
      return addQuestion(state, action.reply, action.question);
    case 'ended':
      return finishReply(state, action.id, action.messages);
    case 'typed':
      return {
        ...state,
        messages: state.messages.map((one) => (one.id === action.id ? markTyped(one) : one)),
      };
    case 'changed':
      return { ...state, messages: replaceCard(state.messages, action.id, action.message) };
    case 'startedOver':
      return { messages: [action.message], pendingReplyId: null };
    case 'takenBack':
      return restoreMessages(state, action.messages);
  }
}

/** What the user has said since the reset stays as well. */
function restoreMessages(state: Conversation, before: readonly Message[]): Conversation {
  const { messages, pendingReplyId } = state.messages.some(isUserMessage)
    ? state
    : EMPTY_CONVERSATION;
  return { messages: [...before.map(markTyped), ...messages], pendingReplyId };
}

function addQuestion(state: Conversation, reply: PlainMessage, question?: Message): Conversation {
  if (state.pendingReplyId !== null) return state;
  const before = question
    ? [...state.messages, question]
    : sliceThroughLastQuestion(state.messages);
  return { messages: finishEarlierMessages([...before, reply]), pendingReplyId: reply.id };
}

function finishReply(state: Conversation, id: string, ending: readonly Message[]): Conversation {
  // The conversation was reset in the meantime.
  if (state.pendingReplyId !== id) return state;
  return {
    messages:
      changeInPlace(state.messages, id, ending) ??
      state.messages.flatMap((one) => (one.id === id ? ending : one)),
    pendingReplyId: null,
  };
}

function markTyped(message: Message): Message {
  return message.typed ? message : { ...message, typed: true };
}

/** A new message ends the typewriter effect of the one before: only the last message may grow. */
function finishEarlierMessages(messages: readonly Message[]): readonly Message[] {
  return messages.map((one, index) => (index < messages.length - 1 ? markTyped(one) : one));
}

/** The conversation up to the last user message: a retry replaces the failed reply. */
function sliceThroughLastQuestion(messages: readonly Message[]): readonly Message[] {
  return messages.slice(0, messages.findLastIndex(isUserMessage) + 1);
}

/** Whether the last question has no complete answer: the reply failed, was stopped, or was lost with the page. */
export function canRetry({ messages, pendingReplyId }: Conversation): boolean {
  const last = messages.at(-1);
  if (pendingReplyId !== null || !last || !messages.some(isUserMessage)) return false;
  return isUserMessage(last) || last.outcome !== undefined;
}
