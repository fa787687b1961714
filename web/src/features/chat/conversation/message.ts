/** One thing that was said: the message of spec 3, with what a page needs to show it again. */
import type { Safety } from '@saffron/contract/chat';
import { BOT_NAME } from '@saffron/contract/limits';
import type { SentRecipe } from '@saffron/contract/recipe';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import { chatWords } from '../../../words/chat.ts';

/** A recipe as a message carries it: whole when served, partial when it was stopped on the way. */
export type CardRecipe = Partial<SentRecipe>;

/** Why a reply is not what it was meant to be. */
export type Outcome = 'stopped' | 'broken' | 'failed';

interface Said {
  readonly id: string;
  readonly sender: typeof BOT_NAME | typeof chatWords.you;
  /** True for what the person wrote, and for a reply that has been shown in full. */
  readonly typed: boolean;
  readonly outcome?: Outcome;
  /** What to do about a failure, beside the words of the spec. */
  readonly note?: string;
}

export interface PlainMessage extends Said {
  readonly tag?: undefined;
  readonly text: string;
}

export interface RecipeMessage extends Said {
  readonly tag: 'recipe';
  readonly text: CardRecipe;
  readonly safety?: Safety;
  /** What the card was fitted to, told beside the recipe. */
  readonly notes?: readonly string[];
  readonly units?: UnitSystem;
  /** Why the card was begun again on its way. */
  readonly restarts?: readonly string[];
}

export type Message = PlainMessage | RecipeMessage;

/** `crypto.randomUUID` exists only on secure origins, and a kitchen server at home may be plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(bytes, (part) => part.toString(36)).join('');
}

export function fromPerson(text: string): PlainMessage {
  return { id: newId(), sender: chatWords.you, text, typed: true };
}

/** A word of the chef that was not streamed; it is revealed by the typewriter unless `typed`. */
export function fromChef(text: string, typed: boolean): PlainMessage {
  return { id: newId(), sender: BOT_NAME, text, typed };
}

export function isFromPerson(message: Message): boolean {
  return message.sender === chatWords.you;
}
