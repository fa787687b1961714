/** Hook that lets a cook with full hands say "next", "back", "repeat" or "timer". */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canListenLocally, createRecognition } from './speech-recognition.ts';

export type VoiceCommand = 'next' | 'back' | 'repeat' | 'timer';

/** `asking`: the browser would send sound away, so the person is asked first. */
type VoiceState = 'off' | 'asking' | 'listening' | 'failed';

const COMMANDS: Readonly<Record<string, VoiceCommand>> = {
  next: 'next',
  forward: 'next',
  back: 'back',
  previous: 'back',
  repeat: 'repeat',
  again: 'repeat',
  timer: 'timer',
};

/** The last command among the words; undefined if there is none. */
export function findCommand(words: string): VoiceCommand | undefined {
  const found = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  return found.map((word) => COMMANDS[word]).findLast((command) => command !== undefined);
}

export interface Voice {
  readonly state: VoiceState;
  /** Turns it on, after a question if sound would leave the device, or off. */
  readonly toggle: () => void;
  readonly answer: (isAllowed: boolean) => void;
}

export function useVoiceCommands(onCommand: (command: VoiceCommand) => void): Voice {
  const [state, setState] = useState<VoiceState>('off');
  const isLocal = useRef(false);
  const handle = useRef(onCommand);
  useLayoutEffect(() => {
    handle.current = onCommand;
  });
  useEffect(() => {
    if (state !== 'listening') return;
    return listen(
      isLocal.current,
      (command) => handle.current(command),
      () => setState('failed'),
    );
  }, [state]);
  const toggle = useCallback(() => {
    if (state === 'listening' || state === 'asking') return setState('off');
    void canListenLocally().then((can) => {
      isLocal.current = can;
      setState(can ? 'listening' : 'asking');
    });
  }, [state]);
  const answer = useCallback((isAllowed: boolean) => setState(isAllowed ? 'listening' : 'off'), []);
  return { state, toggle, answer };
}

/** Errors after which listening goes on: nobody spoke. */
const HARMLESS = ['no-speech', 'aborted'];

/** Returns a stop function. */
function listen(
  isLocal: boolean,
  onCommand: (command: VoiceCommand) => void,
  onFailure: () => void,
): () => void {
  let isStopped = false;
  try {
    const recognition = createRecognition(isLocal);
    recognition.onresult = ({ results, resultIndex }) => {
      for (let at = resultIndex; at < results.length; at += 1) {
        const command = findCommand(results[at]?.[0]?.transcript ?? '');
        if (command) onCommand(command);
      }
    };
    recognition.onerror = ({ error = '' }) => {
      if (isStopped || HARMLESS.includes(error)) return;
      isStopped = true;
      onFailure();
    };
    // Browsers end it after a while of silence.
    recognition.onend = () => {
      if (!isStopped) recognition.start();
    };
    recognition.start();
    return () => {
      isStopped = true;
      recognition.abort();
    };
  } catch (error) {
    console.warn('Speech is not recognised.', error);
    onFailure();
    return () => undefined;
  }
}
