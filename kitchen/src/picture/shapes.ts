/** The few SVG marks that every drawing is made of, written as short as they can be. */
import type { Chance } from './chance.ts';

/** A number with at most one decimal, as short as SVG allows. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

/** Points as SVG wants them: the minus sign separates as well as a space. */
export function nums(...values: readonly number[]): string {
  return values.map(num).reduce((line, next) => line + (next.startsWith('-') ? next : ` ${next}`));
}

/** The soft flat shadow under everything: warm, thin, the same everywhere. */
export const SHADE = '2b120838';

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#${fill}"/>`;

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
): string {
  const turned = turn ? ` transform="rotate(${nums(turn, x, y)})"` : '';
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="#${fill}"${turned}/>`;
}

export const area = (d: string, fill: string): string => `<path d="${d}" fill="#${fill}"/>`;

export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="#${colour}" stroke-width="${num(width)}"/>`;

export const hoop = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" stroke="#${colour}" stroke-width="${num(width)}"/>`;

export function slab(
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(round)}" fill="#${fill}"/>`;
}

export type Point = readonly [number, number];

/** Round specks of one size in one path. */
export const specks = (points: readonly Point[], size: number, colour: string): string =>
  line(points.map(([x, y]) => `M${nums(x, y)}h0`).join(''), colour, size);

/** Short strokes of one length in all directions in one path: grains, shreds, needles. */
export function dashes(
  points: readonly Point[],
  length: number,
  width: number,
  colour: string,
  chance: Chance,
): string {
  const each = ([x, y]: Point) => {
    const turn = chance() * Math.PI;
    return `M${nums(x, y)}l${nums(Math.cos(turn) * length, Math.sin(turn) * length)}`;
  };
  return line(points.map(each).join(''), colour, width);
}

/** A closed, softly uneven outline through `corners` points; `uneven` is a share of the radius. */
export function blob(
  x: number,
  y: number,
  rx: number,
  ry: number,
  chance: Chance,
  uneven = 0.16,
  corners = 8,
): string {
  const start = chance() * 6.28;
  const points = Array.from({ length: corners }, (_, at): Point => {
    const angle = start + (at / corners) * Math.PI * 2;
    const reach = 1.06 + (chance() - 0.5) * 2 * uneven;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const middle = (at: number): Point => {
    const [a, b] = [points[at % corners] as Point, points[(at + 1) % corners] as Point];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const curves = points.map((_, at) => `Q${nums(...(points[(at + 1) % corners] as Point), ...middle(at + 1))}`);
  return `M${nums(...middle(0))}${curves.join('')}Z`;
}

/** `count` points spread evenly over an ellipse by the golden angle, the first in the middle. */
export function sunflower(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  chance: Chance,
  jitter = 0.35,
): Point[] {
  const turn = chance() * 6.28;
  return Array.from({ length: count }, (_, at): Point => {
    const reach = Math.sqrt((at + 0.5 + (chance() - 0.5) * jitter) / count);
    const angle = turn + at * 2.39996 + (chance() - 0.5) * jitter * 0.6;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
}
