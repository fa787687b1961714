/** Loads the prompt template, ours or the operator's, and fills it in for a request. */
import { existsSync, readdirSync } from 'node:fs';
import path, { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { personaOf, plainName } from '@saffron/kitchen/chef/persona';
import type { Situation } from '@saffron/kitchen/vocabulary';
import type { ChefRequest } from '../chat/chef-types.ts';
import { SettingError } from '../settings/env.ts';
import { type PromptFile, readPromptFile } from './prompt-files.ts';

export interface Prompt {
  /** The version in the template's first line, for the log. */
  readonly version: string;
  /**
   * In the language of the person. `state`: where the conversation stands; `kitchen`: what is known of the kitchen by a
   * model that cannot call tools; a line each.
   */
  readonly render: (order: ChefRequest, state?: string, kitchen?: string) => string;
  /** Our words for a request in that language. */
  readonly wordsFor: (order: ChefRequest) => (english: string) => string;
}

const DEFAULT_TEMPLATE = fileURLToPath(new URL('./prompt.md', import.meta.url));
/** The same in other languages, a file each, by its code. */
const TRANSLATIONS = fileURLToPath(new URL('./prompts', import.meta.url));
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
 * @param file the operator's template instead of ours in all languages. @throws SettingError with one sentence when
 * it is invalid
 */
export function loadPrompt(file?: string): Prompt {
  const english = openTemplate(readPromptFile(DEFAULT_TEMPLATE), DEFAULT_TEMPLATE);
  if (file !== undefined) {
    const custom = readPromptFile(file);
    const own = openTemplate({ ...custom, tools: custom.tools || english.tools }, file);
    return promptOf(() => own, custom.version);
  }
  const others = new Map(
    readdirSync(TRANSLATIONS).map((name) => {
      const translation = join(TRANSLATIONS, name);
      return [
        name.replace('.md', ''),
        openTemplate(readPromptFile(translation), translation),
      ] as const;
    }),
  );
  return promptOf((language) => others.get(language) ?? english, english.version);
}

function promptOf(fileFor: (language: string) => PromptFile, version: string): Prompt {
  const fileOf = ({ brief }: ChefRequest) => fileFor(brief?.language ?? 'en');
  return {
    version,
    wordsFor: (request) => fileOf(request).word,
    render: (request, state = '', kitchen) => {
      const { template, tools, word } = fileOf(request);
      const values = createValues(request, word);
      return fill(template, {
        ...values,
        state: state || `- ${word(NO_STATE)}`,
        kitchen: kitchen ?? tools.replaceAll('{{language}}', values.language),
      });
    },
  };
}

/** @throws SettingError where a placeholder is missing or means nothing */
function openTemplate(found: PromptFile, file: string): PromptFile {
  const { template } = found;
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
  return { ...found, template: whole };
}

const NO_STATE = 'Nothing has been served yet.';

/** One pass, so that a value that looks like a placeholder stays what it is. */
function fill(template: string, values: Readonly<Record<Placeholder, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: Placeholder) => values[name]).trim();
}

/** Each by its word in the files of other languages. */
const UNIT_WORDS = {
  international: 'metric',
  'United States': 'United States',
  Imperial: 'Imperial',
} as const;
const UNITS = {
  international: 'metric (g, ml, °C; teaspoons and tablespoons are fine)',
  'United States': 'United States (cups, tablespoons, oz, lb, °F, inches)',
  Imperial: 'Imperial (oz, lb, fl oz, pints of 20 fl oz, °F with gas mark, inches)',
} as const;

function createValues(
  order: ChefRequest,
  word: (english: string) => string,
): Record<Exclude<Placeholder, 'state' | 'kitchen'>, string> {
  const { needs, excludedFoods } = order.extractedNeeds.person;
  const { tone, name } = personaOf(order.persona);
  const told = (key: string, english: string) => (word(key) === key ? english : word(key));
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : word('none'));
  return {
    persona:
      name === undefined
        ? word('a friendly cooking instructor')
        : `${word('a chef in the style of')} ${name}`,
    manner:
      name === undefined
        ? word('You are warm, clear and encouraging.')
        : told(
            BORROWED,
            `You only borrow a ${tone} energy from that style: you are Saffron, never claim to be ${name}, and never use their catchphrases.`,
          ),
    name: plainName(order.firstName) ?? word('not known'),
    diets: list(needs.diets.map(word)),
    allergies: list([
      ...needs.allergies.map(word),
      ...excludedFoods.flatMap(({ label, isAllergy }) =>
        isAllergy && isDishName(label) ? [label] : [],
      ),
    ]),
    person: describePerson(order, word, told),
    units: told(UNIT_WORDS[order.units], UNITS[order.units]),
    language: told('language', LANGUAGES[order.brief?.language ?? 'en'] ?? THEIR_LANGUAGE),
    served: list(order.servedRecipes.filter(isDishName).slice(-MAX_SERVED)),
    again:
      order.retry === undefined ? '' : `\n${formatRetryAdvice(toSingleLine(order.retry.advice))}`,
  };
}

const BORROWED =
  'You only borrow the energy of that style: you are Saffron, never claim to be that person, and never use their catchphrases.';
const THEIR_LANGUAGE = 'the language in which the person writes';
/** Of an operator's template, which is in one language and tells the name of the other. */
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
function describePerson(
  { extractedNeeds, memo: sent, brief }: ChefRequest,
  word: (english: string) => string,
  told: (key: string, english: string) => string,
): string {
  const memo = brief?.memo ?? sent;
  const { person, customs, avoid } = extractedNeeds;
  const { lacking = [], people } = memo ?? {};
  const dislikes = avoid.filter(({ firm }) => !firm).map(({ said }) => said);
  const neverServed = person.excludedFoods
    .filter(({ isAllergy }) => !isAllergy)
    .map(({ label }) => label);
  const lines: readonly (readonly [string, string])[] = [
    [
      'Somebody at the table',
      person.situations.map((one) => told(one, SITUATIONS[one])).join('; '),
    ],
    ['Ways of eating', customs.map(({ label }) => label).join(', ')],
    ['Never on the plate for that', neverServed.join(', ')],
    ['Would rather not have', dislikes.filter(isDishName).join(', ')],
    ['Tools that are not there', lacking.join(', ')],
    ['People to cook for', people === undefined ? '' : String(people)],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${word(name)}: ${value}`)
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
