/** The words that travel beside a conversation: the system message and the "Recipe shared:" lines, written and read here. */
import {
  ALLERGENS,
  type Allergen,
  DIETS,
  type Diet,
  type UnitSystem,
} from '@saffron/kitchen/vocabulary';
import { DEFAULT_PERSONA } from './limits.ts';
import { TELEVISION_CHEF_PREFIX } from './preferences.ts';

export interface Brief {
  readonly persona?: string;
  readonly diets: readonly Diet[];
  readonly allergies: readonly Allergen[];
  readonly units?: UnitSystem;
}

const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'None');

/** The system message of spec 7.3. Everything in it that a person chose is readable by `readBrief`. */
export function writeBrief(brief: Brief): string {
  return [
    `You are ${brief.persona ?? DEFAULT_PERSONA}.`,
    `Dietary restrictions: ${list(brief.diets)}.`,
    `Food allergies: ${list(brief.allergies)}.`,
    `Measurement units: ${brief.units ?? 'international'}.`,
    "Give one dish recipe at a time, as a JSON object with tag 'recipe' and content fields recipeName,",
    'conversation_response, introduction, ingredients, instructions, tips, friendly_closing.',
    'Never mix text and JSON. Leave the steps unnumbered.',
  ].join('\n');
}

/** Other words for the nine allergens that a client may use. "Nuts" alone is read as both kinds. */
const ALLERGEN_WORDS: Record<Allergen, RegExp> = {
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

const DIET_WORDS: Record<Diet, RegExp> = {
  Vegetarian: /\bvegetarian(ism)?\b/i,
  Vegan: /\b(vegan(ism)?|plant[- ]based)\b/i,
  'Gluten-Free': /\b(gluten|c(o?)eliac)\b/i,
  Keto: /\b(keto|ketogenic)\b/i,
  Paleo: /\b(paleo|paleolithic)\b/i,
};

const UNIT_WORDS: readonly (readonly [UnitSystem, RegExp])[] = [
  ['United States', /\b(united states|us customary|u\.s\.|american units|us (units|measure\w*))/i],
  ['Imperial', /\b(imperial|british units)\b/i],
  ['international', /\b(international|metric)\b/i],
];

/** "not United States or Imperial ones", up to a "but". */
const UNWANTED =
  /\b(?:not|never|no|avoid|instead of|rather than|other than)\s(?:(?!\bbut\b)[^.;,\n])*/gi;

/**
 * What a system message says of a person's needs. The text is data from outside: it can add needs
 * and choose a voice or units, and nothing it says can take a need away.
 */
export function readBrief(systemText: string): Brief {
  const persona = readPersona(systemText);
  const units = readUnits(systemText);
  // The diet keeps wheat away as it is; to call it an allergy would be nobody's word.
  const besideDiets = systemText.replace(/\bgluten[- ]?free\b/gi, '');
  return {
    diets: DIETS.filter((diet) => DIET_WORDS[diet].test(systemText)),
    allergies: ALLERGENS.filter((allergen) => ALLERGEN_WORDS[allergen].test(besideDiets)),
    ...(persona === undefined ? {} : { persona }),
    ...(units === undefined ? {} : { units }),
  };
}

/** Where measuring is spoken of, the first that is wanted; else whatever is named at all. */
function readUnits(systemText: string): UnitSystem | undefined {
  const aboutUnits = systemText
    .split(/(?<=[.;])\s+|\n/)
    .filter((sentence) => /\bunits?\b|measure|\bsystem\b/i.test(sentence))
    .join('\n')
    .replace(UNWANTED, '');
  const named = UNIT_WORDS.map(([system, words]) => ({ system, at: aboutUnits.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return named[0]?.system ?? UNIT_WORDS.find(([, words]) => words.test(systemText))?.[0];
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
export const UNNAMED_DISH = 'Unnamed dish';

/** How a recipe stands in the history that is sent along (spec 5). */
export function writeRecipeLine(recipe: { recipeName?: string; introduction?: string }): string {
  return `${SHARED_PREFIX}${recipe.recipeName?.trim() || UNNAMED_DISH}${SEPARATOR}${recipe.introduction ?? ''}`;
}

/** The names a "Recipe shared:" line can mean: a name may itself hold a dash, so longest last. */
export function readRecipeLine(content: string): { names: string[] } | undefined {
  if (!content.startsWith(SHARED_PREFIX)) return undefined;
  const rest = content.slice(SHARED_PREFIX.length);
  const names: string[] = [];
  for (let at = rest.indexOf(SEPARATOR); at >= 0; at = rest.indexOf(SEPARATOR, at + 1)) {
    names.push(rest.slice(0, at));
    if (names.length === 5) break;
  }
  return { names: names.length > 0 ? names : [rest.trim()] };
}
