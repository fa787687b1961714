/** Answers what may take the place of a food, or whether one food may take another's: the dish's own swaps first. */

import { isPlural } from '../../cook/adapt/rename.ts';
import { trustedSwaps, wantedSwaps } from '../../cook/adapt/table-swaps.ts';
import { isBarred as isOut } from '../../cook/choose/kept-out.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { findBest, findTopic } from '../../knowledge/find-topic.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext } from '../command.ts';
import { changeFoods } from '../edits/change-foods.ts';
import { foodSaid, isSameFood } from '../edits/said-food.ts';
import { foodsSpokenOf } from '../edits/spoken-food.ts';
import { whyNotSwapped } from '../edits/swap-food.ts';
import { askTool } from './ask-tool.ts';
import { answered, factsOf, offering, topicAsked } from './facts.ts';
import {
  cardOnTable,
  dishNamed,
  foodsAsked,
  hasTerm,
  ingredientsOf,
  type Subject,
  wordSet,
} from './subject.ts';

interface StandIn {
  readonly name: string;
  /** How much of it, and what changes; '' where nothing is known. */
  readonly amount: string;
  readonly change: string;
}

const OMITTED = wordSet('omit skip without leave necessary matter need essential');

/** Needs a food that is missing or one that is proposed. Stand-ins that the person must not have are left out. */
export const askSubstitute: Command = (context, memo, said) => {
  const clause = withFood(context, memo, said);
  const answer = standInAsked(context, memo, clause);
  const edited = answer && leftOutBeside(context, memo, clause);
  if (!edited) return answer;
  const { asked } = answer.memo;
  const next = asked ? { ...edited.memo, asked } : edited.memo;
  return { ...edited, memo: next, told: [...edited.told, ...answer.told] };
};

/** "What can I put?" asks for what was spoken of last. */
function withFood(context: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  const isNamed = clause.foods.length + clause.tools.length + clause.dishes.length > 0;
  const card = isNamed ? undefined : cardOnTable(context, memo);
  const [food] = card && !wordIn(card, clause) ? foodsSpokenOf(context, memo) : [];
  return food ? { ...clause, foods: [{ role: 'lacking', chance: 1, food }] } : clause;
}

const LEAVES = wordSet('leave out skip omit drop remove');

/** "Will malt vinegar do instead, and leave out the sage": both are done. */
function leftOutBeside(context: CommandContext, memo: Memo, clause: ReadClause) {
  const card = cardOnTable(context, memo);
  if (!card || !hasTerm(clause, LEAVES)) return undefined;
  const { from } = pairOf(context, clause, card);
  const foods = clause.foods.filter(
    ({ role, food }) =>
      role === 'without' &&
      food !== from &&
      ingredientsOf(context.table, card.dish, food).length > 0,
  );
  return foods.length === 0
    ? undefined
    : changeFoods(context, memo, { ...clause, act: 'leave-out', foods });
}

const standInAsked: Command = (context, memo, clause) => {
  const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
  const form = formOf(context, clause);
  if (form.length > 0) return answered(memo, form);
  const { from, to } = pairOf(context, clause, subject);
  if (!from && to && subject)
    return answered(memo, [
      tell('answers.substitute-which', { to: noun(to.said), dish: subject.title }),
    ]);
  const there = !from && subject ? wordIn(subject, clause) : undefined;
  if (there)
    return answered(memo, [
      tell('answers.substitute-there', { food: noun(there), dish: subject?.title ?? '' }),
    ]);
  if (!from) return topicAsked(context, 'tools', clause) && askTool(context, memo, clause);
  const gone = noun(from.said);
  const inDish = subject ? ingredientsOf(context.table, subject.dish, from) : [];
  const standIns = standInsFor(context, subject, from, inDish);
  const canChange = subject?.isCard === true && inDish.length > 0;
  if (to && isSameFood(from, to))
    return answered(memo, [tell('answers.substitute-same', { food: to.said })]);
  if (to) {
    if (isBarred(context, to.said, subject))
      return answered(memo, [tell('answers.substitute-barred', { to: noun(to.said) })]);
    const told = verdictOn(context, subject, { from, to, standIns });
    const named = matching(context.table.kitchen.rules, standIns, to)?.name ?? '';
    const exact = named.includes(to.said) ? named : to.said;
    const message = tell('answers.substitute-offer', { to: noun(exact), from: gone });
    return canChange && told[0]?.message !== 'answers.fact'
      ? offering(memo, told, { message, act: 'swap', about: `${from.said} -> ${exact}` })
      : answered(memo, told);
  }
  const [first, second] = standIns;
  const omit = hasTerm(clause, OMITTED) ? omission(context, from) : [];
  if (!first) return answered(memo, omit);
  const told = [
    ...omit,
    tell('answers.substitute', { from: gone, to: said(first) }),
    ...changed(first),
    ...(second ? [tell('answers.substitute-or', { to: said(second) })] : []),
  ];
  const message = tell('answers.substitute-offer', { to: noun(first.name), from: gone });
  return canChange
    ? offering(memo, told, { message, act: 'swap', about: `${from.said} -> ${first.name}` })
    : answered(memo, told);
};

/** Frozen for fresh, tinned for dried: what changes when a food comes in another form. */
function formOf(context: CommandContext, clause: ReadClause): Told[] {
  if (!hasTerm(clause, FORMS)) return [];
  const best = findBest(context.knowledge.get('forms') ?? [], {
    terms: clause.terms,
    foods: foodsAsked(clause),
  });
  return factsOf(context, best?.topic, ['use'], 1);
}

const FORMS = wordSet(
  'frozen tinned canned tin can dried fresh jar ready-made bought shop leftover raising instant fast powdered cube smoked salted unsalted wholemeal minced light lite low half reduced skimmed semi fat',
);

const MISSING: ReadonlySet<FoodRole> = new Set(['from', 'lacking', 'without', 'dislike', 'harm']);
const LACKED: ReadonlySet<FoodRole> = new Set(['from', 'lacking']);
const NAMED: ReadonlySet<FoodRole> = new Set(['about', 'about-dish', 'dish', 'beside']);
const PROPOSED: ReadonlySet<FoodRole> = new Set(['to', 'add', 'have', 'want']);

/** A role may be wrong: what is not in the dish cannot be what is to go from it. */
function pairOf(context: CommandContext, clause: ReadClause, subject: Subject | undefined) {
  const of = (roles: ReadonlySet<FoodRole>): Food | undefined =>
    clause.foods.find(({ role }) => roles.has(role))?.food;
  const has = (food: Food | undefined): boolean =>
    food !== undefined &&
    subject !== undefined &&
    ingredientsOf(context.table, subject.dish, food).length > 0;
  const about = clause.foods.filter(({ role }) => NAMED.has(role)).map(({ food }) => food);
  let from = of(LACKED) ?? of(MISSING) ?? about.find(has) ?? about[0];
  let to = of(PROPOSED) ?? about.find((food) => food !== from) ?? otherThan(clause, from, has);
  // "Can I do sunflower oil?" proposes what the dish has not, whatever was heard in it.
  const isUnwanted = of(LACKED) === undefined && clause.foods.some(({ role }) => role === 'harm');
  if (from && !to && subject && isUnwanted && !has(from)) {
    const place = replacedBy(context, subject, from);
    if (place) [from, to] = [place, from];
  }
  if (from && to && !has(from) && has(to)) [from, to] = [to, from];
  if (!from && to && subject) from = replacedBy(context, subject, to);
  // What stands in for the proposal itself is asked only where no dish is spoken of.
  if (!from && to && !subject) return { from: to, to: undefined };
  return { from, to: to && from && to.said === from.said ? undefined : to };
}

/** What is named beside what is lacking, is of its kind and not in the dish, is proposed for it. */
function otherThan(
  { foods }: ReadClause,
  from: Food | undefined,
  has: (food: Food) => boolean,
): Food | undefined {
  const isKin = (food: Food): boolean =>
    food.kinds.some((kind) => from?.kinds.includes(kind) || from?.names.includes(kind));
  const other = foods.find(
    ({ food, role }) => food !== from && role !== 'dislike' && !has(food) && isKin(food),
  );
  return from && other?.food;
}

/** The ingredient that such a food would stand in for: one of its kind, or one whose stand-in it is said to be. */
function replacedBy(context: CommandContext, { dish }: Subject, to: Food): Food | undefined {
  const { kitchen } = context.table;
  const foods = dish.ingredients.map(({ name }) => foodSaid(kitchen, name));
  const word = wordsOf(to.said).at(-1) ?? '';
  const alike = foods.find(({ said: name }) => wordsOf(name).at(-1) === word);
  if (alike) return alike;
  const kin = foods.find(({ kinds }) => kinds[0] !== undefined && to.kinds.includes(kinds[0]));
  return (
    kin ??
    foods.find(({ said: name }) =>
      Object.values(topicFor(context, name)?.facts ?? {}).some((fact) => {
        const told = wordsOf(parsed(fact).name);
        const said = wordsOf(to.said);
        return told.every((one) => said.includes(one)) || said.every((one) => told.includes(one));
      }),
    )
  );
}

/** "Thighs instead of breasts": words of which only the dish knows that they are food. */
function wordIn({ dish }: Subject, { terms }: ReadClause): string | undefined {
  return dish.ingredients.find(({ name }) =>
    contentTokens(name).some((word) => word.length > 3 && terms.includes(word)),
  )?.name;
}

function topicFor({ knowledge }: CommandContext, name: string, kinds: readonly string[] = []) {
  const food = { said: name, names: [name], kinds };
  return findTopic(knowledge.get('substitutes') ?? [], { terms: [], foods: [food] });
}

function standInsFor(
  context: CommandContext,
  subject: Subject | undefined,
  from: Food,
  inDish: readonly string[],
): StandIn[] {
  const { dish } = subject ?? {};
  const own = (dish?.swaps ?? [])
    .filter(({ from: name }) => inDish.some((one) => one.toLowerCase() === name.toLowerCase()))
    .map(
      ({ to }): StandIn => ({
        name: to.name,
        amount:
          to.quantity === ''
            ? 'the same amount'
            : ingredientLine({ ...to, name: '' }, to.preparation).trim(),
        change: '',
      }),
    );
  const item = dish?.ingredients.find(({ name }) => inDish.includes(name));
  const table =
    dish && item
      ? [...trustedSwaps(dish, item), ...wantedSwaps(dish, item).map(({ name }) => name)].map(
          (name): StandIn => ({ name, amount: 'the same amount', change: '' }),
        )
      : [];
  const topic =
    topicFor(context, from.said, from.kinds) ?? topicFor(context, inDish[0] ?? from.said);
  const known = ['1', '2', '3', '4', '5'].flatMap((kind) => {
    const fact = topic?.facts[kind];
    return fact === undefined ? [] : [parsed(fact)];
  });
  // What the dish's author names also stands in the file, with what it changes.
  const all = [...own, ...known, ...(known.length === 0 ? table : [])];
  const names = new Set<string>();
  return all.filter(({ name }) => {
    const key = name.toLowerCase();
    if (names.has(key) || isBarred(context, name, subject)) return false;
    names.add(key);
    return true;
  });
}

/** "Gelatine, 4 leaves for 1 teaspoon; softer" is a name, an amount and what changes. */
function parsed(fact: string): StandIn {
  const [first = '', ...rest] = fact.replace(/\.$/, '').split('; ');
  const comma = first.indexOf(', ');
  const name = comma < 0 ? first : first.slice(0, comma);
  const amount = comma < 0 ? '' : first.slice(comma + 2);
  return { name: lowered(name), amount, change: rest.join('; ') };
}

/** Names of places and makers keep their capital. */
function lowered(name: string): string {
  const [first = ''] = name.split(' ');
  return PROPER.has(first) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}

const PROPER = wordSet(
  'Greek Parmesan Worcestershire Dijon English Italian French Spanish Thai Chinese Japanese Korean Indian Mexican Swiss Gruyère Cheddar Emmental Marsala Madeira Shaoxing Cointreau Angostura Marmite Quorn Arborio Carnaroli Savoy Swedish Turkish Aleppo Kashmiri Sichuan Cajun Old Creole Tabasco Cornish Danish German Dutch American British Irish Jersey Manchego Lancashire Wensleydale Roquefort Stilton Gorgonzola Camembert Brie Puy',
);

function said({ name, amount }: StandIn): string {
  return amount === '' ? name : `${name}, ${amount}`;
}

function changed({ change }: StandIn): Told[] {
  return change === '' ? [] : [tell('answers.substitute-change', { change })];
}

function isBarred({ table }: CommandContext, name: string, subject: Subject | undefined): boolean {
  return isOut(table, name, subject?.dish);
}

function verdictOn(
  { table }: CommandContext,
  subject: Subject | undefined,
  { from, to, standIns }: { from: Food; to: Food; standIns: readonly StandIn[] },
): Told[] {
  const named = matching(table.kitchen.rules, standIns, to);
  const slots = { from: noun(from.said), to: noun(to.said) };
  if (named)
    return [
      named.amount === '' || named.amount === 'the same amount'
        ? tell('answers.substitute-yes', slots)
        : tell('answers.substitute-yes-amount', { ...slots, amount: named.amount }),
      ...changed(named),
    ];
  const refusal = subject && whyNotSwapped(table, subject.dish, from.said, to.said);
  if (refusal) return [refusal];
  const [better] = standIns;
  const isKin = to.kinds.some((kind) => from.kinds.includes(kind));
  if (isKin) return [tell('answers.substitute-kin', slots)];
  const perhaps = tell('answers.substitute-perhaps', slots);
  return better ? [perhaps, tell('answers.substitute-surer', { to: said(better) })] : [perhaps];
}

/** The stand-in that is proposed, by its words or as the pantry knows it: broth is stock. */
function matching(rules: Rules, standIns: readonly StandIn[], to: Food): StandIn | undefined {
  const words = wordsOf(to.said);
  return (
    standIns.find(({ name }) => wordsOf(name).join(' ') === words.join(' ')) ??
    standIns.find(({ name }) => words.every((word) => wordsOf(name).includes(word))) ??
    standIns.find(
      ({ name }) =>
        wordsOf(name).every((word) => words.includes(word)) ||
        findTerms(rules, name).some((term) => to.names.includes(term.name)),
    )
  );
}

/** American broth is stock. */
function wordsOf(name: string): string[] {
  return contentTokens(name).map((word) => (word === 'broth' ? 'stock' : word));
}

function omission(context: CommandContext, from: Food): Told[] {
  return factsOf(context, topicFor(context, from.said, from.kinds), ['omit'], 1);
}

function noun(name: string) {
  return { name, isPlural: isPlural(name) };
}
