/** Motifs standing in, on and beside a vessel that is seen from the side. */
import { chanceFrom } from './chance.ts';
import { pieceNamed } from './drawn/drawings.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { paintFor } from './paint.ts';
import { oval, SHADE } from './shapes.ts';
import type { PictureSpec } from './spec.ts';

export type Place = readonly [x: number, y: number, turn: number, scale: number];

/** The motif drawn once at each place, one after another while places last. */
export function put(motif: Motif, spec: PictureSpec, places: readonly Place[]): string {
  const draw = pieceNamed(motif.name);
  if (!draw || places.length === 0) return '';
  const [[x, y, turn, scale] = [0, 0, 0, 1], ...more] = places;
  const at = (px: number, py: number, pt: number, ps: number) =>
    `transform="translate(${px} ${py})rotate(${pt})scale(${ps})"`;
  const id = `m${motif.name}`;
  const body = draw(paintFor(motif, spec, undefined), chanceFrom(spec.seed));
  return (
    `<g ${at(x, y, turn, scale)}><g id="${id}">${body}</g></g>` +
    more.map((place) => `<use href="#${id}" ${at(...place)}/>`).join('')
  );
}

export const named = (spec: PictureSpec): Motif[] =>
  spec.motifs.map((name) => MOTIFS.get(name)).filter((motif) => motif !== undefined);
export const tableShade = (rx: number, y: number, x = 128) => oval(x, y, rx, 13, SHADE);

export const DUST = [
  'sugar',
  'salt',
  'saltflakes',
  'milk',
  'creamswirl',
  'syrup',
  'oil',
  'pepper',
  'flour',
  'cinnamon',
];
