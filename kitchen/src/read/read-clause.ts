/** The types of a clause that has been read: its intent (act), foods with roles, dishes, wish, numbers, tools, needs. */

import type { Wish } from '../cook/wish.ts';
import type { Dish } from '../cookbook/dish.ts';
import type { Tool } from '../cookbook/tools.ts';
import type { Food } from '../needs/heard.ts';
import type { Diet, Needs, Situation, UnitSystem } from '../vocabulary.ts';
import type { FamousDish, SaidDish } from './said-dishes.ts';

/** The roles that `language/en/acts` gives to foods. */
export type FoodRole =
  | 'about'
  | 'about-dish'
  | 'add'
  | 'beside'
  | 'dish'
  | 'dislike'
  | 'from'
  | 'harm'
  | 'have'
  | 'lacking'
  | 'less'
  | 'likes'
  | 'more'
  | 'to'
  | 'want'
  | 'without';

export interface FoodMention {
  readonly role: FoodRole;
  /** Of that role, 0 to 1. */
  readonly chance: number;
  /** Every role with its chance by the words alone; what lies on the table may make another likelier. */
  readonly roles?: Readonly<Record<string, number>> | undefined;
  readonly food: Food;
  /** How much of it was said to be there: "4 lamb chops", "a pound of mince". */
  readonly amount?: Amount | undefined;
  /** Named as a choice beside another: "lamb or chicken". */
  readonly isEither?: true;
}

/** A number with what it counts, where something stands behind it: "200 g", "180 C", "2 cups", "3". */
export interface Amount {
  readonly value: number;
  /** As said, in lower case and singular; '' for a bare number. */
  readonly unit: string;
}

export interface ReadClause {
  /** A name of a file in `language/en/acts`. */
  readonly act: string;
  /** Of that act, 0 to 1. */
  readonly chance: number;
  /** The next likely act. */
  readonly second: string;
  readonly foods: readonly FoodMention[];
  /** Dishes of the cookbook called by their names. */
  readonly dishes: readonly Dish[];
  /** The same with the words that name them, and with those that are only spoken of or at hand. */
  readonly said: readonly SaidDish[];
  /** A dish asked for that the book lacks. */
  readonly famous?: FamousDish | undefined;
  /** What kind of dish it describes; an empty wish where it describes none. */
  readonly wish: Wish;
  /** People at the table. */
  readonly people?: number | undefined;
  /** Meant for a part of the table or of the dish: "on one half", "on mine". */
  readonly isForSome?: boolean | undefined;
  /** "Double it": 2. */
  readonly factor?: number | undefined;
  readonly pieces?: number | undefined;
  /** "In twenty minutes". */
  readonly minutes?: number | undefined;
  readonly amounts: readonly Amount[];
  /** "The second one" 2, "step 3" 3, "the last" -1. */
  readonly ordinal?: number | undefined;
  /** Appliances and tools that it names. */
  readonly tools: readonly Tool[];
  readonly lackingTools: readonly Tool[];
  readonly units?: UnitSystem | undefined;
  readonly diets: readonly Diet[];
  /** Allergens and diets that it names, whosever they are: "is it nut free?", "my son can't have milk". */
  readonly needs: Needs;
  /** Who needs care: "is this fine when pregnant?" */
  readonly situations: readonly Situation[];
  /** Whether it goes on with what was said before: "and sugar?", "what about rice". */
  readonly continues: boolean;
  /** Whether it speaks of several: "are they spicy?", "which is quickest?" */
  readonly ofSeveral: boolean;
  /** Whether its terms say nothing of which dish is meant: "ok do me that for two". */
  readonly leavesOpen: boolean;
  /** Days of the week that it names, 0 is Monday. */
  readonly days: readonly number[];
  /** Its words for looking something up: normalised, singular, without those that every sentence has. */
  readonly terms: readonly string[];
  /** What the question alone says, where the other terms and foods are told beside it in the same message. */
  readonly own?: Pick<ReadClause, 'terms' | 'foods'> | undefined;
}
