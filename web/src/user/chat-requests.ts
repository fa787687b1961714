/** What a recipe card can ask of the chat around it; all `null` where there is no chat. */
import { create } from 'zustand';

interface ChatRequests {
  /** Opens the picker of allergies and diets. */
  readonly pickNeeds: (() => void) | null;
  /** Sends a message for the user. */
  readonly send: ((text: string) => unknown) | null;
  /** The recipe that a message would be about: the newest of the conversation. */
  readonly recipeId: string | null;
}

export const NO_CHAT: ChatRequests = { pickNeeds: null, send: null, recipeId: null };

export const useChatRequests = create<ChatRequests>(() => NO_CHAT);
