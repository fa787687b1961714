/** Merges the results (outcomes) of a message's clauses into one; tests whether a result is empty or only says "not understood". */
import type { Outcome } from '../commands/command.ts';
import type { Told } from '../say/told.ts';

/** What a later clause serves takes the place of what an earlier one did. One that was not understood, or says the same again, is not spoken of. */
export function followed(first: Outcome, next: Outcome): Outcome {
  if ((isLost(next) || isSaidAgain(next)) && !isEmpty(first)) return first;
  if (isLost(first)) return next;
  const { memo, told, ...served } = next;
  const { memo: was, told: said, ...kept } = first;
  // Of a card that has made way for another dish, and of a plan for another plan, nothing is told any more.
  const isReplaced = kept.servesCard && next.servesCard && was.card?.slug !== memo.card?.slug;
  const plans = told.some(isMeal);
  const serves = served.servesCard || served.lists || served.showsPlan || plans;
  // What announces dishes and what asks to choose go with them.
  const others = kept.lists && serves ? said.slice(0, -2) : said;
  const before = isReplaced || (plans && kept.showsPlan) ? [] : others.filter(isStill(next));
  // What asks for a choice stands last, under the dishes, and what announces them right above.
  const at = kept.lists && !serves ? -2 : before.length;
  const isNew = ({ slots: { fact } }: Told) =>
    fact === undefined || !before.some(({ slots }) => slots.fact === fact);
  const more = before.length > 0 ? told.filter(isNew) : told;
  const all = [...before.slice(0, at), ...more, ...before.slice(at)];
  return { memo, told: all, ...(serves ? served : kept) };
}

/** The meals of a plan that is changed or laid anew by the next clause are shown once, as they are then. */
function isStill({ showsPlan, told }: Outcome): (one: Told) => boolean {
  const isShown = showsPlan || told.some(isMeal);
  return (one) => !(isShown && /^plan\.(?:meal|end)/.test(one.message));
}

function isMeal({ message }: Told): boolean {
  return message === 'plan.meal';
}

export function isEmpty({ told, servesCard, lists }: Outcome): boolean {
  return told.length === 0 && !servesCard && !lists;
}

export function isLost({ told: [only, other] }: Outcome): boolean {
  return only !== undefined && !other && LOST.test(only.message);
}

const LOST = /^(?:answers\.(?:not-understood|unknown)|find\.unknown-dish)/;

/** Of what was asked once more no more is known than was said. */
function isSaidAgain({ told: [first] }: Outcome): boolean {
  return first?.message === 'answers.all-known';
}
