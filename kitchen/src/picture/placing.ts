/** Where each piece lies: a fan, a ring, rows, a heap, or strewn so that nothing sits on its neighbour. */
import type { Chance } from './chance.ts';
import type { Well } from './drawn/bases.ts';
import type { Lay } from './motifs.ts';
import { sunflower } from './shapes.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}
export interface Taken extends Spot {
  readonly radius: number;
}

const wobble = (chance: Chance, most: number) => (chance() - 0.5) * 2 * most;

/** Spots for the dish itself, in the middle of its well. */
export function laid(lay: Lay, count: number, radius: number, well: Well, chance: Chance): Spot[] {
  if (lay === 'rows')
    return radius < 24 ? grid(count, radius, well, chance) : rows(count, radius, well);
  if (lay === 'ring') return ring(count, radius, well, chance);
  if (lay === 'fan') return fan(count, radius, well, chance);
  if (lay === 'one' || count === 1)
    return [{ x: well.x, y: well.y, turn: wobble(chance, 9), scale: 1 }];
  return sunflower(
    well.x,
    well.y,
    well.rx - radius * 0.75,
    well.ry - radius * 0.75,
    count,
    chance,
    0.2,
  )
    .map(([x, y]) => ({ x, y, turn: wobble(chance, 30), scale: 1 }))
    .reverse();
}

function ring(count: number, radius: number, well: Well, chance: Chance): Spot[] {
  const outer = count > 5 ? count - 1 : count;
  const start = chance() * 360;
  const spots = Array.from({ length: outer }, (_, at): Spot => {
    const degrees = start + (at * 360) / outer;
    const angle = (degrees * Math.PI) / 180;
    const [rx, ry] = [well.rx - radius * 0.82, well.ry - radius * 0.82];
    return {
      x: well.x + Math.cos(angle) * rx,
      y: well.y + Math.sin(angle) * ry,
      turn: wobble(chance, 26),
      scale: 1,
    };
  });
  return outer < count
    ? [...spots, { x: well.x, y: well.y, turn: wobble(chance, 20), scale: 1.05 }]
    : spots;
}

function rows(count: number, radius: number, well: Well): Spot[] {
  const scale = Math.min(1.25, (well.rx * 1.1) / radius);
  const step = Math.min(30, (well.ry * 1.75) / count) * Math.min(1.1, scale);
  const tilt = well.rx > well.ry ? 0 : -16;
  return Array.from({ length: count }, (_, at): Spot => {
    const along = (at - (count - 1) / 2) * step;
    const lean = (tilt * Math.PI) / 180;
    return {
      x: well.x - Math.sin(lean) * along + (at % 2 ? 3 : -3),
      y: well.y + Math.cos(lean) * along,
      turn: tilt,
      scale,
    };
  });
}

function grid(count: number, radius: number, well: Well, chance: Chance): Spot[] {
  const across = Math.ceil(count / 2);
  const step = radius * 2.05;
  return Array.from({ length: count }, (_, at): Spot => {
    const [column, row] = [at % across, Math.floor(at / across)];
    return {
      x: well.x + (column - (across - 1) / 2) * step + (row ? 5 : -5),
      y: well.y + (row - 0.5) * step * 1.04,
      turn: wobble(chance, 40),
      scale: 1,
    };
  });
}

function fan(count: number, radius: number, well: Well, chance: Chance): Spot[] {
  const scale = Math.min(1.25, well.rx / (radius * 1.75));
  const reach = Math.min(well.rx, well.ry) * (count < 3 ? 0.36 : 0.5);
  const start = chance() * 60 + 70;
  return Array.from({ length: count }, (_, at): Spot => {
    const angle = ((start + (at * 360) / count) * Math.PI) / 180;
    const x = well.x + Math.cos(angle) * reach * (well.rx / Math.min(well.rx, well.ry));
    return {
      x,
      y: well.y + Math.sin(angle) * reach,
      turn: -20 + wobble(chance, 18) + at * 12,
      scale,
    };
  });
}

/** Of many even spots those furthest from what is there already; the first ones are the best. */
export function strewn(
  count: number,
  radius: number,
  well: Well,
  taken: Taken[],
  chance: Chance,
  free: number,
): Spot[] {
  const spots: Spot[] = [];
  const candidates = sunflower(
    well.x,
    well.y,
    Math.max(6, well.rx - radius),
    Math.max(6, well.ry - radius),
    60,
    chance,
    0.9,
  );
  for (let left = count; left > 0; left -= 1) {
    const room = ([x, y]: readonly [number, number]) =>
      Math.min(
        80,
        ...taken.map((other) => Math.hypot(other.x - x, other.y - y) / (other.radius + radius)),
      );
    const best = candidates.reduce((a, b) => (room(b) > room(a) ? b : a));
    const spot = { x: best[0], y: best[1], turn: wobble(chance, free), scale: 1 };
    taken.push({ ...spot, radius });
    spots.push(spot);
  }
  return spots;
}

/** A little heap at the vessel's side. */
export function cluster(
  count: number,
  radius: number,
  x: number,
  y: number,
  chance: Chance,
): Spot[] {
  const reach = radius * Math.sqrt(count) * 0.72;
  return sunflower(x, y, reach, reach, count, chance, 0.3)
    .map(([px, py]) => ({ x: px, y: py, turn: wobble(chance, 40), scale: 1 }))
    .reverse();
}
