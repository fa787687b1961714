/** Command: one food in another's place, "use yoghurt instead of cream", "I'd rather have leeks", "swap the rice". */
import { meatIn } from '../../cook/adapt/meat-known.ts';
import { trustedSwaps, wantedSwaps } from '../../cook/adapt/table-swaps.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { type Told, tell } from '../../say/told.ts';
import { singular } from '../../text/plurals.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { add } from './add.ts';
import { choiceOfCard, tableForCard } from './card-choice.ts';
import { foodsOf, isIn, says } from './clause-foods.ts';
import { editCard } from './edited-card.ts';
import { effectOf } from './effects.ts';
import { foodSaid, isSameFood, itemsMeant, nounOf } from './said-food.ts';

/**
 * Needs a card and at least one of the two foods; with one alone it finds the other by the dish's own swaps, its kind
 * or the knowledge of substitutes. Returns the card with the swap. Refuses what is not in the dish, what the person
 * must not have and what would not cook as the dish is cooked. Undefined without a food.
 */
export const swap: Command = (context, memo, clause) => {
  const { kitchen } = context.table;
  if (!memo.card) return undefined;
  const outs = foodsOf(kitchen, clause, 'from', 'lacking', 'without', 'dislike');
  const ins = foodsOf(kitchen, clause, 'to', 'have', 'want', 'add', 'likes');
  // What is to go is heard as a dislike, too, and would be gone before it is swapped.
  const going = [...outs, ...ins].map((food): Edit => ({ kind: 'leave out', food }));
  const held = tableForCard(context.table, { ...memo.card, edits: [...memo.card.edits, ...going] });
  const choice = choiceOfCard(held, memo);
  if (!choice) return undefined;
  const [out, into] = inOrder(kitchen, choice, outs, ins, says(clause, EXCHANGES));
  if (out !== undefined && into !== undefined) return swapped(context, memo, out, into);
  if (into !== undefined) {
    const place = placeFor(kitchen, choice, into, memo.card.edits);
    // What takes nothing's place is one more thing in the pot.
    return place === undefined ? add(context, memo, clause) : swapped(context, memo, place, into);
  }
  return out === undefined ? undefined : byBestStandIn(context, memo, choice, out);
};

/** Of "swap a for b" either may be the one that goes; "no a, use b" says which. */
const EXCHANGES = new Set(
  'swap swapped exchange trade change switch replace substitute sub'.split(' '),
);

/** What is in the dish goes, whichever way round it was read. */
function inOrder(
  kitchen: Kitchen,
  choice: Choice,
  outs: readonly string[],
  ins: readonly string[],
  mayTurn: boolean,
): [string | undefined, string | undefined] {
  const out = outs.find((said) => isIn(kitchen, choice, said)) ?? outs[0];
  const into = ins.find((said) => said !== out);
  // "Paprika for smoked paprika": the one that stands on the list by that very name goes.
  if (out !== undefined && into !== undefined && !isListed(choice, out) && isListed(choice, into))
    return [into, out];
  if (out !== undefined && into !== undefined && mayTurn && !isIn(kitchen, choice, out))
    return isIn(kitchen, choice, into) ? [into, out] : [out, into];
  if (out === undefined && ins.length > 1) {
    const had = ins.find((said) => isIn(kitchen, choice, said));
    return had === undefined ? [undefined, into] : [had, ins.find((said) => said !== had)];
  }
  return [out, into];
}

function isListed({ adapted }: Choice, said: string): boolean {
  return adapted.dish.ingredients.some(
    ({ name }) => singular(name.toLowerCase()) === singular(said),
  );
}

function swapped(
  context: CommandContext,
  memo: Memo,
  from: string,
  to: string,
): Outcome | undefined {
  return editCard(context, memo, [{ kind: 'swap', from, to }], (after, before) =>
    toldOf(context, after, before, from, to),
  );
}

function toldOf(
  { table: { kitchen } }: CommandContext,
  after: Choice,
  before: Choice,
  from: string,
  to: string,
): Told[] {
  const saved = before.adapted.dish.time - after.adapted.dish.time;
  const effect = effectOf(kitchen, after.adapted.dish, from, to);
  return [
    tell('edits.swapped', { from: nounOf(from), to: nounOf(to) }),
    ...(effect ? [tell(`edits.${effect}`, { to: nounOf(to) })] : []),
    ...(saved >= 5 ? [tell('edits.sooner', { minutes: saved })] : []),
    ...(saved <= -5 ? [tell('edits.later', { minutes: -saved })] : []),
  ];
}

/** The ingredient that a food most likely is for: by the dish's own swaps, a meat for a meat, its nearest kind. */
function placeFor(
  kitchen: Kitchen,
  { adapted }: Choice,
  to: string,
  edits: readonly Edit[],
): string | undefined {
  const { dish } = adapted;
  const food = foodSaid(kitchen, to);
  const names = dish.ingredients.map(({ name }) => name);
  const own = dish.swaps.find((one) => isSameFood(foodSaid(kitchen, one.to.name), food))?.from;
  if (own !== undefined && names.includes(own)) return own;
  // What it would stand in for has been swapped already.
  const before = edits.find(
    (edit) =>
      edit.kind === 'swap' && own !== undefined && own.includes(foodSaid(kitchen, edit.from).said),
  );
  if (before?.kind === 'swap') return before.to;
  const last = singular(to.split(' ').at(-1) ?? to);
  const alike = names.find(
    (name) => name !== to && singular(name.split(' ').at(-1) ?? '') === last,
  );
  if (alike !== undefined) return alike;
  if (meatIn(kitchen, to))
    return (
      names.find((name) => meatIn(kitchen, name) && !/\b(?:stock|sauce|paste)$/.test(name)) ??
      meatReplaced(kitchen, edits)
    );
  const kinds = new Set(food.kinds.filter((kind) => !WIDE.has(kind)).slice(0, 2));
  return names.find((name) =>
    findTerms(kitchen.rules, name).some(
      (term) =>
        term.isFood && [term.name, ...term.kinds.slice(0, 2)].some((kind) => kinds.has(kind)),
    ),
  );
}

/** Paneer took the chicken's place, and now it is to be turkey. */
function meatReplaced(kitchen: Kitchen, edits: readonly Edit[]): string | undefined {
  const swap = edits.findLast((edit) => edit.kind === 'swap' && meatIn(kitchen, edit.from));
  return swap?.kind === 'swap' ? swap.to : undefined;
}

/** Kinds that say nothing of what a food does in a pan. */
const WIDE: ReadonlySet<string> = new Set(
  'vegetable milk dairy fruit spice herb grain cereal seasoning condiment sweetener'.split(' '),
);

/** The first that works of the dish's own swaps, those that cooks make, and what the knowledge of substitutes names. */
function byBestStandIn(
  context: CommandContext,
  memo: Memo,
  choice: Choice,
  from: string,
): Outcome | undefined {
  let first: Outcome | undefined;
  for (const to of standInsFor(context, choice, from).slice(0, MOST_TRIES)) {
    const outcome = swapped(context, memo, from, to);
    if (outcome?.servesCard) return outcome;
    first ??= outcome;
  }
  if (first) return first;
  const { table } = context;
  return isIn(table.kitchen, choice, from)
    ? { memo, told: [tell('edits.no-stand-in', { food: nounOf(from) })] }
    : editCard(context, memo, [{ kind: 'swap', from, to: from }], () => []);
}

const MOST_TRIES = 8;

/** Names of what may stand in for a food of the dish, the best first. */
export function standInsFor(
  { table: { kitchen }, knowledge }: CommandContext,
  { adapted }: Choice,
  from: string,
): string[] {
  const { dish } = adapted;
  const food = foodSaid(kitchen, from);
  const items = itemsMeant(kitchen, dish, food).flatMap((index) => dish.ingredients[index] ?? []);
  const names = new Set(items.map(({ name }) => name));
  const own = dish.swaps.filter((one) => names.has(one.from)).map((one) => one.to.name);
  const wanted = items.flatMap((item) => wantedSwaps(dish, item)).map(({ name }) => name);
  const trusted = items.flatMap((item) => trustedSwaps(dish, item));
  const terms = new Set(from.split(' ').map(singular));
  const topics = (knowledge.get('substitutes') ?? []).filter((topic) =>
    topic.names.some((words) => words.every((word) => terms.has(word))),
  );
  const known = topics.flatMap(({ facts }) =>
    Object.entries(facts)
      .filter(([kind]) => kind !== 'omit')
      .flatMap(([, fact]) => firstFood(kitchen, fact, food.names) ?? []),
  );
  return [...new Set([...own, ...wanted, ...trusted, ...known])].filter((name) => name !== from);
}

/** The food that a fact begins with, other than the one it stands in for. */
function firstFood({ rules }: Kitchen, fact: string, not: readonly string[]): string | undefined {
  const term = findTerms(rules, fact).find((one) => one.isFood && !not.includes(one.name));
  return term && fact.slice(term.start, term.end).toLowerCase();
}
