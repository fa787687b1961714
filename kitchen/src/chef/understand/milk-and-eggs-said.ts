/** Kinds of vegetarian by what they take of animals: lacto is milk and no eggs, ovo is eggs and no milk. */

const KIND = '(?:vegetarian[a-z]*|veggies?|vegos?)';
const NOT = "(?<=\\b(?:not|never|no longer|used to be|isn't|aren't) (?:an? )?)";

/** In their order: whoever takes both is plainly vegetarian. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:lacto[ -]?ovo|ovo[ -]?lacto)(?:[ -]?(?:vegetarian[a-z]*|veggies?|vegos?)\b)?/g,
    'vegetarian',
  ],
  [new RegExp(`${NOT}(?:lacto|ovo)[ -]?(?=${KIND}\\b)`, 'g'), ''],
  // In India "pure" says that eggs are out as well.
  [/\bpure[ -]?veg(?:etarian[a-z]*)?\b/g, 'egg free vegetarian'],
  [/\begg+[ei]?tarians?\b/g, 'vegetarian'],
  [new RegExp(`\\blacto[ -]?(${KIND})\\b`, 'g'), 'egg free $1'],
  [new RegExp(`\\bovo[ -]?(${KIND})\\b`, 'g'), 'dairy free $1'],
  [/\b(no|without|zero|avoid(?:s|ing)?) lacto\b(?![ -](?:ferment|bacill))/g, '$1 lactose'],
  [/\blacto[ -]?(?=(?:free|intoleran\w*)\b)/g, 'lactose '],
];

const ASKS_WHAT =
  /\b(?:what|which|who) (?:is|are|does|do|'s)\b|\bwhat's\b|\bmeans?\b|\bdifference\b/;

/** From folded text. */
export function sayMilkAndEggsPlainly(text: string): string {
  if (!/\b(?:lacto|ovo|pure|egg+[ei]?tar)/.test(text) || ASKS_WHAT.test(text)) return text;
  return REWRITES.reduce((said, [was, is]) => said.replace(was, is), text);
}
