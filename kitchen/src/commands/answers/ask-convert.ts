/** Answers conversions by arithmetic: weight, volume, length, cups or pieces of a food, oven heat (the current recipe's too). */

import { findFood, gramsOfOne } from '../../measure/food-table.ts';
import { convertTemperature, type TemperatureScale } from '../../measure/temperature-scales.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext } from '../command.ts';
import { answered, factsOf, topicAsked } from './facts.ts';
import { cardOnTable, foodsAsked } from './subject.ts';

interface Measure {
  readonly kind: 'g' | 'ml' | 'cm';
  /** Grams, millilitres or centimetres of one. */
  readonly one: number;
  readonly said: string;
}

const ROWS: readonly (readonly [string, Measure['kind'], number, string])[] = [
  ['kg kilo kilogram', 'g', 1000, 'kg'],
  ['g gram gramme gr', 'g', 1, 'g'],
  ['lb pound', 'g', 453.592, 'lb'],
  ['oz ounce', 'g', 28.3495, 'oz'],
  ['stone', 'g', 6350.29, 'stone'],
  ['l litre liter', 'ml', 1000, 'l'],
  ['dl decilitre deciliter', 'ml', 100, 'dl'],
  ['ml millilitre milliliter', 'ml', 1, 'ml'],
  ['floz', 'ml', 29.5735, 'fl oz'],
  ['cup', 'ml', 240, 'cups'],
  ['pint', 'ml', 568.261, 'UK pints'],
  ['quart', 'ml', 946.353, 'quarts'],
  ['gill', 'ml', 142.065, 'gills'],
  ['tbsp tablespoon tbs', 'ml', 15, 'tbsp'],
  ['tsp teaspoon', 'ml', 5, 'tsp'],
  ['cm centimetre centimeter', 'cm', 1, 'cm'],
  ['inch in', 'cm', 2.54, 'inches'],
];
const UNITS: ReadonlyMap<string, Measure> = new Map(
  ROWS.flatMap(([names, kind, one, said]) =>
    names.split(' ').map((name) => [name, { kind, one, said }] as const),
  ),
);
const SCALES: Readonly<Record<string, TemperatureScale>> = {
  c: 'C',
  celsius: 'C',
  centigrade: 'C',
  f: 'F',
  fahrenheit: 'F',
};
const PARTS: Readonly<Record<string, number>> = { half: 0.5, third: 1 / 3, quarter: 0.25 };
const BUTTER_STICK = 113;

/** Undefined where no amount can be told from it. */
export const askConvert: Command = (context, memo, clause) => {
  // "1.5" and "2/3" come as two numbers, and which was meant can no longer be told.
  if (clause.amounts.some(({ unit }) => Number.isFinite(Number.parseInt(unit, 10))))
    return undefined;
  const heat =
    markOfCard(context, memo, clause) ?? heatOf(clause) ?? ovenOfCard(context, memo, clause);
  if (heat) return answered(memo, [heat]);
  const told = amountOf(context, clause);
  if (told) return answered(memo, [told]);
  return answered(
    memo,
    factsOf(context, topicAsked(context, 'amounts', clause), ['cup', 'spoon', 'weight'], 1),
  );
};

function heatOf({ amounts, terms }: ReadClause): Told | undefined {
  const isFan = terms.includes('fan');
  if (terms.includes('gas')) {
    const mark = amounts.find(({ value }) => value > 0 && value <= 10);
    const asked = amounts.find(({ value }) => value >= 100);
    if (asked) return fromDegrees(asked.value, scaleOf(asked.unit, asked.value, terms), isFan);
    return mark && tellHeat(`gas ${mark.value}`, mark.value, 'gas', isFan);
  }
  const [amount] = amounts.filter(
    ({ value, unit }) => value >= 30 && (unit in SCALES || unit === 'degree'),
  );
  const bare = amounts.find(({ value, unit }) => value >= 100 && unit === '');
  const found =
    amount ??
    (terms.some((term) => term in SCALES) || isFan
      ? (bare ?? amounts.find(({ value }) => value >= 100))
      : undefined);
  return found && fromDegrees(found.value, scaleOf(found.unit, found.value, terms), isFan);
}

/** "Is that gas 4?": of the card, with yes or no. */
function markOfCard(
  context: CommandContext,
  memo: Parameters<Command>[1],
  { amounts, terms }: ReadClause,
): Told | undefined {
  const [only, another] = amounts;
  const isMark = terms.includes('gas') && only !== undefined && only.value <= 9 && !another;
  const celsius = isMark && terms.length <= GAS_ALONE ? celsiusOfCard(context, memo) : undefined;
  if (celsius === undefined || !only) return undefined;
  const { gas } = convertTemperature(celsius, { scale: 'C', fan: false }, 'oven', 'international');
  const slots = { mark: gas, degrees: `${celsius} °C` };
  return tell(gas === String(only.value) ? 'answers.gas-yes' : 'answers.gas-no', slots);
}

/** "Gas", "mark" and the number, and nothing to turn it into. */
const GAS_ALONE = 3;

function celsiusOfCard(context: CommandContext, memo: Parameters<Command>[1]): number | undefined {
  const steps = cardOnTable(context, memo)?.dish.steps.flat() ?? [];
  const text = steps.flatMap((piece) => ('text' in piece ? piece.text : '')).join(' ');
  const found = CELSIUS.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

const CELSIUS = /(\d{3}) °C/;

/** "What is that in gas": of the card on the table. */
function ovenOfCard(
  context: CommandContext,
  memo: Parameters<Command>[1],
  clause: ReadClause,
): Told | undefined {
  const asksHeat = clause.terms.some((term) => term in SCALES || term === 'gas' || term === 'fan');
  if (!asksHeat || clause.amounts.length > 0) return undefined;
  const celsius = celsiusOfCard(context, memo);
  if (celsius !== undefined && clause.terms.includes('gas')) {
    const oven = { scale: 'C', fan: false } as const;
    const { gas } = convertTemperature(celsius, oven, 'oven', 'international');
    return tell('answers.oven-gas', { mark: gas, degrees: `${celsius} °C` });
  }
  return celsius === undefined
    ? undefined
    : fromDegrees(celsius, 'C', clause.terms.includes('fan'));
}

/** Without a word for it, no oven goes beyond 290 °C, and few are asked for below 250 °F. */
function scaleOf(unit: string, value: number, terms: readonly string[]): TemperatureScale {
  const said = SCALES[unit];
  if (said) return said;
  const other = terms.map((term) => SCALES[term]).find((scale) => scale !== undefined);
  if (value > 260) return 'F';
  if (other === 'C' && value > 250) return 'F';
  return 'C';
}

function fromDegrees(value: number, scale: TemperatureScale, fan: boolean): Told {
  return tellHeat(`${value} °${scale}`, value, scale, fan);
}

function tellHeat(from: string, value: number, scale: TemperatureScale, fan: boolean): Told {
  const isOven = scale === 'gas' || value >= (scale === 'C' ? 105 : 220);
  const kind = isOven ? 'oven' : 'exact';
  const celsius =
    scale === 'C'
      ? value
      : convertTemperature(value, { scale, fan: false }, kind, 'international').degrees;
  const { degrees, gas } = convertTemperature(value, { scale, fan: false }, kind, 'United States');
  const fahrenheit = scale === 'F' ? value : degrees;
  const slots = { from, celsius: `${celsius} °C`, fahrenheit: `${fahrenheit} °F` };
  if (!isOven) return tell(scale === 'C' ? 'answers.heat-f' : 'answers.heat-c', slots);
  const mark =
    scale === 'C'
      ? convertTemperature(value, { scale, fan: false }, 'oven', 'United States').gas
      : gas;
  const all = { ...slots, mark: mark || '9', fan: `${celsius - 20} °C` };
  if (fan) return tell('answers.heat-fan', all);
  return tell(
    scale === 'gas'
      ? 'answers.heat-gas'
      : scale === 'C'
        ? 'answers.heat-from-c'
        : 'answers.heat-from-f',
    all,
  );
}

function amountOf({ table }: CommandContext, clause: ReadClause): Told | undefined {
  const { foods: densities } = table.kitchen.measures;
  const [food] = foodsAsked(clause);
  const isFluid = clause.terms.includes('fluid') || clause.terms.includes('fl');
  const unitOf = (word: string): Measure | undefined =>
    UNITS.get(
      isFluid && (word === 'oz' || word === 'ounce' || word === 'fluid' || word === 'fl')
        ? 'floz'
        : word,
    );
  const amount = clause.amounts.find(({ unit }) => unitOf(unit));
  const named = clause.terms.flatMap((term) => unitOf(term) ?? []);
  if (clause.terms.includes('stick') && food && STICKS.some((one) => food.said.includes(one)))
    return tell('answers.stick', { grams: BUTTER_STICK * (clause.amounts[0]?.value ?? 1) });
  // "How many ml in a tablespoon" and "cups in a litre" name the measure to turn into first.
  const isCounted = clause.terms.includes('many') || clause.amounts.length === 0;
  const from = amount ? unitOf(amount.unit) : named.at(isCounted ? -1 : 0);
  if (!from) {
    const piece = food && gramsOfOne(densities, food.said);
    const count = clause.amounts[0]?.value ?? 1;
    return piece
      ? tell('answers.converted', {
          from: `${count} ${food.said}`,
          to: `${Math.round(piece * count)} g`,
        })
      : undefined;
  }
  const part = clause.terms.find((term) => term in PARTS);
  const value = amount?.value ?? (part === undefined ? 1 : (PARTS[part] ?? 1));
  const to =
    named.find(({ said }) => said !== from.said) ??
    (from.kind === 'ml' && food ? UNITS.get('g') : usual(from));
  if (!to) return undefined;
  const density = food && findFood(densities, food.said)?.density;
  const base = value * from.one;
  const across =
    from.kind === to.kind
      ? base
      : from.kind === 'cm' || to.kind === 'cm'
        ? undefined
        : density
          ? from.kind === 'ml'
            ? base * density
            : base / density
          : undefined;
  const slots = { from: saidOf(value, from), to: '', food: food?.said ?? '' };
  if (across === undefined) {
    if (from.kind !== 'ml' || to.kind !== 'g') return tell('answers.convert-which');
    return tell('answers.convert-which');
  }
  const told = { ...slots, to: saidOf(across / to.one, to) };
  return tell(food && from.kind !== to.kind ? 'answers.converted-food' : 'answers.converted', told);
}

/** Where nobody says into what. */
function usual({ kind, one }: Measure): Measure | undefined {
  if (kind === 'cm') return UNITS.get(one === 1 ? 'inch' : 'cm');
  if (kind === 'g') return UNITS.get(one === 1 || one === 1000 ? 'oz' : 'g');
  return UNITS.get(one === 1 || one === 1000 || one === 100 ? 'cup' : 'ml');
}

function saidOf(value: number, { said }: Measure): string {
  const rounded =
    value >= 20
      ? Math.round(value / (said === 'g' || said === 'ml' ? (value > 60 ? 5 : 1) : 1)) *
        (said === 'g' || said === 'ml' ? (value > 60 ? 5 : 1) : 1)
      : value >= 10
        ? Math.round(value * 2) / 2
        : Math.round(value * 100) / 100;
  const unit =
    rounded <= 1 && said.endsWith('s') ? said.replace(/e?s$/, said === 'inches' ? '' : '') : said;
  return `${Math.round(rounded * 100) / 100} ${unit}`;
}

/** What is sold by the stick; of celery it is something else. */
const STICKS = ['butter', 'margarine', 'spread'];
