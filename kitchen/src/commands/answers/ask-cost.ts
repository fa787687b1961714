/** Answers what a dish costs: keeps no prices, so it names the dear ingredients from its own table and offers a cheaper swap. */

import { isPlural } from '../../cook/adapt/rename.ts';
import { speaks } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command } from '../command.ts';
import { answered, offering } from './facts.ts';
import { cardOnTable, dishNamed } from './subject.ts';

/** The dearest first, with what does the same work for less; '' where nothing does. */
const DEAR: readonly (readonly [string, string])[] = [
  ['saffron', 'turmeric'],
  ['lobster', 'prawns'],
  ['crab', ''],
  ['scallops', ''],
  ['beef fillet', 'rump steak'],
  ['sirloin steak', 'rump steak'],
  ['steak', ''],
  ['leg of lamb', ''],
  ['lamb', ''],
  ['king prawns', 'frozen prawns'],
  ['prawns', ''],
  ['salmon', ''],
  ['cod', 'pollock'],
  ['pine nuts', 'sunflower seeds'],
  ['pistachios', ''],
  ['vanilla pod', 'vanilla extract'],
  ['dried porcini', ''],
  ['wild mushrooms', 'chestnut mushrooms'],
  ['parmesan', ''],
  ['gruyère', 'Emmental'],
  ['prosciutto', 'streaky bacon'],
  ['cashews', ''],
  ['almonds', ''],
  ['maple syrup', ''],
  ['beef', ''],
];

/** Of its ingredients those that cost much, the dearest first, each with what does the same for less. */
export function dearIn({ ingredients }: Pick<Dish, 'ingredients'>) {
  return DEAR.flatMap(([dear, cheaper]) => {
    const words = contentTokens(dear);
    const item = ingredients.find(({ name }) => {
      const own = contentTokens(name);
      return words.every((word) => own.includes(word)) && !own.includes('stock');
    });
    return item ? [{ name: item.name, cheaper }] : [];
  });
}

/** Always has an answer. */
export const askCost: Command = (context, memo, clause) => {
  const none = tell('answers.cost');
  const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
  if (!subject) return answered(memo, [none]);
  const { dish, isCard, title } = subject;
  const found = dearIn(dish);
  const dear = [...new Set(found.map(({ name }) => name))].slice(0, 3);
  if (dear.length === 0) return answered(memo, [none, tell('answers.cost-plain', { dish: title })]);
  const told = [none, tell('answers.cost-dear', { dish: title, foods: dear })];
  const saving = found.find(
    ({ cheaper }) =>
      cheaper !== '' && speaks(context.table.kitchen, cheaper, context.table.heard.person.needs),
  );
  if (!saving || !isCard) return answered(memo, told);
  const { name, cheaper } = saving;
  const slots = { from: { name, isPlural: isPlural(name) }, to: cheaper };
  const message = tell('answers.cost-offer', slots);
  return offering(memo, told, { message, act: 'swap', about: `${name} -> ${cheaper}` });
};
