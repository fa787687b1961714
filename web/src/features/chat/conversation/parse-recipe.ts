/** Parses a recipe from an untrusted value: server JSON, or what an older version stored. */
import { UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import type { PartialRecipe } from './message.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parseLines(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

const TEXT_FIELDS = [
  'recipeId',
  'recipeName',
  'conversation_response',
  'introduction',
  'friendly_closing',
  'imageUrl',
] as const;

/** Fields of the wrong type are left out; `undefined` if the value is no recipe at all. */
export function parseRecipe(value: unknown): PartialRecipe | undefined {
  const found = typeof value === 'string' ? parseJson(value) : value;
  if (!isRecord(found)) return undefined;
  // The text may hold the spec's whole envelope, with tag and content.
  const source = isRecord(found.content) ? found.content : found;
  return {
    ...Object.fromEntries(
      TEXT_FIELDS.filter((key) => typeof source[key] === 'string').map((key) => [key, source[key]]),
    ),
    ...parseLists(source),
    ...parsePositiveNumber('servings', source.servings),
    ...parsePositiveNumber('minutes', source.minutes),
    ...parseUnits(source.units),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseLists({ ingredients, instructions, tips }: Record<string, unknown>): PartialRecipe {
  return {
    ...(Array.isArray(ingredients) ? { ingredients: parseLines(ingredients) } : {}),
    ...(Array.isArray(instructions) ? { instructions: parseLines(instructions) } : {}),
    ...(typeof instructions === 'string' ? { instructions } : {}),
    ...(Array.isArray(tips) ? { tips: parseLines(tips) } : {}),
    ...(typeof tips === 'string' && tips ? { tips: [tips] } : {}),
  };
}

function parseUnits(value: unknown): PartialRecipe {
  const units = UNIT_SYSTEMS.find((system) => system === value);
  return units ? { units } : {};
}

function parsePositiveNumber(key: 'servings' | 'minutes', value: unknown): PartialRecipe {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? { [key]: value } : {};
}
