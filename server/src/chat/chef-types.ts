/** Types and errors that the rule-based chef and the language model share: request, pieces of a reply, reasons to fail. */
import type { Turn } from '@saffron/kitchen/chef';
import type { Brief } from '@saffron/kitchen/chef/brief';
import type { Memo } from '@saffron/kitchen/chef/memo';
import type { PersonHeard } from '@saffron/kitchen/chef/needs-extractor';
import type { Looks, SpokenRecipe } from '@saffron/kitchen/pictures/facts';
import type { Needs, UnitSystem } from '@saffron/kitchen/vocabulary';

/** The request to a chef: the person's request and the needs extracted from it. */
export interface ChefRequest extends ReplyRequest {
  /** Extracted once per reply; the gate enforces them for every chef. */
  readonly extractedNeeds: PersonHeard;
  /** What a language model is told of the conversation; only read where one is asked. */
  readonly brief?: Brief | undefined;
}

/** The person's request and preferences; `read-reply-request.ts` creates it from a call. */
export interface ReplyRequest {
  /** Messages of the person and the chef only, oldest first; the last is the person's. */
  readonly turns: readonly Turn[];
  /**
   * The person's messages before those turns, oldest first: only needs are extracted from them, not
   * wishes.
   */
  readonly earlierMessages?: readonly string[] | undefined;
  /** Needs from the settings and the request; messages may add to them. */
  readonly needs: Needs;
  /** Other foods that they cannot eat, beyond the nine allergens. */
  readonly otherFoods?: readonly string[] | undefined;
  readonly units: UnitSystem;
  readonly persona: string;
  readonly firstName?: string | undefined;
  /** Names of recipes already served in this conversation, which must not be repeated. */
  readonly servedRecipes: readonly string[];
  /** The state of the conversation, as it came with the reply before. */
  readonly memo?: Memo | undefined;
  /** Why the previous answer was refused, on a retry. */
  readonly retry?: RetryFeedback | undefined;
}

export interface RetryFeedback {
  /** Names of the recipes that were refused. */
  readonly refusedNames: readonly string[];
  /** What was wrong, for a chef that can use it. */
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
 * A piece of a reply, in the order of its creation. A reply is either text or a recipe. Lines are
 * complete, text may be cut anywhere. `notes` accompany a recipe and are not part of it.
 */
export type ChefPiece =
  | { readonly kind: 'notes'; readonly notes: readonly string[] }
  /** The state of the conversation after this reply. */
  | { readonly kind: 'memo'; readonly memo: Memo }
  /** The words before it were a recipe and come again on its card; nothing of them is taken off the screen. */
  | { readonly kind: 'anew' }
  | { readonly kind: 'text'; readonly delta: string }
  | { readonly kind: 'prose'; readonly field: ProseField; readonly text: string }
  | { readonly kind: 'line'; readonly list: ListField; readonly text: string }
  | { readonly kind: 'looks'; readonly looks: Looks }
  /** What is known of the dishes that a list offers, for their pictures. */
  | { readonly kind: 'offers'; readonly dishes: readonly SpokenRecipe[] }
  | {
      readonly kind: 'numbers';
      readonly servings?: number | undefined;
      readonly minutes?: number | undefined;
      readonly units?: UnitSystem | undefined;
    };

export interface Chef {
  /**
   * Stops as soon as it can once `signal` aborts.
   * @throws UnusableReplyError when the same chef may be asked again, ChefUnavailableError when
   * another chef has to answer
   */
  readonly answer: (order: ChefRequest, signal: AbortSignal) => AsyncIterable<ChefPiece>;
}

/** Thrown when a chef's reply cannot be served; the same chef may be asked once more. */
export class UnusableReplyError extends Error {
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

export type UnavailableReason =
  /** The quota of the person, or the daily budget, is used up. */
  | 'limit'
  | 'ceiling'
  /** It failed too often and is not called for a while. */
  | 'resting'
  | 'slow'
  | 'unreachable'
  | 'unusable';

/** Thrown when a chef cannot answer at the moment. */
export class ChefUnavailableError extends Error {
  readonly reason: UnavailableReason;

  constructor(why: UnavailableReason, cause?: unknown) {
    super(`the chef is away: ${why}`, { cause });
    this.reason = why;
  }
}
