/** What is said when there is less of a food in the dish on the table. */
export const LESS_OF = [
  'With half the {food}.',
  'I put in only half as much {food}.',
  'Less {food}, as you like it.',
  'The {food} is down to half.',
  'I went easy on the {food}.',
] as const;

/** Where half as much again of what is hot has gone into it. */
export const HOTTER = [
  'With half as much heat again.',
  'Hotter by half.',
  'I turned up the heat by half.',
  'Everything hot in it is up by half.',
] as const;
