/** Corrects clauses said over a recipe: "for one half" belongs to the change before it, "two eggs each" adds, "cheaper?" varies the dish. */
import type { CommandContext } from '../commands/command.ts';
import { isIngredient } from '../commands/edits/ingredient.ts';
import { foodSaid } from '../commands/edits/said-food.ts';
import type { FoodMention, FoodRole, ReadClause } from '../read/read-clause.ts';

const SURE = 0.7;
const EVEN = 0.5;
const HARDLY = 0.2;

/** "Something cheaper?", of a card and of nothing else, is the same dish for less. */
export function asStyle(clause: ReadClause): ReadClause {
  const { terms, wish } = clause;
  // "No spice, it is for kids."
  const isMild = clause.act === 'leave-out' && wish.moods.some(({ label }) => label === 'mild');
  if (isMild) return { ...clause, act: 'heat', chance: SURE, terms: [...terms, 'none'] };
  // "I want to freeze half" halves nothing.
  const isFrozen = clause.act === 'scale' && terms.some((term) => term.startsWith('freez'));
  const isOnePot = terms.includes('one') && terms.some((term) => term === 'pot' || term === 'pan');
  const isOfPots = (isOnePot || terms.includes('washing')) && ASKED.has(clause.act);
  if (isFrozen || isOfPots) return { ...clause, act: 'restyle', chance: SURE };
  const isStyle = terms.some((term) => STYLES.has(term));
  const isGuess = clause.act === 'find' && clause.chance < EVEN && clause.dishes.length === 0;
  // "Lower in calories" asks for no figure.
  const isOfFigures = clause.act === 'ask-nutrition' || clause.act === 'find';
  const isLess = terms.some((term) => WAYS.has(term)) && terms.some((term) => FIGURES.has(term));
  return (isStyle && isGuess) || (isOfFigures && isLess && terms.length <= SHORT)
    ? { ...clause, act: 'restyle', chance: SURE }
    : clause;
}

const ASKED: ReadonlySet<string> = new Set(['find', 'method', 'quicker', 'scale']);
const STYLES: ReadonlySet<string> = new Set([
  'cheaper',
  'lighter',
  'fancier',
  'richer',
  'creamier',
]);
const WAYS: ReadonlySet<string> = new Set(['lower', 'less', 'fewer', 'more', 'higher', 'reduce']);
const FIGURES: ReadonlySet<string> = new Set(['calorie', 'calories', 'protein', 'fat']);
/** Words of a demand; a longer one asks. */
const SHORT = 5;

/** "Leave the sweetcorn off | for one half of the dish" is one change, of a part. */
export function withShares(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const isShare = (one: ReadClause | undefined) =>
    one?.isForSome === true && one.act === 'scale' && one.foods.length === 0;
  return clauses.flatMap((clause, at) => {
    if (at > 0 && isShare(clause)) return [];
    return [isShare(clauses[at + 1]) ? { ...clause, isForSome: true } : clause];
  });
}

/** "No shrimp paste, and two eggs each": nobody counts what goes. */
export function withCounted(clause: ReadClause): ReadClause {
  const isCounted = ({ role, amount }: FoodMention) =>
    role === 'without' && amount?.unit === '' && amount.value >= 1;
  const isOfMore = clause.act === 'adjust' && clause.terms[0] === 'more';
  if (isOfMore && clause.foods.every(({ chance }) => chance < HARDLY)) {
    // "More crumble. Nobody comes for the apple": the first is what there is to be more of.
    const roles = clause.foods.map((one, at) => ({
      ...one,
      role: at === 0 ? ('more' as const) : ('about' as const),
    }));
    return { ...clause, foods: roles };
  }
  if (clause.foods.every(isCounted)) return clause;
  const foods = clause.foods.map((one) =>
    isCounted(one) ? { ...one, role: 'more' as const } : one,
  );
  return { ...clause, foods };
}

/** "Put my leftover chicken in" asks for nothing that is made of leftovers. */
export function asUsedUp(clause: ReadClause): ReadClause {
  const [first = ''] = clause.terms;
  const isWish = clause.act === 'find' || clause.act === 'ask-leftovers';
  if (!isWish || !PUTS.has(first) || clause.foods.length !== 1) return clause;
  const isInstead = clause.terms.includes('instead');
  const role = isInstead ? 'to' : 'add';
  const foods = clause.foods.map((one) => ({ ...one, role: role as FoodRole }));
  return { ...clause, act: isInstead ? 'swap' : 'add', chance: SURE, foods, dishes: [] };
}

const PUTS: ReadonlySet<string> = new Set(['add', 'put', 'use', 'throw']);

/** "Less sugar", heard as a custom of theirs, is said of the card as well. */
export function asLess(
  { table: { kitchen } }: CommandContext,
  clause: ReadClause,
): ReadClause | undefined {
  const said = clause.terms.at(-1);
  if (clause.act !== 'adjust' || clause.terms.at(-2) !== 'less' || !said) return undefined;
  if (!isIngredient(kitchen, said)) return undefined;
  return { ...clause, foods: [{ role: 'less', chance: 1, food: foodSaid(kitchen, said) }] };
}
