/** Writes a swap's ingredient line where the new food comes in another form: pre-cooked, fresh for tinned, crushed, bicarbonate. */
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import type { DishIngredient } from '../../cookbook/dish.ts';
import { singular } from '../../text/plurals.ts';

/** Undefined where it comes in the form that the line had. */
export function inOtherForm(item: DishIngredient, said: string): DishIngredient | undefined {
  if (/breadcrumbs$/.test(item.name) && CRUSHED.test(said))
    return { ...item, name: said, preparation: 'finely crushed' };
  return (
    asBicarbonate(item, said) ??
    asReady(item, said) ??
    asFresh(item, said) ??
    asFreshHerb(item, said) ??
    asDriedHerb(item, said)
  );
}

/** Herbs that are bought and used by the sprig. */
export const HERBS: ReadonlySet<string> = new Set(
  'thyme rosemary oregano marjoram dill parsley mint tarragon sage coriander basil savory'.split(
    ' ',
  ),
);

/** Three times as much of a fresh herb as of the dried one. */
function asFreshHerb(item: DishIngredient, said: string): DishIngredient | undefined {
  const spoons = numberOf(item.quantity) * 3;
  if (!HERBS.has(said) || !item.name.startsWith('dried ') || item.unit !== 'tsp') return undefined;
  const isMuch = spoons >= 3;
  const quantity = sayNumber(isMuch ? Math.round(spoons / 1.5) / 2 : spoons);
  return { name: said, quantity, unit: isMuch ? 'tbsp' : 'tsp', preparation: 'chopped' };
}

/** Teaspoons of the dried herb for each of its unit. */
const DRIED: Readonly<Record<string, number>> = {
  ...{ tsp: 1 / 3, tbsp: 1, g: 0.1, leaves: 0.1, sprig: 0.5, sprigs: 0.5 },
};
const FOR_A_HANDFUL = 2;

function asDriedHerb(item: DishIngredient, said: string): DishIngredient | undefined {
  if (!said.startsWith('dried ') || !HERBS.has(said.slice(6)) || item.name.startsWith('dried '))
    return undefined;
  const each = DRIED[item.unit];
  const isHandful = /handful/.test(item.quantity + item.unit);
  const spoons = isHandful ? FOR_A_HANDFUL : each ? numberOf(item.quantity) * each : Number.NaN;
  if (Number.isNaN(spoons)) return undefined;
  const quantity = sayNumber(Math.max(0.25, Math.round(spoons * 4) / 4));
  return { name: said, quantity, unit: 'tsp', preparation: '' };
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

/** Of what burns a quarter does, told in teaspoons. */
export function quarterOf({
  quantity,
  unit,
}: DishIngredient): Pick<DishIngredient, 'quantity' | 'unit'> {
  const spoons = (numberOf(quantity) * (unit === 'tbsp' ? 3 : 1)) / 4;
  if (Number.isNaN(spoons)) return { quantity, unit };
  return { quantity: sayNumber(Math.max(0.125, Math.round(spoons * 8) / 8)), unit: 'tsp' };
}
