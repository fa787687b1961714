/** What a scene of the gallery has at hand. */
import type { Page } from '@playwright/test';
import type { ModelHouse } from './model-house.ts';

/** Somebody with a few kept recipes, with none, or with many. */
export type Guest = 'regular' | 'newcomer' | 'collector';

export interface Stage {
  readonly page: Page;
  readonly signIn: (guest?: Guest) => Promise<void>;
  readonly shareId: string;
  /** The same product with a language model at the stove. */
  readonly modelHouse: ModelHouse;
}

export interface Scene {
  readonly name: string;
  /** What the person of the scene prefers, beside the theme. */
  readonly preferences?: object;
  readonly go: (stage: Stage) => Promise<void>;
}
