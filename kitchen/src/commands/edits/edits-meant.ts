/** Works out which edits a message part asks for from its foods' roles: swaps in pairs, additions, omissions, amounts and factors. */

import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Edit } from '../../memo/memo.ts';
import type { Amount, FoodRole, ReadClause } from '../../read/read-clause.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { isCookedBefore } from './added-foods.ts';
import { foodsOf, says } from './clause-foods.ts';
import { isIngredient } from './ingredient.ts';
import { HERBS } from './other-form.ts';
import { foodSaid, otherName } from './said-food.ts';

/** An edit whose other half has still to be found: what goes in for it, or what makes room for it. */
export type EditMeant =
  | Edit
  | { readonly kind: 'swap out'; readonly food: string }
  | { readonly kind: 'swap in'; readonly food: string }
  /** By the card as it lies there. */
  | {
      readonly kind: 'set';
      readonly food: string;
      readonly amount: Amount;
      /** "Two eggs each." */
      readonly isEach: boolean;
    }
  /** "One more egg": by how much it changes, else by the factor. */
  | {
      readonly kind: 'change';
      readonly food: string;
      readonly amount: Amount;
      readonly factor: number;
      readonly isEach: boolean;
    };

const LOOSE: readonly FoodRole[] = ['have', 'want', 'likes'];
const GONE: readonly FoodRole[] = ['without', 'dislike', 'harm'];

/**
 * @param isIn whether the card has a food, under whatever name
 * @param isNamed whether it has it by that name: olive oil is no olives, and a green pepper no red one
 */
export function editsMeant(
  kitchen: Kitchen,
  clause: ReadClause,
  isIn: (said: string) => boolean,
  isNamed: (said: string) => boolean = isIn,
): EditMeant[] {
  return editsOf(kitchen, clause, isIn, isNamed).flatMap((said) => {
    const edit = asLeft(kitchen, clause, asBought(kitchen, said, says(clause, FRESH)));
    const food = edit.kind === 'swap' ? edit.to : 'food' in edit ? edit.food : '';
    const amount = CHANGED.has(edit.kind) ? amountOf(kitchen, clause, food) : undefined;
    if (!amount) return [edit];
    // "Half the cayenne" is half of what there is.
    const isShare = amount.unit === '' && amount.value < 1;
    const isChange = says(clause, RELATIVE);
    if (isChange && (edit.kind !== 'adjust' || isShare)) return [edit];
    if (edit.kind === 'adjust' && isShare) return [{ ...edit, factor: amount.value }];
    const isEach = says(clause, EACH);
    if (isChange && edit.kind === 'adjust')
      return [{ kind: 'change', food, amount, factor: edit.factor, isEach }];
    const set: EditMeant = { kind: 'set', food, amount, isEach };
    // "Use all eight thighs", of a card with thighs, is their number.
    const isThere = edit.kind === 'swap in' && isNamed(food);
    return edit.kind === 'adjust' || isThere ? [set] : [edit, set];
  });
}

const FRESH = new Set(['fresh']);
const DRIED = new Set(['dried']);
const LEFT = new Set(['leftover', 'leftovers', 'cooked', 'roast', 'rotisserie']);

/** "My leftover chicken" is cooked chicken, and no raw one; "dried basil" is not picked from a pot. */
function asLeft(kitchen: Kitchen, clause: ReadClause, edit: EditMeant): EditMeant {
  const into =
    edit.kind === 'swap'
      ? edit.to
      : edit.kind === 'add' || edit.kind === 'swap in'
        ? edit.food
        : undefined;
  if (into === undefined || isCookedBefore(kitchen, into)) return edit;
  const isFromDried = edit.kind === 'swap' && edit.from.startsWith('dried ');
  const isDried = says(clause, DRIED) && HERBS.has(into) && !isFromDried;
  const isLeft = says(clause, LEFT) && isCookedBefore(kitchen, `cooked ${into}`);
  if (!isDried && !isLeft) return edit;
  const food = isDried ? `dried ${into}` : `cooked ${into}`;
  return edit.kind === 'swap' ? { ...edit, to: food } : ({ ...edit, food } as EditMeant);
}

/** "Soy" that is to come in is soy sauce; fresh ones for the tinned tomatoes are tomatoes. */
function asBought(kitchen: Kitchen, edit: EditMeant, isFresh: boolean): EditMeant {
  const named = (food: string) =>
    findFoodNames(kitchen.rules, food).length > 0 && isIngredient(kitchen, food)
      ? food
      : (otherName(kitchen, food) ?? food);
  if (edit.kind === 'swap out' && isFresh) {
    const fresh = edit.food.replace(/^(?:tinned|canned|dried|frozen|chopped) /, '');
    return fresh === edit.food ? edit : { kind: 'swap', from: edit.food, to: fresh };
  }
  if (edit.kind === 'swap') {
    // "Corn tortillas? Only wheat": wheat tortillas.
    const [sort = '', ...rest] = edit.from.split(' ');
    const isSort = SORTS.has(sort) && SORTS.has(edit.to) && rest.length > 0;
    return { ...edit, to: isSort ? [edit.to, ...rest].join(' ') : named(edit.to) };
  }
  return edit.kind === 'add' || edit.kind === 'swap in'
    ? { ...edit, food: named(edit.food) }
    : edit;
}

/** What one of a kind is told from another by. */
const SORTS = new Set(
  'corn wheat flour rye spelt oat soya almond coconut rice white brown red green yellow black plain dark light'.split(
    ' ',
  ),
);
const EACH = new Set(['each', 'apiece', 'everyone', 'everybody']);
const CHANGED: ReadonlySet<string> = new Set(['add', 'adjust', 'swap', 'swap in']);
/** A bag may hold two or eight: as much goes in as went out. */
const PACKS: ReadonlySet<string> = new Set(
  'jar bag pack packet tub carton bunch box lot'.split(' '),
);
/** "50 g less butter" tells by how much it changes, and not how much there is to be. */
const RELATIVE = new Set('less fewer more extra another'.split(' '));

/** How much of it there is to be, where that is said: "200 g haddock", "four chops", "garlic, one clove". */
function amountOf(kitchen: Kitchen, clause: ReadClause, food: string): Amount | undefined {
  const mention = clause.foods.find(
    (one) => one.amount && foodSaid(kitchen, one.food.said).said === food,
  );
  if (mention && PACKS.has(mention.amount?.unit ?? '')) return undefined;
  if (mention) return mention.amount;
  const [only, other] = clause.amounts;
  const isAdjust = clause.act === 'adjust' || says(clause, RELATIVE);
  const isOfIt = isAdjust && clause.foods.length === 1 && only && !other;
  return isOfIt && kitchen.measures.units.bySpelling.has(only.unit) ? only : undefined;
}

function editsOf(
  kitchen: Kitchen,
  clause: ReadClause,
  isIn: (said: string) => boolean,
  isNamed: (said: string) => boolean,
): EditMeant[] {
  const of = (...roles: readonly FoodRole[]): string[] => foodsOf(kitchen, clause, ...roles);
  const first = (...lists: readonly (readonly string[])[]): readonly string[] =>
    lists.find((list) => list.length > 0) ?? [];
  const { act } = clause;
  const isSwap = act === 'swap';
  const outs = first(named(of('from', 'lacking')), isSwap ? of(...GONE) : []);
  const all = first(of('to'), isSwap ? of('add') : [], isSwap ? of(...LOOSE) : []);
  const ins = says(clause, CORRECTS) ? all.slice(-1) : all;
  const [from, to] = isSwap
    ? inOrder(outs, ins, isIn, says(clause, EXCHANGES) && !clause.terms.includes('instead'))
    : [outs, ins];
  const taken = new Set([...from, ...to]);
  const rest = (...lists: readonly (readonly string[])[]): string[] =>
    first(...lists).filter((food) => !taken.has(food));
  const isAdjust = act === 'adjust' || act === 'heat';
  // "Haven't got fish sauce", said behind a swap, asks for something else in its place.
  const lacks =
    isSwap && from.length > to.length && to.length > 0
      ? lackedBeside(kitchen, clause, from, to)
      : [];
  const goes = from.filter((food) => !lacks.includes(food));
  const [put, only] = [to[0] ?? '', goes[0] ?? ''];
  const isApart = goes.length === 1 && to.length === 1 && isOfMeat(kitchen, put, only);
  // "With turkey and no onion": the turkey is for the meat, and the onion goes.
  if (isApart && !says(clause, EXCHANGES))
    return [
      { kind: 'swap in', food: put },
      { kind: 'leave out', food: only },
    ];
  const swaps = goes.length > 0 && to.length > 0 ? paired(goes, to) : [];
  const alone = swaps.length > 0 ? [] : from;
  const gone = [...rest(of(...GONE)), ...(act === 'leave-out' ? alone : [])];
  const added = rest(
    of('add'),
    act === 'add' ? first(of('more'), swaps.length > 0 ? [] : to, of(...LOOSE)) : [],
  );
  const more = rest(of('more'), isAdjust ? first(of('add'), of(...LOOSE)) : []);
  const isLess = of('less').length > 0;
  const less = rest(of('less'), isAdjust ? gone : []);
  // "Use turkey mince" is for the mince that is there.
  const isUsed = (says(clause, USES) && !says(clause, BESIDE)) || clause.terms.includes('instead');
  const isHalved = act === 'leave-out' && gone.length + swaps.length === 0;
  return [
    ...swaps,
    ...lacks.map((food) => ({ kind: 'swap out', food }) as const),
    ...(isSwap && swaps.length === 0
      ? from.map((food) => ({ kind: 'swap out', food }) as const)
      : []),
    ...(isSwap && swaps.length === 0 ? to.map((food) => ({ kind: 'swap in', food }) as const) : []),
    ...(isAdjust && !isLess ? [] : gone).map((food): Edit => ({ kind: 'leave out', food })),
    ...(isHalved ? less : []).map((food): Edit => ({ kind: 'leave out', food })),
    ...(isAdjust ? [] : added).map(
      (food): EditMeant =>
        isUsed && !isNamed(food) ? { kind: 'swap in', food } : addition(food, isNamed, clause),
    ),
    ...(act === 'add' ? more.filter((food) => !added.includes(food)) : more).map((food) =>
      addition(food, isIn, clause),
    ),
    ...(isHalved ? [] : less).map(
      (food): Edit => ({ kind: 'adjust', food, factor: timesLess(clause) }),
    ),
  ];
}

/** "Quinoa, no wait, couscous": the last is meant. */
const CORRECTS = new Set(['wait']);

/** Each once, however often it was said: "swap the carrot for a courgette, we have no carrots". */
function named(foods: readonly string[]): string[] {
  const keys = foods.map((food) => contentTokens(food).join(' '));
  return foods.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** Whether meat is to take the place of what no meat stands in for. */
function isOfMeat(kitchen: Kitchen, to: string, from: string): boolean {
  const next = meatIn(kitchen, to);
  const names = findFoodNames(kitchen.rules, from);
  const isBase = ['herb', 'spice'].some((kind) => names.includes(kind)) || AROMATIC.test(from);
  return next !== null && next.kind.name !== 'plant' && isBase && !meatIn(kitchen, from);
}

const AROMATIC = /\b(?:onions?|garlic|celery|peppers?|carrots?|peas|cheese)$/;

/** Those that stand behind a whole pair: in "prawns for chicken, and I have no fish sauce" the last. */
function lackedBeside(
  kitchen: Kitchen,
  clause: ReadClause,
  from: readonly string[],
  to: readonly string[],
): string[] {
  const order = foodsOf(kitchen, clause, 'from', 'to', 'lacking');
  const pairEnds = Math.max(order.indexOf(to.at(-1) ?? ''), order.indexOf(from[0] ?? ''));
  const isNextTo = order.indexOf(from[1] ?? '') < order.indexOf(to[0] ?? '');
  const lacked = foodsOf(kitchen, clause, 'lacking');
  return isNextTo ? [] : lacked.filter((food) => order.indexOf(food) > pairEnds);
}

/** Of "swap a for b" either may be the one that goes; "no a, use b" says which. */
const EXCHANGES = new Set(
  'swap swapped exchange trade change switch replace substitute sub'.split(' '),
);

/** What is in the dish goes, whichever way round it was read. */
function inOrder(
  outs: readonly string[],
  ins: readonly string[],
  isIn: (said: string) => boolean,
  mayTurn: boolean,
): [readonly string[], readonly string[]] {
  const into = ins.filter((said) => !outs.includes(said));
  if (outs.length === 0 && into.length > 1) {
    const had = into.find(isIn);
    return had === undefined ? [[], into] : [[had], into.filter((said) => said !== had)];
  }
  // Milk that is to be coconut milk was never told the wrong way round, though the card has that alone.
  const isPart = outs.some((out) => into.some((one) => one.endsWith(` ${out}`)));
  const turned = mayTurn && !isPart && outs.length > 0 && !outs.some(isIn) && into.some(isIn);
  return turned ? [into, outs] : [outs, into];
}

/** "Butter and cream for olive oil" is one for both; what comes in beyond that is one more thing in the pot. */
function paired(from: readonly string[], to: readonly string[]): Edit[] {
  const [last = ''] = to.slice(-1);
  return [
    ...from.map((food, at): Edit => ({ kind: 'swap', from: food, to: to[at] ?? last })),
    ...to.slice(from.length).map((food): Edit => ({ kind: 'add', food })),
  ];
}

/** What the dish has already is half as much again; twice of what it has not is nothing. */
function addition(food: string, isIn: (said: string) => boolean, clause: ReadClause): Edit {
  return isIn(food) || says(clause, TIMES)
    ? { kind: 'adjust', food, factor: timesMore(clause) }
    : { kind: 'add', food };
}

const TIMES = new Set('double twice triple treble'.split(' '));
const USES = new Set(['use', 'using']);
const BESIDE = new Set(['too', 'also', 'well', 'some', 'up']);
const MUCH = new Set('lot load plenty much way far loads lots heap ton good deal'.split(' '));
const LITTLE = new Set('bit little touch slightly smidge tad notch'.split(' '));
const HALF = new Set('half halve halved'.split(' '));

function timesMore(clause: ReadClause): number {
  if (clause.factor !== undefined && clause.factor > 1) return Math.min(4, clause.factor);
  if (says(clause, new Set(['double', 'twice']))) return 2;
  if (says(clause, new Set(['triple', 'treble']))) return 3;
  return says(clause, MUCH) ? 2 : says(clause, LITTLE) ? 1.25 : 1.5;
}

function timesLess(clause: ReadClause): number {
  if (clause.factor !== undefined && clause.factor < 1) return Math.max(0.1, clause.factor);
  if (says(clause, HALF)) return 0.5;
  return says(clause, LITTLE) ? 0.75 : says(clause, MUCH) ? 0.25 : 0.5;
}
