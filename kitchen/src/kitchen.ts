/** Everything the house chef knows, opened once and then only read. */
import type { Cookbook } from './cookbook/cookbook.ts';
import type { Measures } from './measure/measures.ts';
import type { Rules } from './safety/rules.ts';

export interface Kitchen {
  readonly rules: Rules;
  readonly measures: Measures;
  readonly cookbook: Cookbook;
  /** One sentence for each dish file that could not be read. */
  readonly unread?: readonly string[];
}
