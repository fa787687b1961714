/** The words a model is given: our template, or the operator's, filled in with what is known of the person. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { personaOf, plainName } from '@saffron/kitchen/chef/voice/persona';
import type { Situation } from '@saffron/kitchen/vocabulary';
import type { Order } from '../chat/chef.ts';
import { SettingError } from '../env.ts';

export interface Prompt {
  /** As the template's first line says, for the log. */
  readonly version: string;
  readonly write: (order: Order) => string;
}

const OURS = fileURLToPath(new URL('./prompt.md', import.meta.url));
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
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
/** Without these the model would not know what to keep off the plate, or what was wrong the last time. */
const NEEDED: readonly Placeholder[] = ['diets', 'allergies', 'units', 'again'];
const MOST_SERVED = 30;

/** The template an operator has put into the data folder, if any. */
export function ownPrompt(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'prompt.md');
  return existsSync(file) ? file : undefined;
}

/** @param file the operator's template instead of ours. @throws SettingError in one sentence when it will not do */
export function openPrompt(file = OURS): Prompt {
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
  const missing = NEEDED.find((name) => !used.includes(name));
  if (missing !== undefined) {
    throw new SettingError(`The prompt ${file} must have the placeholder {{${missing}}}.`);
  }
  // An older template of an operator's own has no place for what is known of the person: it goes to the end.
  const whole = used.includes('person') ? template : `${template}\n\n{{person}}`;
  return { version, write: (order) => fill(whole, valuesFor(order)) };
}

function readTemplate(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingError(`The prompt ${file} cannot be read: ${why}.`);
  }
}

/** One pass, so that a value that looks like a placeholder stays what it is. */
function fill(template: string, values: Readonly<Record<Placeholder, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: Placeholder) => values[name]).trim();
}

const UNITS = {
  international: 'metric (g, ml, °C; teaspoons and tablespoons are fine)',
  'United States': 'United States (cups, tablespoons, oz, lb, °F, inches)',
  Imperial: 'Imperial (oz, lb, fl oz, pints of 20 fl oz, °F with gas mark, inches)',
} as const;

function valuesFor(order: Order): Record<Placeholder, string> {
  const { needs, keptOut } = order.heard.person;
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
      ...keptOut.flatMap(({ said, isAllergy }) => (isAllergy && isDishName(said) ? [said] : [])),
    ]),
    person: describePerson(order),
    units: UNITS[order.units],
    language: 'English',
    served: list(order.served.filter(isDishName).slice(-MOST_SERVED)),
    again: order.again === undefined ? '' : `\n${againWords(oneLine(order.again.advice))}`,
  };
}

/** What else holds, a line for each; empty where nothing was told. */
function describePerson({ heard }: Order): string {
  const { person, customs, dislikes, lacking, people } = heard;
  const neverServed = person.keptOut.filter(({ isAllergy }) => !isAllergy).map(({ said }) => said);
  const lines: readonly (readonly [string, string])[] = [
    ['Somebody at the table', person.situations.map((one) => SITUATIONS[one]).join('; ')],
    ['Ways of eating', customs.join(', ')],
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

/** As a cook must know it; what is ruled out by name stands in the kitchen's own table and is checked there. */
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

function againWords(advice: string): string {
  return `Your last answer could not be served. ${advice} Answer the person again, with that put right.`;
}

/** Names come from outside: what reads like a sentence, or is longer than any dish, is left out. */
function isDishName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} ,'’&()-]{1,60}$/u.test(name);
}

/** What was wrong quotes a line of the model's own: it may fill a line and not begin another. */
function oneLine(text: string): string {
  return text.replace(/[\s{}]+/g, ' ').slice(0, 300);
}
