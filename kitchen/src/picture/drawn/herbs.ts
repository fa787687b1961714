/** What a cook strews on top at the end: herbs, rings, seeds, dust, drizzles and the wedge at the side. */
import {
  area,
  blob,
  dashes,
  dot,
  hoop,
  line,
  nums,
  oval,
  SHADE,
  specks,
  sunflower,
} from '../shapes.ts';
import { around, cast, type Draw, leaf, repeated, solid } from './solids.ts';

const frond =
  (d: string, tips: string): Draw =>
  (t) =>
    line(d, t.dark, 1.6) + line(tips, t.base, 1.5);

const dust =
  (count: number, r: number, size: number): Draw =>
  (t, chance) => {
    const at = sunflower(0, 0, r, r, count, chance, 0.9);
    return (
      specks(at.slice(0, count / 2), size, t.base) + specks(at.slice(count / 2), size * 0.7, t.dark)
    );
  };

const citrus: Draw = (t) =>
  cast('M-21-3A21 21 0 0 0 21-3Z') +
  area('M-21-3A21 21 0 0 0 21-3Z', t.base) +
  area('M-18-3A18 18 0 0 0 18-3Z', 'fffbe6') +
  area(
    'M-16-2.5L-3-2.5L-12 8Q-15 4-16-2.5ZM-10 10L-1-1L-1 13.5Q-6 13-10 10ZM1-1L10 10Q6 13 1 13.5ZM3-2.5L16-2.5Q15 4 12 8Z',
    t.light,
  );

const seeds: Draw = (t, chance) => {
  const at = sunflower(0, 0, 22, 22, 13, chance, 0.9);
  return (
    dashes(at, 2.4, 3, t.dark, chance) +
    dashes(
      at.map(([x, y]) => [x - 0.5, y - 0.6]),
      2,
      2.2,
      t.base,
      chance,
    )
  );
};

const drizzle: Draw = (t) =>
  line('M-34 6C-24-18-16 22-6-4S8-20 12 4S26 16 34-10', t.dark, 5) +
  line('M-34.5 5C-24.5-19-16.5 21-6.5-5S7.5-21 11.5 3S25.5 15 33.5-11', t.base, 3.4) +
  line('M-22-4q2-3 4 2M6-9q3-1 4 4', t.pale, 1.4);

export const herbs: Readonly<Record<string, Draw>> = {
  parsley: (t) =>
    line('M0 13L0-2', t.dark, 1.8) +
    around(3, 0, cast('M0-1C-7-3-9-9-5-10C-5-14-1-14 0-11C1-14 5-14 5-10C9-9 7-3 0-1Z', 0.6, 1.2)) +
    around(
      3,
      0,
      area('M0-1C-7-3-9-9-5-10C-5-14-1-14 0-11C1-14 5-14 5-10C9-9 7-3 0-1Z', t.base) +
        line('M0-3V-8', t.light, 1.2),
    ),
  coriander: (t) =>
    line('M2 15C1 8 0 4 0 0M0 5L-9 1M0 7L9 4', t.dark, 1.6) +
    repeated(
      cast('M0 6C-3 5-9 5-9 1C-11-2-6-5-4-3C-5-8 5-8 4-3C6-5 11-2 9 1C9 5 3 5 0 6Z', 0.6, 1.2) +
        area('M0 6C-3 5-9 5-9 1C-11-2-6-5-4-3C-5-8 5-8 4-3C6-5 11-2 9 1C9 5 3 5 0 6Z', t.base) +
        line('M0 4L0-2M0 4L-4 1M0 4L4 1', t.light, 1),
      [
        [0, -6, 1],
        [-11, -1, 0.75],
        [11, 2, 0.75],
      ].map(([x, y, k]) => `translate(${x} ${y})scale(${k})`),
    ),
  basil: (t) =>
    repeated(
      cast('M0 10C-9 6-9-6 0-12C9-6 9 6 0 10Z', 0.8, 1.4) +
        area('M0 10C-9 6-9-6 0-12C9-6 9 6 0 10Z', t.dark) +
        area('M0 10C-9 6-9-6 0-12C2-4 2 4 0 10Z', t.base) +
        line('M0 8C1 2 1-4 0-9', t.light, 1),
      [
        [-60, 0.95],
        [50, 0.95],
        [-5, 1.1],
      ].map(([turn, k]) => `rotate(${turn})translate(0-8)scale(${k})`),
    ),
  mint: (t) =>
    repeated(
      cast('M0 9L-5 6-6 3-8 1-7-3-5-5-4-9 0-13 4-9 5-5 7-3 8 1 6 3 5 6Z', 0.8, 1.4) +
        area('M0 9L-5 6-6 3-8 1-7-3-5-5-4-9 0-13 4-9 5-5 7-3 8 1 6 3 5 6Z', t.base) +
        line('M0 7V-9M0 3L4 0M0 3L-4 0M0-2L3-5M0-2L-3-5', t.dark, 0.9),
      [
        [-70, 0.85],
        [70, 0.85],
        [-25, 1],
        [28, 1],
      ].map(([turn, k]) => `rotate(${turn})translate(0-9)scale(${k})`),
    ),
  dill: frond(
    'M0 14C1 4-1-4 0-14M0 6L-8-2M0 3L9-5M0-3L-6-9M0-5L6-11',
    'M-8-2l-4-1M-8-2l-1-5M-5 1l-5 2M9-5l4-1M9-5l0-5M6-2l5 2M-6-9l-4 0M-6-9l0-4M6-11l4 0M6-11l0-4M0-14l-3-3M0-14l3-3M0-9l-3-2M0-9l4-1',
  ),
  thyme: (t) =>
    line('M-3 17C-2 6 1-6 3-17', '7a6a45', 1.5) +
    line('M-3 12l-5-2M-2 4l-6-3M0-4l-5-3M2-12l-4-3M-2 9l6-4M0 0l6-3M2-8l5-3', t.dark, 4) +
    line('M-3 11l-4-2M-2 3l-5-3M0-5l-4-3M-1 8l5-4M1-1l5-3M3-9l4-3', t.light, 2.4),
  rosemary: (t) =>
    line('M-2 18C-1 6 1-6 2-18', '7a6a45', 1.8) +
    line(
      'M-1 12l-7-5M-1 6l-8-5M0 0l-8-5M1-6l-7-5M1-12l-5-5M-1 9l8-4M0 3l8-4M0-3l8-5M1-9l7-5M2-14l4-5',
      t.dark,
      2.6,
    ) +
    line('M-1 12l-6-5M0 0l-7-5M1-12l-4-5M0 3l7-4M1-9l6-5', t.light, 1.3),
  chives: (t, chance) =>
    dashes(sunflower(0, 0, 17, 17, 9, chance, 0.8), 6, 3, t.dark, chance) +
    dashes(sunflower(0, 0, 17, 17, 9, chance, 0.8), 6, 2.4, t.base, chance),
  springonion: (t, chance) =>
    repeated(
      hoop(0.6, 1.2, 4, SHADE, 2.4) + hoop(0, 0, 4, t.base, 2.6) + hoop(0, 0, 2.6, 'eef3cf', 1),
      sunflower(0, 0, 13, 13, 5, chance, 0.7).map(([x, y]) => `translate(${nums(x, y)})`),
    ),
  chillirings: (t, chance) =>
    repeated(
      hoop(0.5, 1, 3.8, SHADE, 2.4) +
        hoop(0, 0, 3.8, t.base, 2.4) +
        specks(
          [
            [-1, 0],
            [1, 0.5],
          ],
          1.3,
          'f8e2a0',
        ),
      sunflower(0, 0, 13, 13, 4, chance, 0.7).map(([x, y]) => `translate(${nums(x, y)})`),
    ),
  bayleaf: (t) =>
    cast('M-20 4C-12-9 8-10 20-4C10 8-8 12-20 4Z') +
    area('M-20 4C-12-9 8-10 20-4C10 8-8 12-20 4Z', t.base) +
    area('M-20 4C-8 1 8-2 20-4C8-10-12-9-20 4Z', t.light) +
    line('M-22 5C-8 1 8-2 17-3.5', t.dark, 1.1),
  curryleaf: (t) =>
    line('M-16 6C-4 3 6 0 17-6', t.dark, 1.5) +
    [
      [-10, 4, -64],
      [-2, 2, -58],
      [6, -1, -54],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${nums(x as number, y as number)})"><g transform="rotate(${turn})translate(9 0)rotate(90)">${leaf(8, 5, t.base, t.light)}</g><g transform="rotate(${-(turn as number) - 40})translate(9 0)rotate(90)">${leaf(8, 5, t.dark, t.base)}</g></g>`,
      )
      .join(''),
  limeleaf: (t) =>
    cast('M-20 3C-14-6-6-6-1 0C5-8 14-8 21-2C14 8 5 8-1 2C-6 8-14 9-20 3Z') +
    area('M-20 3C-14-6-6-6-1 0C5-8 14-8 21-2C14 8 5 8-1 2C-6 8-14 9-20 3Z', t.base) +
    line('M-22 4C-8 0 6 0 18-2', t.light, 1.2),
  lemongrass: (t) =>
    line('M-20 8L18-9', t.dark, 6.5) +
    line('M-20 7.5L18-9.5', t.base, 4.6) +
    line('M-14 4L14-8.4', t.pale, 1.2) +
    oval(-20, 8, 3, 3.4, 'f6efd2', 24),
  cinnamonstick: (t) =>
    line('M-22 7L22-6', t.dark, 9) +
    line('M-22 5L22-8', t.base, 4.6) +
    line('M-18 6L18-5', t.deep, 1.2),
  staranise: (t) =>
    around(
      8,
      0,
      cast('M0 0L-2.6-9L0-14L2.6-9Z', 0.6, 1) + area('M0 0L-2.6-9L0-14L2.6-9Z', t.base),
    ) + dot(0, 0, 3, t.deep),
  sesame: seeds,
  pumpkinseeds: (t, chance) =>
    dashes(sunflower(0, 0, 17, 17, 8, chance, 0.8), 3.6, 5.4, t.dark, chance) +
    dashes(sunflower(0, 0, 15, 15, 5, chance, 0.8), 3.4, 4.2, t.light, chance),
  pomegranate: (t, chance) => {
    const at = sunflower(0, 0, 17, 17, 8, chance, 0.8);
    return (
      specks(
        at.map(([x, y]) => [x + 0.8, y + 1.4]),
        6.4,
        SHADE,
      ) +
      specks(at, 6.4, t.base) +
      specks(
        at.map(([x, y]) => [x - 1, y - 1.2]),
        2,
        t.pale,
      )
    );
  },
  raisins: (t, chance) => {
    const at = sunflower(0, 0, 17, 17, 6, chance, 0.8);
    return (
      dashes(at, 4, 6, t.base, () => 0.2) +
      dashes(
        at.map(([x, y]) => [x - 0.8, y - 1]),
        2,
        1.8,
        t.light,
        () => 0.2,
      )
    );
  },
  pepper: dust(16, 30, 2.2),
  spice: dust(30, 30, 2),
  sugar: dust(40, 36, 2.6),
  salt: (t, chance) =>
    sunflower(0, 0, 26, 26, 12, chance, 0.9)
      .map(([x, y]) => `<path d="M${nums(x, y)}h3v3h-3Z" fill="#${t.base}"/>`)
      .join(''),
  saffron: (t, chance) => dashes(sunflower(0, 0, 26, 26, 10, chance, 0.9), 8, 1.6, t.base, chance),
  coconut: (t, chance) =>
    dashes(sunflower(0, 0, 22, 22, 9, chance, 0.9), 4, 3, t.dark, chance) +
    dashes(sunflower(0, 0, 22, 22, 10, chance, 0.9), 4, 2.6, t.base, chance),
  parmesan: (t, chance) =>
    sunflower(0, 0, 18, 18, 5, chance, 0.7)
      .map(
        ([x, y]) =>
          `<g transform="translate(${nums(x, y)})rotate(${nums(chance() * 180)})">${area('M-7 1L0-3 8-1 3 3Z', t.dark)}${area('M-7 0L0-4 8-2 3 2Z', t.base)}</g>`,
      )
      .join(''),
  breadcrumbs: (t, chance) =>
    specks(sunflower(0, 0, 24, 24, 16, chance, 0.9), 4, t.dark) +
    specks(sunflower(0, 0, 24, 24, 16, chance, 0.9), 3.4, t.light),
  noristrips: (t, chance) => dashes(sunflower(0, 0, 15, 15, 7, chance, 0.8), 13, 3, t.base, chance),
  friedonion: (t, chance) =>
    dashes(sunflower(0, 0, 16, 16, 9, chance, 0.8), 10, 3.6, t.dark, chance) +
    dashes(sunflower(0, 0, 16, 16, 8, chance, 0.8), 9, 2.2, t.light, chance),
  drizzle,
  herbdust: (t, chance) =>
    specks(sunflower(0, 0, 34, 34, 30, chance, 0.9), 5, t.dark) +
    specks(sunflower(0, 0, 34, 34, 34, chance, 0.9), 3.6, t.base) +
    specks(sunflower(0, 0, 30, 30, 12, chance, 0.9), 2.4, 'f2e2b8'),
  bean: (t) =>
    `<g transform="rotate(35)">${cast('M-11 0C-11-9 11-9 11 0S-11 9-11 0Z')}${oval(0, 0, 11, 7.5, t.base)}${oval(-2, -3, 6, 2, t.light)}${line('M-10 1C-4-3 4 4 10-1', t.deep, 1.8)}</g>`,
  hibiscus: (t) =>
    around(
      5,
      0,
      cast('M0 0C-10-4-8-16 0-16S10-4 0 0Z', 0.6, 1) +
        area('M0 0C-10-4-8-16 0-16S10-4 0 0Z', t.base) +
        line('M0-4V-12', t.light, 1.2),
    ) + dot(0, 0, 3.6, t.deep),
  mound: (t, chance) =>
    dashes(sunflower(0, 0, 13, 11, 10, chance), 8, 5, t.dark, chance) +
    dashes(sunflower(-1, -2, 11, 9, 12, chance), 8, 4, t.base, chance),
  oil: (t) =>
    [
      [0, 0, 9],
      [-15, 8, 5],
      [13, -9, 6],
      [10, 13, 4],
      [-12, -12, 4],
    ]
      .map(
        ([x, y, r]) =>
          dot(x as number, y as number, r as number, `${t.base}b0`) +
          line(
            `M${nums((x as number) - (r as number) * 0.5, (y as number) - (r as number) * 0.2)}q1-3 4-3`,
            t.pale,
            1.2,
          ),
      )
      .join(''),
  creamswirl: (t) =>
    line('M-24 4C-22-16 6-24 18-8C26 6 8 20-6 14C-16 8-10-6 2-5C10-4 8 6 2 6', t.dark, 7.5) +
    line(
      'M-24.5 3C-22.5-17 5.5-25 17.5-9C25.5 5 7.5 19-6.5 13C-16.5 7-10.5-7 1.5-6C9.5-5 7.5 5 1.5 5',
      t.base,
      5,
    ),
  dollop: (t, chance) => {
    const d = blob(0, 0, 19, 17, chance, 0.14, 8);
    return (
      solid(d, t, 0.9) +
      line('M-10 2C-9-9 8-11 10-1C10 7-1 8-3 2', t.dark, 2) +
      oval(-6, -8, 6, 2.4, t.pale, -30)
    );
  },
  lemon: citrus,
  lime: citrus,
};
