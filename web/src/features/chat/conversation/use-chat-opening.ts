/** Hook that adds the chef's first message: a greeting, or a welcome back. */
import { useEffect, useRef } from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import { getSettings } from '../../../user/settings.ts';
import { getTimeOfDay } from './chat-start.ts';
import { fetchGreeting, hasBeenAwayLong, waitForFirstName } from './conversation-storage.ts';

interface Opening {
  readonly isNew: boolean;
  /** Adds a message of the chef, revealed by the typewriter when that is on. */
  readonly onMessage: (text: string, how: 'opened' | 'said') => void;
}

export function useChatOpening({ isNew, onMessage }: Opening): void {
  const opening = useRef({ isNew, onMessage });
  useEffect(() => {
    const controller = new AbortController();
    const { isNew, onMessage } = opening.current;
    if (isNew) {
      void fetchGreeting(getSettings().chefPersona, controller.signal).then((greeting) => {
        if (!controller.signal.aborted) onMessage(greeting, 'opened');
      });
    } else if (hasBeenAwayLong()) {
      void waitForFirstName().then((firstName) => {
        if (controller.signal.aborted) return;
        onMessage(chatStrings.welcomeBack(getTimeOfDay(new Date()), firstName), 'said');
      });
    }
    return () => controller.abort();
  }, []);
}
