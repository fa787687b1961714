/** What is asked when a food was named beside a person and nobody could tell whether it is wished for. */

/** {foods} is "almonds or milk". */
export const WANTED_OR_OUT = {
  one: 'Do you want {foods}, or must it stay out?',
  many: 'Do you want {foods}, or must they stay out?',
} as const;

/** {foods} is "wheat", of which only something like it was typed. */
export const DID_YOU_MEAN = 'Did you mean {foods}?';

/** On every card until they answer; it names no food, as that may be one of the nine. */
export const DOUBT_OPEN = 'What I asked you about stays out until you tell me whether you want it.';
