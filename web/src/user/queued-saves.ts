/** Queue of recipes to save automatically, because the visitor who wanted to save them has just signed in. */
import { create } from 'zustand';
import type { PendingSave } from './auth-drawer.ts';

type QueuedRecipes = readonly PendingSave['recipe'][];

export const useQueuedSaves = create<{ readonly recipes: QueuedRecipes }>(() => ({ recipes: [] }));

export function queueSaves(recipes: QueuedRecipes): void {
  useQueuedSaves.setState((before) => ({ recipes: [...before.recipes, ...recipes] }));
}

/** Returns and removes the queued recipes. */
export function takeQueuedSaves(): QueuedRecipes {
  const { recipes } = useQueuedSaves.getState();
  useQueuedSaves.setState({ recipes: [] });
  return recipes;
}
