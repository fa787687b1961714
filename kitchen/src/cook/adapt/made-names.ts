/** Renames what an adapted dish makes on the way, where its name breaks a need: pizzas of such a dough are gluten-free pizzas. */
import type { StepPiece } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { check } from '../../safety/verdict/check.ts';
import { needsWords } from '../../say/voice/needs-words.ts';
import type { Restriction } from '../../vocabulary.ts';
import type { Work } from './adapt-work.ts';
import type { Draft } from './draft.ts';
import { isFlesh } from './meat-heat.ts';
import { natureOf } from './misfits.ts';
import { withArticle } from './rename.ts';

/** Steps in which nothing made of what fits goes by a name that does not. */
export function calledWhatTheyAre(work: Work): Draft['steps'] {
  const wrong = stepsNamingWhatTheyMustNot(work);
  if (wrong.size === 0) return work.draft.steps;
  return work.draft.steps.map((step, at) =>
    wrong.has(at)
      ? step.map((piece) => (piece.kind === 'text' ? called(work, piece) : piece))
      : step,
  );
}

/** All steps in one look, since most dishes have none. */
function stepsNamingWhatTheyMustNot({ kitchen, bending, draft }: Work): ReadonlySet<number> {
  const lines = draft.steps.map((step, index) => ({
    part: 'instructions' as const,
    index,
    text: stepLine(step),
  }));
  const { findings } = check(kitchen.rules, lines, bending.needs);
  return new Set(findings.filter((one) => one.certainty === 'contains').map((one) => one.index));
}

function called(work: Work, piece: StepPiece & { kind: 'text' }): StepPiece {
  const { rules } = work.kitchen;
  const against = restrictionsBy(work, piece.text);
  if (against.size === 0) return piece;
  const listed = new Set(
    work.draft.ingredients.flatMap((item) =>
      item ? findTerms(rules, item.name).map((term) => term.name) : [],
    ),
  );
  let text = '';
  let from = 0;
  for (const term of findTerms(rules, piece.text)) {
    const claim = needsWords(against.get(term.name) ?? []);
    if (claim === '' || listed.has(term.name) || isFlesh(natureOf(rules, term.name))) continue;
    text += `${withArticle(piece.text.slice(from, term.start), claim)}${claim} `;
    from = term.start;
  }
  return { ...piece, text: text + piece.text.slice(from) };
}

/** For each name in the text, what speaks against it. */
function restrictionsBy({ kitchen, bending }: Work, text: string): Map<string, Restriction[]> {
  const { findings } = check(
    kitchen.rules,
    [{ part: 'instructions', index: 0, text }],
    bending.needs,
  );
  const found = new Map<string, Restriction[]>();
  for (const { certainty, restriction, term } of findings) {
    if (certainty !== 'contains' || restriction === 'Keto') continue;
    found.set(term, [...(found.get(term) ?? []), restriction]);
  }
  return found;
}
