/** Bodies that many foods share: each with its shadow, its shaded side to the lower right and its lit side to the upper left. */
import { type Chance, hashOf } from '../chance.ts';
import type { Motif } from '../motifs.ts';
import { area, blob, dashes, dot, line, num, nums, oval, SHADE, sunflower } from '../shapes.ts';
import type { Tones } from '../tones.ts';

/** What else is in the picture: a burger, a taco or a cake shows what it is filled with. */
export interface Within {
  /** Without the thing itself. */
  readonly motifs: readonly Motif[];
  /** The dish's own colours, the main one first. */
  readonly colours: readonly string[];
}

/** Draws one piece of food around the origin, some 28 units wide unless its row says otherwise. */
export type Draw = (t: Tones, chance: Chance, within?: Within) => string;

export const cast = (d: string, x = 1.6, y = 2.6): string =>
  `<path d="${d}" fill="#${SHADE}" transform="translate(${nums(x, y)})"/>`;

/** The same outline again, shrunk towards the light. */
export const lit = (d: string, fill: string, share = 0.88, shift = 1): string =>
  `<path d="${d}" fill="#${fill}" transform="translate(${nums(-shift, -shift)})scale(${num(share)})"/>`;

export const solid = (d: string, t: Tones, share = 0.88): string =>
  cast(d) + area(d, t.dark) + lit(d, t.base, share);

export const ball = (r: number, t: Tones): string =>
  dot(1.6, 2.6, r, SHADE) +
  dot(0, 0, r, t.dark) +
  dot(-r * 0.08, -r * 0.1, r * 0.88, t.base) +
  oval(-r * 0.34, -r * 0.4, r * 0.3, r * 0.18, t.pale, -40);

export const lump = (rx: number, ry: number, t: Tones, chance: Chance, uneven = 0.16): string =>
  solid(blob(0, 0, rx, ry, chance, uneven), t) +
  oval(-rx * 0.3, -ry * 0.36, rx * 0.32, ry * 0.16, t.light, -24);

/** A baked round of dough, browned in spots. */
export const flat =
  (rx: number, ry: number, marks: number): Draw =>
  (t, chance) => {
    const d = blob(0, 0, rx, ry, chance, 0.06, 9);
    const spots = sunflower(0, 0, rx * 0.75, ry * 0.75, marks, chance, 0.9);
    return (
      cast(d, 3, 4) +
      area(d, t.dark) +
      lit(d, t.base, 0.95, 0.8) +
      dashes(spots, 6, 7, t.dark, chance) +
      dashes(
        spots.filter((_, at) => at % 3 === 0),
        3,
        4,
        t.deep,
        chance,
      ) +
      dashes(
        spots.slice(0, 7).map(([x, y]) => [-x * 0.8, -y * 0.8]),
        6,
        6,
        t.light,
        chance,
      )
    );
  };

/** A flat round slice: skin, flesh, and `rays` lighter cells around the middle. */
export function wheel(r: number, skin: string, flesh: string, cell: string, rays: number): string {
  const cells = Array.from({ length: rays }, (_, at) => {
    const turn = (at / rays) * 360;
    const angle = (turn * Math.PI) / 180;
    return oval(
      Math.cos(angle) * r * 0.48,
      Math.sin(angle) * r * 0.48,
      r * 0.3,
      r * (1 / rays + 0.04),
      cell,
      turn,
    );
  });
  return (
    dot(1.4, 2.4, r, SHADE) + dot(0, 0, r, skin) + dot(-0.3, -0.3, r * 0.86, flesh) + cells.join('')
  );
}

/** A cube seen from above and a little from the front. */
export function cube(side: number, t: Tones, round = 2): string {
  const half = side / 2;
  const box = (y: number, fill: string) =>
    `<rect x="${num(-half)}" y="${num(y - half)}" width="${num(side)}" height="${num(side)}" rx="${round}" fill="#${fill}"/>`;
  return box(side * 0.34, SHADE) + box(side * 0.2, t.dark) + box(-side * 0.06, t.base);
}

/** A pointed leaf along the y axis with its rib. */
export function leaf(long: number, wide: number, fill: string, rib: string): string {
  const d = `M0${num(-long)}C${nums(wide, -long * 0.5, wide, long * 0.4, 0, long)}C${nums(-wide, long * 0.4, -wide, -long * 0.5, 0, -long)}Z`;
  return area(d, fill) + line(`M0${num(-long * 0.7)}V${num(long * 0.95)}`, rib, 1);
}

/** One piece drawn once and then used at each of the transforms. */
export function repeated(piece: string, at: readonly string[]): string {
  if (piece.length < 70) return at.map((how) => `<g transform="${how}">${piece}</g>`).join('');
  const id = `r${hashOf(piece).toString(36).slice(0, 4)}`;
  const [first = '', ...more] = at;
  const uses = more.map((how) => `<use href="#${id}" transform="${how}"/>`);
  return `<g transform="${first}"><g id="${id}">${piece}</g></g>${uses.join('')}`;
}

/** A ring of `count` copies turned around the origin. */
export function around(count: number, start: number, piece: string): string {
  return repeated(
    piece,
    Array.from({ length: count }, (_, at) => `rotate(${num(start + (at * 360) / count)})`),
  );
}
