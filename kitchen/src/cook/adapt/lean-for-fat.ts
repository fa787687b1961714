/** Adds oil to the pan and list where fatty meat such as bacon, fried in its own fat, was swapped for something lean. */
import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import type { Work } from './adapt-work.ts';
import type { Draft } from './draft.ts';
import { natureOf } from './misfits.ts';
import { fits } from './substitutes.ts';

const FATTY =
  /\b(?:bacon|pancetta|lardons|guanciale|chorizo|sausages?|sausage meat|mince|minced \p{L}+|belly|duck)\b/u;

const OILS = ['olive oil', 'sunflower oil'] as const;

/** The draft with oil in the pan that had none, where meat fried in its own fat. */
export function oiled(work: Work, from: DishIngredient, draft: Draft, index: number): Draft {
  const { rules } = work.kitchen;
  const to = draft.ingredients[index];
  if (!to || !FATTY.test(from.name) || natureOf(rules, to.name) !== 'other') return draft;
  const name = OILS.find((one) => fits(work, oilFor(one, work.original.servings)));
  if (!name) return draft;
  const isFat = (piece: StepPiece): boolean =>
    piece.kind === 'ingredient' && natureOf(rules, piece.name) === 'fat';
  const place = draft.ingredients.length;
  const at = draft.steps.findIndex(
    (step, n) => fries(step, index) && ![...(draft.steps[n - 1] ?? []), ...step].some(isFat),
  );
  if (at < 0) return draft;
  const steps = draft.steps.map((step, n) =>
    n === at ? withOil(step, index, { kind: 'ingredient', index: place, name }) : step,
  );
  return {
    ...draft,
    steps,
    ingredients: [...draft.ingredients, oilFor(name, work.original.servings)],
  };
}

function oilFor(name: string, servings: number): DishIngredient {
  return { name, quantity: servings > 2 ? '2' : '1', unit: 'tbsp', preparation: '' };
}

const PAN = /\b(?:pan|pot|casserole|skillet|wok)\b/;

/** "Cook the bacon in a dry frying pan": told of it in one breath, with no fat to fry it in. */
function fries(step: readonly StepPiece[], index: number): boolean {
  const at = step.findIndex((piece) => piece.kind === 'ingredient' && piece.index === index);
  if (at < 0) return false;
  const after = step
    .slice(at + 1)
    .map((piece) => (piece.kind === 'ingredient' ? ' ; ' : piece.text))
    .join('');
  const sentence = /^[^.;]*/.exec(after)?.[0] ?? '';
  const before = step[at - 1];
  const led = before?.kind === 'text' ? before.text : '';
  return (
    PAN.test(sentence) &&
    (/\b(?:cook|fry|brown)\b/.test(sentence) || /\b(?:cook|fry|brown) $/i.test(led)) &&
    !/\b(?:fat|oil|butter|water)\b/.test(sentence)
  );
}

function withOil(step: readonly StepPiece[], index: number, oil: StepPiece): StepPiece[] {
  const at = step.findIndex((piece) => piece.kind === 'ingredient' && piece.index === index);
  let isDone = false;
  return step.flatMap((piece, n): StepPiece[] => {
    if (n <= at) return [piece];
    if (piece.kind !== 'text' && piece.kind !== 'cookware') return [piece];
    const said = piece.kind === 'text' ? { ...piece, text: inWarmPan(piece.text) } : piece;
    const words = PAN.exec(said.text);
    if (isDone || !words) return [said];
    isDone = true;
    if (said.kind === 'cookware') return [said, { kind: 'text', text: ' with ' }, oil];
    const end = words.index + words[0].length;
    return [
      { kind: 'text', text: `${said.text.slice(0, end)} with ` },
      oil,
      { kind: 'text', text: said.text.slice(end) },
    ];
  });
}

function inWarmPan(text: string): string {
  return text
    .replace(/\b(?:cold|dry) (?=(?:\w+ )*(?:pan|pot|casserole|skillet|wok)\b|wide |$)/g, '')
    .replace(/\bmedium-low heat\b/g, 'medium heat')
    .replace(
      /\buntil (?:golden and the edges crisp|crisp(?: and golden)?|golden and crisp)\b/g,
      'until browned',
    );
}
