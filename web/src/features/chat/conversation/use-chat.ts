/** The chat as a screen uses it: what was said, what is growing, and what a person can do. */
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
import { needsHere } from '../../../person/needs-here.ts';
import { useNames } from '../../../person/profile.ts';
import { currentSettings } from '../../../person/settings.ts';
import { chatWords } from '../../../words/chat.ts';
import { prefersReducedMotion } from '../list/reduced-motion.ts';
import { adoptNeeds } from '../needs/use-needs.ts';
import { preloadMarkdown } from '../words/Words.tsx';
import { askChef } from './ask-chef.ts';
import { type Conversation, type ConversationEvent, converse } from './conversation.ts';
import { writeRequest } from './history.ts';
import { LiveReply } from './live-reply.ts';
import { fromChef, fromPerson, isFromPerson, type Message, type PlainMessage } from './message.ts';
import { storedConversation } from './open-chat.ts';
import { timeOfDay } from './start.ts';
import { keepToldNeeds, toldNeeds } from './told-needs.ts';
import { useChatOpening } from './use-chat-opening.ts';
import { useKeptConversation, withGrowing } from './use-kept-conversation.ts';
import { useTakeBack } from './use-take-back.ts';

export interface Chat extends Conversation {
  readonly live: LiveReply;
  /** Answers whether it was taken: an empty message is not, nor is any while a reply is under way. */
  readonly send: (text: string) => boolean;
  readonly stop: () => void;
  readonly retry: () => void;
  readonly startOver: () => void;
  /** While the conversation that was cleared can still be had back. */
  readonly bringBack: (() => void) | undefined;
}

type Speak = (event: ConversationEvent) => void;

const TELLS_OF_HARM =
  /\ballerg|\b(?:can['’]?t|cannot|can not|mustn['’]?t|must not|(?:not|n['’]t) allowed to|unable to) (?:eat|have|tolerate|digest)\b/i;

/** Only when such words fall; without them nothing of this is fetched. */
function hearToldFoods(said: string): void {
  if (!TELLS_OF_HARM.test(said)) return;
  import('../needs/hear-foods.ts')
    .then(({ hearFoods }) => hearFoods(said))
    .catch((error: unknown) => console.warn('A part of the page could not be loaded.', error));
}

/** Spec 4: typed anywhere in a message. */
const START_OVER = /start\s+over/i;

const usesTypewriter = () => currentSettings().typewriterEffect && !prefersReducedMotion();
const firstName = () => useNames.getState().firstName.trim() || undefined;

/** Types out a word of the chef that is known in full. */
function reveal({ id, text }: PlainMessage, live: LiveReply, dispatch: Speak): void {
  live.begin(id, true);
  live.finish(id, text, () => dispatch({ type: 'typed', id }));
}

export function useChat(): Chat {
  const [state, dispatch] = useReducer(converse, undefined, storedConversation);
  const [live] = useState(() => new LiveReply());
  const latest = useRef(state);
  const hangUp = useRef(new AbortController());
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const say = useCallback(
    (text: string, how: 'opened' | 'said' | 'startedOver') => {
      const message = fromChef(text, !usesTypewriter());
      // A greeting that comes after the first question must not disturb the growing answer.
      const late = how === 'opened' && latest.current.messages.length > 0;
      if (!message.typed && !late) reveal(message, live, dispatch);
      dispatch(how === 'opened' ? { type: how, messages: [message] } : { type: how, message });
    },
    [live],
  );

  const ask = useCallback(
    async (question?: Message) => {
      const reply = fromChef('', false);
      const asker = {
        settings: currentSettings(),
        firstName: firstName(),
        toldNeeds: toldNeeds(),
        needs: needsHere(),
      };
      const told = [...latest.current.messages, ...(question ? [question] : [])];
      const request = writeRequest(told.slice(0, told.findLastIndex(isFromPerson) + 1), asker);
      hangUp.current = new AbortController();
      live.begin(reply.id, usesTypewriter());
      preloadMarkdown();
      dispatch({ type: 'asked', reply, ...(question ? { question } : {}) });
      const units = asker.settings.measurementUnits;
      const { signal } = hangUp.current;
      const said = told.findLast(isFromPerson)?.text;
      const hear = (needs: Needs) => adoptNeeds(typeof said === 'string' ? said : '', needs);
      const messages = await askChef({ id: reply.id, request, units, signal, hear }, live);
      if (typeof said === 'string') hearToldFoods(said);
      dispatch({ type: 'ended', id: reply.id, messages });
      const answer = messages[0];
      if (answer?.tag === undefined && answer?.typed === false) {
        live.finish(reply.id, answer.text, () => dispatch({ type: 'typed', id: reply.id }));
      }
    },
    [live],
  );

  const { offer, seen, bringBack } = useTakeBack(state, dispatch);
  const startOver = useCallback(() => {
    const before = withGrowing(latest.current, live);
    keepToldNeeds(before);
    hangUp.current.abort();
    say(chatWords.startOver(timeOfDay(new Date()), firstName()), 'startedOver');
    // Spec 8: a failed reset is only logged.
    call('resetMealPlan').catch((error) => console.warn('The plan could not be reset.', error));
    offer(before);
  }, [say, live, offer]);

  const send = useCallback(
    (text: string) => {
      if (text.trim() === '') return false;
      if (START_OVER.test(text)) {
        startOver();
        return true;
      }
      if (latest.current.answering !== null) return false;
      seen();
      void ask(fromPerson(text.trim()));
      return true;
    },
    [ask, startOver, seen],
  );

  const stop = useCallback(() => hangUp.current.abort(), []);
  const retry = useCallback(() => void ask(), [ask]);

  // A chat that is left hangs up; what had arrived is kept on the way out.
  useEffect(() => () => hangUp.current.abort(), []);
  useChatOpening({ isNew: state.messages.length === 0, say });
  useKeptConversation(state, latest, live);
  return useMemo(
    () => ({ ...state, live, send, stop, retry, startOver, bringBack }),
    [state, live, send, stop, retry, startOver, bringBack],
  );
}
