/** The rule-based chef's input type about the person: allergies and diets, units, persona, first name, recipes served, state. */
import type { Memo } from '../memo/memo.ts';
import type { Asker } from '../needs/heard.ts';
import type { UnitSystem } from '../vocabulary.ts';

export type { Turn } from '../needs/heard.ts';

export interface ConversationNeeds extends Asker {
  readonly units: UnitSystem;
  /** A persona value of spec 3. */
  readonly persona: string;
  readonly firstName?: string | undefined;
  /** Names of recipes already served in this conversation, beyond those among the turns. */
  readonly served?: readonly string[] | undefined;
  /** As it came with the reply before; without it the conversation is read again. */
  readonly memo?: Memo | undefined;
}
