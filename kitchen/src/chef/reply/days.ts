/** Days of the week as places in a plan. */

const DAYS = ['mon', 'tues?', 'wed(?:nes)?', 'thu(?:rs)?', 'fri', 'sat(?:ur)?', 'sun'].map(
  (stem) => new RegExp(`\\b${stem}(?:day)?s?\\b`),
);

/** 0 for Monday; -1 where none is named. */
export function dayIn(text: string): number {
  return DAYS.findIndex((one) => one.test(text));
}
