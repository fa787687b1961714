/** A diet told of one course of a menu, "with a vegetarian starter": it binds that course and nobody's whole meal. */
import { DIETS, type Diet } from '../../vocabulary.ts';

const NAMES: Readonly<Record<string, Diet>> = {
  vegetarian: 'Vegetarian',
  veggie: 'Vegetarian',
  meatless: 'Vegetarian',
  vegan: 'Vegan',
};
const COURSE = '(starter|appeti[sz]er|first course|main|main course|dessert|pudding)';
/** "A vegetarian starter", where nobody is said to be one. */
const OF_ONE = new RegExp(
  `\\b(?:a|an|the|one|with|and) (${Object.keys(NAMES).join('|')}) ${COURSE}s?\\b`,
  'g',
);
/** A meal of several courses, else the one dish is all there is. */
const SEVERAL = /\b(?:2|3|two|three)[ -]courses?\b/;
const SOMEBODY_IS =
  /\b(?:i'm|i am|we're|we are|he's|she's|they're|is|are|for (?:a|my|our|two|the)) (?:an? |strictly |all |both )*(?:vegetarians?|vegans?|veggies?)\b/;

export interface CourseDiet {
  readonly diet: Diet;
  readonly course: 'a starter' | 'a main' | 'a dessert';
}

/** From folded text; none unless the meal has other courses as well. */
export function courseDiets(text: string): CourseDiet[] {
  if (!SEVERAL.test(text) || SOMEBODY_IS.test(text)) return [];
  const told = [...text.matchAll(OF_ONE)].flatMap(([, name = '', course = '']) => {
    const diet = NAMES[name];
    return diet && DIETS.includes(diet) ? [{ diet, course: labelOf(course) }] : [];
  });
  return told.length < 3 ? told : [];
}

function labelOf(course: string): CourseDiet['course'] {
  if (course.startsWith('main')) return 'a main';
  return /^(?:dessert|pudding)/.test(course) ? 'a dessert' : 'a starter';
}

/** The text without such diets, for whoever reads what people are. */
export function withoutCourseDiets(text: string): string {
  return courseDiets(text).length === 0
    ? text
    : text.replace(OF_ONE, (said, name: string) => said.replace(`${name} `, ''));
}
