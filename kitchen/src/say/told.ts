/** The types of something to be said (name of a message, values of its slots, nouns), and a function that makes one. */

/** A food, a dish or another noun for a slot of a message. */
export interface Noun {
  readonly name: string;
  readonly isPlural: boolean;
}

/** A message in a slot is said within the other one. */
export type SlotValue = string | number | Noun | readonly string[] | Told;

/** What is to be said: the name of a message in `language/en/answers` and what fills its slots. No sentence of its own. */
export interface Told {
  /** `file.message`: "edits.swapped". */
  readonly message: string;
  readonly slots: Readonly<Record<string, SlotValue>>;
}

export function tell(message: string, slots: Told['slots'] = {}): Told {
  return { message, slots };
}
