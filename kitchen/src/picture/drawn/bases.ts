/** What fills a vessel from edge to edge: broth, sauce, rice, noodles, leaves. */
import type { Chance } from '../chance.ts';
import {
  area,
  blob,
  dashes,
  dot,
  hoop,
  line,
  nums,
  oval,
  type Point,
  specks,
  sunflower,
} from '../shapes.ts';
import type { Tones } from '../tones.ts';
import { cast } from './solids.ts';

/** The inside of a vessel; a base may draw over its edge, the vessel clips it. */
export interface Well {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}
export type Base = (t: Tones, well: Well, chance: Chance) => string;

export const spread = (
  w: Well,
  share: number,
  count: number,
  chance: Chance,
  jitter = 0.7,
): Point[] => sunflower(w.x, w.y, w.rx * share, w.ry * share, count, chance, jitter);

export const flood = (w: Well, fill: string): string =>
  `<path d="M${nums(w.x - w.rx - 9, w.y - w.ry - 9)}h${Math.round(w.rx * 2 + 18)}v${Math.round(w.ry * 2 + 18)}h${-Math.round(w.rx * 2 + 18)}Z" fill="#${fill}"/>`;

/** Soft patches of two or three tones, those of one tone in one path. */
export function patches(
  w: Well,
  count: number,
  rx: number,
  ry: number,
  fills: readonly string[],
  chance: Chance,
): string {
  const at = spread(w, 1, count, chance);
  const tones = [...new Set(fills)];
  return tones
    .map((fill) =>
      area(
        at
          .filter((_, i) => fills[i % fills.length] === fill)
          .map(([x, y]) =>
            blob(x, y, rx * (0.6 + chance() * 0.7), ry * (0.6 + chance() * 0.7), chance, 0.25, 6),
          )
          .join(''),
        fill,
      ),
    )
    .join('');
}

export const shine = (w: Well, colour: string): string =>
  line(
    `M${nums(w.x - w.rx * 0.8, w.y - w.ry * 0.12)}Q${nums(w.x - w.rx * 0.72, w.y - w.ry * 0.66, w.x - w.rx * 0.2, w.y - w.ry * 0.8)}`,
    colour,
    4,
  );

/** One drawing used in many places and turns. */
function copies(
  id: string,
  body: string,
  at: readonly Point[],
  free: number,
  chance: Chance,
): string {
  const defined = body === '' ? '' : `<defs><g id="${id}">${body}</g></defs>`;
  return (
    defined +
    at
      .map(
        ([x, y]) =>
          `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round((chance() - 0.5) * 2 * free)})"/>`,
      )
      .join('')
  );
}

/** A coil of pasta: rings around a wandering middle, lit and shaded in turn. */
function nest(r: number, t: Tones, chance: Chance): string {
  const turns = Array.from({ length: Math.floor(r / 5) }, (_, at) => {
    const reach = Math.round(r - at * 5);
    const [dx, dy] = [Math.round((chance() - 0.5) * 5), Math.round((chance() - 0.5) * 5)];
    return `<ellipse cx="${dx}" cy="${dy}" rx="${reach}" ry="${Math.round(reach * (0.8 + chance() * 0.2))}" transform="rotate(${Math.round(chance() * 180)})" stroke="#${[t.base, t.light, t.dark][at % 3]}"/>`;
  });
  return `${dot(0, 0, r, t.dark)}<g stroke-width="4">${turns.join('')}</g>`;
}

export const bases: Readonly<Record<string, Base>> = {
  broth: (t, w, chance) =>
    flood(w, t.base) +
    patches(w, 4, w.rx * 0.4, w.ry * 0.26, [t.light], chance).replace(
      /<path/g,
      '<path opacity=".35"',
    ) +
    specks(spread(w, 0.9, 12, chance), 7, `${t.pale}80`) +
    specks(spread(w, 0.9, 9, chance), 4, `${t.pale}90`) +
    shine(w, `${t.pale}b0`),
  stew: (t, w, chance) =>
    flood(w, t.base) +
    patches(w, 9, 20, 13, [t.dark, t.light], chance) +
    specks(spread(w, 0.95, 16, chance), 4, t.light) +
    specks(spread(w, 0.95, 12, chance), 5, t.dark) +
    shine(w, `${t.pale}90`),
  puree: (t, w) =>
    flood(w, t.base) +
    [0.72, 0.4]
      .map(
        (k) =>
          hoop(w.x + 1, w.y + 2, w.rx * k, t.dark, 5) + hoop(w.x - 0.5, w.y, w.rx * k, t.light, 4),
      )
      .join('') +
    shine(w, `${t.pale}b0`),
  dip: (t, w) => {
    const [x, y, k] = [w.x, w.y, w.rx / 70];
    const d = (o: number) =>
      `M${nums(x - 58 * k, y + 6 * k + o)}C${nums(x - 56 * k, y - 40 * k + o, x - 20 * k, y - 60 * k + o, x + 12 * k, y - 52 * k + o)}C${nums(x + 62 * k, y - 40 * k + o, x + 60 * k, y + 40 * k + o, x + 6 * k, y + 46 * k + o)}C${nums(x - 40 * k, y + 46 * k + o, x - 44 * k, y - 20 * k + o, x, y - 26 * k + o)}C${nums(x + 34 * k, y - 26 * k + o, x + 28 * k, y + 18 * k + o, x, y + 18 * k + o)}`;
    return flood(w, t.base) + line(d(3), t.dark, 11 * k) + line(d(-1), t.light, 7 * k);
  },
  rice: (t, w, chance) =>
    flood(w, t.base) +
    dashes(spread(w, 1.04, 55, chance, 0.5), 6, 3.4, t.dark, chance) +
    dashes(spread(w, 1.02, 70, chance, 0.5), 6, 3.4, t.pale, chance),
  noodles: (t, w, chance) =>
    flood(w, t.dark) +
    copies(
      'y',
      nest(w.rx * 0.5, t, chance),
      [...spread(w, 0.74, 6, chance, 0.2), [w.x, w.y]],
      180,
      chance,
    ),
  grains: (t, w, chance) =>
    flood(w, t.base) +
    specks(spread(w, 1.03, 70, chance), 4, t.dark) +
    specks(spread(w, 1.03, 90, chance), 3.4, t.pale),
  leaves: (t, w, chance) => {
    const frill = (fill: string, vein: string) =>
      cast(blob(0, 0, 27, 21, chance, 0.3, 9)) +
      area(blob(0, 0, 27, 21, chance, 0.3, 9), fill) +
      line('M-16 8Q0-3 16-10M-4 2L-6-7M5-3L10 3', vein, 1.6);
    const at = spread(w, 1, 17, chance, 0.4).reverse();
    return (
      flood(w, t.deep) +
      copies(
        'y',
        frill(t.dark, t.base),
        at.filter((_, i) => i % 3 === 0),
        180,
        chance,
      ) +
      copies(
        'z',
        frill(t.base, t.pale),
        at.filter((_, i) => i % 3 === 1),
        180,
        chance,
      ) +
      copies(
        'x',
        frill(t.light, t.base),
        at.filter((_, i) => i % 3 === 2),
        180,
        chance,
      )
    );
  },
  greens: (t, w, chance) => {
    const curl = (fill: string, fold: string) =>
      area(blob(0, 0, 21, 12, chance, 0.34, 9), fill) +
      line('M-14 3Q-4-5 3 0T15-3M-8 7Q0 3 9 5', fold, 1.8);
    const at = spread(w, 1, 26, chance, 0.5).reverse();
    return (
      flood(w, t.dark) +
      copies(
        'y',
        curl(t.dark, t.light),
        at.filter((_, i) => i % 2),
        180,
        chance,
      ) +
      copies(
        'z',
        curl(t.light, t.dark),
        at.filter((_, i) => i % 2 === 0),
        180,
        chance,
      ) +
      copies(
        'x',
        curl(t.base, t.light),
        at.filter((_, i) => i % 3 === 0),
        90,
        chance,
      ) +
      dashes(spread(w, 0.9, 10, chance), 12, 2, t.pale, chance)
    );
  },
  herbmince: (t, w, chance) =>
    flood(w, t.base) +
    dashes(spread(w, 1, 50, chance), 3, 5, t.dark, chance) +
    dashes(spread(w, 1, 55, chance), 3, 4.6, t.light, chance) +
    dashes(spread(w, 1, 22, chance), 2, 3, t.deep, chance),
  mash: (t, w) => {
    const rows = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].map((k) => w.y + k * w.ry);
    const wave = (y: number) =>
      `M${nums(w.x - w.rx, y)}q${nums(w.rx / 6, -w.ry * 0.22, w.rx / 3, 0)}${`t${nums(w.rx / 3, 0)}`.repeat(5)}`;
    return (
      flood(w, t.base) +
      line(rows.map((y) => wave(y + 4)).join(''), t.deep, 5) +
      line(rows.map(wave).join(''), t.light, 5)
    );
  },
  curds: (t, w, chance) =>
    flood(w, t.dark) +
    copies(
      'y',
      area(blob(2, 4, 17, 13, chance, 0.24, 7), t.deep) +
        area(blob(0, 0, 17, 13, chance, 0.24, 7), t.base) +
        oval(-5, -4, 7, 3, t.pale, -24),
      spread(w, 0.98, 19, chance),
      60,
      chance,
    ),
  cream: (t, w, chance) =>
    flood(w, t.base) +
    patches(w, 7, w.rx * 0.28, w.ry * 0.16, [t.dark, t.pale, t.pale], chance).replace(
      /<path/g,
      '<path opacity=".6"',
    ) +
    shine(w, t.pale),
  shreds: (t, w, chance) => {
    const curl = (fill: string, edge: string) =>
      line('M-15 5Q-3-9 14 2M-12-8Q2 3 15-7M-6 11Q5 2 12 12', fill, 5) +
      line('M-15 4Q-3-10 14 1M-6 10Q5 1 12 11', edge, 1.6);
    const at = spread(w, 1, 34, chance, 0.5).reverse();
    return (
      flood(w, t.dark) +
      copies(
        'y',
        curl(t.dark, t.light),
        at.filter((_, i) => i % 3 === 0),
        180,
        chance,
      ) +
      copies(
        'z',
        curl(t.base, t.pale),
        at.filter((_, i) => i % 3 === 1),
        180,
        chance,
      ) +
      copies(
        'x',
        curl(t.light, t.pale),
        at.filter((_, i) => i % 3 === 2),
        180,
        chance,
      )
    );
  },
};
