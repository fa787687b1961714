/** A picture in the making: each motif is defined once and used wherever it lies. */
import { type Chance, chanceFrom } from './chance.ts';
import type { Well } from './drawn/bases.ts';
import { pieceNamed } from './drawn/drawings.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { paintFor } from './paint.ts';
import type { Spot, Taken } from './placing.ts';
import { nums } from './shapes.ts';
import type { PictureSpec } from './spec.ts';

/** Where the drawing is so far: every motif is defined once and used wherever it lies. */
export interface Canvas {
  readonly spec: PictureSpec;
  readonly chance: Chance;
  readonly well: Well;
  readonly taken: Taken[];
  readonly defs: string[];
  base: string | undefined;
}

/** Defines a motif, `grow` times its size, and lays it at the spots. */
export function use(canvas: Canvas, motif: Motif, spots: readonly Spot[], grow = 1): string {
  const draw = pieceNamed(motif.name);
  if (!draw) return '';
  const id = String.fromCharCode(97 + canvas.defs.length);
  const tones = paintFor(motif, canvas.spec, canvas.base);
  const common = Math.round((spots[0]?.scale ?? 1) * grow * 100) / 100;
  const scaled = common === 1 ? '' : ` transform="scale(${common})"`;
  const body = draw(tones, chanceFrom(canvas.spec.seed + id.charCodeAt(0)), {
    motifs: canvas.spec.motifs
      .map((name) => MOTIFS.get(name))
      .filter((other) => other !== undefined && other.name !== motif.name) as Motif[],
    colours: canvas.spec.colours,
  });
  canvas.defs.push(`<g id="${id}">${scaled === '' ? body : `<g${scaled}>${body}</g>`}</g>`);
  return spots.map(({ x, y, turn }) => used(id, x, y, turn)).join('');
}

export function used(id: string, x: number, y: number, turn: number): string {
  if (Math.abs(turn) < 6) return `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
  return `<use href="#${id}" transform="translate(${nums(Math.round(x), Math.round(y))})rotate(${Math.round(turn)})"/>`;
}

export const rolesOf = (motifs: readonly Motif[], ...roles: readonly string[]) =>
  motifs.filter((motif) => roles.includes(motif.role));
