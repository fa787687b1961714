/** Commands for a recipe somebody pasted: shows it as a card, or names the lines at fault, offers to adapt it, and does so. */
import { bendingOf, type Choice } from '../../cook/choose/choose.ts';
import type { Memo } from '../../memo/memo.ts';
import { adaptOwn, type Fault, faultsOf } from '../../own/adapt-own.ts';
import { isOwnSlug } from '../../own/own-dish.ts';
import { type Told, tell } from '../../say/told.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { bookDish, choiceOfCard } from '../edits/card-choice.ts';
import { nounOf } from '../edits/said-food.ts';
import { layCard } from '../find/lay-card.ts';

const MOST_NAMED = 5;
const MOST_REFUSED = 3;

/** Never answers with another dish: without a recipe on the table it says how to bring one. */
export const ownRecipe: Command = (context, came) => {
  const { table } = context;
  const memo = withOwnAgain(came);
  const dish = ownOf(context, memo);
  if (!dish) return { memo, told: [tell('own.unread-paste')] };
  const bending = bendingOf(table);
  const faults = faultsOf(table.kitchen, dish, bending);
  const noun = nounOf(dish.title);
  const isChecked = allNeeds(bending.needs).length + bending.avoid.length > 0;
  const counted =
    memo.own?.card?.servings === undefined
      ? [tell('own.servings', { servings: dish.servings })]
      : [];
  const isKept = (memo.own?.card?.instructions.length ?? 0) > 0;
  if (!isKept)
    return {
      memo: came,
      told: [tell('own.too-long'), ...faults.slice(0, MOST_NAMED).map(faultTold)],
    };
  if (faults.length === 0) {
    const choice = choiceOfCard(table, memo);
    if (choice) {
      const told = [tell(isChecked ? 'own.fits' : 'own.read', { dish: noun }), ...counted];
      return { memo: asServed(memo), told, servesCard: true, choice };
    }
  }
  const against = [tell('own.against'), ...faults.slice(0, MOST_NAMED).map(faultTold)];
  const { refused } = adaptOwn(table.kitchen, dish, bending);
  if (refused.length > 0) return { memo, told: [...against, ...cannotTold(refused)] };
  return {
    memo: { ...memo, asked: { kind: 'offer', act: 'show' } },
    told: [...against, tell('own.offer')],
  };
};

/** Makes the recipe that was brought fit, where it lies on the table; undefined where another card lies there. */
export const fitOwn: Command = (context, memo) => {
  const { table } = context;
  const dish = ownOf(context, memo);
  if (!dish) return undefined;
  const choice = choiceOfCard(table, memo);
  if (!choice) return unfitOwn(context, memo);
  return { memo: asServed(memo), told: [toldOf(choice, dish.title)], servesCard: true, choice };
};

/** Says why the recipe that was brought cannot be served; undefined where it can, or where another card lies there. */
export function unfitOwn({ table }: CommandContext, memo: Memo): Outcome | undefined {
  const dish = ownOf({ table }, memo);
  if (!dish || choiceOfCard(table, memo)) return undefined;
  const { refused } = adaptOwn(table.kitchen, dish, bendingOf(table));
  return { memo, told: cannotTold(refused) };
}

/** "Back to my recipe", from another card: as it lay there last. */
function withOwnAgain(memo: Memo): Memo {
  if (memo.card && isOwnSlug(memo.card.slug)) return memo;
  const last = memo.earlier.findLast(({ slug }) => isOwnSlug(slug));
  return last ? layCard(memo, last) : memo;
}

function ownOf({ table }: Pick<CommandContext, 'table'>, { card }: Memo) {
  return card && isOwnSlug(card.slug) ? bookDish(table, card.slug) : undefined;
}

function asServed(memo: Memo): Memo {
  const { asked: _, ...others } = memo;
  return { ...others, offered: [] };
}

/** "Peanut butter (100 g)": a number before a food would read as if it were to be cooked. */
function faultTold({ line, name }: Fault): Told {
  const [bare = line] = line.split(',');
  const at = bare.toLowerCase().lastIndexOf(name.toLowerCase());
  const amount = bare.slice(0, Math.max(0, at)).replace(/[()]/g, '').replace(/ of $/, '').trim();
  return tell('own.fault', { line: amount === '' ? name : `${name} (${amount})` });
}

function cannotTold(refused: readonly Fault[]): Told[] {
  const foods = [...new Set(refused.map(({ name }) => name))];
  return foods.slice(0, MOST_REFUSED).map((food) => tell('own.cannot', { food }));
}

function toldOf({ adapted: { changes } }: Choice, title: string): Told {
  const foods = [...new Set(changes.filter(({ kind }) => kind === 'swap').map(({ to }) => to))];
  if (foods.length > 0) return tell('own.fitted', { foods });
  return changes.length > 0 ? tell('own.left-out') : tell('edits.shown', { dish: nounOf(title) });
}
