/** Recipes to be saved by themselves, because the visitor who wished to keep them has just signed in. */
import { create } from 'zustand';
import type { SaveWish } from './drawer.ts';

type Due = readonly SaveWish['recipe'][];

export const useDueSaves = create<{ readonly recipes: Due }>(() => ({ recipes: [] }));

export function addDueSaves(recipes: Due): void {
  useDueSaves.setState((before) => ({ recipes: [...before.recipes, ...recipes] }));
}

/** Each is handed out once. */
export function takeDueSaves(): Due {
  const { recipes } = useDueSaves.getState();
  useDueSaves.setState({ recipes: [] });
  return recipes;
}
