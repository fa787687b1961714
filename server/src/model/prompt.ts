/** Loads the prompt template, ours or the operator's, and fills it in for a request. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { personaOf, plainName } from '@saffron/kitchen/chef/persona';
import type { Situation } from '@saffron/kitchen/vocabulary';
import type { ChefRequest } from '../chat/chef-types.ts';
import { SettingError } from '../settings/env.ts';

export interface Prompt {
  /** The version in the template's first line, for the log. */
  readonly version: string;
  /** `state`: where the conversation stands; `kitchen`: what it can do for the model; a line each. */
  readonly render: (order: ChefRequest, state?: string, kitchen?: string) => string;
}

const DEFAULT_TEMPLATE = fileURLToPath(new URL('./prompt.md', import.meta.url));
const PLACEHOLDERS = [
  'persona',
  'manner',
  'name',
  'diets',
  'allergies',
  'units',
  'person',
  'language',
  'served',
  'again',
  'state',
  'kitchen',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
/**
 * Required: without them the model would not know the restrictions, or what was wrong in the
 * previous answer.
 */
const REQUIRED_PLACEHOLDERS: readonly Placeholder[] = ['diets', 'allergies', 'units', 'again'];
const MAX_SERVED = 30;

/** Finds the template that an operator has put into the data folder, if any. */
export function findCustomPrompt(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'prompt.md');
  return existsSync(file) ? file : undefined;
}

/**
 * @param file the operator's template instead of ours. @throws SettingError with one sentence when
 * it is invalid
 */
export function loadPrompt(file = DEFAULT_TEMPLATE): Prompt {
  const text = readTemplate(file);
  const version = /^version:\s*(\S+)\s*\n/.exec(text)?.[1];
  if (version === undefined) throw new SettingError(`The prompt ${file} must begin "version: 1".`);
  const template = text.replace(/^.*\n/, '').trim();
  const used = [...template.matchAll(/\{\{(\w*)\}\}/g)].map((match) => match[1] ?? '');
  const unknown = used.find((name) => !PLACEHOLDERS.some((known) => known === name));
  if (unknown !== undefined) {
    throw new SettingError(
      `The prompt ${file} has the placeholder {{${unknown}}}, which means nothing.`,
    );
  }
  const missing = REQUIRED_PLACEHOLDERS.find((name) => !used.includes(name));
  if (missing !== undefined) {
    throw new SettingError(`The prompt ${file} must have the placeholder {{${missing}}}.`);
  }
  // An older custom template has no placeholder for these: they are added at the end.
  const whole = (['person', 'state', 'kitchen'] as const)
    .filter((name) => !used.includes(name))
    .reduce((text, name) => `${text}\n\n{{${name}}}`, template);
  return {
    version,
    render: (order, state = '', kitchen = '') =>
      fill(whole, { ...createValues(order), state: state || NO_STATE, kitchen }),
  };
}

function readTemplate(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingError(`The prompt ${file} cannot be read: ${why}.`);
  }
}

const NO_STATE = '- Nothing has been served yet.';

/** One pass, so that a value that looks like a placeholder stays what it is. */
function fill(template: string, values: Readonly<Record<Placeholder, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: Placeholder) => values[name]).trim();
}

const UNITS = {
  international: 'metric (g, ml, °C; teaspoons and tablespoons are fine)',
  'United States': 'United States (cups, tablespoons, oz, lb, °F, inches)',
  Imperial: 'Imperial (oz, lb, fl oz, pints of 20 fl oz, °F with gas mark, inches)',
} as const;

function createValues(
  order: ChefRequest,
): Record<Exclude<Placeholder, 'state' | 'kitchen'>, string> {
  const { needs, excludedFoods } = order.extractedNeeds.person;
  const { tone, name } = personaOf(order.persona);
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'none');
  return {
    persona:
      name === undefined ? 'a friendly cooking instructor' : `a chef in the style of ${name}`,
    manner:
      name === undefined
        ? 'You are warm, clear and encouraging.'
        : `You only borrow a ${tone} energy from that style: you are Saffron, never claim to be ${name}, and never use their catchphrases.`,
    name: plainName(order.firstName) ?? 'not known',
    diets: list(needs.diets),
    allergies: list([
      ...needs.allergies,
      ...excludedFoods.flatMap(({ label, isAllergy }) =>
        isAllergy && isDishName(label) ? [label] : [],
      ),
    ]),
    person: describePerson(order),
    units: UNITS[order.units],
    language: LANGUAGES[order.brief?.language ?? 'en'] ?? 'the language in which the person writes',
    served: list(order.servedRecipes.filter(isDishName).slice(-MAX_SERVED)),
    again:
      order.retry === undefined ? '' : `\n${formatRetryAdvice(toSingleLine(order.retry.advice))}`,
  };
}

const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  tr: 'Turkish',
};

/** What else is known of the person, one line each; empty if nothing. */
function describePerson({ extractedNeeds, memo: sent, brief }: ChefRequest): string {
  const memo = brief?.memo ?? sent;
  const { person, customs, avoid } = extractedNeeds;
  const { lacking = [], people } = memo ?? {};
  const dislikes = avoid.filter(({ firm }) => !firm).map(({ said }) => said);
  const neverServed = person.excludedFoods
    .filter(({ isAllergy }) => !isAllergy)
    .map(({ label }) => label);
  const lines: readonly (readonly [string, string])[] = [
    ['Somebody at the table', person.situations.map((one) => SITUATIONS[one]).join('; ')],
    ['Ways of eating', customs.map(({ label }) => label).join(', ')],
    ['Never on the plate for that', neverServed.join(', ')],
    ['Would rather not have', dislikes.filter(isDishName).join(', ')],
    ['Tools that are not there', lacking.join(', ')],
    ['People to cook for', people === undefined ? '' : String(people)],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');
}

/**
 * Describes a situation for a cook; the excluded foods themselves are in the kitchen's table and
 * checked there.
 */
const SITUATIONS: Readonly<Record<Situation, string>> = {
  pregnancy:
    'somebody pregnant (no raw or runny egg, no rare meat, no raw or smoked fish, no liver, no alcohol, no soft or blue mould cheese)',
  baby: 'a baby (no honey, no raw egg, no alcohol, no coffee, no whole nuts, hardly any salt, soft pieces)',
  toddler:
    'a toddler (no raw egg, no alcohol, no coffee, no whole nuts, nothing hot, small pieces)',
  'raw egg': 'somebody who eats no raw or runny egg',
  'weak immunity':
    'somebody with a weak immune system (nothing raw or rare from an animal, no mould cheese)',
};

function formatRetryAdvice(advice: string): string {
  return `Your last answer could not be served. ${advice} Answer the person again, with that put right.`;
}

/** Names come from outside: what reads like a sentence, or is longer than any dish, is left out. */
function isDishName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} ,'’&()-]{1,60}$/u.test(name);
}

/** What was wrong quotes a line of the model's own: it may fill a line and not begin another. */
function toSingleLine(text: string): string {
  return text.replace(/[\s{}]+/g, ' ').slice(0, 300);
}
