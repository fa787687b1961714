/** Splits a step into sentences, each with its text and minutes; also reads which foods go in and the sign of being done. */
import { sentencePieces } from '../../cook/adapt/leaf-for-bread.ts';
import { minutesIn } from '../../cook/whole-things.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Step } from './step-pieces.ts';

export interface Sentence {
  readonly pieces: Step;
  readonly text: string;
  /** Of all that is timed in it. */
  readonly minutes: number;
}

export function sentencesIn(step: Step): Sentence[] {
  return sentencePieces(step)
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => ({ pieces, text: stepLine(pieces), minutes: minutesOf(pieces) }));
}

function minutesOf(pieces: Step): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'timer' ? minutesIn(piece.text) : 0),
    0,
  );
}

/** Names of the foods that are marked in it. */
export function foodNames(pieces: Step): string[] {
  return pieces.flatMap((piece) => (piece.kind === 'ingredient' ? [piece.name] : []));
}

/** "The crust is dark" of "fry for 5 minutes, until the crust is dark"; undefined where no sign is told. */
export function untilIn(said: string): string | undefined {
  return /, until ([^.;]*)/.exec(said)?.[1];
}

export const BAKES = /\b(?:bake|roast)\b/i;
export const IN_OVEN = /\b(?:bake|roast|oven)\b/i;
