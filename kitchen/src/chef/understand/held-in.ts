/** Which of the nine are in a dish that was eaten, by the pantry and by the book. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import { findNamedDishes } from '../../cookbook/name-index.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { isAllergen } from '../../vocabulary.ts';
import type { Holds } from './eaten-harm.ts';

/** What the pantry says of a dish by its name, and what the book's own dish of that name holds. */
export function holdsIn({ rules, cookbook }: Kitchen): Holds {
  return (eaten) => {
    const { contains, mayContain } = findLineFacts(rules, eaten).allergens;
    const dishes = findNamedDishes(cookbook.names, eaten, () => true).filter(
      ({ matchedCount }) => matchedCount > 1,
    );
    const cooked = dishes.flatMap(({ dish }) => [...getDishFacts(cookbook, dish).contains]);
    return [...contains, ...mayContain, ...cooked.filter(isAllergen)];
  };
}
