/** Command: what can be shortened in the dish on the table, and by how much; else a quicker dish of its kind. */
import { choose } from '../../cook/choose/choose.ts';
import { minutesFor } from '../../cook/plate/rounds.ts';
import type { Table } from '../../cook/table.ts';
import { minutesIn } from '../../cook/whole-things.ts';
import { likeThis } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';
import { offerDish, servingsOf } from './edited-card.ts';
import { nounOf } from './said-food.ts';

/**
 * Needs a card. Says what of it may be shortened, bought or done at once, with the minutes of its own steps; where that
 * is not enough it offers a quicker dish (`asked`). Undefined where there is neither.
 */
export const quicker: Command = ({ table }, memo, clause) => {
  const { card } = memo;
  const choice = card && choiceOfCard(table, memo);
  if (!choice) return undefined;
  const { dish } = choice.adapted;
  const { time } = minutesFor(dish, servingsOf(table, card));
  const name = nounOf(dish.title);
  const { minutes } = clause;
  if (minutes !== undefined && minutes >= time)
    return { memo, told: [tell('edits.quick-enough', { dish: name, minutes: time })] };
  const cuts = cutsIn(dish);
  const saved = cuts.reduce((sum, cut) => sum + cut.saves, 0);
  const wanted = minutes ?? time - 10;
  const told: Told[] = cuts.slice(0, 2).map(({ told: one }) => one);
  const isEnough = told.length > 0 && time - saved <= wanted;
  const other = isEnough ? undefined : quickerDish(table, dish, Math.min(wanted, time - 5));
  if (told.length === 0 && !other)
    return { memo, told: [tell('edits.no-quicker', { dish: name, minutes: time })] };
  const lead = told.length > 0 ? told : [tell('edits.no-shortcut', { dish: name, minutes: time })];
  if (!other) return { memo, told: lead };
  const offer = tell('edits.quicker-dish', { dish: nounOf(other.title), minutes: other.time });
  return offerDish(memo, other, [...lead, offer]);
};

interface Cut {
  readonly saves: number;
  readonly told: Told;
}

const MARINATES = /\b(?:marinat\w*|marinade|chill for at least|cover and chill)\b/i;
const SHORT_MARINADE = 20;
const CHOPPED = /\b(?:chopped|diced|sliced|grated|cubes|batons|shredded)\b/;
const SOLD_CUT =
  /\b(?:onions?|carrots?|celery|squash|peppers?|garlic|ginger|leeks?|cauliflower|swede|sweet potato\w*)$/;

/** The best first, each with the minutes that it saves. */
function cutsIn(dish: Dish): Cut[] {
  const cuts: Cut[] = [];
  const [wait = 0] = dish.steps
    .filter((step) => MARINATES.test(stepLine(step)) && !/dough|pastry|set\b/i.test(stepLine(step)))
    .map((step) => longestTimer(step))
    .toSorted((a, b) => b - a);
  if (wait > SHORT_MARINADE)
    cuts.push({
      saves: wait - SHORT_MARINADE,
      told: tell('edits.cut-marinade', { from: wait, to: SHORT_MARINADE }),
    });
  const dried = dish.ingredients.find(({ name }) => /^dried .*\b(?:beans|chickpeas)$/.test(name));
  if (dried)
    cuts.push({
      saves: 60,
      told: tell('edits.cut-dried', { food: nounOf(dried.name.replace('dried ', '')) }),
    });
  const cut = dish.ingredients.filter(
    ({ name, preparation }) => SOLD_CUT.test(name) && CHOPPED.test(preparation),
  );
  const foods = [...new Set(cut.map(({ name }) => name))];
  const isFrozen = foods.length > 1;
  if (isFrozen)
    cuts.push({
      saves: foods.length * 3,
      told: tell('edits.cut-chopping', { foods: foods.slice(0, 4), minutes: foods.length * 3 }),
    });
  const idle = dish.time - dish.active;
  if (cuts.length === 0 && idle >= 15)
    cuts.push({ saves: 0, told: tell('edits.cut-idle', { active: dish.active, idle }) });
  return cuts.toSorted((a, b) => b.saves - a.saves);
}

function longestTimer(step: Dish['steps'][number]): number {
  return Math.max(0, ...step.map((piece) => (piece.kind === 'timer' ? minutesIn(piece.text) : 0)));
}

/** Of the same course and character, as many of its keywords as can be had within the time. */
function quickerDish(table: Table, dish: Dish, most: number): Dish | undefined {
  const wish = { ...likeThis(dish, table.wish), maxMinutes: most, firmTime: true };
  return choose(table, wish, 1, new Set([dish.slug]))
    .map(({ adapted }) => adapted.dish)
    .find(({ time }) => time <= most);
}
