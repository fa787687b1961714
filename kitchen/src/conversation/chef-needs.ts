/** What the door to the house chef is given of a person, and what it hands back. */

import type { Asker } from '../chef/talk/person-heard.ts';
import type { PlatedRecipe } from '../cook/plate/serve.ts';
import type { Person } from '../safety/person/person.ts';
import type { Needs, UnitSystem } from '../vocabulary.ts';

export interface ChefNeeds extends Asker {
  readonly units: UnitSystem;
  /** A persona value of spec 3. */
  readonly persona: string;
  readonly firstName?: string;
  /** Names of recipes already served in this conversation, beyond those among the turns. */
  readonly served?: readonly string[];
}

/** `person` is all that the reply holds to; `needs` are theirs of the nine and the five. */
export type ChefReply = { readonly needs: Needs; readonly person: Person } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'recipe'; readonly recipe: PlatedRecipe }
);
