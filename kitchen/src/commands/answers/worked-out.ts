/** Calculates a rule-of-thumb fact for the people or amount told ("200 g per person" for six); writes numbers in halves: "2½". */

import type { Amount } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';

/** "Reckon 75-90 g", and "7 g ... for 500 g of flour". */
const PER_HEAD = /^Reckon (\d+)(?:-(\d+))? (g|ml) .*per person/;
const PER_AMOUNT =
  /(\d+)(?:-(\d+))? (g|ml|teaspoons?|tablespoons?)\b.* (?:for|to|raises) (?:each )?(\d+) (g|ml)\b/;
const PLENTY = 1000;
const LARGE: Readonly<Record<string, string>> = { g: 'kg', ml: 'litres' };
/** What is told of in a larger unit. */
const BASES: Readonly<Record<string, readonly [base: string, many: number]>> = {
  ...{ g: ['g', 1], gram: ['g', 1], kg: ['g', PLENTY], kilo: ['g', PLENTY] },
  ...{ ml: ['ml', 1], l: ['ml', PLENTY], litre: ['ml', PLENTY], liter: ['ml', PLENTY] },
};
const MOST_PEOPLE = 200;

/** Undefined where the rule has no such figure, or neither people nor an amount were told. */
export function workedOut(
  fact: string,
  {
    people,
    amounts,
  }: { readonly people?: number | undefined; readonly amounts: readonly Amount[] },
): Told | undefined {
  const [, least = '', most, unit = ''] = PER_HEAD.exec(fact) ?? [];
  if (unit !== '' && people !== undefined && people > 1 && people <= MOST_PEOPLE)
    return tell('answers.worked-out', {
      of: String(people),
      amount: ranged(Number(least) * people, most && Number(most) * people, unit),
    });
  const [, few = '', many, spoon = '', each = '', base = ''] = PER_AMOUNT.exec(fact) ?? [];
  const told = amounts.find((one) => BASES[one.unit]?.[0] === base);
  const grams = (told?.value ?? 0) * (BASES[told?.unit ?? '']?.[1] ?? 0);
  if (!told || !(grams > 0) || grams === Number(each)) return undefined;
  const share = grams / Number(each);
  return tell('answers.worked-out', {
    of: `${told.value} ${told.unit}`,
    amount: ranged(Number(few) * share, many && Number(many) * share, spoon),
  });
}

function ranged(least: number, most: number | string | undefined, unit: string): string {
  const isLarge = least >= PLENTY && LARGE[unit] !== undefined;
  const figure = (value: number): string => {
    if (isLarge) return String(Math.round(value / 100) / 10);
    if (LARGE[unit] !== undefined)
      return String(value < 20 ? Math.round(value) : Math.round(value / 5) * 5);
    return halves(value);
  };
  const [from, to] = [figure(least), typeof most === 'number' ? figure(most) : ''];
  const plain = unit.replace(/s$/, '');
  const named = isLarge
    ? LARGE[unit]
    : LARGE[unit]
      ? unit
      : from === '1' && !to
        ? plain
        : `${plain}s`;
  return to === '' || to === from ? `${from} ${named}` : `${from}-${to} ${named}`;
}

/** To the half spoon: "2½". */
export function halves(value: number): string {
  const all = Math.max(1, Math.round(value * 2));
  const whole = Math.floor(all / 2);
  return `${whole > 0 ? whole : ''}${all % 2 === 1 ? '½' : ''}`;
}
