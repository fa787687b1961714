/** What every chef is to the server, whether a cookbook or a language model stands behind it. */
import type { Turn } from '@saffron/kitchen/chef/answer';
import type { Looks } from '@saffron/kitchen/picture/picture-of';
import type { Needs, UnitSystem } from '@saffron/kitchen/vocabulary';

/** What a person wants and how they like it; `read-order.ts` makes it from a request. */
export interface Order {
  /** Only what people and chefs said, oldest first; the last is the person's. */
  readonly turns: readonly Turn[];
  readonly needs: Needs;
  readonly units: UnitSystem;
  readonly persona: string;
  readonly firstName?: string | undefined;
  /** Names of recipes that must not come again: served before, or refused by the gate just now. */
  readonly served: readonly string[];
}

/** The fields of a recipe that are one text, and those that are lines. */
export type ProseField =
  | 'recipeName'
  | 'conversation_response'
  | 'introduction'
  | 'friendly_closing';
export type ListField = 'ingredients' | 'instructions' | 'tips';

/**
 * A reply in the order in which it is made. A chef speaks either text or a recipe; it may add needs
 * it heard in the conversation, before the words they bear on. Lines are whole, text may be cut anywhere.
 */
export type ChefPiece =
  | { readonly kind: 'needs'; readonly needs: Needs }
  | { readonly kind: 'text'; readonly delta: string }
  | { readonly kind: 'prose'; readonly field: ProseField; readonly text: string }
  | { readonly kind: 'line'; readonly list: ListField; readonly text: string }
  | { readonly kind: 'looks'; readonly looks: Looks }
  | { readonly kind: 'numbers'; readonly servings?: number; readonly minutes?: number };

export interface Chef {
  /** Stops as soon as it can once `signal` aborts; throws when it has nothing to say. */
  readonly answer: (order: Order, signal: AbortSignal) => AsyncIterable<ChefPiece>;
}
