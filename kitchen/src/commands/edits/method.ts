/** Command: rewrites the recipe for another appliance ("bbq instead") or refuses with a reason; also tells known times in an appliance. */

import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';
import { editCard, withCard } from './edited-card.ts';
import type { Method } from './pot-plan.ts';
import { nounOf } from './said-food.ts';

/**
 * Needs a card and an appliance. Returns the card with a note that has the times of this dish in it. Refuses where the
 * appliance cannot do it, with the reason; of appliances that it has no rule for it says what the knowledge has.
 */
export const method: Command = (context, memo, clause) => {
  const choice = memo.card && choiceOfCard(context.table, memo);
  if (!choice) return undefined;
  const named = methodNamed(clause);
  const asked = named ?? lackedIn(clause);
  const without = asked && withoutIt(context, choice.adapted.dish, asked, clause);
  if (without) return { memo, told: [without] };
  if (named) {
    const outcome = editCard(context, memo, [{ kind: 'method', method: named }], () => [
      tell('edits.method-noted', { method: named }),
      ...watchFor(context, clause),
    ]);
    if (outcome?.told[0]?.message === 'edits.method-already') return asWritten(memo) ?? outcome;
    const isStuck = STUCK.has(outcome?.told[0]?.message ?? '');
    return (isStuck ? timesIn(context, memo, clause) : undefined) ?? outcome;
  }
  const known = topicFor(context, clause);
  if (known === undefined) return undefined;
  return { memo, told: [tell('edits.method-told', { fact: known })] };
};

function lackedIn({ terms, lackingTools }: ReadClause): Method | undefined {
  const lacking = new Set<string>(lackingTools);
  return WORDS.find(
    ([words, name]) => lacking.has(name) && words.every((word) => terms.includes(word)),
  )?.[1];
}

/** The grill that the dish is finished under is named only to do without it. */
function withoutIt(
  { table, knowledge, message }: CommandContext,
  dish: Dish,
  named: Method,
  { terms, lackingTools }: ReadClause,
): Told | undefined {
  const lacks = new Set<string>([...lackingTools, ...table.lacking]).has(named);
  const isWithout =
    lacks ||
    terms.some((term) => WITHOUT.has(term)) ||
    message.toLowerCase().includes(`no ${named}`);
  const isUsed = dish.steps.some((step) => stepLine(step).toLowerCase().includes(named));
  if (!isWithout) return undefined;
  if (!isUsed) return tell('edits.method-unneeded', { method: named, dish: nounOf(dish.title) });
  const isCalled = (words: readonly string[]): boolean => words.join(' ') === named;
  const fact = knowledge.get('tools')?.find(({ names }) => names.some(isCalled))?.facts.without;
  return fact === undefined ? undefined : tell('edits.method-without', { fact });
}

const WITHOUT = new Set(['without', 'broken']);

/** "In the oven after all", of what the card cooks there: the note on another appliance goes. */
function asWritten(memo: Memo): Outcome | undefined {
  const { card } = memo;
  const edits = card?.edits.filter(({ kind }) => kind !== 'method');
  if (!card || !edits || edits.length === card.edits.length) return undefined;
  return {
    memo: withCard(memo, { ...card, edits }),
    told: [tell('edits.undone')],
    servesCard: true,
  };
}

/** Words that name an appliance, each row in full; the first row wins. */
const WORDS: readonly (readonly [readonly string[], Method])[] = [
  [['slow', 'cooker'], 'slow cooker'],
  [['slowcooker'], 'slow cooker'],
  [['crockpot'], 'slow cooker'],
  [['crock', 'pot'], 'slow cooker'],
  [['pressure'], 'pressure cooker'],
  [['instant', 'pot'], 'pressure cooker'],
  [['instapot'], 'pressure cooker'],
  [['air', 'fryer'], 'air fryer'],
  [['air', 'frier'], 'air fryer'],
  [['air', 'fry'], 'air fryer'],
  [['airfryer'], 'air fryer'],
  [['ninja'], 'air fryer'],
  [['microwave'], 'microwave'],
  [['rice', 'cooker'], 'rice cooker'],
  [['bbq'], 'barbecue'],
  [['barbecue'], 'barbecue'],
  [['barbeque'], 'barbecue'],
  [['coal'], 'barbecue'],
  [['charcoal'], 'barbecue'],
  [['grill'], 'grill'],
  [['steamer'], 'steamer'],
  [['steam'], 'steamer'],
  [['hob'], 'hob'],
  [['stove'], 'hob'],
  [['stovetop'], 'hob'],
  [['frying', 'pan'], 'hob'],
  [['oven'], 'oven'],
  [['bake'], 'oven'],
];

/** The appliance that a clause names. "The oven is broken, can I do it on the hob": what they lack is not what they mean. */
export function methodNamed({ terms, lackingTools, foods }: ReadClause): Method | undefined {
  const said = new Set([...terms, ...foods.flatMap(({ food }) => food.said.split(' '))]);
  const lacking = new Set<string>(lackingTools);
  const named = WORDS.filter(([words]) => words.every((word) => said.has(word)))
    .map(([, name]) => name)
    .filter((name) => !lacking.has(name));
  if (named.length > 1) return named.find((name) => name !== 'oven') ?? named[0];
  return named[0] ?? (lacking.has('oven') ? 'hob' : undefined);
}

/** The steps cannot be carried over, and still it is cooked there. */
const STUCK: ReadonlySet<string> = new Set(
  ['steps', 'too-big', 'no-pieces', 'deep-fried', 'no-crust', 'too-quick', 'no-batter'].map(
    (why) => `edits.method-${why}`,
  ),
);

/** Time and heat of such a dish in the appliance that is named, crumbed meat in an air fryer; undefined where nobody has written them. */
export const timesIn: Command = (context, memo, clause) => {
  const dish = memo.card && choiceOfCard(context.table, memo)?.adapted.dish;
  const named = methodNamed(clause);
  if (!dish || !named) return undefined;
  const words = contentTokens(dish.title);
  const { facts, weight = 0 } = topicOf(context, [...words, ...named.split(' ')]) ?? {};
  const isOfDish = weight > named.split(' ').length;
  if (!isOfDish || !facts?.how) return undefined;
  const fact = [facts.how, facts.watch ?? ''].join(' ').trim();
  return { memo, told: [tell('edits.method-told', { fact })] };
};

function topicFor({ knowledge }: CommandContext, { terms }: ReadClause): string | undefined {
  const facts = topicOf({ knowledge }, terms)?.facts;
  return facts?.how ?? facts?.not;
}

function watchFor(context: CommandContext, { terms }: ReadClause) {
  const watch = topicOf(context, terms)?.facts.watch;
  return watch === undefined ? [] : [tell('edits.method-told', { fact: watch })];
}

function topicOf({ knowledge }: Pick<CommandContext, 'knowledge'>, terms: readonly string[]) {
  const said = new Set(terms);
  const matching = (knowledge.get('methods') ?? []).flatMap(({ names, facts }) =>
    names
      .filter((words) => words.length > 0 && words.every((word) => said.has(word)))
      .map((words) => ({ facts, weight: words.length })),
  );
  return matching.toSorted((a, b) => b.weight - a.weight)[0];
}
