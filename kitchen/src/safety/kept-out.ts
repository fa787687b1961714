/** Finds in a recipe what the nine allergens and five diets do not cover: other foods a person must not eat, and what a situation rules out. */

import type { Situation } from '../vocabulary.ts';
import { readClaims } from './claims.ts';
import type { Token } from './fold.ts';
import { kinOf } from './kin.ts';
import type { Line } from './lines.ts';
import type { KeptOut, Person } from './person.ts';
import type { Rules } from './rules.ts';
import type { Caution, Situations } from './situations.ts';
import { type RecipeWords, staysRare, staysRawEgg, staysRawFish } from './undercooked.ts';

export interface KeptOutFinding {
  /** The raw text of the line; of a whole dish its title. */
  readonly line: string;
  /** Offsets in the raw text; `end` is exclusive. Nothing where the whole dish is meant. */
  readonly span?: { readonly start: number; readonly end: number };
  /** "celery", or "raw egg". */
  readonly food: string;
  /** A clause in plain English: "celeriac counts as celery". */
  readonly reason: string;
}

export interface KeptOutRules {
  readonly rules: Rules;
  readonly situations: Situations;
}

/** As a reason speaks of somebody. */
const WHO: Readonly<Record<Situation, string>> = {
  pregnancy: 'somebody who is pregnant',
  baby: 'a baby',
  toddler: 'a toddler',
  'raw egg': 'somebody who eats no raw egg',
  'weak immunity': 'somebody with a weak immune system',
};

interface Forbidden extends Pick<KeptOut, 'said' | 'names'> {
  readonly why: (written: string) => string;
}

/** Line by line; linear in the text for each food that is kept out; never throws. */
export function keptOutFindings(
  { rules, situations }: KeptOutRules,
  lines: readonly Line[],
  person: Person,
): KeptOutFinding[] {
  const forbidden: Forbidden[] = [
    ...person.keptOut.map((food) => ({
      ...food,
      why: (written: string) => `${written} ${isSame(written, food.said)}`,
    })),
    ...person.situations.flatMap((one) =>
      situations[one].out.map((name) => ({
        said: name,
        names: [name],
        why: (written: string) => `${written} is not for ${WHO[one]}`,
      })),
    ),
  ];
  return forbidden.length === 0 ? [] : lines.flatMap((line) => findingsIn(rules, line, forbidden));
}

function isSame(written: string, said: string): string {
  return written.toLowerCase() === said ? 'is what you cannot eat' : `counts as ${said}`;
}

function findingsIn(rules: Rules, line: Line, forbidden: readonly Forbidden[]): KeptOutFinding[] {
  const isList = line.part === 'ingredients' || line.part === 'title';
  const read = readClaims(rules, line.text, line.part === 'instructions', !isList);
  const mentions = read.foods.map(({ term, from, to }) => {
    const span = { start: read.tokens[from]?.start ?? 0, end: read.tokens[to - 1]?.end ?? 0 };
    const written = line.text.slice(span.start, span.end);
    return { span, written, names: [term.name, ...term.kinds, ...kinOf(written.toLowerCase())] };
  });
  // Every mention, not the first alone: the gate asks of each whether it is only spoken of to be left out.
  return forbidden.flatMap((food) => {
    const known = mentions.filter(
      ({ names, written }) =>
        food.names.some((name) => names.includes(name)) || isNamedIn(written, food.said),
    );
    const places = known.length > 0 ? known : placesOfUnknown(rules, line.text, read.tokens, food);
    return places.map(({ span, written }) => ({
      line: line.text,
      span,
      food: food.said,
      reason: food.why(written),
    }));
  });
}

/** "Tamarind" is tamarind paste too, but "butter" is not peanut butter. */
function isNamedIn(written: string, said: string): boolean {
  const words = wordsIn(said);
  const all = new Set(wordsIn(written).flatMap((word) => [word, word.replace(/s$/, '')]));
  return words.length > 0 && words.every((word) => all.has(word) && !PART_OF_NAMES.has(word));
}

/** Words that stand in the names of quite other foods. */
export const PART_OF_NAMES: ReadonlySet<string> = new Set(
  'butter cream milk rice egg nut oil pepper pea corn sugar flour bread water wine fish apple potato onion cheese sauce red green black white sweet chestnut oyster ginger orange plum leaf stick spring'.split(
    ' ',
  ),
);

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A food that the pantry does not know is looked for by its words alone, side by side. */
function placesOfUnknown(
  rules: Rules,
  text: string,
  tokens: readonly Token[],
  { said, names }: Forbidden,
): { span: { start: number; end: number }; written: string }[] {
  if (names.some((name) => rules.byName.get(name) !== undefined)) return [];
  const words = wordsIn(said);
  if (words.length === 0) return [];
  return tokens.flatMap(({ start }, at) => {
    const isHere = words.every((word, index) => isForm(tokens[at + index]?.text ?? '', word));
    const isDenied =
      DENIES.has(tokens[at - 1]?.text ?? '') || tokens[at + words.length]?.text === 'free';
    if (!isHere || isDenied) return [];
    const span = { start, end: tokens[at + words.length - 1]?.end ?? start };
    return [{ span, written: text.slice(span.start, span.end) }];
  });
}

const DENIES = new Set(['no', 'without', 'not', 'avoid', 'zero']);

function isForm(token: string, word: string): boolean {
  return token === word || token === `${word}s` || `${token}s` === word;
}

const UNDERCOOKED: Partial<
  Readonly<Record<Caution, (words: RecipeWords, isFish: (one: string) => boolean) => boolean>>
> = { 'raw egg': staysRawEgg, 'rare meat': staysRare, 'raw fish': staysRawFish };

/** What no single line says: egg that nothing heats, meat left pink. To be asked once all the lines are there. */
export function undercookedFindings(
  { rules, situations }: KeptOutRules,
  lines: readonly Line[],
  { situations: told }: Person,
): KeptOutFinding[] {
  const textsOf = (part: Line['part']) =>
    lines.filter((line) => line.part === part).map(({ text }) => text);
  const words = { ingredients: textsOf('ingredients'), steps: textsOf('instructions') };
  if (told.length === 0 || words.steps.length === 0) return [];
  const isFish = (text: string): boolean =>
    readClaims(rules, text).foods.some(({ term }) =>
      [term.name, ...term.kinds].some((name) => name === 'fish' || name === 'shellfish'),
    );
  const line = textsOf('title')[0] ?? '';
  return told.flatMap((one) =>
    situations[one].never
      .filter((caution) => UNDERCOOKED[caution]?.(words, isFish))
      .map((caution) => ({
        line,
        food: caution,
        reason: `there is ${caution} in it, which is not for ${WHO[one]}`,
      })),
  );
}
