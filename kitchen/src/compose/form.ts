/** Types of a form, the template of a composed dish (a way of cooking with slots for foods in hand), and of a cuisine's seasoning. */
import type { Course, Vessel } from '../cookbook/dish.ts';
import type { Appliance } from '../vocabulary.ts';
import type { Amount, CookedFood, Cut, Method } from './cooking-table.ts';

/** An ingredient that a form or a cuisine brings along. */
export interface Staple {
  readonly name: string;
  /** For one person. */
  readonly amount: Amount;
  readonly preparation: string;
  /** What the table knows of it. */
  readonly food?: CookedFood | undefined;
}

/** A place for foods in hand. */
export interface Slot {
  readonly name: string;
  readonly classes: ReadonlySet<string>;
  readonly least: number;
  readonly most: number;
  readonly cut: Cut;
  /** So many times what a head has of it as the only thing. */
  readonly times: number;
  readonly method?: Method | undefined;
  /** Whether it is for what is served beside the dish. */
  readonly isBeside: boolean;
  /** Whether what stands in it then has to be bought: the dish is nothing without. */
  readonly isBought: boolean;
  /** What stands in it when nothing in hand does, the first that fits the person; empty where it then stays empty. */
  readonly otherwise: readonly Staple[];
}

/** What is always added: of each list the first that fits the person, where there is one. */
export interface Addition {
  readonly name: string;
  readonly isNeeded: boolean;
  /** All of them, each as a choice of alternatives. */
  readonly items: readonly (readonly Staple[])[];
}

export type Paragraph =
  | { readonly kind: 'text'; readonly text: string }
  /** What takes longest goes in first. */
  | {
      readonly kind: 'in order';
      readonly slots: readonly string[];
      /** Slots whose foods are in the pot already. */
      readonly inPot: readonly string[];
      readonly method: Method;
      /** For what is in the pot by itself; "" where nothing is. */
      readonly alone: string;
      readonly first: string;
      readonly next: string;
      /** Where none of the slots holds anything; "" where the step then goes. */
      readonly none: string;
    };

export interface Form {
  readonly slug: string;
  readonly names: readonly string[];
  readonly titles: readonly string[];
  readonly introductions: readonly string[];
  readonly tip: string;
  readonly keeps: string;
  readonly course: Course;
  readonly vessel: Vessel;
  readonly appliance: Appliance;
  readonly keywords: readonly string[];
  readonly colours: readonly string[];
  readonly servings: number;
  /** Minutes of washing and cutting before anything is heated. */
  readonly preparation: number;
  /** Points it is ahead of others that fit as well. */
  readonly rank: number;
  /** Classes or foods that it suits above all. */
  readonly likes: ReadonlySet<string>;
  readonly cuisines: readonly string[];
  readonly slots: readonly Slot[];
  readonly additions: readonly Addition[];
  /** By slot, how what stands in it is cut here, whatever the cuisine says. */
  readonly cuts: ReadonlyMap<string, Cut>;
  /** By class or food, why it must not go in. */
  readonly never: ReadonlyMap<string, string>;
  readonly steps: readonly Paragraph[];
  /** Names of all slots that the steps speak of. */
  readonly spoken: ReadonlySet<string>;
}

/** A cuisine's seasoning, by the slot it stands in. */
export interface Cuisine {
  readonly name: string;
  /** Foods that speak of it, and foods that do not go with it. */
  readonly cues: ReadonlySet<string>;
  readonly clashes: ReadonlySet<string>;
  readonly additions: readonly Addition[];
}
