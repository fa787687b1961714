/** Answers what can replace a food or whether one food can replace another; offers the swap, or makes it at once where that is asked. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import { isBarred } from '../../cook/choose/kept-out.ts';
import { findBest } from '../../knowledge/find-topic.ts';
import { rootOf } from '../../knowledge/root.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodMention, ReadClause } from '../../read/read-clause.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Needs } from '../../vocabulary.ts';
import type { Command, CommandContext } from '../command.ts';
import { changeFoods } from '../edits/change-foods.ts';
import { foodSaid, isSameFood, nounOf } from '../edits/said-food.ts';
import { foodsSpokenOf } from '../edits/spoken-food.ts';
import { whyNotSwapped } from '../edits/swap-food.ts';
import { MUST_BE } from './as-known.ts';
import { askTool } from './ask-tool.ts';
import { answered, factsOf, offering, topicAsked, vocabulary } from './facts.ts';
import { knownStandIns, matching, type StandIn, topicFor, wordsOf } from './known-stand-ins.ts';
import { MISSING, PROPOSED, pairOf } from './pair-meant.ts';
import { putAtOnce } from './put-at-once.ts';
import {
  cardOnTable,
  dishNamed,
  foodsAsked,
  hasTerm,
  ingredientsOf,
  type Subject,
  wordSet,
} from './subject.ts';

const OMITTED = wordSet('omit skip without leave necessary matter need essential');

/** Needs a food that is missing or one that is proposed. Stand-ins that the person must not have are left out. */
export const askSubstitute: Command = (context, memo, said) => {
  const clause = withFood(context, memo, said);
  const answer = standInAsked(context, memo, clause);
  const done = answer && putAtOnce(context, answer, clause);
  if (done) return done;
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
  // Chicken for the beef is no matter of its thighs and breasts.
  const meant = pairOf(context, clause, subject);
  const [was, is] = [meant.from, meant.to].map((one) =>
    one ? meatIn(context.table.kitchen, one.said)?.meat.name : undefined,
  );
  const form = was && is && was !== is ? [] : formOf(context, clause);
  if (form.length > 0) return answered(memo, form);
  const [sole, more] = clause.foods;
  // "Can I use normal limes?", in a lime pie.
  const isThere =
    subject && sole && !more && sole.role === 'to' && !clause.terms.includes('instead')
      ? ingredientsOf(context.table, subject.dish, sole.food).filter((name) =>
          wordsOf(sole.food.said).every((word) => wordsOf(name).includes(word)),
        )
      : [];
  if (isThere.length > 0)
    return answered(memo, [tell('answers.in-already', { food: nounOf(sole?.food.said ?? '') })]);
  const { from, to } = meant;
  if (!from && to && subject)
    return answered(memo, [
      tell('answers.substitute-which', { to: nounOf(to.said), dish: subject.title }),
    ]);
  const there = !from && subject ? wordIn(subject, clause) : undefined;
  if (there && MUST_BE.test(context.message))
    return standInAsked(context, memo, {
      ...clause,
      foods: [{ role: 'lacking', chance: 1, food: foodSaid(context.table.kitchen, there) }],
    });
  if (there)
    return answered(memo, [
      tell('answers.substitute-there', { food: nounOf(there), dish: subject?.title ?? '' }),
    ]);
  if (!from) return topicAsked(context, 'tools', clause) && askTool(context, memo, clause);
  const gone = nounOf(from.said);
  const inDish = subject ? ingredientsOf(context.table, subject.dish, from) : [];
  const standIns = knownStandIns(context, subject, from, inDish).filter(
    ({ name }) => meets(context, name, clause.needs) && !isFormOf(name, from),
  );
  const canChange = subject?.isCard === true && inDish.length > 0;
  if (to && isSameFood(from, to))
    return answered(memo, [tell('answers.substitute-same', { food: to.said })]);
  if (to) {
    if (isBarred(context.table, to.said, subject?.dish))
      return answered(memo, [tell('answers.substitute-barred', { to: nounOf(to.said) })]);
    const done = subject?.isCard ? putInstead(context, memo, clause, { from, to }) : undefined;
    if (done) return done;
    const told = verdictOn(context, subject, { from, to, standIns });
    const named = matching(context.table.kitchen.rules, standIns, to)?.name ?? '';
    const exact = named.includes(to.said) ? named : to.said;
    // What was just refused is not offered; what would do is.
    const isRefused = told[0]?.message.startsWith('edits.') === true;
    const [best] = standIns;
    if (isRefused)
      return canChange && best
        ? offering(memo, told, {
            message: tell('answers.substitute-offer', { to: nounOf(best.name), from: gone }),
            act: 'swap',
            about: `${from.said} -> ${best.name}`,
          })
        : answered(memo, told);
    const message = tell('answers.substitute-offer', { to: nounOf(exact), from: gone });
    return canChange && told[0]?.message !== 'answers.fact'
      ? offering(memo, told, { message, act: 'swap', about: `${from.said} -> ${exact}` })
      : answered(memo, told);
  }
  const [first, second] = standIns;
  const omit = hasTerm(clause, OMITTED) ? omission(context, from) : [];
  if (!first) return answered(memo, omit);
  const unknown = strangeIn(context, clause, subject);
  const told = [
    ...(unknown === undefined ? [] : [tell('answers.substitute-unknown', { to: unknown })]),
    ...omit,
    tell('answers.substitute', { from: gone, to: said(first) }),
    ...changed(first),
    ...(second ? [tell('answers.substitute-or', { to: said(second) })] : []),
  ];
  const message = tell('answers.substitute-offer', { to: nounOf(first.name), from: gone });
  return canChange
    ? offering(memo, told, { message, act: 'swap', about: `${from.said} -> ${first.name}` })
    : answered(memo, told);
};

/** Whoever has no yeast has no fresh yeast either. */
function isFormOf(name: string, from: Food): boolean {
  const own = wordsOf(from.said);
  const [more = '', ...rest] = wordsOf(name);
  return FRESHNESS.has(more) && rest.join(' ') === own.join(' ');
}

const FRESHNESS = wordSet('fresh dried active instant');

/** What they have just ruled out has to go: what they would put there takes its place at once. */
function putInstead(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  { from, to }: { readonly from: Food; readonly to: Food },
) {
  const { avoid } = context.table.heard;
  const isOut = avoid.some((food) => isFood(context.table, from.said, food));
  if (!isOut && !isBarred(context.table, from.said)) return undefined;
  const foods: FoodMention[] = [
    { role: 'from', chance: 1, food: from },
    { role: 'to', chance: 1, food: to },
  ];
  const swapped = changeFoods(context, memo, { ...clause, act: 'swap', foods });
  // What must not be there has gone from the card by now.
  const put = [{ role: 'add' as const, chance: 1, food: to }];
  const outcome = swapped?.servesCard
    ? swapped
    : changeFoods(context, memo, { ...clause, act: 'add', foods: put });
  return outcome?.servesCard
    ? { ...outcome, told: [tell('answers.yes-in'), ...outcome.told] }
    : undefined;
}

/** "A vegan swap for Parmesan" asks for one without asking for good. */
function meets({ table }: CommandContext, name: string, { diets, allergies }: Needs): boolean {
  const { excludes, allergens } = findLineFacts(table.kitchen.rules, name);
  return (
    !diets.some((one) => excludes.includes(one)) &&
    !allergies.some((one) => allergens.contains.includes(one))
  );
}

/** Frozen for fresh, granules for stock: what changes when a food comes in another form or out of a packet. */
function formOf(context: CommandContext, clause: ReadClause): Told[] {
  const bought = findBest(context.knowledge.get('bought') ?? [], proposalOf(clause));
  // "No cream, what can I put in a pasta sauce?" proposes nothing.
  const roles = clause.foods.map(({ role }) => role);
  const isProposed =
    roles.some((role) => PROPOSED.has(role)) || !roles.some((role) => MISSING.has(role));
  if (bought && isProposed && bought.said >= 1) return factsOf(context, bought.topic, ['use'], 1);
  const best = findBest(context.knowledge.get('forms') ?? [], {
    terms: clause.terms,
    foods: foodsAsked(clause),
  });
  const [only, other] = clause.foods;
  const isNamed = only && !other && PROPOSED.has(only.role) && (best?.covers ?? 0) >= MOSTLY;
  return hasTerm(clause, FORMS) || isNamed ? factsOf(context, best?.topic, ['use'], 1) : [];
}

/** "Can I use zorble powder instead?": words for something that neither the pantry nor the knowledge has. */
function strangeIn(
  { knowledge }: CommandContext,
  clause: ReadClause,
  subject: Subject | undefined,
): string | undefined {
  const { terms } = proposalOf(clause);
  const isAsked =
    clause.terms.includes('instead') && !clause.foods.some(({ role }) => PROPOSED.has(role));
  const known = vocabulary(knowledge);
  const titled = new Set(contentTokens(subject?.title.name ?? ''));
  const at = terms.findIndex((term) => !known.has(rootOf(term)) && !titled.has(term));
  return isAsked && at >= 0 ? terms.slice(at).join(' ') : undefined;
}

/** What is proposed, without what it is to take the place of: "granules" of "granules instead of stock". */
function proposalOf({ terms, foods }: ReadClause) {
  const at = terms.indexOf('instead');
  if (at >= 0) return { terms: terms.slice(0, at), foods: [] };
  const gone = foods
    .filter(({ role }) => MISSING.has(role))
    .flatMap(({ food }) => wordsOf(food.said));
  return { terms: terms.filter((term) => !gone.includes(term)), foods: [] };
}

/** A share of the question: "can I use margarine" asks of nothing else. */
const MOSTLY = 0.6;

const FORMS = wordSet(
  'frozen tinned canned tin can dried fresh jar ready-made bought shop leftover raising instant fast powdered cube smoked salted unsalted wholemeal minced light lite low half reduced skimmed semi fat',
);

/** "Thighs instead of breasts": words of which only the dish knows that they are food. */
function wordIn({ dish }: Subject, { terms }: ReadClause): string | undefined {
  return dish.ingredients.find(({ name }) =>
    contentTokens(name).some((word) => word.length > 3 && terms.includes(word)),
  )?.name;
}

function said({ name, amount }: StandIn): string {
  return amount === '' ? name : `${name}, ${amount}`;
}

function changed({ change }: StandIn): Told[] {
  return change === '' ? [] : [tell('answers.substitute-change', { change })];
}

function verdictOn(
  { table }: CommandContext,
  subject: Subject | undefined,
  { from, to, standIns }: { from: Food; to: Food; standIns: readonly StandIn[] },
): Told[] {
  const named = matching(table.kitchen.rules, standIns, to);
  const slots = { from: nounOf(from.said), to: nounOf(to.said) };
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

function omission(context: CommandContext, from: Food): Told[] {
  return factsOf(context, topicFor(context, from.said, from.kinds), ['omit'], 1);
}
