/** Geometry for pictures: points, ellipses and angles, and from a seed spread points, specks and uneven outlines as SVG path data. */
import type { Random } from '../seeded-random.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The inside of a vessel, or what else food is laid into. */
export interface Ellipse extends Point {
  readonly rx: number;
  readonly ry: number;
}

/** To so many steps between two whole numbers: to ten, which is as fine as anybody sees, unless few will do. */
export const rounded = (value: number, steps = 10): number => Math.round(value * steps) / steps;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** A number as far as `most` from nought on either side. */
export const offset = (random: Random, most: number): number => (random() - 0.5) * 2 * most;

/** The point of an ellipse in that direction, or that share of the way there. */
export const towards = ({ x, y, rx, ry }: Ellipse, angle: number, share = 1): Point => ({
  x: x + Math.cos(angle) * rx * share,
  y: y + Math.sin(angle) * ry * share,
});

/** `count` points spread evenly over an ellipse by the golden angle, the first in the middle. */
export function sunflower(within: Ellipse, count: number, random: Random, jitter: number): Point[] {
  const turn = random() * 6.28;
  return Array.from({ length: count }, (_, at) => {
    const reach = Math.sqrt((at + 0.5 + (random() - 0.5) * jitter) / count);
    return towards(within, turn + at * 2.39996 + (random() - 0.5) * jitter * 0.6, reach);
  });
}

/** A path of one mark at each point: moves from one to the next are close, so the numbers are short. */
export function marksAt(points: readonly Point[], mark: () => Point): string {
  const snap = (value: number) => rounded(value, points.length > 30 ? 1 : 2);
  let [x, y] = [0, 0];
  const marks = points.map((point) => {
    const [stroke, dx, dy] = [mark(), snap(point.x - x), snap(point.y - y)];
    const [sx, sy] = [snap(stroke.x), snap(stroke.y)];
    [x, y] = [x + dx + sx, y + dy + sy];
    return `m${dx} ${dy}${sx === 0 && sy === 0 ? 'h0' : `l${sx} ${sy}`}`;
  });
  return marks.join('');
}

/** A closed, softly uneven outline through `corners` points; `uneven` is a share of the radius. */
export function blob(around: Ellipse, random: Random, uneven: number, corners: number): string {
  const start = random() * 6.28;
  const points = Array.from({ length: corners }, (_, at) =>
    towards(around, start + (at / corners) * Math.PI * 2, 1.06 + offset(random, uneven)),
  );
  const snap = (value: number) => rounded(value, around.rx > 9 ? 1 : 2);
  const middles = points.map(({ x, y }, at) => {
    const last = points.at(at - 1) as Point;
    return { x: snap((last.x + x) / 2), y: snap((last.y + y) / 2) };
  });
  const curves = points.map((by, at) => {
    const [from, to] = [middles[at] as Point, middles[(at + 1) % corners] as Point];
    return `${snap(by.x - from.x)} ${snap(by.y - from.y)} ${to.x - from.x} ${to.y - from.y}`;
  });
  return `M${middles[0]?.x} ${middles[0]?.y}q${curves.join(' ')}z`;
}
