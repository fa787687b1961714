/** Tells whether a wish is for something sweet rather than a sweet food as an ingredient, and which courses then count. */
import type { Course } from '../../cookbook/dish.ts';
import type { Wish } from '../wish.ts';

/** Chocolate and nothing else is no wish for a mole. */
export function asksForSweet({ course, cuisine, include, words, moods }: Wish): boolean {
  if (!course && include.length === 0 && moods.some(({ label }) => label === 'sweet')) return true;
  return (
    !course &&
    !cuisine &&
    words.length === 0 &&
    include.length > 0 &&
    include.every((food) => ALWAYS_SWEET.test(food.said))
  );
}

const ALWAYS_SWEET =
  /^(?:(?:dark|milk|white|hot) )?(?:chocolates?|caramel|toffee|vanilla|marshmallows?|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|berries|cherr(?:y|ies)|rhubarb|bananas?|biscuits?|nutella|dulce de leche)$/;
/** What each course is worth to such a wish; the others lose. */
export const SWEET_COURSES: Partial<Record<Course, number>> = {
  dessert: 2,
  bread: 0,
  breakfast: 0,
  snack: 0,
  drink: 0,
};
