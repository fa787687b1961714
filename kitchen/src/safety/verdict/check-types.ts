/** The input and output types of the allergen check: recipe lines, findings, result. */
import type { Certainty, RecipePart, Restriction, Verdict } from '../../vocabulary.ts';

export interface Line {
  readonly part: RecipePart;
  /** Position within its part. */
  readonly index: number;
  readonly text: string;
  /** The name of the dish this line speaks of, where the recipe lists what is in it. */
  readonly dishName?: string;
  /** The ingredients of its recipe, which tell what "the noodles" of a step are. */
  readonly recipeIngredients?: readonly string[];
}

export interface Finding {
  /** The raw text of the line. */
  readonly line: string;
  readonly index: number;
  readonly part: RecipePart;
  /** Offsets in the raw text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly term: string;
  readonly restriction: Restriction;
  readonly certainty: Certainty;
  /** A plain English sentence fragment: "butter is made from milk". */
  readonly reason: string;
  /** A substitute that fits every need in force. */
  readonly swap?: string;
}

export interface UnknownLine {
  readonly line: string;
  readonly index: number;
  readonly text: string;
}

/** Information that is no finding: coconut, for people who avoid tree nuts. */
export interface Note {
  readonly term: string;
  readonly text: string;
}

export interface CheckResult {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly unknown: readonly UnknownLine[];
  readonly notes: readonly Note[];
}

export interface RecipeText {
  readonly recipeName?: string;
  readonly introduction?: string;
  readonly ingredients?: readonly string[];
  readonly instructions?: readonly string[] | string;
  readonly tips?: readonly string[];
  readonly friendly_closing?: string;
  readonly conversation_response?: string;
}
