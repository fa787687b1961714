/** Keeps the words around a card true to it: nothing smells of cooking in a salad, and one person has nobody to share with. */
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';

const HEAT =
  /\b(?:oven|fry\w*|boil\w*|simmer\w*|grill\w*|bake\w*|roast\w*|toast\w*|sizzl\w*|sear\w*|melt\w*|hob)\b/i;
const OF_HEAT = /\b(?:hob|smell|pans?|cooked|cook(?:ing)?|hot|warm|stove|wooden spoon|kitchen)\b/i;
const OF_COMPANY =
  /\b(?:everyone|anyone|them|share|company|somebody|together|leftovers|compliments|hide|make plenty)\b/i;

/** Those of the sentences that fit; all of them when none would. */
export function suiting(
  sentences: readonly string[],
  dish: Dish,
  people: number,
): readonly string[] {
  const isHot = HEAT.test(dish.steps.map((step) => stepLine(step)).join(' '));
  const isServedInPan = /^(?:pan|pot|baking dish)$/.test(dish.vessel);
  const fits = sentences.filter(
    (sentence) =>
      (isHot || !OF_HEAT.test(sentence)) &&
      (people > 1 || !OF_COMPANY.test(sentence)) &&
      (isServedInPan || !/\bthe pan\b/.test(sentence)),
  );
  return fits.length > 0 ? fits : sentences;
}
