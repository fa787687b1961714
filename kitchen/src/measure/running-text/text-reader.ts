/** The context that the readers of running text share (tokens, options, marks), and patterns for vessels, shapes and joining words. */

import type { Token } from '../../text/line-tokens.ts';
import type { ConversionOptions } from '../convert.ts';
import type { Measures } from '../measures.ts';

export interface TextReader {
  readonly measures: Measures;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly options: ConversionOptions;
  /** For each token, whether its sentence speaks of one of several ("for each pancake"). */
  readonly isPerItem: readonly boolean[];
  /** Foods a bare number may count. */
  readonly isCountable: (name: string) => boolean;
  /** Set where the text is the rest of an ingredient line; holds the food of that line. */
  readonly food?: string;
  /** Set where that line counts tins: what stands there is the size of one, unless it is told to be more. */
  readonly countsPacks?: boolean;
}

/** "1 tin tomatoes (400 g)", but "1 tin tomatoes or 4 fresh ones". */
export const CONTINUATION = /^(?:plus|or|and)$/;

/** Of "20 g pieces" and "1-tbsp mounds" there are more, and none is larger. */
export const SHAPE_NOUN =
  /^(?:pieces?|mounds?|portions?|balls?|scoops?|heaps?|chunks?|rounds?|patt(?:y|ies)|discs?|disks?|dumplings?|meatballs?)$/;

export const VESSEL_NOUN =
  /^(?:dish|dishes|tin|tins|pan|pans|pot|pots|saucepan|skillet|casserole|mould|mold|ramekins?|jug|jar|jars|tray|blender|processor|mug|mugs|bowl|kettle|wok|oven|cooker|container|bag|glass|glasses|bottle)$/;
