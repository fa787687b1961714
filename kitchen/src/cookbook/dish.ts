/** Types of a dish as read from a .cook file (ingredients, steps, timers, swaps), before it is scaled, converted or adapted. */

export const COURSES = [
  'breakfast',
  'main',
  'side',
  'soup',
  'salad',
  'bread',
  'snack',
  'dessert',
  'drink',
  'sauce',
] as const;
export type Course = (typeof COURSES)[number];

export const VESSELS = [
  'plate',
  'bowl',
  'pan',
  'pot',
  'baking dish',
  'board',
  'glass',
  'cup',
  'jar',
  'tray',
  'tin',
] as const;
export type Vessel = (typeof VESSELS)[number];

export interface DishIngredient {
  /** As a shop calls it: "plain flour". */
  readonly name: string;
  /** As written between the braces: "400", "1/2", "2-3", "a handful" or "". */
  readonly quantity: string;
  /** As written after the percent sign, or "". */
  readonly unit: string;
  /** What is done to it first: "finely chopped", or "". */
  readonly preparation: string;
  /** Of a recipe of somebody's own: the line as they wrote it, which stands as long as the item would be written as `of`. */
  readonly written?: { readonly line: string; readonly of: string } | undefined;
}

/** The vessel in which one batch is cooked; for "go" the step itself says how many there are ("two at a time"). */
export const BATCH_VESSELS = [
  'pan',
  'grill',
  'machine',
  'tray',
  'tin',
  'dish',
  'vessel',
  'go',
] as const;

/** How a timer depends on the amount; a timer without it holds for any amount. */
export type BatchSize =
  /** How many servings fit in at once; each batch takes as long as the timer says. */
  | {
      readonly kind: 'holds';
      readonly servings: number;
      readonly vessel: (typeof BATCH_VESSELS)[number];
      /** Whether only from this sentence on, and not from the beginning of the step. */
      readonly isFromThisSentence: boolean;
    }
  /** The timer belongs to the same batch as the one before. */
  | { readonly kind: 'same' }
  | { readonly kind: (typeof TIMER_SCALES)[number] };

/** What else a timer depends on: the weight of one piece of meat, the amount to heat or boil down, or nothing. */
export const TIMER_SCALES = ['one piece', 'with the amount', 'any amount'] as const;

/** A step is read as pieces, so that an ingredient in it can be renamed when it is swapped. */
export type StepPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ingredient'; readonly index: number; readonly name: string }
  | { readonly kind: 'timer'; readonly text: string; readonly batchSize?: BatchSize }
  | { readonly kind: 'cookware'; readonly text: string };

export interface DishSwap {
  readonly from: string;
  readonly to: DishIngredient;
}

export interface Dish {
  /** The file's name without its ending; unique. */
  readonly slug: string;
  readonly title: string;
  readonly also: readonly string[];
  readonly cuisine: string;
  readonly course: Course;
  readonly servings: number;
  /** Minutes from start to table. */
  readonly time: number;
  /** Minutes of work within them. */
  readonly active: number;
  readonly keywords: readonly string[];
  readonly introduction: string;
  readonly tip: string;
  readonly keeps: string;
  readonly swaps: readonly DishSwap[];
  readonly vessel: Vessel;
  readonly colours: readonly string[];
  /** In order of first use; an ingredient used twice stands twice. */
  readonly ingredients: readonly DishIngredient[];
  readonly steps: readonly (readonly StepPiece[])[];
  /** Whether it is a recipe that somebody brought: its words are theirs and stay as they are. */
  readonly isOwn?: true;
}
