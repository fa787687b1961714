/** Command: makes the dish on the recipe card milder or spicier by its hot foods' amounts; may omit a named one or add chilli flakes. */
import type { Edit } from '../../memo/memo.ts';
import type { FoodMention, ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';
import { hotItems, isHot } from './change-amounts.ts';
import { changeFoods } from './change-foods.ts';
import { says } from './clause-foods.ts';
import { editCard } from './edited-card.ts';
import { nounOf } from './said-food.ts';

/**
 * Needs a card. Returns it with half of what is hot, or half as much again; chilli flakes go in where nothing is hot.
 * Says so where there is nothing to make milder. Undefined where it cannot tell which way.
 */
export const heat: Command = (context, memo, clause) => {
  const { table } = context;
  const choice = memo.card && choiceOfCard(table, memo);
  const way = wayOf(clause, NEGATED.test(context.message));
  if (!choice || way === undefined) return undefined;
  const { dish } = choice.adapted;
  const hot = hotItems(choice.adapted).map((index) => dish.ingredients[index]?.name ?? '');
  const foods = [...new Set(hot)];
  const name = nounOf(dish.title);
  // Who names the cayenne that is too much for the children wants it out.
  const named = way === 'milder' ? clause.foods.filter(isNamedOut) : [];
  const isHotFood = named.length > 0 && named.every(({ food }) => isHot(food.said));
  const without = isHotFood
    ? changeFoods(context, memo, {
        ...clause,
        act: 'leave-out',
        foods: named.map((one) => ({ ...one, role: 'without' as const })),
      })
    : undefined;
  if (without?.servesCard) return without;
  if (way === 'hotter') {
    if (foods.length > 0)
      return editCard(context, memo, [{ kind: 'heat', factor: 1.5 }], () => [
        tell('edits.hotter', { foods }),
      ]);
    // Nobody scatters chilli over a syrup sponge.
    if (dish.course === 'dessert')
      return { memo, told: [tell('edits.does-not-go', { food: nounOf(CHILLI), dish: name })] };
    const flakes: Edit = { kind: 'add', food: CHILLI };
    return editCard(context, memo, [flakes], () => [tell('edits.chilli-added', { dish: name })]);
  }
  const sharp = dish.ingredients.flatMap((item) => (SHARP.test(item.name) ? [item.name] : []));
  if (foods.length === 0 && sharp.length > 0)
    return editCard(
      context,
      memo,
      sharp.map((food): Edit => ({ kind: 'adjust', food, factor: 0.5 })),
      () => [tell('edits.milder', { foods: [...new Set(sharp)] })],
    );
  if (foods.length === 0) return { memo, told: [tell('edits.nothing-hot', { dish: name })] };
  const least = says(clause, NONE) ? 0.25 : 0.5;
  return editCard(context, memo, [{ kind: 'heat', factor: least }], () => [
    tell(least < 0.5 ? 'edits.hardly-hot' : 'edits.milder', { foods }),
    ...(clause.isForSome ? [tell('edits.heat-at-table')] : []),
  ]);
};

/** What bites where there is no chilli. */
const SHARP = /\b(?:mustard|horseradish|wasabi|black pepper|white pepper|peppercorns)$/;

/** Neither more nor less of it. */
function isNamedOut({ role }: FoodMention): boolean {
  return role === 'about' || role === 'without' || role === 'from' || role === 'dislike';
}

const NEGATED = /\b(?:not|too|isn.?t|don.?t|can.?t|cannot|won.?t)\b(?! (?:hot|spicy) enough)/i;
const CHILLI = 'chilli flakes';
const MILD = new Set(
  (
    'mild milder less gentle gentler calm cool cooler tone down lower reduce cut tame softer half scared child kid ' +
    'toddler baby dial weaker ease take burn burning fiery scream cried bland-ish notch without'
  ).split(' '),
);
const HOT = new Set(
  'hot hotter spicy spicier more extra up kick crank fierier stronger bite punchier punch add double bland'.split(
    ' ',
  ),
);
/** "Dial it up" and "half as hot again" are no milder for their first words. */
const UP = new Set('up more extra again double'.split(' '));
const NONE = new Set('zero 0 none baby toddler all'.split(' '));

/** By the roles of its foods, then its mood, then its words. */
function wayOf(clause: ReadClause, isNegated: boolean): 'hotter' | 'milder' | undefined {
  const roles = new Set(clause.foods.map(({ role }) => role));
  if (roles.has('less') || roles.has('without')) return 'milder';
  const moods = new Set(clause.wish.moods.map(({ label }) => label));
  if (moods.has('mild')) return 'milder';
  const [mild, hot] = [says(clause, MILD), says(clause, HOT)];
  // "Not so hot" and "too spicy for the kids" wish for less of it.
  if (hot && isNegated) return 'milder';
  if (mild !== hot) return mild ? 'milder' : 'hotter';
  if (mild && !says(clause, UP)) return 'milder';
  if (roles.has('more') || roles.has('add') || moods.has('spicy')) return 'hotter';
  if (moods.has('good with children')) return 'milder';
  return mild ? 'milder' : undefined;
}
