/** Finds foods a person must not eat beyond allergens and diets: those they named, and what pregnancy or age rules out (raw egg). */

import { splitNameTokens } from '../../text/name-tokens.ts';
import type { Token } from '../../text/tokenise.ts';
import type { Situation } from '../../vocabulary.ts';
import type { Rules } from '../pantry/rules.ts';
import { findMentions } from '../scope/food-mentions.ts';
import type { Line } from '../verdict/check-types.ts';
import { findBroaderKinds } from './broader-kinds.ts';
import type { ExcludedFood, Person } from './person.ts';
import type { Caution, Situations } from './situations.ts';
import {
  containsRareMeat,
  containsRawEgg,
  containsRawFish,
  type RecipeContent,
} from './undercooked.ts';

export interface ExclusionFinding {
  /** The raw text of the line; of a whole dish its title. */
  readonly line: string;
  /** Offsets in the raw text; `end` is exclusive. Nothing where the whole dish is meant. */
  readonly span?: { readonly start: number; readonly end: number };
  /** "celery", or "raw egg". */
  readonly food: string;
  /** A clause in plain English: "celeriac counts as celery". */
  readonly reason: string;
}

export interface ExclusionRules {
  readonly rules: Rules;
  readonly situations: Situations;
}

/** The person as a reason names them. */
const SITUATION_SUBJECTS: Readonly<Record<Situation, string>> = {
  pregnancy: 'somebody who is pregnant',
  baby: 'a baby',
  toddler: 'a toddler',
  'raw egg': 'somebody who eats no raw egg',
  'weak immunity': 'somebody with a weak immune system',
};

interface ForbiddenFood extends Pick<ExcludedFood, 'label' | 'names'> {
  readonly writeReason: (written: string) => string;
}

/** Line by line; linear in the text for each excluded food; never throws. */
export function findExcludedFoods(
  { rules, situations }: ExclusionRules,
  lines: readonly Line[],
  person: Person,
): ExclusionFinding[] {
  const forbidden: ForbiddenFood[] = [
    ...person.excludedFoods.map((food) => ({
      ...food,
      writeReason: (written: string) => `${written} ${isSame(written, food.label)}`,
    })),
    ...person.situations.flatMap((one) =>
      situations[one].excludedFoods.map((name) => ({
        label: name,
        names: [name],
        writeReason: (written: string) => `${written} is not for ${SITUATION_SUBJECTS[one]}`,
      })),
    ),
  ];
  return forbidden.length === 0 ? [] : lines.flatMap((line) => findingsIn(rules, line, forbidden));
}

function isSame(written: string, label: string): string {
  return written.toLowerCase() === label ? 'is what you cannot eat' : `counts as ${label}`;
}

function findingsIn(
  rules: Rules,
  line: Line,
  forbidden: readonly ForbiddenFood[],
): ExclusionFinding[] {
  const isList = line.part === 'ingredients' || line.part === 'title';
  const read = findMentions(rules, line.text, line.part === 'instructions', !isList);
  const mentions = read.mentions.map(({ term, from, to }) => {
    const span = { start: read.tokens[from]?.start ?? 0, end: read.tokens[to - 1]?.end ?? 0 };
    const written = line.text.slice(span.start, span.end);
    return {
      span,
      written,
      names: [term.name, ...term.kinds, ...findBroaderKinds(written.toLowerCase())],
    };
  });
  // Every mention, not only the first: the gate asks of each whether the text only names it to leave it out.
  return forbidden.flatMap((food) => {
    const known = mentions.filter(
      ({ names, written }) =>
        food.names.some((name) => names.includes(name)) || isNamedIn(written, food.label),
    );
    const places = known.length > 0 ? known : placesOfUnknown(rules, line.text, read.tokens, food);
    return places.map(({ span, written }) => ({
      line: line.text,
      span,
      food: food.label,
      reason: food.writeReason(written),
    }));
  });
}

/** "Tamarind" is tamarind paste too, but "butter" is not peanut butter. */
function isNamedIn(written: string, label: string): boolean {
  const words = splitNameTokens(label);
  const all = new Set(splitNameTokens(written).flatMap((word) => [word, word.replace(/s$/, '')]));
  return (
    words.length > 0 && words.every((word) => all.has(word) && !AMBIGUOUS_NAME_PARTS.has(word))
  );
}

/** Words that stand in the names of quite other foods. */
export const AMBIGUOUS_NAME_PARTS: ReadonlySet<string> = new Set(
  'butter cream milk rice egg nut oil pepper pea corn sugar flour bread water wine fish apple potato onion cheese sauce red green black white sweet chestnut oyster ginger orange plum leaf stick spring'.split(
    ' ',
  ),
);

/** A food that the pantry does not know is looked for by its words alone, side by side. */
function placesOfUnknown(
  rules: Rules,
  text: string,
  tokens: readonly Token[],
  { label, names }: ForbiddenFood,
): { span: { start: number; end: number }; written: string }[] {
  if (names.some((name) => rules.byName.get(name) !== undefined)) return [];
  const words = splitNameTokens(label);
  if (words.length === 0) return [];
  return tokens.flatMap(({ start }, at) => {
    const isHere = words.every((word, index) => isForm(tokens[at + index]?.text ?? '', word));
    const isDenied =
      NEGATION_BEFORE.has(tokens[at - 1]?.text ?? '') || tokens[at + words.length]?.text === 'free';
    if (!isHere || isDenied) return [];
    const span = { start, end: tokens[at + words.length - 1]?.end ?? start };
    return [{ span, written: text.slice(span.start, span.end) }];
  });
}

const NEGATION_BEFORE = new Set(['no', 'without', 'not', 'avoid', 'zero']);

function isForm(token: string, word: string): boolean {
  return token === word || token === `${word}s` || `${token}s` === word;
}

const UNDERCOOKED_CHECKS: Partial<
  Readonly<Record<Caution, (words: RecipeContent, isFish: (one: string) => boolean) => boolean>>
> = { 'raw egg': containsRawEgg, 'rare meat': containsRareMeat, 'raw fish': containsRawFish };

/** Findings that need the whole recipe: egg that is never heated, meat left pink. Call it once all lines are known. */
export function findUndercooked(
  { rules, situations: situationRules }: ExclusionRules,
  lines: readonly Line[],
  { situations }: Person,
): ExclusionFinding[] {
  const textsOf = (part: Line['part']) =>
    lines.filter((line) => line.part === part).map(({ text }) => text);
  const words = { ingredients: textsOf('ingredients'), steps: textsOf('instructions') };
  if (situations.length === 0 || words.steps.length === 0) return [];
  const isFish = (text: string): boolean =>
    findMentions(rules, text).mentions.some(({ term }) =>
      [term.name, ...term.kinds].some((name) => name === 'fish' || name === 'shellfish'),
    );
  const line = textsOf('title')[0] ?? '';
  return situations.flatMap((one) =>
    situationRules[one].excludedCautions
      .filter((caution) => UNDERCOOKED_CHECKS[caution]?.(words, isFish))
      .map((caution) => ({
        line,
        food: caution,
        reason: `there is ${caution} in it, which is not for ${SITUATION_SUBJECTS[one]}`,
      })),
  );
}
