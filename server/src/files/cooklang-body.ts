/** Writes the steps of a recipe as Cooklang, marking each ingredient where a step first names it. */
import type { DishIngredient } from '@saffron/kitchen/cookbook/dish';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { readLine } from '@saffron/kitchen/measure/read-line';

interface Lines {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

export function writeCooklangBody(
  { ingredients, instructions }: Lines,
  measures: Kitchen['measures'],
): string {
  const steps = instructions.map(stripMarkup);
  const before: string[] = [];
  for (const line of ingredients) {
    const item = parseIngredient(line, measures);
    if (item.name === '') continue;
    const at = steps.findIndex((step) => findName(item.name, step) >= 0);
    const step = steps[at];
    if (step === undefined) before.push(formatIngredient(item));
    else {
      const from = findName(item.name, step);
      steps[at] =
        step.slice(0, from) + formatIngredient(item) + step.slice(from + item.name.length);
    }
  }
  const opening = before.length > 0 ? [`Set out ${before.join(', ')}.`] : [];
  return `${[...opening, ...steps].join('\n\n')}\n`;
}

/** Cooklang's special characters where the author meant them literally. */
function stripMarkup(step: string): string {
  return step
    .replace(/\s+/g, ' ')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[@#~]/g, '')
    .replace(/--+/g, '–')
    .replace(/^[>=]+/, '')
    .trim();
}

/** The index at which a step names the food as a separate word, outside existing marks; -1 if it does not. */
function findName(name: string, step: string): number {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const marked = /[@#~][^@#~{}]*\{[^{}]*\}(?:\([^()]*\))?/g;
  const blank = step.replace(marked, (all) => '\0'.repeat(all.length));
  return blank.search(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u'));
}

function formatIngredient({ name, quantity, unit, preparation }: DishIngredient): string {
  const amount = unit === '' ? quantity : `${quantity}%${unit}`;
  return `@${name}{${amount}}${preparation === '' ? '' : `(${preparation})`}`;
}

const AMOUNT = /^([\d\s./,–½⅓⅔¼¾⅛⅜⅝⅞-]*)([\s\S]*)$/;

/** "400 g chopped tomatoes, tinned" split at the food name that the kitchen finds in it. */
function parseIngredient(line: string, measures: Kitchen['measures']): DishIngredient {
  const name = removeMarkup(readLine(measures, line).name, /[@#~{}().,;:!%\n]+/g);
  const at = name === '' ? -1 : line.indexOf(name);
  if (at < 0)
    return {
      name: removeMarkup(line, /[@#~{}().,;:!%\n]+/g),
      quantity: '',
      unit: '',
      preparation: '',
    };
  const [, quantity = '', unit = ''] = AMOUNT.exec(line.slice(0, at).trim()) ?? [];
  const preparation = /^\s*,\s*([\s\S]*)$/.exec(line.slice(at + name.length))?.[1] ?? '';
  return {
    name,
    quantity: removeMarkup(quantity, /[{}%]+/g),
    unit: removeMarkup(unit, /[{}%]+/g),
    preparation: removeMarkup(preparation, /[@#~{}()\n]+/g),
  };
}

function removeMarkup(text: string, unfit: RegExp): string {
  return text.replace(unfit, ' ').replace(/\s+/g, ' ').trim();
}
