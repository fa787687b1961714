/** Everything the house chef knows, opened once and then only read. */
import type { Cookbook } from './cookbook/cookbook.ts';
import type { LocalWords } from './cookbook/local-words.ts';
import type { MeatTable } from './cookbook/meat-table.ts';
import type { Measures } from './measure/measures.ts';
import type { Rules } from './safety/rules.ts';
import type { Situations } from './safety/situations.ts';
import type { UnitSystem } from './vocabulary.ts';

export interface Kitchen {
  readonly rules: Rules;
  readonly measures: Measures;
  readonly situations: Situations;
  readonly cookbook: Cookbook;
  readonly meats: MeatTable;
  /** How those who measure so speak of food, where that is not how the cookbook is written. */
  readonly spoken: Partial<Readonly<Record<UnitSystem, LocalWords>>>;
  /** One sentence for each dish file that could not be read. */
  readonly unread?: readonly string[];
}
