/** Writes a swap's ingredient line where the new food comes in another form: pre-cooked, fresh for tinned, crushed, bicarbonate. */
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import type { DishIngredient } from '../../cookbook/dish.ts';
import { singular } from '../../text/plurals.ts';

/** Undefined where it comes in the form that the line had. */
export function inOtherForm(item: DishIngredient, said: string): DishIngredient | undefined {
  if (/breadcrumbs$/.test(item.name) && CRUSHED.test(said))
    return { ...item, name: said, preparation: 'finely crushed' };
  return asBicarbonate(item, said) ?? asReady(item, said) ?? asFresh(item, said);
}

const CRUSHED = /\b(?:crackers|cornflakes|oatcakes|crisps|cream crackers|rusks|pretzels)$/;

/** Bicarbonate is four times as strong, and wants something sour. */
function asBicarbonate(item: DishIngredient, said: string): DishIngredient | undefined {
  const isSwap = item.name === 'baking powder' && /^bicarbonate|^baking soda/.test(said);
  const value = numberOf(item.quantity);
  if (!isSwap || item.unit !== 'tsp' || Number.isNaN(value)) return undefined;
  const quantity = sayNumber(Math.max(0.125, Math.round(value * 2) / 8));
  const sour = sayNumber(Math.max(0.25, Math.round(value * 2) / 4));
  return { ...item, name: said, quantity, preparation: `with ${sour} tsp lemon juice` };
}

/** What was boiled before weighs more than what goes dry into the pot. */
function asReady(item: DishIngredient, said: string): DishIngredient | undefined {
  const isDry =
    said === `cooked ${singular(item.name.split(' ').at(-1) ?? '')}` || said.endsWith(item.name);
  if (!said.startsWith('cooked ') || item.name.startsWith('cooked ') || item.unit !== 'g' || !isDry)
    return undefined;
  const times = /\b(?:rice|quinoa|bulgur|couscous|barley)$/.test(said) ? 2.7 : 2.2;
  const grams = Math.round((numberOf(item.quantity) * times) / 10) * 10;
  return { ...item, name: said, quantity: String(grams), preparation: 'cold' };
}

/** Fresh tomatoes for those out of a tin are cut. */
function asFresh({ name, preparation, ...item }: DishIngredient, said: string) {
  const isTinned = preparation === 'tinned' && name.endsWith('tomatoes');
  if (
    !isTinned ||
    !/^(?:[a-z]+ )?tomato(?:es)?$/.test(said) ||
    /^(?:tinned|chopped|plum)/.test(said)
  )
    return undefined;
  const whole = said === 'tomatoes' || said === 'tomato' ? 'ripe tomatoes' : said;
  return { ...item, name: whole, preparation: 'chopped' };
}
