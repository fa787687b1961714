/** Type of the compiled food knowledge and message readers that cooking works with: rules, cookbook ...; conversation/kitchen.ts extends it. */
import type { Forms } from '../compose/forms.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { MeatTable } from '../cookbook/meat-table.ts';
import type { RegionalNames } from '../cookbook/regional-names.ts';
import type { StandIns } from '../cookbook/stand-ins.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Measures } from '../measure/measures.ts';
import type { NeedsReader } from '../needs/needs-reader.ts';
import type { NutritionTable } from '../nutrition/nutrition-table.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import type { Situations } from '../safety/person/situations.ts';
import type { Messages } from '../say/messages.ts';
import type { UnitSystem } from '../vocabulary.ts';

/** What a clause does, and what each food in it is to the person, each with its chance, 0 to 1. */
interface LikelyAct {
  readonly act: string;
  readonly chance: number;
  readonly foods: readonly {
    readonly role: string;
    readonly chance: number;
    readonly out?: number | undefined;
    /** As it was written, in lower case. */
    readonly said: string;
  }[];
}

export interface Kitchen {
  readonly rules: Rules;
  readonly measures: Measures;
  /** What foods hold in 100 g. */
  readonly nutrition: NutritionTable;
  readonly situations: Situations;
  readonly cookbook: Cookbook;
  readonly meats: MeatTable;
  /** What may stand in for a food measure for measure. */
  readonly standIns: StandIns;
  /** What dishes are composed by from what is in hand. */
  readonly forms: Forms;
  /** How those who measure so speak of food, where that is not how the cookbook is written. */
  readonly spoken: Partial<Readonly<Record<UnitSystem, RegionalNames>>>;
  /** Reads statements of need by cue and scope. */
  readonly needs: NeedsReader;
  /** The acts of a message, of the files in `language/en/acts`, with their chances. */
  readonly readActs: (
    message: string,
    state: 'none' | 'list' | 'card' | 'plan' | 'asked',
  ) => readonly LikelyAct[];
  /** The sentences of cards and answers, and what is known of cooking. */
  readonly language: { readonly messages: Messages; readonly knowledge: Knowledge };
  /** One sentence for each dish file that could not be read. */
  readonly unread?: readonly string[];
}
