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
export const SHADE = '2103';

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#${fill}"/>`;

export function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
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

const half = (value: number): number => Math.round(value * 2) / 2;

/** Moves written from one point to the next: they are close, so the numbers are short. */
function hops(points: readonly Point[], mark: (at: number) => Point, wide: boolean): string {
  let [x, y] = [0, 0];
  const snap = wide ? Math.round : half;
  return points
    .map((point, at) => {
      const [dx, dy] = mark(at).map(snap) as [number, number];
      const move = `m${nums(snap(point[0] - x), snap(point[1] - y))}${dx === 0 && dy === 0 ? 'h0' : `l${nums(dx, dy)}`}`;
      [x, y] = [x + snap(point[0] - x) + dx, y + snap(point[1] - y) + dy];
      return move;
    })
    .join('');
}

const isWide = (points: readonly Point[]): boolean => points.length > 30;

/** Round specks of one size in one path. */
export const specks = (points: readonly Point[], size: number, colour: string): string =>
  line(
    hops(points, () => [0, 0], isWide(points)),
    colour,
    size,
  );

/** Short strokes of one length in all directions in one path: grains, shreds, needles. */
export function dashes(
  points: readonly Point[],
  length: number,
  width: number,
  colour: string,
  chance: Chance,
): string {
  const lean = (): Point => {
    const turn = chance() * Math.PI;
    return [Math.cos(turn) * length, Math.sin(turn) * length];
  };
  return line(hops(points, lean, isWide(points)), colour, width);
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
  const grain = rx > 9 ? 1 : 2;
  const snap = (value: number) => Math.round(value * grain) / grain;
  const middle = (at: number): Point => {
    const [a, b] = [points[at % corners] as Point, points[(at + 1) % corners] as Point];
    return [snap((a[0] + b[0]) / 2), snap((a[1] + b[1]) / 2)];
  };
  const curves = points.map((_, at) => {
    const [from, by, to] = [middle(at), points[(at + 1) % corners] as Point, middle(at + 1)];
    return nums(snap(by[0] - from[0]), snap(by[1] - from[1]), to[0] - from[0], to[1] - from[1]);
  });
  return `M${nums(...middle(0))}q${curves.join(' ').replaceAll(' -', '-')}z`;
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
