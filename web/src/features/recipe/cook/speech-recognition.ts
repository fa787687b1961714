/** The part of the browser's speech recognition that is used, and whether it can work without sending sound anywhere. */

interface RecognitionEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

interface LocalOptions {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: Event & { readonly error?: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionType {
  new (): Recognition;
  /** Only in browsers that can recognise speech on the device. */
  readonly available?: (options: LocalOptions) => Promise<string>;
}

const LANGUAGE = 'en-US';

function getRecognitionType(): RecognitionType | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Partial<
    Record<string, RecognitionType>
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export const canListen = () => getRecognitionType() !== undefined;

/** Whether the browser recognises English on the device itself. */
export async function canListenLocally(): Promise<boolean> {
  const options = { langs: [LANGUAGE], processLocally: true };
  try {
    return (await getRecognitionType()?.available?.(options)) === 'available';
  } catch {
    return false;
  }
}

/** @param isLocal nothing leaves the device @throws if the browser has no recognition */
export function createRecognition(isLocal: boolean): Recognition {
  const Type = getRecognitionType();
  if (!Type) throw new Error('This browser has no speech recognition.');
  const recognition = new Type();
  recognition.lang = LANGUAGE;
  recognition.continuous = true;
  if (isLocal) recognition.processLocally = true;
  return recognition;
}
