/** Joins the clauses that speak of one and the same wish: "I've got leeks. Five of us. Something quick?" */
import { mergeWish } from '../cook/wish.ts';
import type { ReadClause } from '../read/read-clause.ts';

/** What is said of a dish that is to be found, in however many sentences. */
const OF_A_WISH: ReadonlySet<string> = new Set([
  ...['find', 'have', 'people', 'need', 'kit', 'other'],
  // "Something with fish, but quick" speaks of no card.
  ...['quicker', 'heat', 'restyle'],
]);

/** The clause that names a dish, or else the first that wishes for one, with what the others say of it. */
export function withOneWish(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const wish = ['dish', 'find'].flatMap((act) => clauses.filter((one) => one.act === act))[0];
  if (!wish) return clauses;
  const others = clauses.filter((one) => one !== wish && OF_A_WISH.has(one.act));
  const all = [wish, ...others];
  const whole: ReadClause = {
    ...wish,
    foods: all.flatMap(({ foods }) => foods),
    wish: others.reduce((sum, one) => mergeWish(sum, one.wish), wish.wish),
    people: all.find(({ people }) => people !== undefined)?.people,
    minutes: least(all.flatMap(({ minutes }) => minutes ?? [])),
    tools: all.flatMap(({ tools }) => tools),
    lackingTools: all.flatMap(({ lackingTools }) => lackingTools),
    terms: all.flatMap(({ terms }) => terms),
  };
  return [whole, ...clauses.filter((one) => one !== wish && !others.includes(one))];
}

function least(numbers: readonly number[]): number | undefined {
  return numbers.length > 0 ? Math.min(...numbers) : undefined;
}
