/** Chat message types and their constructors. */
import type { MealPlanReply, Safety } from '@saffron/contract/chat';
import { BOT_NAME } from '@saffron/contract/limits';
import type { Memo } from '@saffron/contract/memo';
import type { RecipeInput } from '@saffron/contract/recipe';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import { chatStrings } from '../../../strings/chat.ts';

/** A recipe as a message carries it: complete, or partial if it was stopped while it arrived. */
export type PartialRecipe = Partial<RecipeInput>;

/** Why a reply is incomplete. */
export type Outcome = 'stopped' | 'broken' | 'failed';

interface MessageBase {
  readonly id: string;
  readonly sender: typeof BOT_NAME | typeof chatStrings.you;
  /** True for what the user wrote, and for a reply that has been shown in full. */
  readonly typed: boolean;
  readonly outcome?: Outcome;
  /** What the user can do about a failure, shown after the message of the spec. */
  readonly note?: string;
  /** The state of the conversation after a reply, which goes back to the chef with the next message. */
  readonly memo?: Memo;
}

export interface PlainMessage extends MessageBase {
  readonly tag?: undefined;
  readonly text: string;
  /** Pictures of the dishes that the text offers. */
  readonly choices?: MealPlanReply['choices'];
  /** The id of the message whose card this reply has changed. */
  readonly changedCard?: string;
}

export interface RecipeMessage extends MessageBase {
  readonly tag: 'recipe';
  readonly text: PartialRecipe;
  readonly safety?: Safety;
  /** What the recipe was adapted to, shown beside it. */
  readonly notes?: readonly string[];
  readonly units?: UnitSystem;
  /** Why the card was withdrawn and started again while it arrived. */
  readonly restarts?: readonly string[];
}

export type Message = PlainMessage | RecipeMessage;

/** `crypto.randomUUID` exists only on secure origins, and a kitchen server at home may be plain http. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(bytes, (part) => part.toString(36)).join('');
}

export function createUserMessage(text: string): PlainMessage {
  return { id: createId(), sender: chatStrings.you, text, typed: true };
}

/** A message of the chef that is not streamed; the typewriter types it out unless `typed`. */
export function createChefMessage(text: string, typed: boolean): PlainMessage {
  return { id: createId(), sender: BOT_NAME, text, typed };
}

export function isUserMessage(message: Message): boolean {
  return message.sender === chatStrings.you;
}
