/** What is said when somebody wishes for what their own needs rule out; the food itself is left unnamed. */

/** {needs} is "shellfish-free". */
export const RULED_OUT = [
  'What you name there is not {needs}, and you asked me to keep to that, so it stays out.',
  'That would not be {needs}, as you told me it must be, so I leave it out.',
  'You told me to keep it {needs}, which rules that out.',
  'I keep it {needs} for you, so that one has to stay out.',
] as const;

/** {dish} is the dish on the table. */
export const DISH_STAYS = [
  '{dish} stays just as it is on the card.',
  'We keep {dish} as it stands.',
  '{dish} is good without it, so the card stays.',
] as const;
