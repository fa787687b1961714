/** "Is it good cold?", "is it hard?", "when do I start if we eat at 1?": what a dish asks of the cook and the table. */
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { cardMinutes } from '../../cook/plate/card-minutes.ts';
import { keepsTip } from '../../cook/plate/plate.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import * as words from '../words/dish-answers.ts';
import { dishMeant } from './about-dish.ts';

/** Of a list, those that are eaten cold; of a card, what its own note says. */
export function eatenLater(table: Table): string | null {
  const dish = dishMeant(table);
  const { offered } = table.before;
  const cold = /\bcold\b/.test(table.meaning.text);
  if (!dish) {
    const fit = offered.filter((one) => isColdDish(table, one)).map((one) => `**${one.title}**`);
    if (!cold || offered.length === 0) return null;
    return fit.length > 0
      ? say(table, words.COLD_OF_THESE, { dishes: sayList(fit) })
      : say(table, words.COLD_NONE_OF_THESE);
  }
  const values = { dish: dish.title };
  if (cold) return say(table, isColdDish(table, dish) ? words.COLD_YES : words.COLD_PARTLY, values);
  return dish.keeps
    ? `${say(table, words.NEXT_DAY, values)} ${keepsTip(dish.keeps)}`
    : say(table, words.NEXT_DAY_GENERAL, values);
}

function isColdDish({ kitchen }: Table, dish: Dish): boolean {
  const facts = getDishFacts(kitchen.cookbook, dish);
  const keywords = ['no-cook', 'chilled', 'salad', 'picnic', 'lunchbox', 'sandwich'];
  return (
    dish.course === 'salad' ||
    dish.course === 'dessert' ||
    keywords.some((word) => facts.terms.has(word)) ||
    /\b(?:cold|room temperature)\b/.test(dish.keeps)
  );
}

/** Counted by how long the hands are busy and how much there is to get ready. */
export function howHard(table: Table): string | null {
  const dish = dishMeant(table);
  if (!dish) return null;
  const easy = dish.active <= 25 && dish.ingredients.length <= 12;
  const long = dish.active > 50 || dish.ingredients.length > 18;
  const variants = easy ? words.HARD_NO : long ? words.HARD_YES : words.HARD_SOMEWHAT;
  return say(table, variants, {
    dish: dish.title,
    active: dish.active,
    tip: speaks(table.kitchen, dish.tip, table.now.needs) ? dish.tip : '',
  }).trim();
}

const AT = /\b(?:at|by|for) (\d{1,2})(?:[:.h](\d{2}))? ?(am|pm)?\b/;
/** To find a pan, and to sit down. */
const SPARE = 15;

/** Counted back from the meal, for the card in hand or for each dish of a list. */
export function whenToStart(table: Table): string | null {
  const [, hour = '', minute = '0'] = AT.exec(table.meaning.text) ?? [];
  const { inHand, offered, lastSaid } = table.before;
  const dishes = inHand && lastSaid !== 'list' ? [inHand] : offered;
  if (dishes.length === 0) return null;
  if (hour === '')
    return dishes.map((dish) => say(table, words.START_BEFORE, timesOf(table, dish))).join(' ');
  const eaten = (Number(hour) % 12) * 60 + Number(minute);
  const starts = dishes.map(
    (dish) => `**${dish.title}** at ${clock(eaten - timesOf(table, dish).minutes)}`,
  );
  return say(table, words.START_AT, { dishes: sayList(starts) });
}

function timesOf(table: Table, dish: Dish): { dish: string; minutes: number } {
  return { dish: dish.title, minutes: cardMinutes(table, dish).time + SPARE };
}

const HALF_DAY = 12 * 60;

/** On a clock with hands, since nobody said whether it is noon or night. */
function clock(minutes: number): string {
  const shown = (((Math.floor(minutes / 5) * 5) % HALF_DAY) + HALF_DAY) % HALF_DAY;
  const days = minutes < -HALF_DAY ? ' the day before' : '';
  return `${Math.floor(shown / 60) || 12}:${String(shown % 60).padStart(2, '0')}${days}`;
}
