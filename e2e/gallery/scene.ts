/** Types of a scene: one screen of the product to be photographed for the screenshot gallery, and the steps to reach it. */
import type { Page } from '@playwright/test';
import type { ModelServer } from './model-server.ts';

/** A user with a few saved recipes, with none, with many, or with an allergy that some of them are not for. */
export type GalleryUser = 'regular' | 'newcomer' | 'collector' | 'allergic';

export interface SceneContext {
  readonly page: Page;
  readonly signIn: (guest?: GalleryUser) => Promise<void>;
  readonly shareId: string;
  /** The same product with a language model as the primary chef. */
  readonly modelServer: ModelServer;
}

export interface Scene {
  readonly name: string;
  /** The preferences of the scene, apart from the theme. */
  readonly preferences?: object;
  /** Rendered by the server, with the theme that was stored when it was loaded. */
  readonly isServerPage?: true;
  readonly arrange: (stage: SceneContext) => Promise<void>;
}
