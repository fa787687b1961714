/** Which of the nine are in a dish that was eaten, by the pantry and by the book. */
import { factsFor } from '../../cookbook/cookbook.ts';
import { findNames } from '../../cookbook/name-index.ts';
import type { Kitchen } from '../../kitchen.ts';
import { lineFacts } from '../../safety/line-facts.ts';
import { isAllergen } from '../../vocabulary.ts';
import type { Holds } from './eaten-harm.ts';

/** What the pantry says of a dish by its name, and what the book's own dish of that name holds. */
export function holdsIn({ rules, cookbook }: Kitchen): Holds {
  return (eaten) => {
    const { contains, mayContain } = lineFacts(rules, eaten).allergens;
    const dishes = findNames(cookbook.names, eaten, () => true).filter(({ words }) => words > 1);
    const cooked = dishes.flatMap(({ dish }) => [...factsFor(cookbook, dish).contains]);
    return [...contains, ...mayContain, ...cooked.filter(isAllergen)];
  };
}
