/** Finds which meals of a plan somebody is happy with in a message that changes others: "love Tuesday, swap Thursday". */
import type { PlannedMeal } from '../../memo/memo.ts';
import { daysIn } from '../../read/amounts.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { tokenise } from '../../text/tokenise.ts';
import { mealsLabelled } from './meals-meant.ts';

/** The clause, said of no meal that is to stay as it is; of all the others where the rest is to change. */
export function withoutPraised(
  plan: readonly PlannedMeal[],
  clause: ReadClause,
  message: string,
): ReadClause {
  const parts = message.split(APART).filter(isPraise);
  const kept = parts.flatMap((part) => {
    const said = { ...clause, terms: contentTokens(part), days: daysIn(part, true) };
    return mealsLabelled(plan, { ...said, ordinal: undefined });
  });
  if (kept.length === 0 || kept.length === plan.length) return clause;
  const isKept = (one: Pick<ReadClause, 'terms' | 'days'>) =>
    mealsLabelled(plan, { ...clause, ...one, ordinal: undefined }).some((meal) =>
      kept.includes(meal),
    );
  // "Keep Monday, change the rest."
  if (clause.terms.some((term) => REST.has(term))) {
    const labels = plan.filter((meal) => !kept.includes(meal)).map(({ label }) => label);
    return {
      ...clause,
      days: daysIn(labels.join(', '), true),
      terms: contentTokens(labels.join(' ')),
    };
  }
  const { course, ...wish } = clause.wish;
  const isOfKept = course && isKept({ terms: contentTokens(course.label), days: [] });
  return {
    ...clause,
    days: clause.days.filter((day) => !isKept({ terms: [], days: [day] })),
    terms: clause.terms.filter((term) => !isKept({ terms: [term], days: [] })),
    wish: isOfKept || !course ? wish : { ...wish, course },
  };
}

function isPraise(part: string): boolean {
  const words = tokenise(part).map(({ text }) => text.toLowerCase());
  return words.some((word) => PRAISES.has(word)) && !words.some((word) => CHANGES.has(word));
}

const APART = /[.!?;,]|\bbut\b|\bthough\b|\band (?=(?:swap|change|make|can|could)\b)/i;
const REST: ReadonlySet<string> = new Set(['rest', 'other']);
const PRAISES: ReadonlySet<string> = new Set(
  (
    'love loved perfect great good keep stays lovely nice brilliant delicious happy sounds ' +
    'wonderful fab excellent'
  ).split(' '),
);
const CHANGES: ReadonlySet<string> = new Set(
  (
    'swap change replace instead not no dont don isnt isn else different another too less more would could can ' +
    'want make need give get something without rather'
  ).split(' '),
);
