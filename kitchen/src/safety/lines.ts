/** The shapes the check takes and gives, and how a recipe becomes lines. */
import type { Certainty, Part, Restriction, Verdict } from '../vocabulary.ts';

export interface Line {
  readonly part: Part;
  /** Position within its part. */
  readonly index: number;
  readonly text: string;
  /** The name of the dish this line speaks of, where the recipe lists what is in it. */
  readonly about?: string;
  /** The ingredients of its recipe, which answer for "the noodles" of a step. */
  readonly listed?: readonly string[];
}

export interface Finding {
  /** The raw text of the line. */
  readonly line: string;
  readonly index: number;
  readonly part: Part;
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

/** Told, without being a finding: coconut to people who avoid tree nuts. */
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
