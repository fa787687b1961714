/** A recipe out of anything a server or an old store may hold: an object, or its JSON text. */
import { UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import type { CardRecipe } from './message.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readLines(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

const TEXTS = [
  'recipeId',
  'recipeName',
  'conversation_response',
  'introduction',
  'friendly_closing',
  'imageUrl',
] as const;

/** Fields of the wrong kind are left out; `undefined` when there is no recipe in it at all. */
export function readRecipe(value: unknown): CardRecipe | undefined {
  const found = typeof value === 'string' ? parsed(value) : value;
  if (!isRecord(found)) return undefined;
  // Some write the spec's whole envelope, tag and content, into the text.
  const source = isRecord(found.content) ? found.content : found;
  return {
    ...Object.fromEntries(
      TEXTS.filter((key) => typeof source[key] === 'string').map((key) => [key, source[key]]),
    ),
    ...lists(source),
    ...amount('servings', source.servings),
    ...amount('minutes', source.minutes),
    ...measures(source.units),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lists({ ingredients, instructions, tips }: Record<string, unknown>): CardRecipe {
  return {
    ...(Array.isArray(ingredients) ? { ingredients: readLines(ingredients) } : {}),
    ...(Array.isArray(instructions) ? { instructions: readLines(instructions) } : {}),
    ...(typeof instructions === 'string' ? { instructions } : {}),
    ...(Array.isArray(tips) ? { tips: readLines(tips) } : {}),
    ...(typeof tips === 'string' && tips ? { tips: [tips] } : {}),
  };
}

function measures(value: unknown): CardRecipe {
  const units = UNIT_SYSTEMS.find((system) => system === value);
  return units ? { units } : {};
}

function amount(key: 'servings' | 'minutes', value: unknown): CardRecipe {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? { [key]: value } : {};
}
