/** Sentences about the card on the table: its steps, its portions, and how it travels. */

export const STEP = [
  'Step {number}:',
  'That is step {number} of {dish}:',
  'Here is step {number} again:',
] as const;
export const STEP_COUNT = [
  '{dish} has {count} steps. Ask me for any of them by its number.',
  'There are {count} steps to {dish}; name one and I read it out.',
] as const;
export const STEP_WHICH = [
  'Which one have you just done? {dish} has {count} steps; name a number and I read it out.',
  'Tell me the number of the step, of {count} in all, and I read it to you.',
] as const;
export const PORTION = [
  'The card is for {people}, so everybody gets {part} of {dish}. Ask for it “for one” and you see what is on a single plate.',
  'Share {dish} out so that each of {people} gets {part}; say “for one” for the amounts of one plate.',
] as const;

export const PACK_RUNNING = [
  'A wide flask, rinsed with boiling water first, keeps {dish} hot or cold until noon; a jar with a tight lid will do if you can warm it there.',
] as const;
export const PACK_SALAD = [
  'Carry the dressing in a small jar of its own and mix {dish} just before you eat; heavy things at the bottom of the box, leaves on top, an ice pack beside it.',
] as const;
export const PACK_SWEET = [
  'Let {dish} cool right through, cut it if it can be cut, and pack it in one layer in a firm box with paper between; what has cream in it travels with an ice pack.',
] as const;
export const PACK_CRISP = [
  'Let {dish} cool on a rack first, so that no steam softens it, and pack it loosely with kitchen paper; sauce goes in a pot of its own. It is crisp again after ten minutes in a hot oven.',
] as const;
export const PACK_WRAP = [
  'Wrap {dish} tightly in paper and pack whatever is wet in a small pot of its own, to go in at the last moment. With an ice pack beside it, it is good for half a day.',
] as const;
export const PACK_WARM = [
  'Cool {dish} quickly and chill it in a shallow box with a tight lid, the sauce over the rest so that nothing dries out; carry it with an ice pack and warm it until it steams all through.',
] as const;
