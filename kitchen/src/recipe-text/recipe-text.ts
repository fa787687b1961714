/** The type of a recipe that was read from text. */

/** Lines that stand under a heading of their own: "For the sauce". */
export interface LineGroup {
  readonly heading: string;
  readonly part: 'ingredients' | 'instructions';
  /** Index of its first line in that part, and of the one after its last. */
  readonly from: number;
  readonly to: number;
}

export interface RecipeText {
  /** Empty where it has none. */
  readonly title: string;
  /** People or pieces, the lower end of a range. */
  readonly servings?: number | undefined;
  readonly minutes?: number | undefined;
  /** What stands between the title and the lists, a line each. */
  readonly introduction: readonly string[];
  /** As they were written, without bullets and boxes. */
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** In the order of the text. */
  readonly groups: readonly LineGroup[];
  /** Tips and notes. */
  readonly notes: readonly string[];
  /** Lines that belong to none of these: ratings, tables of nutrition, headings without lines. */
  readonly unread: readonly string[];
  /** What is said to whoever reads it, before or behind it: "Can you make it gluten-free?" */
  readonly talk: readonly string[];
}
