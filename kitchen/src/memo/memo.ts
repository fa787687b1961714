/** The types of a conversation's state (memo): open recipe and edits, dishes offered, plan, shopping list, own recipe, open question. */

import type { UnitSystem } from '../vocabulary.ts';

/** One change that somebody made to a card; foods are named as they were said. */
export type Edit =
  | { readonly kind: 'swap'; readonly from: string; readonly to: string }
  | { readonly kind: 'leave out'; readonly food: string }
  | { readonly kind: 'add'; readonly food: string }
  /** Of one food so many times as much; below 1 it is less. */
  | { readonly kind: 'adjust'; readonly food: string; readonly factor: number }
  /** So much of one food, by the card for so many as it was then: "200 g", "4" of them where the unit is empty. */
  | {
      readonly kind: 'amount';
      readonly food: string;
      readonly value: number;
      readonly unit: string;
      readonly servings: number;
    }
  /** Of all that is hot in it so many times as much. */
  | { readonly kind: 'heat'; readonly factor: number }
  /** Cooked in another appliance: "slow cooker". */
  | { readonly kind: 'method'; readonly method: string };

/** A dish of the cookbook as somebody has it before them. */
export interface Card {
  readonly slug: string;
  /** Portions; absent where they are the dish's own. */
  readonly servings?: number | undefined;
  /** In the order in which they were made. */
  readonly edits: readonly Edit[];
}

/** What our last reply asked, so that a short answer is understood. */
type Asked =
  /** Which of two things was meant by a message: their acts. */
  | { readonly kind: 'which'; readonly acts: readonly string[]; readonly message: string }
  /** Whether to do what was offered: the act that a "yes" stands for, with the food or dish it is about. */
  | { readonly kind: 'offer'; readonly act: string; readonly about?: string | undefined };

export interface PlannedMeal {
  /** "Monday", or the course of a menu: "starter". */
  readonly label: string;
  readonly slug: string;
}

export interface ShoppingList {
  /** The dishes it is for. */
  readonly slugs: readonly string[];
  /** Items put on it by hand. */
  readonly added: readonly string[];
  /** Foods that are in the house already. */
  readonly crossedOff: readonly string[];
}

/** What somebody would like to eat, as far as it is said; read again with each message. */
export interface SaidWish {
  readonly foods: readonly string[];
  /** Courses, cuisines, moods and other words for it. */
  readonly words: readonly string[];
  readonly minutes?: number | undefined;
}

/** A recipe that is in no book: written by a language model in this conversation, or brought by the person. */
export interface OwnCard {
  readonly recipeName: string;
  readonly servings?: number | undefined;
  readonly minutes?: number | undefined;
  readonly ingredients: readonly string[];
  /** Empty where the recipe is too long to be kept whole. */
  readonly instructions: readonly string[];
  readonly tips?: readonly string[] | undefined;
}

/** What is in no book, so that the next reply can see it: served by a language model itself, or brought by the person. */
export interface OwnWork {
  /** The card on the table, in place of one of the book; or the one that a card's slug stands for. */
  readonly card?: OwnCard | undefined;
  /** Lines of its last plan: "Monday: lentil dal". */
  readonly plan?: readonly string[] | undefined;
  /** Names of its last list, in its order. */
  readonly offered?: readonly string[] | undefined;
}

/** What a question or a change of the card was about. */
export interface SpokenOf {
  /** As they were said; at most four. */
  readonly foods: readonly string[];
  /** Its words for looking something up; at most twelve. */
  readonly words: readonly string[];
  /** The slug of a dish that is not the card. */
  readonly dish?: string | undefined;
}

export interface Memo {
  readonly card?: Card | undefined;
  /** What the card was before each change and each other card, the newest last; at most eight. */
  readonly earlier: readonly Card[];
  /** Slugs of our last list, in its order; empty once a card has been served. */
  readonly offered: readonly string[];
  /** The list that the card was picked from: "no, the other one". */
  readonly listed?: readonly string[] | undefined;
  /** The last plan or menu. */
  readonly plan: readonly PlannedMeal[];
  readonly list?: ShoppingList | undefined;
  readonly own?: OwnWork | undefined;
  /** The number of the step that was read out last, from 1. */
  readonly step?: number | undefined;
  readonly asked?: Asked | undefined;
  /** People at the table, where they said how many. */
  readonly people?: number | undefined;
  /** Asked for in words, before those of the settings. */
  readonly units?: UnitSystem | undefined;
  /** Tools that their kitchen lacks. */
  readonly lacking?: readonly string[] | undefined;
  readonly wish?: SaidWish | undefined;
  /** The act of the question that was answered last: "and sugar?" goes on with it. */
  readonly question?: string | undefined;
  /** What it was about, or the change of the card after it: "and in the oven?" and "how much of it?" are asked of that. */
  readonly subject?: SpokenOf | undefined;
  /** The hash of the fact that was told last, so that it is not told twice as if it were new. */
  readonly fact?: number | undefined;
  /** Slugs of all cards served, the oldest first; at most forty. */
  readonly served: readonly string[];
  /** Names of the messages said in the last six replies, the newest last, so that none comes twice. */
  readonly said: readonly string[];
}

export const EMPTY_MEMO: Memo = { earlier: [], offered: [], plan: [], served: [], said: [] };
