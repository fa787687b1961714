/** What fills a vessel from edge to edge and came out of the oven: crusts, custards, cakes. */
import { area, dashes, hoop, line, nums, specks } from '../shapes.ts';
import { type Base, flood, patches, shine, spread } from './bases.ts';

export const baked: Readonly<Record<string, Base>> = {
  crust: (t, w, chance) =>
    flood(w, t.base) +
    patches(w, 12, w.rx * 0.26, w.ry * 0.2, [t.light, t.dark, t.light], chance) +
    patches(w, 9, 9, 6, [t.deep, t.dark], chance) +
    specks(spread(w, 0.98, 22, chance), 3, t.pale),
  crumble: (t, w, chance) => {
    const at = spread(w, 1, 52, chance);
    return (
      flood(w, t.deep) +
      specks(
        at.map(([x, y]) => [x + 1, y + 2]),
        15,
        t.dark,
      ) +
      specks(at, 13, t.base) +
      specks(
        at.filter((_, i) => i % 2).map(([x, y]) => [x - 2, y - 2]),
        7,
        t.light,
      ) +
      specks(spread(w, 0.9, 14, chance), 4, t.deep)
    );
  },
  lattice: (t, w, chance) => {
    const at = [-2, -1, 0, 1, 2].map((k) => k * 0.36);
    const bars = (way: 'h' | 'v', fill: string, o: number, width: number) =>
      line(
        at
          .map((k) =>
            way === 'h'
              ? `M${nums(w.x - w.rx, w.y + k * w.ry + o)}h${Math.round(w.rx * 2)}`
              : `M${nums(w.x + k * w.rx + o, w.y - w.ry)}v${Math.round(w.ry * 2)}`,
          )
          .join(''),
        fill,
        width,
      );
    return (
      flood(w, 'c98a3a') +
      patches(w, 10, 13, 9, ['dca450', 'b9752c'], chance) +
      `<g transform="rotate(45 ${nums(w.x, w.y)})">${bars('h', `${t.deep}90`, 3, 14)}${bars('h', t.dark, 0, 14)}${bars('h', t.base, -1, 10)}${bars('v', `${t.deep}90`, 3, 14)}${bars('v', t.dark, 0, 14)}${bars('v', t.base, -1, 10)}</g>` +
      hoop(w.x, w.y, w.rx - 3, t.dark, 12) +
      hoop(w.x - 0.6, w.y - 0.8, w.rx - 3, t.base, 8)
    );
  },
  dusted: (t, w, chance) =>
    flood(w, t.base) +
    dashes(spread(w, 1, 70, chance), 0, 5, t.dark, chance) +
    specks(spread(w, 1, 60, chance), 4, t.light) +
    specks(spread(w, 1, 14, chance), 3, 'f6ead6'),
  custard: (t, w, chance) =>
    flood(w, t.base) +
    patches(w, 9, 17, 11, [t.deep, t.dark, t.deep], chance) +
    specks(spread(w, 0.9, 10, chance), 5, t.light) +
    shine(w, `${t.pale}c0`),
  cake: (t, w, chance) =>
    flood(w, t.base) +
    hoop(w.x, w.y, w.rx, t.dark, 12) +
    patches(w, 6, 18, 11, [t.light], chance).replace(/<path/g, '<path opacity=".5"') +
    spread(w, 0.75, 4, chance)
      .map(([x, y]) => line(`M${nums(x - 13, y)}l8-3 7 5 9-4`, t.deep, 1.8))
      .join('') +
    specks(spread(w, 0.95, 20, chance), 2.4, t.dark),
  oats: (t, w, chance) =>
    flood(w, t.base) +
    [t.light, t.dark, t.pale]
      .map((fill) => dashes(spread(w, 0.98, 12, chance), 4, 9, fill, chance))
      .join('') +
    shine(w, `${t.pale}c0`),
  loafcake: (t, w, chance) =>
    flood(w, t.base) +
    patches(w, 8, 16, 8, [t.light], chance).replace(/<path/g, '<path opacity=".5"') +
    area(
      `M${nums(w.x - w.rx * 0.8, w.y)}q${nums(w.rx * 0.4, -14, w.rx * 0.8, -2)}t${nums(w.rx * 0.8, 1)}q${nums(-w.rx * 0.5, 12, -w.rx * 0.8, 6)}t${nums(-w.rx * 0.8, -5)}z`,
      t.pale,
    ) +
    line(
      `M${nums(w.x - w.rx * 0.8, w.y)}q${nums(w.rx * 0.4, -14, w.rx * 0.8, -2)}t${nums(w.rx * 0.8, 1)}`,
      t.deep,
      3,
    ) +
    specks(spread(w, 0.95, 26, chance), 2.6, t.dark),
};
