/** The steps of a recipe as Cooklang: each ingredient marked where it is first named, the others set out beforehand. */
import type { DishIngredient } from '@saffron/kitchen/cookbook/dish';
import { readLine } from '@saffron/kitchen/measure/lines/read-line';
import type { Measures } from '@saffron/kitchen/measure/measures';

interface Lines {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

export function cookBody({ ingredients, instructions }: Lines, measures: Measures): string {
  const steps = instructions.map(withoutMarks);
  const before: string[] = [];
  for (const line of ingredients) {
    const item = itemOf(line, measures);
    if (item.name === '') continue;
    const at = steps.findIndex((step) => placeOf(item.name, step) >= 0);
    const step = steps[at];
    if (step === undefined) before.push(mark(item));
    else {
      const from = placeOf(item.name, step);
      steps[at] = step.slice(0, from) + mark(item) + step.slice(from + item.name.length);
    }
  }
  const opening = before.length > 0 ? [`Set out ${before.join(', ')}.`] : [];
  return `${[...opening, ...steps].join('\n\n')}\n`;
}

/** Signs of Cooklang that an author meant as mere signs. */
function withoutMarks(step: string): string {
  return step
    .replace(/\s+/g, ' ')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[@#~]/g, '')
    .replace(/--+/g, '–')
    .replace(/^[>=]+/, '')
    .trim();
}

/** Where a step names the food as a word of its own, outside of what is marked already; -1 when it does not. */
function placeOf(name: string, step: string): number {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const marked = /[@#~][^@#~{}]*\{[^{}]*\}(?:\([^()]*\))?/g;
  const blank = step.replace(marked, (all) => '\0'.repeat(all.length));
  return blank.search(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u'));
}

function mark({ name, quantity, unit, preparation }: DishIngredient): string {
  const amount = unit === '' ? quantity : `${quantity}%${unit}`;
  return `@${name}{${amount}}${preparation === '' ? '' : `(${preparation})`}`;
}

const AMOUNT = /^([\d\s./,–½⅓⅔¼¾⅛⅜⅝⅞-]*)([\s\S]*)$/;

/** "400 g chopped tomatoes, tinned" taken apart by where the kitchen finds the name in it. */
function itemOf(line: string, measures: Measures): DishIngredient {
  const name = fit(readLine(measures, line).name, /[@#~{}().,;:!%\n]+/g);
  const at = name === '' ? -1 : line.indexOf(name);
  if (at < 0)
    return { name: fit(line, /[@#~{}().,;:!%\n]+/g), quantity: '', unit: '', preparation: '' };
  const [, quantity = '', unit = ''] = AMOUNT.exec(line.slice(0, at).trim()) ?? [];
  const preparation = /^\s*,\s*([\s\S]*)$/.exec(line.slice(at + name.length))?.[1] ?? '';
  return {
    name,
    quantity: fit(quantity, /[{}%]+/g),
    unit: fit(unit, /[{}%]+/g),
    preparation: fit(preparation, /[@#~{}()\n]+/g),
  };
}

function fit(text: string, unfit: RegExp): string {
  return text.replace(unfit, ' ').replace(/\s+/g, ' ').trim();
}
