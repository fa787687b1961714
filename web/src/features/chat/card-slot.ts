/** Where a screen puts the recipe card into the conversation: the two features do not know each other. */
import type { Safety } from '@saffron/contract/chat';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import type { ComponentType } from 'react';
import type { CardRecipe } from './conversation/message.ts';

export interface CardSlotProps {
  readonly recipe: CardRecipe;
  readonly safety?: Safety | undefined;
  readonly notes?: readonly string[] | undefined;
  readonly units?: UnitSystem | undefined;
  /** `growing` while lines arrive, `unfinished` when they never all did. */
  readonly stage: 'growing' | 'whole' | 'unfinished';
}

export type CardSlot = ComponentType<CardSlotProps>;
