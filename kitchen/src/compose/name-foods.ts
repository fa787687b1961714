/** Finds the foods in what somebody says, in the table of cooking times: by the longest name, else by kind; twelve at most. */
import { isKindOfDish } from '../cookbook/dish-kinds.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules, Term } from '../safety/pantry/rules.ts';
import { splitNameTokens } from '../text/name-tokens.ts';
import { plural, singular } from '../text/plurals.ts';
import { type CookedFood, type CookingTable, nameKey, renamed } from './cooking-table.ts';

/** Longer names are no foods. */
const MAX_NAME = 80;
const MAX_FOODS = 12;

export interface NamedFood {
  readonly said: string;
  /** Undefined where it is no food that we can cook. */
  readonly food: CookedFood | undefined;
}

/** Each food once, in the order in which they were named; at most twelve, the rest is not looked at. */
export function nameFoods(rules: Rules, table: CookingTable, said: readonly string[]): NamedFood[] {
  const found: NamedFood[] = [];
  for (const text of said.slice(0, MAX_FOODS)) {
    for (const part of partsOf(rules, table, text.slice(0, MAX_NAME))) {
      const isKnown = found.some(({ food }) => food && food.key === part.food?.key);
      if (!isKnown && found.length < MAX_FOODS) found.push(part);
    }
  }
  return found;
}

/** "Eggs and bacon" are two, "rice, cooked" and "mac and cheese" are one. */
function partsOf(rules: Rules, table: CookingTable, text: string): NamedFood[] {
  const parts = text.split(/ and | & |\+|;/);
  const read = parts.map((said) => ({ said: said.trim(), food: nameFood(rules, table, said) }));
  return parts.length > 1 && read.every(({ food }) => food)
    ? read
    : [{ said: text.trim(), food: nameFood(rules, table, text) }];
}

const TIN: ReadonlySet<string> = new Set(['tin', 'can']);
/** "A tin of sardines" stands on the shelf as tinned sardines. */
function asOnShelf(words: readonly string[]): string[] {
  const at = words.findIndex((word, from) => TIN.has(word) && words[from + 1] === 'of');
  if (at >= 0) return ['tinned', ...words.slice(at + 2)];
  return words.map((word) => (word === 'canned' ? 'tinned' : word));
}

/** The food that this text is about, or undefined. */
export function nameFood(rules: Rules, table: CookingTable, said: string): CookedFood | undefined {
  const words = asOnShelf(splitNameTokens(said).map(singular));
  const terms = findTerms(rules, said).filter((term) => term.isFood);
  const written = terms.map(({ start, end }) => ` ${nameKey(said.slice(start, end))} `);
  const own = longestName(table, words, written);
  if (own) return own;
  for (const term of terms) {
    const known = table.byName.get(nameKey(term.name));
    if (known) return known;
    // "Creamy chicken" is chicken, and what makes it creamy is the dish's affair.
    const plain = term.kinds.find((one) => term.name.endsWith(` ${one}`) && table.byName.has(one));
    if (plain !== undefined) return table.byName.get(plain);
    const kind = kindOf(rules, table, term);
    if (kind) return renamed(kind, isCounted(kind) ? plural(term.name) : term.name);
  }
  return undefined;
}

/**
 * The last word tells what a food is: a fish pie is a pie and tuna mayo a sauce, while a salmon steak is fish; nor is
 * whatever holds wheat a grain to boil.
 */
function kindOf(
  rules: Rules,
  { byName }: CookingTable,
  { name, kinds }: Pick<Term, 'name' | 'kinds'>,
): CookedFood | undefined {
  const kind = kinds.find((one) => byName.has(`any ${one}`)) ?? '';
  const head = name.split(' ').at(-1) ?? '';
  const heads = head === name ? [] : findTerms(rules, head).filter(({ isFood }) => isFood);
  const isOther =
    heads.length > 0 &&
    !heads.some((one) => [one.name, ...one.kinds].some((own) => SORTS.has(own) || own === kind));
  if (isOther || isKindOfDish(head) || (kind === 'grain' && kinds[0] !== kind)) return undefined;
  return byName.get(`any ${kind}`);
}

/** A word for one of these may end the name of another: king oyster mushroom, garden egg, lamb's lettuce. */
const SORTS: ReadonlySet<string> = new Set(['meat', 'vegetable', 'legume', 'fruit', 'egg']);

function isCounted({ head, key }: CookedFood): boolean {
  return head.unit === '' || key === 'any vegetable' || key === 'any fruit';
}

/** The longest run of words that names a food, unless the pantry knows a longer food there: peanut butter is no butter. */
function longestName(
  table: CookingTable,
  words: readonly string[],
  written: readonly string[],
): CookedFood | undefined {
  for (let length = Math.min(words.length, table.maxWords); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const name = words.slice(from, from + length).join(' ');
      const food = table.byName.get(name);
      const isPart = written.some((one) => one.includes(` ${name} `) && one.trim() !== name);
      if (food && !isPart) return food;
    }
  }
  return undefined;
}
