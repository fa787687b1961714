/** Answers about kitchen tools: which ones the dish needs, what to use instead, which to choose; also what size its main food has. */

import { getDishFacts } from '../../cookbook/cookbook.ts';
import { tell } from '../../say/told.ts';
import { withArticles } from '../../say/voice/needs-words.ts';
import type { Command } from '../command.ts';
import { answered, factsOf, stepSentences, tellFacts, topicAsked, withWords } from './facts.ts';
import { foodsAsked, hasTerm, type Subject, subjectOf, wordSet } from './subject.ts';

const WITHOUT = wordSet('without instead no need necessary proper else got lack own have');
const LACKS = /(?:^\W*|\b(?:if|but|and) )(?:i )?(?:have |got )?(?:no|ha?ven'?t|don'?t)\b/i;
const CHOOSE = wordSet('which size big what kind best buy buying worth choose large small');

/** Needs a tool that the knowledge has, or a card whose steps speak of it. */
export const askTool: Command = (context, memo, clause) => {
  const subject = subjectOf(context, memo, { ...clause, foods: [] });
  const kinds = hasTerm(clause, CHOOSE)
    ? ['choose', 'use', 'without']
    : hasTerm(clause, WITHOUT) || LACKS.test(context.message)
      ? ['without', 'choose', 'use']
      : ['use', 'choose', 'without'];
  const known = factsOf(context, topicAsked(context, 'tools', clause, memo), kinds, 1);
  const [tool] = clause.tools;
  const namesTool = tool !== undefined || hasTerm(clause, TOOL_WORDS);
  if (clause.terms.includes('instead') && tool !== undefined) {
    const other = factsOf(
      context,
      topicAsked(context, 'methods', clause, memo),
      ['how', 'watch'],
      1,
    );
    if (other.length > 0) return answered(memo, other);
  }
  if (!namesTool && (foodsAsked(clause).length > 0 || hasTerm(clause, WEIGHT)))
    return (
      askAmountOf(context, memo, clause, subject) ??
      (known.length > 0 ? answered(memo, known) : undefined)
    );
  if (!subject) return answered(memo, known);
  const { dish, title } = subject;
  const called = toolsCalled(subject);
  if (clause.terms.includes('one') && hasTerm(clause, VESSELS)) {
    const vessels = called.filter((name) => VESSELS.has(name.split(' ').at(-1) ?? ''));
    const message = vessels.length === 1 ? 'answers.one-pot' : 'answers.more-pots';
    const told = tell(message, { dish: title, tools: vessels.map((name) => withArticles([name])) });
    const how = factsOf(context, topicAsked(context, 'techniques', clause), ['how'], 1);
    if (vessels.length > 0) return answered(memo, vessels.length === 1 ? [told] : [told, ...how]);
  }
  // "Can I do it without an oven?" asks for what does its work.
  if (clause.terms.includes('without') && known.length > 0) return answered(memo, known);
  if (tool !== undefined) {
    const needs = getDishFacts(context.table.kitchen.cookbook, dish).tools.has(tool);
    const slots = { dish: title, tool };
    return answered(memo, [tell(needs ? 'answers.tool-yes' : 'answers.tool-no', slots), ...known]);
  }
  const own = withWords(
    stepSentences(subject, memo),
    clause.terms
      .filter((word) => TOOL_WORDS.has(word))
      .flatMap((word) => (word === 'lid' ? ['lid', 'cover', 'covered', 'uncovered'] : [word])),
  );
  if (own.length > 0)
    return answered(memo, [
      ...tellFacts(own.slice(0, 1)),
      ...(clause.terms.includes('lid') ? [] : known),
    ]);
  if (known.length > 0) return answered(memo, known);
  if (clause.foods.length > 0) return undefined;
  const tools = called.slice(0, 6);
  return answered(memo, [
    tools.length === 0
      ? tell('answers.tools-plain', { dish: title })
      : tell('answers.tools', { dish: title, tools: tools.map((name) => withArticles([name])) }),
  ]);
};

const VESSELS = wordSet('pot pan casserole wok saucepan skillet tin tray dish pots pans');

/** As the steps call them. */
function toolsCalled({ dish }: Subject): string[] {
  const called = dish.steps
    .flat()
    .flatMap((piece) => (piece.kind === 'cookware' ? [piece.text] : []));
  return [...new Set(called)];
}

/** "What size bird do I need?": as the card has what it stands on. */
function askAmountOf(
  { table }: Parameters<Command>[0],
  memo: Parameters<Command>[1],
  clause: Parameters<Command>[2],
  subject: Subject | undefined,
) {
  if (!subject || !hasTerm(clause, WEIGHT)) return undefined;
  const { mainFoods } = getDishFacts(table.kitchen.cookbook, subject.dish);
  const line = subject.plated.ingredients.filter((one) =>
    [...mainFoods].some((name) => one.includes(name)),
  );
  const { servings } = subject.plated;
  return line.length === 0
    ? undefined
    : answered(memo, [tell('answers.amount-line', { line: line.slice(0, 1), servings })]);
}

const WEIGHT = wordSet('size big weigh weight heavy large');
const TOOL_WORDS = wordSet(
  'lid tin pan pot dish tray board wok whisk knife sieve colander bowl foil paper rack skillet casserole',
);
