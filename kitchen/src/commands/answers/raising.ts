/** Answers how much raising agent a bake needs instead of self-raising flour, or that it needs none while that flour is in it. */

import { servingsFor } from '../../cook/whole-things.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { GRAMS_A_SPOON, SELF_RAISING } from '../edits/raised-flour.ts';
import { nounOf } from '../edits/said-food.ts';
import { halves } from './worked-out.ts';

const RAISING = ['baking powder', 'raising agent', 'bicarbonate', 'baking soda'];

/**
 * @param isWhether whether it is needed was asked, rather than how much
 * Undefined where the card never had self-raising flour, or another raising agent is in it.
 */
export function raisingTold(
  { table }: CommandContext,
  memo: Memo,
  { said }: Food,
  isWhether: boolean,
): Told[] | undefined {
  if (!RAISING.some((name) => said.includes(name))) return undefined;
  const adapted = choiceOfCard(table, memo)?.adapted;
  if (!adapted) return undefined;
  const { dish, original } = adapted;
  const own = original.ingredients.find(({ name }) => SELF_RAISING.test(name));
  const isRaised = dish.ingredients.some(({ name }) => RAISING.some((one) => name.includes(one)));
  if (!own || isRaised) return undefined;
  const still = dish.ingredients.some(({ name }) => SELF_RAISING.test(name));
  const flour = dish.ingredients.find(({ name }) => / flour\b/.test(` ${name}`)) ?? own;
  const share = servingsFor(original, memo.card?.servings) / original.servings;
  const grams = Number(own.quantity) * share;
  if (own.unit !== 'g' || !(grams > 0)) return undefined;
  const spoons = Math.max(HALF, Math.round((grams / GRAMS_A_SPOON) * 2) / 2);
  const slots = {
    amount: `${halves(spoons)} ${spoons > 1 ? 'teaspoons' : 'teaspoon'}`,
    grams: String(Math.round(grams)),
    flour: nounOf(flour.name),
  };
  if (!still) return [tell('answers.raising-now', slots)];
  const plain = tell('answers.raising-if-plain', slots);
  return isWhether ? [tell('answers.raising-not', { flour: own.name }), plain] : [plain];
}

const HALF = 0.5;
