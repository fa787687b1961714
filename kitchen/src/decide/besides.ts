/** Splits a request to change the open recipe that asks two things ("air fryer, for two"); joins a removal and an addition into a swap. */
import { isHot } from '../commands/edits/change-amounts.ts';
import type { Memo } from '../memo/memo.ts';
import type { FoodMention, FoodRole, ReadClause } from '../read/read-clause.ts';

/** Changes of the whole card, whose commands look at no food. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set([
  ...['heat', 'method', 'quicker', 'scale', 'units', 'people', 'restyle'],
]);
const OF_FOODS: ReadonlySet<string> = new Set(['swap', 'add', 'leave-out', 'adjust']);
/** Acts that count people themselves, or speak of another dish. */
const COUNTS: ReadonlySet<string> = new Set([
  ...['scale', 'people', 'find', 'dish', 'menu', 'plan', 'change-plan', 'pick'],
]);
/** "Write it out for two", "I have no lemon and there are three of us": the card is for so many, whatever else is said. */
const SAYS_SO: ReadonlySet<string> = new Set(['undo', 'show', 'have']);
/** "Sounds good, but it's only me", while "my two boys love it" counts nobody. */
const SAYS_ALONE: ReadonlySet<string> = new Set(['praise', 'thanks', 'yes', 'no', 'complain']);
const ACTS: readonly (readonly [act: string, roles: ReadonlySet<FoodRole>])[] = [
  ['swap', new Set(['from', 'to'])],
  ['leave-out', new Set(['without'])],
  ['add', new Set(['add'])],
  ['adjust', new Set(['more', 'less'])],
];
/** Acts of one role, which a food has by the act alone. */
const SAYS_IT: ReadonlySet<string> = new Set(['add', 'leave-out']);
const LIKELY = 0.5;

/** The clauses, and behind each edit of the card what else it asks, as clauses of their own. */
export function withBesides(clauses: readonly ReadClause[], memo: Memo): readonly ReadClause[] {
  if (!memo.card || memo.offered.length > 0) return clauses;
  const all = outAndIn(clauses.flatMap(foodsApart).flatMap(heatApart));
  const isOfCard = ({ act, people }: ReadClause) =>
    isEdit(act) || SAYS_SO.has(act) || (SAYS_ALONE.has(act) && people === 1);
  const counted = all.find((one) => one.people !== undefined && isOfCard(one));
  const isCounted = all.some(({ act, people }) => COUNTS.has(act) && people !== undefined);
  if (!counted || isCounted || counted.people === memo.card.servings) return all;
  // "Three eggs, for two": for two first, and then so many eggs.
  const people = { ...counted, act: 'people', foods: [], dishes: [] };
  return all.flatMap((clause) => (clause === counted ? [people, clause] : [clause]));
}

/** "Without the bacon, add mushrooms" may be one change, and "no rosemary, use thyme" is one. */
function outAndIn(clauses: readonly ReadClause[]): ReadClause[] {
  const all: ReadClause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    // "I don't eat pork. Would beef do?" tells of a need, and asks for the change as well.
    const mayGo = last?.act === 'leave-out' || (last?.act === 'need' && isProposal(clause));
    const joined = mayGo && last?.foods.length === 1 && asOne(last, clause);
    if (joined) all.splice(-1, 1, joined);
    else all.push(clause);
  }
  return all;
}

function isProposal({ act, foods }: ReadClause): boolean {
  return act === 'ask-substitute' && foods.length === 1 && foods[0]?.role === 'to';
}

/** What comes in takes the place of what goes; undefined where the second clause brings nothing in. */
function asOne(out: ReadClause, next: ReadClause): ReadClause | undefined {
  if (next.act === 'add') return { ...out, foods: [...out.foods, ...next.foods] };
  // "No rice, but I have tortillas."
  const isHad = next.foods.length === 1 && next.foods.every(({ role }) => HAD.has(role));
  // "No peanuts please, cashews are fine."
  if ((next.act === 'have' || next.act === 'lift') && isHad) {
    const put = next.foods.map((one) => ({ ...one, role: 'add' as const }));
    return { ...out, foods: [...out.foods, ...put] };
  }
  // "Without the lamb. Lentils maybe?"
  const isAsked = isProposal(next);
  const isIn = next.foods.length > 0 && next.foods.every(({ role }) => role === 'to');
  if ((next.act !== 'swap' && !isAsked) || !isIn) return undefined;
  const from = out.foods.map((one) => ({ ...one, role: 'from' as const }));
  return { ...next, act: 'swap', foods: [...from, ...next.foods] };
}

const HAD: ReadonlySet<FoodRole> = new Set(['have', 'likes', 'want']);

function isEdit(act: string): boolean {
  return OF_FOODS.has(act) || OF_THE_WHOLE.has(act);
}

/** "Make it hotter with feta": the heat, and the feta. */
function foodsApart(clause: ReadClause): ReadClause[] {
  if (!OF_THE_WHOLE.has(clause.act)) return [clause];
  const isOfHeat = ({ food }: FoodMention) => clause.act === 'heat' && isHot(food.said);
  const apart = ACTS.flatMap(([act, roles]) => {
    // "For three, and can I hide some peas in it?"
    const isIt = ({ role }: FoodMention) =>
      roles.has(role) || (act === clause.second && role === 'about' && SAYS_IT.has(act));
    const taken = clause.foods.filter((one) => isIt(one) && one.chance >= LIKELY && !isOfHeat(one));
    const [own = 'add'] = roles;
    const foods = taken.map((one) => (roles.has(one.role) ? one : { ...one, role: own }));
    return foods.length > 0
      ? [{ taken, clause: { ...clause, act, foods, people: undefined } }]
      : [];
  });
  if (apart.length === 0) return [clause];
  const taken = new Set(apart.flatMap((one) => one.taken));
  const foods = clause.foods.filter((one) => !taken.has(one));
  // "More spinach", taken for heat: of the whole it asks nothing.
  const isOnlyOfFoods = clause.act === 'heat' && saysNoHeat(clause);
  return [...(isOnlyOfFoods ? [] : [{ ...clause, foods }]), ...apart.map((one) => one.clause)];
}

/** "For three, and not so hot": the heat as well. A chilli that is to come in is that and no more. */
function heatApart(clause: ReadClause): ReadClause[] {
  const isBeside = clause.second === 'heat' && (isEdit(clause.act) || clause.act === 'people');
  if (!isBeside || clause.act === 'heat' || saysNoHeat({ ...clause, foods: [] })) return [clause];
  return [clause, { ...clause, act: 'heat', foods: [], dishes: [], people: undefined }];
}

function saysNoHeat({ wish, terms, foods }: ReadClause): boolean {
  const isMood = wish.moods.some(({ label }) => label === 'mild' || label === 'spicy');
  return (
    !isMood &&
    !terms.some((term) => OF_HEAT.has(term)) &&
    !foods.some(({ food }) => isHot(food.said))
  );
}

const OF_HEAT: ReadonlySet<string> = new Set(
  'hot hotter mild milder spicy spicier spice heat fire fierier fiery kick sting gentle gentler'.split(
    ' ',
  ),
);
