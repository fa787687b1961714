/** Merges two mentions of a food in a step that a swap has made the same into one: two spoons of one sauce are one bigger amount. */
import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { addAmounts } from './add-amounts.ts';
import type { Draft } from './draft.ts';

/** What may stand between two members of one list. */
const BETWEEN = /^(?:,|,? and| with|, with)? ?$/;

export function addUp(draft: Draft): Draft {
  const ingredients = [...draft.ingredients];
  const steps = draft.steps.map((step) => addUpStep(step, ingredients));
  return { ...draft, ingredients, steps };
}

/** Changes `ingredients` along with the step: what was added to another leaves a gap. */
function addUpStep(
  step: readonly StepPiece[],
  ingredients: (DishIngredient | null)[],
): readonly StepPiece[] {
  let pieces = step;
  for (let at = 0; at < pieces.length; at += 1) {
    const again = pieces.findIndex(
      (_, later) => later > at && isSame(pieces, at, later, ingredients),
    );
    const [first, second] = [pieces[at], pieces[again]];
    if (first?.kind !== 'ingredient' || second?.kind !== 'ingredient') continue;
    const [a, b] = [ingredients[first.index], ingredients[second.index]];
    const sum = a && b ? sumOf(a, b) : null;
    if (!a || sum === null) continue;
    const preparation = a.preparation || (b?.preparation ?? '');
    ingredients[first.index] = inLitres({ ...a, quantity: sum, preparation });
    ingredients[second.index] = null;
    pieces = withoutPiece(pieces, again);
    at -= 1;
  }
  return pieces;
}

function inLitres(item: DishIngredient): DishIngredient {
  const amount = Number(item.quantity);
  return item.unit === 'ml' && amount >= 1000
    ? { ...item, quantity: String(amount / 1000), unit: 'l' }
    : item;
}

/** The same food again, with nothing between but other members of the list. */
function isSame(
  pieces: readonly StepPiece[],
  from: number,
  to: number,
  ingredients: readonly (DishIngredient | null)[],
): boolean {
  const [a, b] = [pieces[from], pieces[to]];
  if (a?.kind !== 'ingredient' || b?.kind !== 'ingredient' || a.index === b.index) return false;
  const [one, other] = [ingredients[a.index], ingredients[b.index]];
  if (!one || one.name !== other?.name) return false;
  // "With 3 tbsp vinegar" is told of the whole of it once it is one.
  if (one.preparation && other.preparation && one.preparation !== other.preparation) return false;
  return pieces
    .slice(from + 1, to)
    .every(
      (piece) => piece.kind === 'ingredient' || (piece.kind === 'text' && BETWEEN.test(piece.text)),
    );
}

const ML: Readonly<Record<string, number>> = { ml: 1, tsp: 5, tbsp: 15 };

function sumOf(a: DishIngredient, b: DishIngredient): string | null {
  if (a.unit === b.unit) return addAmounts(a.quantity, b.quantity);
  const [one, other] = [ML[a.unit], ML[b.unit]];
  const more = Number(b.quantity);
  if (!one || !other || Number.isNaN(more)) return null;
  return addAmounts(a.quantity, String(Math.round((more * other * 4) / one) / 4));
}

/** A list without its second mention: "A, A and B" is "A and B", "A with A" is "A". */
function withoutPiece(pieces: readonly StepPiece[], at: number): StepPiece[] {
  const before = pieces[at - 1];
  const after = pieces[at + 1];
  const isJoint = before?.kind === 'text' && BETWEEN.test(before.text);
  const kept = pieces.filter((_, place) => place !== at && !(isJoint && place === at - 1));
  const last =
    isJoint && /\band\b/.test(before.text) && !(after?.kind === 'text' && BETWEEN.test(after.text));
  return last ? andBeforeLast(kept, at - 2) : kept;
}

/** After the last member went, the one before it takes over its "and". */
function andBeforeLast(pieces: StepPiece[], last: number): StepPiece[] {
  const joint = pieces[last - 1];
  return joint?.kind === 'text' && joint.text === ', '
    ? pieces.map((piece, at) => (at === last - 1 ? { ...joint, text: ' and ' } : piece))
    : pieces;
}
