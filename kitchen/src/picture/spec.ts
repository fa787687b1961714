/** The small plain value from which a picture is drawn: nothing else is ever needed. */
import type { Vessel } from '../cookbook/dish.ts';

/** Table and cloth: two quiet tints each, mild enough for a white page and for a near-black one. */
export const GROUNDS = {
  sand: ['e3d6c1', 'efe5d4'],
  sage: ['cbd6c2', 'dbe3d3'],
  mist: ['c7d3da', 'd9e2e7'],
  blush: ['e8cfc4', 'f1dfd6'],
  lilac: ['d3cbdc', 'e1dbe8'],
  sea: ['bfd5d1', 'd2e2df'],
  butter: ['ecd9a6', 'f3e6c3'],
  clay: ['d9b8a0', 'e6cdba'],
} as const;
export type Ground = keyof typeof GROUNDS;

export interface PictureSpec {
  readonly vessel: Vessel;
  readonly ground: Ground;
  /** One to four colours of the food, the main one first; six lower-case hex digits each. */
  readonly colours: readonly string[];
  /** One to six names of the motif table, in the order they were found fit. */
  readonly motifs: readonly string[];
  /** 0 to 255: which of the many ways to lay it out. */
  readonly seed: number;
}

export const MOST_COLOURS = 4;
export const MOST_MOTIFS = 6;
