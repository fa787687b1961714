/** Main hook of the chat: state, and the actions send, stop, retry and start over. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { call } from '../../../api/client.ts';
import { chatStrings } from '../../../strings/chat.ts';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import type { SwapOffer } from '../../../user/chat-requests.ts';
import { getCurrentNeeds } from '../../../user/current-needs.ts';
import { useProfile } from '../../../user/profile.ts';
import { getSettings } from '../../../user/settings.ts';
import { preloadMarkdown } from '../message-text/MessageText.tsx';
import { saveNeedsFromMessage } from '../needs/edit-needs.ts';
import { askChef } from './ask-chef.ts';
import { getTimeOfDay } from './chat-start.ts';
import {
  type Conversation,
  type ConversationAction,
  reduceConversation,
} from './conversation-reducer.ts';
import { readStoredConversation } from './conversation-storage.ts';
import { LiveReply } from './live-reply.ts';
import {
  createChefMessage,
  createUserMessage,
  isUserMessage,
  type Message,
  type PlainMessage,
  type RecipeMessage,
} from './message.ts';
import { readNeedStatements, storeNeedStatements } from './need-statements.ts';
import { useChatOpening } from './use-chat-opening.ts';
import { includePartialReply, useConversationStorage } from './use-conversation-storage.ts';
import { useUndoReset } from './use-undo-reset.ts';

export interface Chat extends Conversation {
  readonly liveReply: LiveReply;
  /** Returns whether the message was accepted: an empty one is not, nor is any while a reply is under way. */
  readonly send: (text: string) => boolean;
  readonly stop: () => void;
  readonly retry: () => void;
  /** Asks, beside the conversation, what fits in place of a food of the newest card. */
  readonly findSwap: (food: string) => Promise<SwapOffer>;
  readonly startOver: () => void;
  /** Present while the cleared conversation can still be restored. */
  readonly restoreConversation: (() => void) | undefined;
}

type DispatchAction = (event: ConversationAction) => void;

const MENTIONS_ALLERGY =
  /\ballerg|\b(?:can['’]?t|cannot|can not|mustn['’]?t|must not|(?:not|n['’]t) allowed to|unable to) (?:eat|have|tolerate|digest)\b/i;

/** Loads the extraction only for a message that may name an allergy. */
function extractMentionedFoods(text: string): void {
  if (!MENTIONS_ALLERGY.test(text)) return;
  import('../needs/extract-foods.ts')
    .then(({ saveFoodsFromMessage }) => saveFoodsFromMessage(text))
    .catch((error: unknown) => console.warn('A part of the page could not be loaded.', error));
}

/** Spec 4: typed anywhere in a message. */
const START_OVER = /start\s+over/i;

const usesTypewriter = () => getSettings().typewriterEffect && !prefersReducedMotion();
const createContext = () => ({
  settings: getSettings(),
  firstName: getFirstName(),
  needStatements: readNeedStatements(),
  needs: getCurrentNeeds(),
});

const getFirstName = () => useProfile.getState().firstName.trim() || undefined;

/** Types out a complete message of the chef. */
function reveal({ id, text }: PlainMessage, live: LiveReply, dispatch: DispatchAction): void {
  live.begin(id, true);
  live.finish(id, text, () => dispatch({ type: 'typed', id }));
}

/** A message with this word may ask for a timer, which needs no chef. */
const TIMER = /\btimers?\b/i;

/** Starts what is asked for. Resolves to the answer; to undefined if that is for the chef to say. */
export type StartTimers = (message: string) => Promise<string | undefined>;

export function useChat(startTimers?: StartTimers): Chat {
  const [state, dispatch] = useReducer(reduceConversation, undefined, readStoredConversation);
  const [live] = useState(() => new LiveReply());
  const latest = useRef(state);
  const replyAbort = useRef(new AbortController());
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const onMessage = useCallback(
    (text: string, how: 'opened' | 'said' | 'startedOver') => {
      const message = createChefMessage(text, !usesTypewriter());
      // A greeting that arrives after the first question must not disturb the streamed reply.
      const isLate = how === 'opened' && latest.current.messages.length > 0;
      if (!message.typed && !isLate) reveal(message, live, dispatch);
      dispatch(how === 'opened' ? { type: how, messages: [message] } : { type: how, message });
    },
    [live],
  );

  const ask = useCallback(
    async (question?: Message) => {
      const reply = createChefMessage('', false);
      const context = createContext();
      const asked = [...latest.current.messages, ...(question ? [question] : [])];
      replyAbort.current = new AbortController();
      live.begin(reply.id, usesTypewriter());
      preloadMarkdown();
      dispatch({ type: 'asked', reply, ...(question ? { question } : {}) });
      const units = context.settings.measurementUnits;
      const { signal } = replyAbort.current;
      const lastText = asked.findLast(isUserMessage)?.text;
      const onNeedsHeard = (needs: Needs) =>
        saveNeedsFromMessage(typeof lastText === 'string' ? lastText : '', needs);
      const messages = await askChef(
        {
          ...{ id: reply.id, context, units, signal, onNeedsHeard },
          asked: asked.slice(0, asked.findLastIndex(isUserMessage) + 1),
        },
        live,
      );
      if (typeof lastText === 'string') extractMentionedFoods(lastText);
      dispatch({ type: 'ended', id: reply.id, messages });
      const answer = messages[0];
      if (answer?.tag === undefined && answer?.typed === false) {
        live.finish(reply.id, answer.text, () => dispatch({ type: 'typed', id: reply.id }));
      }
    },
    [live],
  );

  const { offerUndo, restoreConversation } = useUndoReset(state, dispatch);
  const startOver = useCallback(() => {
    const before = includePartialReply(latest.current, live);
    storeNeedStatements(before);
    replyAbort.current.abort();
    onMessage(chatStrings.startOver(getTimeOfDay(new Date()), getFirstName()), 'startedOver');
    // Spec 8: a failed reset is only logged.
    call('resetMealPlan').catch((error) => console.warn('The plan could not be reset.', error));
    offerUndo(before);
  }, [onMessage, live, offerUndo]);

  const send = useCallback(
    (text: string) => {
      if (text.trim() === '') return false;
      if (START_OVER.test(text)) {
        startOver();
        return true;
      }
      if (latest.current.pendingReplyId !== null) return false;
      const question = createUserMessage(text.trim());
      if (!startTimers || !TIMER.test(text)) void ask(question);
      else {
        void startTimers(question.text).then((answer) => {
          if (answer === undefined) return ask(question);
          const memo = latest.current.messages.findLast((one) => one.memo)?.memo;
          dispatch({ type: 'said', message: question });
          dispatch({
            type: 'said',
            message: { ...createChefMessage(answer, true), ...(memo ? { memo } : {}) },
          });
          return undefined;
        });
      }
      return true;
    },
    [ask, startOver, startTimers],
  );

  const findSwap = useCallback(async (food: string) => {
    const part = await import('./swap-on-card.ts');
    const { messages } = latest.current;
    const id = messages.findLast(({ tag }) => tag)?.id ?? '';
    const onChanged = (message: RecipeMessage) => dispatch({ type: 'changed', id, message });
    return part.findSwap(food, { messages, context: createContext(), onChanged });
  }, []);

  const stop = useCallback(() => replyAbort.current.abort(), []);
  const retry = useCallback(() => void ask(), [ask]);

  // Leaving the chat aborts the reply; `useConversationStorage` stores what had arrived.
  useEffect(() => () => replyAbort.current.abort(), []);
  useChatOpening({ isNew: state.messages.length === 0, onMessage });
  useConversationStorage(state, latest, live);
  return useMemo(
    () => ({
      ...state,
      liveReply: live,
      send,
      stop,
      retry,
      findSwap,
      startOver,
      restoreConversation,
    }),
    [state, live, send, stop, retry, findSwap, startOver, restoreConversation],
  );
}
