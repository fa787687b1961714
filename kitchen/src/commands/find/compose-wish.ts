/** Composes a dish from a wish's foods, in its time if possible, by a cooking method that suits wish and tools; reads the cooker named. */
import { type Composed, compose, SPECIAL } from '../../compose/compose.ts';
import { type CookingTable, nameKey } from '../../compose/cooking-table.ts';
import type { Form } from '../../compose/form.ts';
import type { Forms } from '../../compose/forms.ts';
import { readMadeSlug } from '../../compose/made-slug.ts';
import { suitsCourse } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import { isAllTheyHave, type Wish } from '../../cook/wish.ts';
import { keptKeywords } from '../../cookbook/dish-facts.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { singular } from '../../text/plurals.ts';
import type { Appliance } from '../../vocabulary.ts';

/** So many times the time there is, is late. */
const LATE = 1.5;
const FAR_TOO_LATE = 3;

/** Half an hour from all that they have is better than nothing, or half of it, in twenty minutes. */
export function composeInTime(
  table: Table,
  wish: Wish,
  foods: readonly string[],
  clause: ReadClause,
  form: string | undefined,
): Composed | undefined {
  const limit = wish.maxMinutes;
  const whole = composeWith(table, untimed(wish), foods, clause, form);
  if (limit === undefined || !whole || whole.dish.time <= limit) return whole;
  const soon = [limit, limit * LATE].flatMap(
    (maxMinutes) => composeWith(table, { ...wish, maxMinutes }, foods, clause, form) ?? [],
  );
  const isTooLong = whole.dish.time > limit * FAR_TOO_LATE;
  return soon.find(({ used }) => isTooLong || used.length >= whole.used.length) ?? whole;
}

function untimed({ maxMinutes: _, ...wish }: Wish): Wish {
  return wish;
}

const REFUSED: ReadonlySet<string> = new Set(['without', 'dislike', 'from']);

export function composeWith(
  { kitchen, heard, lacking, people, served }: Table,
  wish: Wish,
  foods: readonly string[],
  clause: ReadClause,
  form?: string,
): Composed | undefined {
  const { maxMinutes, cuisine } = wish;
  const isAll = isAllTheyHave(wish);
  const refused = clause.foods.filter(({ role }) => REFUSED.has(role)).map(({ food }) => food.said);
  const named = new Map(foods.map((said) => [asBought(kitchen.forms, clause, said), said]));
  const asSaid = (name: string) => named.get(name) ?? name;
  const lacks = (one: Form) =>
    lacking.some((tool) => tool === one.appliance) ||
    // "Not a curry again."
    one.names.some((name) => refused.some((said) => ` ${name}`.endsWith(` ${singular(said)}`)));
  const out = kitchen.forms.all.filter(lacks);
  const before = [...served].flatMap((slug) => readMadeSlug(slug)?.form ?? []);
  const unfit = kitchen.forms.all.filter(
    (one) => !lacks(one) && (before.includes(one.slug) || !suitsWish(one, wish)),
  );
  const appliance = cookerSaid(clause);
  // A curry is wanted: that there is an air fryer as well says nothing against it.
  const ofName = kitchen.forms.all.filter((one) => form !== undefined && one.names.includes(form));
  const isOther = ofName.length > 0 && ofName.every((one) => one.appliance !== appliance);
  const made = (not: readonly string[]) =>
    compose(kitchen, {
      foods: [...named.keys()],
      form,
      servings: clause.people ?? people,
      person: heard.person,
      appliance: isOther ? undefined : appliance,
      minutes: maxMinutes,
      cuisine: cuisine?.names[0],
      isAll,
      not,
    });
  for (const others of unfit.length > 0 && form === undefined ? [unfit, []] : [[]]) {
    const tried = made([...out, ...others].map(({ slug }) => slug));
    if ('dish' in tried) {
      const left = tried.left.map(({ food, why }) => ({ food: asSaid(food), why }));
      return { ...tried, used: tried.used.map(asSaid), left };
    }
  }
  return undefined;
}

/** The cooker, fryer or pot that not every kitchen has, where it is spoken of. */
export function cookerSaid({ terms }: ReadClause): Appliance | undefined {
  const said = terms.join(' ');
  return [...SPECIAL].find((one) => said.includes(one));
}

/** "A tin of tomatoes" is no fresh one, nor is the rest of a roast raw. */
function asBought({ cooking }: Forms, clause: ReadClause, said: string): string {
  const wider = withWordsBeside(cooking, clause, said);
  if (wider !== undefined) return wider;
  const mention = clause.foods.find(({ food }) => food.said === said);
  if (mention?.food.cooked && !said.includes(' ')) return `cooked ${said}`;
  return TINS.has(mention?.amount?.unit ?? '') ? `tinned ${said}` : said;
}

/** The longest name that the words around it make of it: boiled eggs, tinned sardines, beef strips. */
function withWordsBeside(
  { byName }: CookingTable,
  { foods, terms }: ReadClause,
  said: string,
): string | undefined {
  const words = nameKey(said).split(' ');
  const at = terms.findIndex((_, from) => words.every((word, to) => terms[from + to] === word));
  if (at < 0) return undefined;
  const others = foods.filter(({ food }) => food.said !== said);
  const taken = new Set(others.flatMap(({ food }) => nameKey(food.said).split(' ')));
  const names = AROUND.flatMap(([before, after]) => {
    const beside = [
      ...terms.slice(Math.max(0, at - before), at),
      ...terms.slice(at + words.length, at + words.length + after),
    ];
    if (beside.length < before + after || beside.some((word) => taken.has(word))) return [];
    return [...beside.slice(0, before), ...words, ...beside.slice(before)].join(' ');
  });
  return names.find((name) => byName.has(name));
}

/** So many words before it and after it, the longest first. */
const AROUND = [
  [2, 0],
  [1, 1],
  [1, 0],
  [0, 1],
] as const;

const TINS: ReadonlySet<string> = new Set(['tin', 'can']);

/** No salad for dinner, nor where something warming is wished for, while there is another way. */
function suitsWish(form: Form, wish: Wish): boolean {
  const { course, keywords, appliance } = form;
  const kept = keptKeywords(form);
  const is = (word: string) => word === course || keywords.includes(word) || form.slug === word;
  const isRaw = wish.moods.some(({ firm, keywords }) => firm && keywords[0] === 'no-cook');
  if (isRaw && appliance !== 'none') return false;
  const isOfForm = (keyword: string) => is(keyword) || kept.includes(keyword);
  const firm = wish.moods.filter((mood) => mood.firm && FORM_MOODS.has(mood.label));
  if (firm.some((mood) => !mood.keywords.some(isOfForm))) return false;
  const isOfCourse = !wish.course || suitsCourse(course, wish);
  return isOfCourse && !wish.moods.some(({ against }) => against.some(is));
}

/** What a form tells of every dish that is made by it. */
const FORM_MOODS: ReadonlySet<string> = new Set([
  'made ahead',
  'to be eaten by hand',
  'fit for the freezer',
  'fit for a lunchbox',
  'one-pot',
]);
