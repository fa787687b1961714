/** Scales cooking times that depend on amounts: half a sauce boils down sooner, a small piece of meat is done before a big one. */
import type { Dish, StepPiece } from '../../cookbook/dish.ts';
import { minutesIn } from '../whole-things.ts';

type Step = Dish['steps'][number];

/** "3 minutes a side" are six. */
export function minutesAt(step: Step, at: number): number {
  const text = textOf(step[at]);
  const seconds = /second/.test(text) ? (Number.parseFloat(text) || 0) / 60 : 0;
  const sides = /^ (?:(?:a|each|per|on each|on either|on both) sides?)\b/.test(textOf(step[at + 1]))
    ? 2
    : 1;
  return (minutesIn(text) + seconds) * sides;
}

function textOf(piece: StepPiece | undefined): string {
  return piece && piece.kind !== 'ingredient' ? piece.text : '';
}

/** How much longer or shorter such a time gets; 1 where it stays. */
function shareOf(piece: StepPiece, factor: number): number {
  if (piece.kind !== 'timer' || (factor > LITTLE_LESS && factor < LITTLE_MORE)) return 1;
  switch (piece.batchSize?.kind) {
    // Of twice as much there are two pieces.
    case 'one piece':
      return Math.min(1, factor ** (2 / 3));
    // More of it stands in a wider pan, so that twice as much takes less than twice as long.
    case 'with the amount':
      return factor ** (1 / 2);
    default:
      return 1;
  }
}

const LITTLE_LESS = 0.8;
const LITTLE_MORE = 1.3;

/** The times of all steps for so many times the dish. */
export function inTime(steps: Dish['steps'], factor: number): Dish['steps'] {
  return steps.map((step) => step.map((piece) => scaled(piece, shareOf(piece, factor))));
}

/** Below zero when it takes longer. */
export function minutesSaved(dish: Dish, factor: number): number {
  return dish.steps
    .flatMap((step) => step.map((piece, at) => [minutesAt(step, at), shareOf(piece, factor)]))
    .reduce((sum, [minutes = 0, share = 1]) => sum + minutes * (1 - share), 0);
}

function scaled(piece: StepPiece, share: number): StepPiece {
  if (piece.kind !== 'timer' || share === 1) return piece;
  const asSeconds = /minute/.test(piece.text) && minutesIn(piece.text) * share < 1;
  const [size, least] = asSeconds ? [60, 10] : /second/.test(piece.text) ? [1, 10] : [1, 1];
  const numbers = piece.text.replace(/\d+/g, (said) => {
    const exact = Number(said) * size * share;
    // Nobody sets a clock to 26 minutes.
    const grain = size === 1 && least === 1 && exact > 20 ? 5 : least;
    return String(Math.max(least, Math.round(exact / grain) * grain));
  });
  const unit = asSeconds ? numbers.replace(/minutes?/, 'seconds') : numbers;
  const [low, high] = unit.split(/-(?=\d)/);
  const text = (high?.startsWith(`${low} `) ? high : unit).replace(/^1 minutes$/, '1 minute');
  return { ...piece, text: text.replace(/^([2-9]|\d\d+) (minute|second|hour)$/, '$1 $2s') };
}

export function isOnePiece(piece: StepPiece): boolean {
  return piece.kind === 'timer' && piece.batchSize?.kind === 'one piece';
}
