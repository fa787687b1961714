/** Props of the recipe card inside a message;
 * the screen passes the component in, because the chat must not import the recipe feature.
 */
import type { Safety } from '@saffron/contract/chat';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import type { ComponentType } from 'react';
import type { PartialRecipe } from '../conversation/message.ts';

export interface CardSlotProps {
  readonly recipe: PartialRecipe;
  readonly safety?: Safety | undefined;
  readonly notes?: readonly string[] | undefined;
  readonly units?: UnitSystem | undefined;
  /** `growing` while lines arrive, `unfinished` when they never all did. */
  readonly stage: 'growing' | 'whole' | 'unfinished';
}

export type CardSlot = ComponentType<CardSlotProps>;
