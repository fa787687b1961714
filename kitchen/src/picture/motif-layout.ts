/** Places and sizes the pieces of food in a picture: in a fan, a ring, rows or a heap, or scattered as far apart as they can be. */

import type { Random } from '../seeded-random.ts';
import type { Motif } from './motifs.ts';
import { type Ellipse, offset, type Point, radians, sunflower, towards } from './random-points.ts';

export interface Spot extends Point {
  /** Degrees. */
  readonly turn: number;
}
export interface Taken extends Spot {
  readonly radius: number;
}
type Layout = Pick<Motif, 'lay' | 'count' | 'radius'>;

export function resized({ x, y, rx, ry }: Ellipse, share: number): Ellipse {
  return { x, y, rx: rx * share, ry: ry * share };
}

/** As much smaller as a piece reaches. */
function inset({ x, y, rx, ry }: Ellipse, by: number): Ellipse {
  return { x, y, rx: Math.max(6, rx - by), ry: Math.max(6, ry - by) };
}

const turnedBy = (points: readonly Point[], random: Random, most: number): Spot[] =>
  points.map((point) => ({ ...point, turn: offset(random, most) }));

/** How much larger than drawn the dish itself is; a picture of 80 pixels has no room to waste. `shared`: with others. */
export function growthOf({ lay, radius, count }: Layout, { rx, ry }: Ellipse, shared: boolean) {
  const room = Math.min(rx, ry * 1.12);
  if (lay === 'one') return Math.min(1.4, (room * (shared ? 0.92 : 1.06)) / radius);
  if (lay === 'fan')
    return Math.min(1.25, rx / (radius * 1.75)) * (rx > 70 && radius < 37 ? 1.2 : 1);
  if (lay === 'rows') return radius < 24 ? 1 : Math.min(1.25, (rx * 1.1) / radius);
  const wide = (room * (shared ? 1.12 : 1.24)) / (radius * Math.sqrt(count));
  return Math.min(1.35, Math.max(1, wide));
}

/** Spots for the dish itself, in the middle of its well; `grow`: how much larger than drawn it is. */
export function layOut(motif: Layout, well: Ellipse, random: Random, grow = 1): Spot[] {
  const { lay, count } = motif;
  const radius = motif.radius * grow;
  if (lay === 'rows') return layOutRows(motif, well, random, grow);
  if (lay === 'fan') {
    const oval = resized(well, count < 3 ? 0.36 : 0.5);
    const spots = turnedBy(around(count, oval, random() * 60 + 70), random, 18);
    return spots.map((spot, at) => ({ ...spot, turn: spot.turn - 20 + at * 12 }));
  }
  if (lay === 'ring') {
    const middle = count > 5 ? [well] : [];
    const outer = around(count - middle.length, inset(well, radius * 0.82), random() * 360);
    return [...turnedBy(outer, random, 26), ...turnedBy(middle, random, 20)];
  }
  if (lay === 'one' || count === 1) return turnedBy([well], random, 9);
  return heap(inset(well, radius * 0.75), count, random, 0.2, 30);
}

const around = (count: number, well: Ellipse, start: number) =>
  Array.from({ length: count }, (_, at) => towards(well, radians(start + (at * 360) / count)));

/** Small things at the vessel's side or in its middle, the first of them on top. */
export const heap = (at: Ellipse, count: number, random: Random, jitter: number, most: number) =>
  turnedBy(sunflower(at, count, random, jitter), random, most).reverse();

/** Long things lie one under the other, small ones in two rows. */
function layOutRows({ count, radius }: Layout, well: Ellipse, random: Random, grow: number) {
  const long = radius >= 24;
  const across = long ? 1 : Math.ceil(count / 2);
  const below = long
    ? Math.min(30, (well.ry * 1.75) / count) * Math.min(1.1, grow)
    : radius * 2.132;
  const beside = radius * 2.05;
  const shift = long ? 3 : 5;
  const lean = long && well.rx <= well.ry ? -16 : 0;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across);
    const along = (row - (Math.ceil(count / across) - 1) / 2) * below;
    const aside = ((at % across) - (across - 1) / 2) * beside + (row % 2 ? shift : -shift);
    const x = well.x + aside - Math.sin(radians(lean)) * along;
    const turn = long ? lean : offset(random, 40);
    return { x, y: well.y + Math.cos(radians(lean)) * along, turn };
  });
}

/** Of many even spots those furthest from what is there already; the first ones are the best. */
export function scatter(
  { count, radius }: Pick<Layout, 'count' | 'radius'>,
  within: Ellipse,
  { taken, random }: { taken: Taken[]; random: Random },
  most: number,
): Spot[] {
  const candidates = sunflower(inset(within, radius), 60, random, 0.9);
  const roomBy = (spot: Point) => (other: Taken) =>
    Math.hypot(other.x - spot.x, other.y - spot.y) / (other.radius + radius);
  return Array.from({ length: count }, () => {
    const rooms = candidates.map((spot) => Math.min(80, ...taken.map(roomBy(spot))));
    const best = candidates[rooms.indexOf(Math.max(...rooms))] as Point;
    const spot = { ...best, turn: offset(random, most), radius };
    taken.push(spot);
    return spot;
  });
}

/** Kinds in turn by their share, from the edge to the middle, so that the heap rises. */
export function toss(kinds: readonly Motif[], well: Ellipse, random: Random) {
  const all = kinds.flatMap(({ count, radius }) => Array<number>(count).fill(radius));
  const mean = (sizes: readonly number[]) =>
    sizes.reduce((sum, size) => sum + size, 0) / all.length;
  const size = mean(all.map((radius) => radius ** 2));
  const wanted = Math.min(28, Math.round(((well.rx * well.ry) / size) * 1.75));
  const within = inset(well, mean(all) * 0.5);
  const owed = kinds.map(() => 0);
  const points = sunflower(within, wanted, random, 0.25).reverse();
  return points.map((point) => {
    for (const [at, { count }] of kinds.entries())
      owed[at] = (owed[at] ?? 0) + count / all.length + random() * 0.2;
    const kind = owed.indexOf(Math.max(...owed));
    owed[kind] = (owed[kind] ?? 0) - 1.1;
    return { motif: kinds[kind] as Motif, spot: { ...point, turn: offset(random, 55) } };
  });
}
