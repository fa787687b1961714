/** What every chef is to the server, whether a cookbook or a language model stands behind it. */
import type { Turn } from '@saffron/kitchen/chef/answer';
import type { PersonHeard } from '@saffron/kitchen/chef/talk/person-heard';
import type { Looks } from '@saffron/kitchen/picture/picture-of';
import type { Needs, UnitSystem } from '@saffron/kitchen/vocabulary';

/** What a chef is asked: the request, and whom the reply is for. */
export interface Order extends Request {
  /** Heard once for the whole of a reply; the gate holds every chef to it. */
  readonly heard: PersonHeard;
}

/** What a person wants and how they like it; `read-order.ts` makes it from a request. */
export interface Request {
  /** Only what people and chefs said, oldest first; the last is the person's. */
  readonly turns: readonly Turn[];
  /** The person's messages before those turns, oldest first: heard for what they cannot eat, not for wishes. */
  readonly saidBefore?: readonly string[] | undefined;
  /** Of their settings and of the request; what they say may add to them. */
  readonly needs: Needs;
  /** Foods beyond the nine that they cannot eat either. */
  readonly otherFoods?: readonly string[] | undefined;
  readonly units: UnitSystem;
  readonly persona: string;
  readonly firstName?: string | undefined;
  /** Names of recipes that must not come again: served before in this conversation. */
  readonly served: readonly string[];
  /** What the gate or the kitchen had against the answer before this one, when there was one. */
  readonly again?: Again | undefined;
}

export interface Again {
  /** Names of the recipes that were refused. */
  readonly refused: readonly string[];
  /** What was wrong, for a chef who can read. */
  readonly advice: string;
}

/** The fields of a recipe that are one text, and those that are lines. */
export type ProseField =
  | 'recipeName'
  | 'conversation_response'
  | 'introduction'
  | 'friendly_closing';
export type ListField = 'ingredients' | 'instructions' | 'tips';

/**
 * A reply in the order in which it is made. A chef speaks either text or a recipe. Lines are whole, text may be cut
 * anywhere. `notes` are told beside a recipe and are no part of it.
 */
export type ChefPiece =
  | { readonly kind: 'notes'; readonly notes: readonly string[] }
  /** What came before in this reply is taken back: words had been said where a card belongs. */
  | { readonly kind: 'anew' }
  | { readonly kind: 'text'; readonly delta: string }
  | { readonly kind: 'prose'; readonly field: ProseField; readonly text: string }
  | { readonly kind: 'line'; readonly list: ListField; readonly text: string }
  | { readonly kind: 'looks'; readonly looks: Looks }
  | {
      readonly kind: 'numbers';
      readonly servings?: number | undefined;
      readonly minutes?: number | undefined;
      readonly units?: UnitSystem | undefined;
    };

export interface Chef {
  /**
   * Stops as soon as it can once `signal` aborts. @throws UnusableReply when it may be asked again,
   * ChefAway when somebody else has to cook
   */
  readonly answer: (order: Order, signal: AbortSignal) => AsyncIterable<ChefPiece>;
}

/** Thrown when what a chef said cannot be served; the same chef may be asked once more. */
export class UnusableReply extends Error {
  /** For the person: ends "Let me start again: …". */
  readonly reason: string;
  /** For the chef: what was wrong, in a sentence or two. */
  readonly advice: string;

  constructor({ reason, advice }: { reason: string; advice: string }) {
    super('a reply cannot be served');
    this.reason = reason;
    this.advice = advice;
  }
}

export type WhyAway =
  /** The person, or everybody together, has asked for as much as there is. */
  | 'limit'
  | 'ceiling'
  /** It failed too often and is left alone for a while. */
  | 'resting'
  | 'slow'
  | 'unreachable'
  | 'unusable';

/** Thrown when a chef cannot cook just now. */
export class ChefAway extends Error {
  readonly why: WhyAway;

  constructor(why: WhyAway, cause?: unknown) {
    super(`the chef is away: ${why}`, { cause });
    this.why = why;
  }
}
