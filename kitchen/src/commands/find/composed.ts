/** Composes a dish from the foods of a wish, where no page of the book uses as many of them. */
import { type Composed, compose } from '../../compose/compose.ts';
import { APPLIANCES } from '../../vocabulary.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf, type Choice } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Outcome } from '../command.ts';
import { layCard } from './lay-card.ts';
import { dishNoun, nounOf, usedIn } from './tell-choice.ts';
import type { Wished } from './wished.ts';

/** One food alone is a wish for a dish with it, of which the book has plenty. */
const FEWEST = 2;
const MOST_LEFT = 2;

/**
 * The composed dish as a card; undefined where a page of the book (`best`) uses as much of it, where the wish is for
 * something else than a dish of these foods, or where nothing can be made of them.
 */
export function composedFor(
  { table, wish, atHand }: Wished,
  memo: Memo,
  clause: ReadClause,
  best: Choice | undefined,
): Outcome | undefined {
  const foods = wish.include.map(({ said }) => said);
  if (foods.length < FEWEST || wish.named.length > 0) return undefined;
  const isLate = best?.missed.includes('time') === true;
  const used = best ? usedIn(table, best, wish.include) : [];
  if (best && used.length >= foods.length && !isLate) return undefined;
  const composed = composeWith(table, wish, foods, clause, clause.people ?? table.people);
  if (!composed || (composed.used.length <= used.length && !isLate)) return undefined;
  const adapted = adapt(table.kitchen, composed.dish, bendingOf(table));
  if (!adapted) return undefined;
  const servings = clause.people ?? table.people;
  const slots = { dish: dishNoun(table, adapted.dish), time: sayMinutes(adapted.dish.time) };
  const isAllInHand = atHand.length === foods.length;
  return {
    memo: layCard(memo, {
      slug: composed.dish.slug,
      edits: [],
      ...(servings === undefined ? {} : { servings }),
    }),
    told: [
      tell(isAllInHand ? 'find.composed' : 'find.composed-wish', slots),
      ...leftTold(composed),
    ],
    servesCard: true,
    choice: { adapted, missed: [], uses: 1 },
  };
}

function composeWith(
  { kitchen, heard, lacking }: Table,
  { maxMinutes, cuisine }: Wish,
  foods: readonly string[],
  { terms }: ReadClause,
  servings: number | undefined,
): Composed | undefined {
  const said = terms.join(' ');
  const made = compose(kitchen, {
    foods,
    servings,
    person: heard.person,
    appliance: APPLIANCES.find((one) => SAID_ALONE.has(one) && said.includes(one)),
    minutes: maxMinutes,
    cuisine: cuisine?.names[0],
    not: kitchen.forms.all
      .filter(({ appliance }) => lacking.some((tool) => tool === appliance))
      .map(({ slug }) => slug),
  });
  return 'dish' in made ? made : undefined;
}

/** Whoever has one of these says so; an oven is named for many reasons. */
const SAID_ALONE: ReadonlySet<string> = new Set(['air fryer', 'slow cooker', 'pressure cooker']);

function leftTold({ left }: Composed): Told[] {
  return left
    .slice(0, MOST_LEFT)
    .map(({ food, why }) => tell('find.left', { food: nounOf([food]), why }));
}
