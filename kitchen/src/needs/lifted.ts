/** Removes needs that somebody takes back: an allergy outgrown, a diet given up, a guest's need. */
import { ALLERGENS, type Diet } from '../vocabulary.ts';
import type { Harm } from './hear-message.ts';
import type { Statement } from './read-statements.ts';
import { classOf, isFoodOf } from './stated-food.ts';
import type { ToldSoFar } from './told-so-far.ts';

type Lasting = Pick<ToldSoFar, 'harms' | 'diets' | 'customs' | 'situations'>;

/** @param stated harms of the same message, which it does not take back */
export function withoutLifted(
  { harms, diets, customs, situations }: Lasting,
  lifted: readonly Statement[],
  stated: readonly Harm[],
): Lasting {
  const lifts = lifted.filter((one) => !stated.some(({ food }) => isFoodOf(food, one)));
  const isGone = (name: string, holder: string) =>
    lifts.some((one) => one.isDiet && one.name === name && isSameHolder(holder, one.holder));
  return {
    harms: lifts.reduce((left, one) => left.flatMap((harm) => withoutFood(harm, one)), [...harms]),
    diets: diets
      .filter(({ diet, holder }) => !isGone(diet, holder))
      .flatMap((one) =>
        lifts.reduce<(typeof one)[]>(
          (left, lift) => left.flatMap((kept) => eased(kept, lift)),
          [one],
        ),
      ),
    customs: customs.filter(({ custom, holder }) => !isGone(custom.label, holder)),
    situations: situations.filter(({ situation, holder }) => !isGone(situation, holder)),
  };
}

/** What is left of one harm: "not allergic to peanuts" leaves the tree nuts of "nuts". */
function withoutFood(harm: Harm, lift: Statement): Harm[] {
  if (lift.isDiet || !isSameHolder(harm.holder, lift.holder)) return [harm];
  const isSame = harm.food.names[0] === lift.name || harm.food.said === lift.label;
  if (isSame) return [];
  const gone = classOf(lift);
  if (lift.name === 'gluten' && harm.needs.diets.includes('Gluten-Free')) return [];
  const allergies = ALLERGENS.filter(
    (one) => harm.needs.allergies.includes(one) && !gone.includes(one),
  );
  if (gone.length === 0 || allergies.length === harm.needs.allergies.length) return [harm];
  return allergies.length === 0 ? [] : [{ ...harm, needs: { ...harm.needs, allergies } }];
}

/** A vegan who has come to eat cheese is a vegetarian still; who eats meat is neither. */
function eased<D extends { readonly diet: Diet; readonly holder: string }>(
  one: D,
  lift: Statement,
): D[] {
  if (lift.isDiet || !isSameHolder(one.holder, lift.holder)) return [one];
  const of = [lift.name, ...lift.kinds];
  if (lift.name === 'gluten' && one.diet === 'Gluten-Free') return [];
  if (one.diet !== 'Vegan' && one.diet !== 'Vegetarian') return [one];
  if (FLESH.some((kind) => of.includes(kind))) return [];
  const isGiven = GIVEN.some((kind) => of.includes(kind));
  return one.diet === 'Vegan' && isGiven ? [{ ...one, diet: 'Vegetarian' }] : [one];
}

const FLESH = ['meat', 'poultry', 'fish', 'shellfish', 'beef', 'pork', 'chicken'];
const GIVEN = ['milk', 'dairy', 'cheese', 'egg', 'honey', 'butter', 'yogurt'];

/** "He is no longer allergic" may be of anybody named before; "my son is not" lifts nothing of mine. */
function isSameHolder(held: string, lifting: string): boolean {
  const [a, b] = [kindOf(held), kindOf(lifting)];
  if (b === 'nobody' || b === 'us' || b === 'they') return true;
  if (a === 'they') return b !== 'me';
  if (a === 'nobody' || a === 'us') return b === 'me';
  return a === b;
}

function kindOf(holder: string): string {
  if (holder === 'me') return 'nobody';
  const [first = ''] = holder.split(' ');
  if (US.has(first)) return 'us';
  if (ME.has(first) && !holder.includes(' ')) return 'me';
  if (THEY.has(holder)) return 'they';
  return holder.split(' ').at(-1) ?? holder;
}

const ME: ReadonlySet<string> = new Set(['i', 'im', 'ive', 'id', 'ill', 'me', 'myself', 'mine']);
const US: ReadonlySet<string> = new Set(['we', 'were', 'weve', 'us', 'ourselves', 'our']);
const THEY: ReadonlySet<string> = new Set(
  'he she they hes shes theyre him her them his their it'.split(' '),
);
