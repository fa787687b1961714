/** The conversation as a pure reducer: what was said, and whether a reply is under way. */
import { isFromPerson, type Message, type PlainMessage } from './message.ts';

export interface Conversation {
  readonly messages: readonly Message[];
  /** The id of the reply that is under way; its message is the last one and still empty. */
  readonly answering: string | null;
}

export const NOTHING_SAID: Conversation = { messages: [], answering: null };

export type ConversationEvent =
  /** What the page opens with: a restored conversation or a greeting. */
  | { readonly type: 'opened'; readonly messages: readonly Message[] }
  | { readonly type: 'said'; readonly message: Message }
  /** `question` is absent when the last one is asked again. */
  | { readonly type: 'asked'; readonly question?: Message; readonly reply: PlainMessage }
  /** The reply ended, well or not: what takes the place of the empty message. */
  | { readonly type: 'ended'; readonly id: string; readonly messages: readonly Message[] }
  | { readonly type: 'typed'; readonly id: string }
  | { readonly type: 'startedOver'; readonly message: Message }
  /** Starting over was a slip: what stood here before. */
  | { readonly type: 'takenBack'; readonly messages: readonly Message[] };

export function converse(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'opened':
      // Whoever was quicker to write than the greeting to arrive keeps what they wrote.
      return { ...state, messages: oneGrowing([...event.messages, ...state.messages]) };
    case 'said':
      return { ...state, messages: oneGrowing([...state.messages, event.message]) };
    case 'asked':
      return asked(state, event.reply, event.question);
    case 'ended':
      return ended(state, event.id, event.messages);
    case 'typed':
      return {
        ...state,
        messages: state.messages.map((one) => (one.id === event.id ? typed(one) : one)),
      };
    case 'startedOver':
      return { messages: [event.message], answering: null };
    case 'takenBack':
      return takenBack(state, event.messages);
  }
}

/** What the person has said since stays as well. */
function takenBack(state: Conversation, before: readonly Message[]): Conversation {
  const { messages, answering } = state.messages.some(isFromPerson) ? state : NOTHING_SAID;
  return { messages: [...before.map(typed), ...messages], answering };
}

function asked(state: Conversation, reply: PlainMessage, question?: Message): Conversation {
  if (state.answering !== null) return state;
  const before = question ? [...state.messages, question] : throughLastQuestion(state.messages);
  return { messages: oneGrowing([...before, reply]), answering: reply.id };
}

function ended(state: Conversation, id: string, ending: readonly Message[]): Conversation {
  // A reply that was started over in the meantime has nothing to end.
  if (state.answering !== id) return state;
  return {
    messages: state.messages.flatMap((one) => (one.id === id ? ending : one)),
    answering: null,
  };
}

function typed(message: Message): Message {
  return message.typed ? message : { ...message, typed: true };
}

/** Whatever comes next cuts short what the typewriter was still at: only the last message may grow. */
function oneGrowing(messages: readonly Message[]): readonly Message[] {
  return messages.map((one, index) => (index < messages.length - 1 ? typed(one) : one));
}

/** The conversation up to the last thing the person said: a second try replaces the failed reply. */
function throughLastQuestion(messages: readonly Message[]): readonly Message[] {
  return messages.slice(0, messages.findLastIndex(isFromPerson) + 1);
}

/** The last question has no good answer: a reply failed, was stopped, or was lost with the page. */
export function canRetry({ messages, answering }: Conversation): boolean {
  const last = messages.at(-1);
  if (answering !== null || !last || !messages.some(isFromPerson)) return false;
  return isFromPerson(last) || last.outcome !== undefined;
}
