/** Says the chef's first words: a greeting in a new chat, a welcome back after a long while (spec 4). */
import { useEffect, useRef } from 'react';
import { currentSettings } from '../../../person/settings.ts';
import { chatWords } from '../../../words/chat.ts';
import { fetchGreeting, firstNameSoon, wasAwayLong } from './open-chat.ts';
import { timeOfDay } from './start.ts';

interface Opening {
  readonly isNew: boolean;
  /** Adds a word of the chef, revealed by the typewriter when that is on. */
  readonly say: (text: string, how: 'opened' | 'said') => void;
}

export function useChatOpening({ isNew, say }: Opening): void {
  const opening = useRef({ isNew, say });
  useEffect(() => {
    const leaving = new AbortController();
    const { isNew, say } = opening.current;
    if (isNew) {
      void fetchGreeting(currentSettings().chefPersona, leaving.signal).then((greeting) => {
        if (!leaving.signal.aborted) say(greeting, 'opened');
      });
    } else if (wasAwayLong()) {
      void firstNameSoon().then((firstName) => {
        if (leaving.signal.aborted) return;
        say(chatWords.welcomeBack(timeOfDay(new Date()), firstName), 'said');
      });
    }
    return () => leaving.abort();
  }, []);
}
