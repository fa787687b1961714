/** What fills a vessel from edge to edge: broth, sauce, rice, noodles, leaves, a crust, a crumble. */
import type { Chance } from '../chance.ts';
import { area, blob, dashes, dot, hoop, line, nums, oval, specks, sunflower, type Point } from '../shapes.ts';
import type { Tones } from '../tones.ts';

/** The inside of a vessel; a base may draw over its edge, the vessel clips it. */
export interface Well {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}
export type Base = (t: Tones, well: Well, chance: Chance) => string;

const spread = (w: Well, share: number, count: number, chance: Chance, jitter = 0.7): Point[] =>
  sunflower(w.x, w.y, w.rx * share, w.ry * share, count, chance, jitter);

const flood = (w: Well, fill: string): string =>
  `<path d="M${nums(w.x - w.rx - 9, w.y - w.ry - 9)}h${Math.round(w.rx * 2 + 18)}v${Math.round(w.ry * 2 + 18)}h${-Math.round(w.rx * 2 + 18)}Z" fill="#${fill}"/>`;

const patches = (w: Well, count: number, rx: number, ry: number, fills: readonly string[], chance: Chance): string =>
  spread(w, 1, count, chance).map(([x, y], at) => area(blob(x, y, rx * (0.6 + chance() * 0.7), ry * (0.6 + chance() * 0.7), chance, 0.25, 6), fills[at % fills.length] as string)).join('');

const shine = (w: Well, colour: string): string =>
  line(`M${nums(w.x - w.rx * 0.8, w.y - w.ry * 0.12)}Q${nums(w.x - w.rx * 0.72, w.y - w.ry * 0.66, w.x - w.rx * 0.2, w.y - w.ry * 0.8)}`, colour, 4);

/** A coil of pasta: rings around a wandering middle, lit and shaded in turn. */
function nest(x: number, y: number, r: number, t: Tones, chance: Chance): string {
  const turns = Array.from({ length: Math.floor(r / 5) }, (_, at) => {
    const reach = r - at * 5;
    const [dx, dy] = [(chance() - 0.5) * 5, (chance() - 0.5) * 5];
    return `<ellipse cx="${Math.round(x + dx)}" cy="${Math.round(y + dy)}" rx="${Math.round(reach)}" ry="${Math.round(reach * (0.8 + chance() * 0.2))}" transform="rotate(${Math.round(chance() * 180)} ${Math.round(x)} ${Math.round(y)})" stroke="#${[t.base, t.light, t.dark][at % 3]}"/>`;
  });
  return dot(x, y, r, t.dark) + `<g stroke-width="4">${turns.join('')}</g>`;
}

export const bases: Readonly<Record<string, Base>> = {
  broth: (t, w, chance) => flood(w, t.base) + patches(w, 4, w.rx * 0.4, w.ry * 0.26, [t.light], chance).replace(/<path/g, '<path opacity=".35"') + specks(spread(w, 0.9, 12, chance), 7, `${t.pale}80`) + specks(spread(w, 0.9, 9, chance), 4, `${t.pale}90`) + shine(w, `${t.pale}b0`),
  stew: (t, w, chance) => flood(w, t.base) + patches(w, 9, 20, 13, [t.dark, t.light], chance) + specks(spread(w, 0.95, 16, chance), 4, t.light) + specks(spread(w, 0.95, 12, chance), 5, t.dark) + shine(w, `${t.pale}90`),
  puree: (t, w) => flood(w, t.base) + [0.72, 0.4].map((k) => hoop(w.x + 1, w.y + 2, w.rx * k, t.dark, 5) + hoop(w.x - 0.5, w.y, w.rx * k, t.light, 4)).join('') + shine(w, `${t.pale}b0`),
  dip: (t, w) => { const [x, y, k] = [w.x, w.y, w.rx / 70]; const d = (o: number) => `M${nums(x - 58 * k, y + 6 * k + o)}C${nums(x - 56 * k, y - 40 * k + o, x - 20 * k, y - 60 * k + o, x + 12 * k, y - 52 * k + o)}C${nums(x + 62 * k, y - 40 * k + o, x + 60 * k, y + 40 * k + o, x + 6 * k, y + 46 * k + o)}C${nums(x - 40 * k, y + 46 * k + o, x - 44 * k, y - 20 * k + o, x, y - 26 * k + o)}C${nums(x + 34 * k, y - 26 * k + o, x + 28 * k, y + 18 * k + o, x, y + 18 * k + o)}`; return flood(w, t.base) + line(d(3), t.dark, 11 * k) + line(d(-1), t.light, 7 * k); },
  rice: (t, w, chance) => flood(w, t.base) + dashes(spread(w, 1.04, 70, chance, 0.5), 5, 3, t.dark, chance) + dashes(spread(w, 1.02, 85, chance, 0.5), 5, 3, t.pale, chance),
  noodles: (t, w, chance) => flood(w, t.dark) + spread(w, 0.72, 5, chance, 0.2).map(([x, y]) => nest(x, y, w.rx * 0.46, t, chance)).join('') + nest(w.x, w.y, w.rx * 0.5, t, chance),
  grains: (t, w, chance) => flood(w, t.base) + specks(spread(w, 1.03, 70, chance), 4, t.dark) + specks(spread(w, 1.03, 90, chance), 3.4, t.pale),
  leaves: (t, w, chance) => flood(w, t.deep) + spread(w, 1, 15, chance, 0.4).reverse().map(([x, y], at) => { const r = w.rx * 0.33; const fill = [t.dark, t.base, t.light][at % 3] as string; return area(blob(x + 2, y + 3, r, r * 0.8, chance, 0.3, 8), `${t.deep}90`) + area(blob(x, y, r, r * 0.8, chance, 0.3, 8), fill) + line(`M${nums(x - r * 0.6, y + r * 0.35)}Q${nums(x, y - 2, x + r * 0.6, y - r * 0.4)}`, at % 3 === 2 ? t.base : t.light, 1.6); }).join(''),
  greens: (t, w, chance) => flood(w, t.deep) + patches(w, 20, 18, 10, [t.dark, t.base, t.light, t.base], chance) + dashes(spread(w, 0.9, 16, chance), 12, 2, t.pale, chance) + dashes(spread(w, 0.95, 14, chance), 9, 2.4, t.deep, chance),
  herbmince: (t, w, chance) => flood(w, t.base) + dashes(spread(w, 1, 50, chance), 3, 5, t.dark, chance) + dashes(spread(w, 1, 55, chance), 3, 4.6, t.light, chance) + dashes(spread(w, 1, 22, chance), 2, 3, t.deep, chance),
  crust: (t, w, chance) => flood(w, t.base) + patches(w, 12, w.rx * 0.26, w.ry * 0.2, [t.light, t.dark, t.light], chance) + patches(w, 9, 9, 6, [t.deep, t.dark], chance) + specks(spread(w, 0.98, 22, chance), 3, t.pale),
  crumble: (t, w, chance) => { const at = spread(w, 1, 52, chance); return flood(w, t.deep) + specks(at.map(([x, y]) => [x + 1, y + 2]), 15, t.dark) + specks(at, 13, t.base) + specks(at.filter((_, i) => i % 2).map(([x, y]) => [x - 2, y - 2]), 7, t.light) + specks(spread(w, 0.9, 14, chance), 4, t.deep); },
  lattice: (t, w, chance) => { const at = [-2, -1, 0, 1, 2].map((k) => k * 0.36); const bars = (way: 'h' | 'v', fill: string, o: number, width: number) => line(at.map((k) => (way === 'h' ? `M${nums(w.x - w.rx, w.y + k * w.ry + o)}h${Math.round(w.rx * 2)}` : `M${nums(w.x + k * w.rx + o, w.y - w.ry)}v${Math.round(w.ry * 2)}`)).join(''), fill, width); return flood(w, 'c98a3a') + patches(w, 10, 13, 9, ['dca450', 'b9752c'], chance) + `<g transform="rotate(45 ${nums(w.x, w.y)})">${bars('h', `${t.deep}90`, 3, 14)}${bars('h', t.dark, 0, 14)}${bars('h', t.base, -1, 10)}${bars('v', `${t.deep}90`, 3, 14)}${bars('v', t.dark, 0, 14)}${bars('v', t.base, -1, 10)}</g>` + hoop(w.x, w.y, w.rx - 3, t.dark, 12) + hoop(w.x - 0.6, w.y - 0.8, w.rx - 3, t.base, 8); },
  mash: (t, w) => { const rows = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].map((k) => w.y + k * w.ry); const wave = (y: number) => `M${nums(w.x - w.rx, y)}q${nums(w.rx / 6, -w.ry * 0.22, w.rx / 3, 0)}${`t${nums(w.rx / 3, 0)}`.repeat(5)}`; return flood(w, t.base) + line(rows.map((y) => wave(y + 4)).join(''), t.deep, 5) + line(rows.map(wave).join(''), t.light, 5); },
  curds: (t, w, chance) => flood(w, t.dark) + spread(w, 0.95, 17, chance).map(([x, y]) => { const r = 13 + chance() * 6; return area(blob(x + 1.5, y + 3, r, r * 0.76, chance, 0.2, 6), t.deep) + area(blob(x, y, r, r * 0.76, chance, 0.2, 6), t.base) + oval(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.18, t.pale, -24); }).join(''),
  cream: (t, w, chance) => flood(w, t.base) + patches(w, 7, w.rx * 0.28, w.ry * 0.16, [t.dark, t.pale, t.pale], chance).replace(/<path/g, '<path opacity=".6"') + shine(w, t.pale),
  dusted: (t, w, chance) => flood(w, t.base) + dashes(spread(w, 1, 70, chance), 0, 5, t.dark, chance) + specks(spread(w, 1, 60, chance), 4, t.light) + specks(spread(w, 1, 14, chance), 3, 'f6ead6'),
  custard: (t, w, chance) => flood(w, t.base) + patches(w, 9, 17, 11, [t.deep, t.dark, t.deep], chance) + specks(spread(w, 0.9, 10, chance), 5, t.light) + shine(w, `${t.pale}c0`),
  cake: (t, w, chance) => flood(w, t.base) + hoop(w.x, w.y, w.rx, t.dark, 12) + patches(w, 6, 18, 11, [t.light], chance).replace(/<path/g, '<path opacity=".5"') + spread(w, 0.75, 4, chance).map(([x, y]) => line(`M${nums(x - 13, y)}l8-3 7 5 9-4`, t.deep, 1.8)).join('') + specks(spread(w, 0.95, 20, chance), 2.4, t.dark),
  oats: (t, w, chance) => flood(w, t.base) + spread(w, 0.98, 26, chance).map(([x, y], at) => oval(x, y, 6.5, 4.6, [t.light, t.dark, t.pale][at % 3] as string, at * 50)).join('') + shine(w, `${t.pale}c0`),
  shreds: (t, w, chance) => flood(w, t.deep) + dashes(spread(w, 1, 30, chance), 20, 6, t.dark, chance) + dashes(spread(w, 0.96, 34, chance), 19, 4.6, t.base, chance) + dashes(spread(w, 0.9, 20, chance), 14, 2.4, t.pale, chance),
};
