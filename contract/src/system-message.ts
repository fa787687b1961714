/** Writes and parses a chat's system message (persona, needs, units) and the "Recipe shared: ..." line for a recipe in its history. */
import {
  ALLERGENS,
  type Allergen,
  DIETS,
  type Diet,
  type UnitSystem,
} from '@saffron/kitchen/vocabulary';
import { DEFAULT_PERSONA, UNNAMED_DISH } from './limits.ts';
import { TELEVISION_CHEF_PREFIX } from './preferences.ts';

export interface SystemMessage {
  readonly persona?: string;
  readonly diets: readonly Diet[];
  readonly allergies: readonly Allergen[];
  readonly units?: UnitSystem;
}

const joinOrNone = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'None');

/** The system message of spec 7.3. Everything in it that a person chose is readable by `parseSystemMessage`. */
export function writeSystemMessage(message: SystemMessage): string {
  return [
    `You are ${message.persona ?? DEFAULT_PERSONA}.`,
    `Dietary restrictions: ${joinOrNone(message.diets)}.`,
    `Food allergies: ${joinOrNone(message.allergies)}.`,
    `Measurement units: ${message.units ?? 'international'}.`,
    "Give one dish recipe at a time, as a JSON object with tag 'recipe' and content fields recipeName,",
    'conversation_response, introduction, ingredients, instructions, tips, friendly_closing.',
    'Never mix text and JSON. Leave the steps unnumbered.',
  ].join('\n');
}

/** Other words for the nine allergens that a client may use. "Nuts" alone is read as both kinds. */
const ALLERGEN_PATTERNS: Record<Allergen, RegExp> = {
  milk: /\b(milk|dairy|lactose|casein|whey|butter|cheese|cream)\b/i,
  eggs: /\beggs?\b/i,
  fish: /\bfish(es)?\b/i,
  shellfish: /\b(shell-?fish|crustaceans?|mollus[ck]s?|shrimps?|prawns?|crabs?|lobsters?)\b/i,
  'tree nuts':
    /(\btree[- ]?nuts?\b|(?<!pea)(?<!\bpea )\bnuts?\b|\b(almond|cashew|walnut|hazelnut|pecan|pistachio|macadamia)s?\b)/i,
  peanuts: /\b(pea ?nuts?|ground ?nuts?|(?<!tree )(?<!tree-)nuts?)\b/i,
  wheat: /\b(wheat|gluten)\b/i,
  soy: /\b(soy|soya|soybeans?|soy ?beans?|tofu)\b/i,
  sesame: /\b(sesame|tahini)\b/i,
};

const DIET_PATTERNS: Record<Diet, RegExp> = {
  Vegetarian: /\bvegetarian(ism)?\b/i,
  Vegan: /\b(vegan(ism)?|plant[- ]based)\b/i,
  'Gluten-Free': /\b(gluten|c(o?)eliac)\b/i,
  Keto: /\b(keto|ketogenic)\b/i,
  Paleo: /\b(paleo|paleolithic)\b/i,
};

const UNIT_PATTERNS: readonly (readonly [UnitSystem, RegExp])[] = [
  ['United States', /\b(united states|us customary|u\.s\.|american units|us (units|measure\w*))/i],
  ['Imperial', /\b(imperial|british units)\b/i],
  ['international', /\b(international|metric)\b/i],
];

/** "not United States or Imperial ones", up to a "but". */
const NEGATED_UNITS =
  /\b(?:not|never|no|avoid|instead of|rather than|other than)\s(?:(?!\bbut\b)[^.;,\n])*/gi;

/**
 * What a system message says of a person's needs. The text is data from outside: it can add needs
 * and choose a voice or units, and nothing it says can take a need away.
 */
export function parseSystemMessage(systemText: string): SystemMessage {
  const persona = readPersona(systemText);
  const units = readUnits(systemText);
  // The diet excludes wheat already; reading "gluten-free" as an allergy would add what nobody said.
  const besideDiets = systemText.replace(/\bgluten[- ]?free\b/gi, '');
  return {
    diets: DIETS.filter((diet) => DIET_PATTERNS[diet].test(systemText)),
    allergies: ALLERGENS.filter((allergen) => ALLERGEN_PATTERNS[allergen].test(besideDiets)),
    ...(persona === undefined ? {} : { persona }),
    ...(units === undefined ? {} : { units }),
  };
}

/** The first system that a sentence about units asks for; else the first that is named anywhere. */
function readUnits(systemText: string): UnitSystem | undefined {
  const aboutUnits = systemText
    .split(/(?<=[.;])\s+|\n/)
    .filter((sentence) => /\bunits?\b|measure|\bsystem\b/i.test(sentence))
    .join('\n')
    .replace(NEGATED_UNITS, '');
  const found = UNIT_PATTERNS.map(([system, words]) => ({ system, at: aboutUnits.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.system ?? UNIT_PATTERNS.find(([, words]) => words.test(systemText))?.[0];
}

function readPersona(systemText: string): string | undefined {
  const start = systemText.toLowerCase().indexOf(TELEVISION_CHEF_PREFIX);
  if (start >= 0) {
    const name = systemText
      .slice(start + TELEVISION_CHEF_PREFIX.length)
      .match(/^[^\n.,;:"()]{1,60}/)?.[0];
    if (name?.trim()) return TELEVISION_CHEF_PREFIX + name.trim();
  }
  return systemText.toLowerCase().includes(DEFAULT_PERSONA) ? DEFAULT_PERSONA : undefined;
}

const SHARED_PREFIX = 'Recipe shared: ';
const SEPARATOR = ' - ';

/** How a recipe stands in the history that is sent along (spec 5). */
export function writeRecipeMessage(recipe: { recipeName?: string; introduction?: string }): string {
  return `${SHARED_PREFIX}${recipe.recipeName?.trim() || UNNAMED_DISH}${SEPARATOR}${recipe.introduction ?? ''}`;
}

/** The names a "Recipe shared:" line can mean: a name may itself hold a dash, so longest last. */
export function parseRecipeMessage(content: string): { names: string[] } | undefined {
  if (!content.startsWith(SHARED_PREFIX)) return undefined;
  const rest = content.slice(SHARED_PREFIX.length);
  const names: string[] = [];
  for (let at = rest.indexOf(SEPARATOR); at >= 0; at = rest.indexOf(SEPARATOR, at + 1)) {
    names.push(rest.slice(0, at));
    if (names.length === 5) break;
  }
  return { names: names.length > 0 ? names : [rest.trim()] };
}
