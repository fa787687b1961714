/** Answers whether a dish or food contains a food or allergen, lists ingredients and allergens; finds what breaks given needs. */

import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { check } from '../../safety/verdict/check.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { type Told, tell } from '../../say/told.ts';
import { singular } from '../../text/plurals.ts';
import { ALLERGENS, type Needs, type Restriction } from '../../vocabulary.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { answered } from './facts.ts';
import { hotOf } from './hot-foods.ts';
import {
  cardOnTable,
  dishNamed,
  foodsAsked,
  hasTerm,
  ingredientsOf,
  nounOf,
  type Subject,
  wordSet,
} from './subject.ts';

/** What a word of a question asks the check for. */
const ASKED: Readonly<Record<string, readonly Restriction[]>> = {
  gluten: ['Gluten-Free'],
  wheat: ['wheat'],
  dairy: ['milk'],
  milk: ['milk'],
  lactose: ['milk'],
  egg: ['eggs'],
  nut: ['tree nuts', 'peanuts'],
  'tree nut': ['tree nuts'],
  peanut: ['peanuts'],
  soy: ['soy'],
  soya: ['soy'],
  sesame: ['sesame'],
  fish: ['fish'],
  shellfish: ['shellfish'],
  seafood: ['fish', 'shellfish'],
};

const ASKED_WORDS: ReadonlySet<string> = new Set(Object.keys(ASKED));

/** Needs a card or dish, or two foods of which one may be in the other. */
export const askContains: Command = (context, memo, clause) => {
  const foods = foodsAsked(clause);
  const words = clause.terms.filter((term) => term in ASKED);
  const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
  const held = foods.findLast((food) => restrictionsOf(food.said).length > 0) ?? foods.at(-1);
  const holder = foods.find((food) => food !== held);
  const isPair = [held, holder].every((food) => food && ASKED_WORDS.has(singular(food.said)));
  if (subject && isPair) {
    const told = foods.flatMap((food) => inDish(context, memo, subject, food)?.told ?? []);
    return answered(memo, told);
  }
  // Nobody looks for tree nuts in peanuts.
  if (isPair) return undefined;
  if (held && holder) {
    const told = heldBy(context, clause, held, holder);
    if (told.length > 0) return answered(memo, told);
    // What is bought ready-made is never said to be without something that nobody here knows of.
    const slots = { holder: holder.said, food: held.said };
    if (hasTerm(clause, BOUGHT)) return answered(memo, [tell('answers.food-has-maybe', slots)]);
  }
  if (!subject) {
    const [only] = foods;
    const [word] = words;
    if (!only || !word || only.said.includes(word)) return undefined;
    const inside = inFood(context, only, { said: word, names: [word], kinds: [] });
    return inside && answered(memo, inside.told);
  }
  if (clause.terms.length === 0) {
    const list = [...new Set(subject.dish.ingredients.map(({ name }) => name))];
    return answered(memo, [tell('answers.made-of', { dish: subject.title, foods: list })]);
  }
  const group = held ? undefined : membersOf(context, subject, clause);
  if (group) return answered(memo, [group]);
  if (!held && hasTerm(clause, HOT)) return answered(memo, [hotOf(subject)]);
  if (!held && !words[0] && !clause.terms.some((term) => term.startsWith('allergen')))
    return undefined;
  const asked = held ?? (words[0] ? { said: words[0], names: [words[0]], kinds: [] } : undefined);
  return asked ? inDish(context, memo, subject, asked) : allergensOf(context, memo, subject);
};

/** What harms is looked for in what is asked about: "allergic to sesame and fish, what about hummus?" */
function heldBy(
  context: CommandContext,
  { foods }: ReadClause,
  held: Food,
  holder: Food,
): readonly Told[] {
  const harm = foods.filter(({ role }) => role === 'harm').map(({ food }) => food);
  const other = foods.find(({ role }) => role !== 'harm')?.food;
  if (harm.length === 0) return inFood(context, holder, held)?.told ?? [];
  return other ? harm.flatMap((one) => inFood(context, other, one)?.told ?? []) : [];
}

/** "Which spices are in it?" */
function membersOf(
  { table }: CommandContext,
  { dish, plated, title }: Subject,
  { terms }: ReadClause,
): Told | undefined {
  for (const term of terms) {
    const names = dish.ingredients
      .map(({ name }) => name)
      .filter((name) => findFoodNames(table.kitchen.rules, name).includes(term));
    if (names.length > 0 && !(term in ASKED)) {
      const lines = plated.ingredients.filter((line) => names.some((name) => line.includes(name)));
      return tell('answers.made-of', { dish: title, foods: lines.slice(0, MOST_MEMBERS) });
    }
  }
  return undefined;
}

const MOST_MEMBERS = 8;
const BOUGHT = wordSet('shop bought jar tin packet ready-made ready brand supermarket bottle');
const HOT = wordSet('hot spicy heat chilli');

/** "Nuts" are tree nuts and peanuts; none for the name of anything else. */
export function restrictionsOf(said: string): readonly Restriction[] {
  return ASKED[said] ?? ASKED[said.replace(/s$/, '')] ?? [];
}

/** Nothing is said of a food that the check does not know. */
function inFood(
  { table }: CommandContext,
  holder: Food,
  held: Food,
): Pick<Outcome, 'told'> | undefined {
  const { rules } = table.kitchen;
  const named = restrictionsOf(held.said);
  const asked = named.length > 0 ? named : findLineFacts(rules, held.said).allergens.contains;
  const slots = { holder: holder.said, food: held.said };
  const facts = findLineFacts(rules, holder.said);
  if (!facts.recognised) return undefined;
  if (asked.length === 0) return undefined;
  const sure: readonly Restriction[] = [...facts.allergens.contains, ...facts.excludes];
  const maybe: readonly Restriction[] = [...facts.allergens.mayContain, ...facts.mayExclude];
  const verdict = asked.some((one) => sure.includes(one))
    ? 'yes'
    : asked.some((one) => maybe.includes(one))
      ? 'maybe'
      : 'no';
  return { told: [tell(`answers.food-has-${verdict}`, slots)] };
}

export interface Found {
  /** Ingredients as the card writes them, without amounts. */
  readonly sure: readonly string[];
  readonly maybe: readonly string[];
}

/** Ingredients of a dish that go against these needs. */
export function against({ table }: CommandContext, { dish }: Subject, needs: Needs): Found {
  const { rules } = table.kitchen;
  const lines = dish.ingredients.map((item, index) => ({
    part: 'ingredients' as const,
    index,
    text: ingredientLine(item),
  }));
  const { findings } = check(rules, lines, needs, dish.servings);
  const of = (certainty: string): string[] => [
    ...new Set(
      findings
        .filter((one) => one.certainty === certainty)
        .map((one) => dish.ingredients[one.index]?.name ?? one.term),
    ),
  ];
  const sure = of('contains');
  return { sure, maybe: of('may contain').filter((one) => !sure.includes(one)) };
}

function inDish(
  context: CommandContext,
  memo: Parameters<Command>[1],
  subject: Subject,
  food: Food,
) {
  const { table } = context;
  const { dish, plated, title } = subject;
  const asked = restrictionsOf(food.said);
  const needs = {
    allergies: ALLERGENS.filter((one) => asked.includes(one)),
    diets: asked.includes('Gluten-Free') ? (['Gluten-Free'] as const) : [],
  };
  const found: Found =
    asked.length > 0
      ? against(context, subject, needs)
      : { sure: ingredientsOf(table, dish, food), maybe: [] };
  const slots = { dish: title, food: nounOf(food.said) };
  const lines = plated.ingredients.filter((line) => found.sure.some((name) => line.includes(name)));
  if (found.sure.length > 0)
    return answered(memo, [
      tell('answers.has', { ...slots, lines: (lines.length > 0 ? lines : found.sure).slice(0, 4) }),
    ]);
  if (found.maybe.length > 0)
    return answered(memo, [
      tell('answers.has-maybe', { ...slots, lines: found.maybe.slice(0, 4) }),
    ]);
  // A food that the pantry does not know cannot be looked for.
  if (asked.length === 0 && findFoodNames(table.kitchen.rules, food.said).length < 2)
    return undefined;
  return answered(memo, [tell('answers.has-not', slots)]);
}

/** "What allergens are in it?" */
function allergensOf(context: CommandContext, memo: Parameters<Command>[1], subject: Subject) {
  const found = ALLERGENS.map((one) => ({
    one,
    ...against(context, subject, { allergies: [one], diets: [] }),
  }));
  const sure = found.filter((row) => row.sure.length > 0).map((row) => row.one);
  const maybe = found
    .filter((row) => row.sure.length === 0 && row.maybe.length > 0)
    .map((row) => row.one);
  const slots = { dish: subject.title, allergens: sure };
  return answered(memo, [
    sure.length > 0 ? tell('answers.allergens', slots) : tell('answers.allergens-none', slots),
    ...(maybe.length > 0 ? [tell('answers.allergens-maybe', { allergens: maybe })] : []),
  ]);
}
