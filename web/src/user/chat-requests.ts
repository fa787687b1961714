/** What a recipe card can ask of the chat around it; all `null` where there is no chat. */
import { create } from 'zustand';

/** What the chef would take in place of a food of the newest card. */
export interface SwapOffer {
  /** What fits in its stead, or why nothing does. */
  readonly text: string;
  /** What the card would have; absent if the chef has nothing to offer. */
  readonly food?: string;
  /** Changes the card where it stands. Resolves to what was said if it could not be changed. */
  readonly take: () => Promise<string | undefined>;
}

interface ChatRequests {
  /** Opens the picker of allergies and diets. */
  readonly pickNeeds: (() => void) | null;
  /** Sends a message for the user. */
  readonly send: ((text: string) => unknown) | null;
  /** Asks the chef beside the conversation. */
  readonly findSwap: ((food: string) => Promise<SwapOffer>) | null;
  /** The recipe that a message would be about: the newest of the conversation. */
  readonly recipeId: string | null;
}

export const NO_CHAT: ChatRequests = {
  pickNeeds: null,
  send: null,
  findSwap: null,
  recipeId: null,
};

export const useChatRequests = create<ChatRequests>(() => NO_CHAT);
