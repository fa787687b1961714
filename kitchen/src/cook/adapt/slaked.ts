/** Swaps flour for pure starch as a thickener: less of it, stirred with cold water and added at the end. */
import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { numberOf, sayNumber } from './add-amounts.ts';
import { type Draft, identityOf } from './draft.ts';
import { plainText, sentencePieces } from './leaf-for-bread.ts';
import { leaveOut } from './leave-out.ts';

const STARCH = /^(?:cornflour|arrowroot)$/;

/** Two spoons of starch do the work of three of flour; a spoonful of it is counted in teaspoons. */
export function asStarch(from: DishIngredient, name: string): DishIngredient {
  const spoons = numberOf(from.quantity);
  const spooned = /^(?:plain )?flour$/.test(from.name) && from.unit === 'tbsp' && spoons > 0;
  return STARCH.test(name) && spooned
    ? { name, quantity: sayNumber(spoons * 2), unit: 'tsp', preparation: '' }
    : { ...from, name, preparation: '' };
}

/** The draft with the starch going in last; as it was where the flour is no dusting, null where a sentence would not survive. */
export function slakedLast(
  rules: Rules,
  draft: Draft,
  index: number,
  to: DishIngredient,
): Draft | null {
  const from = draft.ingredients[index];
  const at = draft.steps.findIndex((step) => dusts(step, index));
  if (!from || !STARCH.test(to.name) || !/^(?:plain )?flour$/.test(from.name) || at < 0)
    return draft;
  const last = draft.steps.findLastIndex((step, n) => n >= at && simmers(step));
  if (last < 0) return draft;
  const bare = withoutDusting(rules, draft, index);
  if (!bare) return null;
  const steps = bare.steps.map((step, n) =>
    n === last - (draft.steps.length - bare.steps.length) ? finished(step, index, to) : step,
  );
  return { ...draft, steps };
}

/** "Stir in the flour for 1 minute", and wet it afterwards. */
function dusts(step: readonly StepPiece[], index: number): boolean {
  return sentencePieces(step).some(
    (sentence) =>
      sentence.some((piece) => piece.kind === 'ingredient' && piece.index === index) &&
      /^(?:.*\b)?(?:stir|sprinkle|scatter) (?:in|over)\b/i.test(plainText(sentence)) &&
      !/\bmelt\b|\bwhisk/i.test(plainText(sentence)),
  );
}

function simmers(step: readonly StepPiece[]): boolean {
  const text = plainText(step);
  return /\b(?:simmer|bubble)/i.test(text) && !/^Meanwhile/.test(text);
}

function withoutDusting(rules: Rules, draft: Draft, index: number): Draft | null {
  const steps = draft.steps
    .map((step) =>
      sentencePieces(step)
        .filter((sentence) => !isAlone(sentence, index))
        .flat(),
    )
    .filter((step) => step.length > 0);
  if (!steps.flat().some((piece) => piece.kind === 'ingredient' && piece.index === index))
    return { ...draft, steps };
  const name = draft.ingredients[index]?.name ?? '';
  const food = { ...identityOf(rules, name), kinds: new Set<string>() };
  const left = leaveOut(rules, draft, new Set([index]), food);
  return left && { ...draft, steps: left.steps };
}

function isAlone(sentence: readonly StepPiece[], index: number): boolean {
  const foods = sentence.filter((piece) => piece.kind === 'ingredient');
  return foods.length === 1 && foods[0]?.index === index;
}

function finished(step: readonly StepPiece[], index: number, to: DishIngredient): StepPiece[] {
  const before = step.map((piece) =>
    piece.kind === 'text'
      ? {
          ...piece,
          text: piece.text
            .replace(/\buntil (?:thick|it thickens|the sauce thickens),? and /g, 'until ')
            .replace(
              /, until (?:thick|it thickens|it coats (?:a|the) spoon|the (?:sauce|gravy) (?:thickens|coats (?:a|the) spoon))(?=[.,;])/g,
              '',
            ),
        }
      : piece,
  );
  return [
    ...before,
    { kind: 'text', text: ' Stir ' },
    { kind: 'ingredient', index, name: to.name },
    { kind: 'text', text: ' smooth with a little cold water, pour it in and let it bubble for ' },
    { kind: 'timer', text: '1 minute' },
    { kind: 'text', text: ', until it thickens.' },
  ];
}
