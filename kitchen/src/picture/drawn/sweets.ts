/** Fruit, nuts, cakes, biscuits and puddings. */
import {
  area,
  blob,
  dashes,
  dot,
  line,
  nums,
  oval,
  SHADE,
  slab,
  specks,
  sunflower,
} from '../shapes.ts';
import { around, ball, cast, type Draw, lit, lump, solid, wheel } from './solids.ts';

const rings: Draw = (t) => wheel(15, t.dark, 'fdf0cf', t.base, 8);

const nut: Draw = (t, chance) =>
  `<g transform="rotate(${nums(chance() * 90)})">${solid('M0-12C7-8 9 2 5 9C2 13-3 13-5 9C-9 2-6-8 0-12Z', t, 0.86)}${line('M0-6C1-1 1 4 0 8', t.dark, 1.2)}</g>`;

const bits: Draw = (t, chance) => {
  const at = sunflower(0, 0, 17, 17, 7, chance, 0.8);
  return (
    dashes(
      at.map(([x, y]) => [x + 0.8, y + 1.4]),
      3,
      5,
      SHADE,
      chance,
    ) +
    dashes(at, 3, 5, t.dark, chance) +
    dashes(
      at.map(([x, y]) => [x - 0.6, y - 0.8]),
      2.4,
      3.4,
      t.base,
      chance,
    )
  );
};

export const sweets: Readonly<Record<string, Draw>> = {
  orange: (t) =>
    wheel(23, t.dark, 'fdf0d2', t.base, 9) +
    specks(
      [
        [2, -1],
        [-2, 2],
      ],
      2,
      'fdf0d2',
    ),
  lemonslice: rings,
  apple: (t) =>
    cast('M-17-6C-6-15 8-14 17-5C12 10-8 14-17-6Z') +
    area('M-17-6C-6-15 8-14 17-5C12 10-8 14-17-6Z', 'c7463a') +
    area('M-14-6C-5-12 7-11 14-4C9 7-7 9-14-6Z', t.base) +
    area('M-7-4C-2-6 4-6 7-3C3 0-4 0-7-4Z', t.dark),
  banana: (t) =>
    dot(1.4, 2.4, 12, SHADE) +
    dot(0, 0, 12, t.dark) +
    dot(-0.4, -0.5, 10.6, t.base) +
    around(3, 0, oval(0, -4, 1.4, 3, t.dark)) +
    specks(
      [
        [0, -2],
        [2, 1],
        [-2, 1],
      ],
      1.4,
      '8a6a3a',
    ),
  plantain: (t) =>
    solid('M-17 3C-15-9-4-12 6-10C15-8 19-1 16 6C10 12-8 13-17 3Z', t, 0.86) +
    line('M-8 2C-2-1 4-1 9 2', t.deep, 2.4) +
    oval(-6, -5, 5, 2, t.pale, -20),
  mango: (t) =>
    `<g transform="rotate(-30)">${solid('M-28 6C-26-10-8-16 8-14C22-12 30-4 28 5C18 14-18 16-28 6Z', t, 0.93)}${line('M-18 0C-8-6 8-7 20-2', t.pale, 2.6)}</g>`,
  mangocubes: (t) =>
    `<g transform="rotate(14)">${slab(-9, -5, 18, 16, 4, SHADE)}${slab(-9, -7, 18, 17, 4, t.dark)}${slab(-9, -10, 18, 16, 4, t.base)}${slab(-6, -8, 8, 4, 2, t.light)}</g>`,
  pineapple: (t) =>
    solid('M-13 8L-9-10C-3-14 5-14 10-9L14 8C6 13-6 13-13 8Z', t, 0.88) +
    line('M-6-6L-8 6M0-8V8M6-6L8 6', t.dark, 1.4),
  strawberry: (t) =>
    cast('M0 17C-10 10-17-4-12-11C-7-15 7-15 12-11C17-4 10 10 0 17Z') +
    area('M0 17C-10 10-17-4-12-11C-7-15 7-15 12-11C17-4 10 10 0 17Z', t.dark) +
    area('M-1 14C-10 8-15-4-11-10C-6-14 5-13 9-10C13-4 7 9-1 14Z', t.base) +
    specks(
      [
        [-6, -4],
        [1, -6],
        [6, -2],
        [-3, 3],
        [3, 5],
      ],
      1.8,
      'f9dd8f',
    ) +
    area('M0-8L-9-14-3-14 0-18 3-14 9-14Z', '5f9a3c'),
  berries: (t) =>
    [
      [-7, 4],
      [7, 5],
      [0, -7],
    ]
      .map(([x, y]) => `<g transform="translate(${x} ${y})">${ball(8.5, t)}</g>`)
      .join(''),
  grapes: (t) =>
    [
      [-8, 4],
      [7, 6],
      [0, -8],
    ]
      .map(([x, y]) => `<g transform="translate(${x} ${y})">${ball(9.5, t)}</g>`)
      .join(''),
  dates: (t, chance) => lump(15, 9, t, chance, 0.08) + line('M-7-2C-2-4 4-4 8-2', t.pale, 1.4),
  almonds: nut,
  walnuts: (t, chance) =>
    lump(12, 10, t, chance, 0.2) +
    line('M-7-2C-3-6-1 2 2-3S7-1 8-3M-5 4C-1 1 2 6 6 3', t.deep, 1.8),
  peanuts: bits,
  pistachios: bits,
  pinenuts: (t, chance) =>
    dashes(sunflower(0, 0, 16, 16, 7, chance, 0.8), 4, 5, t.dark, chance) +
    dashes(sunflower(0, 0, 16, 16, 6, chance, 0.8), 4, 4, t.light, chance),
  cashews: (t) =>
    ['M-8 6C-12-4-4-12 6-9']
      .map(
        (d) =>
          `<path d="${d}" stroke="#${SHADE}" stroke-width="9" transform="translate(1.4 2.4)"/>` +
          line(d, t.dark, 8.5) +
          line(d, t.base, 6) +
          line('M-8 1C-7-4-3-8 1-8.5', t.pale, 1.6),
      )
      .join(''),
  chocolate: (t) =>
    `<g transform="rotate(18)">${slab(-8, -4, 16, 13, 3, SHADE)}${slab(-8, -7, 16, 14, 3, t.dark)}${slab(-8, -8, 14, 11, 3, t.base)}</g>`,
  cookie: (t, chance) => {
    const d = blob(0, 0, 27, 26, chance, 0.06, 9);
    return (
      cast(d, 2, 3.4) +
      area(d, t.dark) +
      lit(d, t.base, 0.92, 1) +
      line('M-12 8q6-3 9 2M2-8q7-3 10 2M4 13q5-3 9-1', t.dark, 2) +
      oval(-11, -13, 6, 2.6, t.light, -40)
    );
  },
  chipcookie: (t, chance) =>
    sweets.cookie?.(t, chance) + specks(sunflower(0, 0, 20, 20, 8, chance, 0.7), 7.5, '45261a'),
  tart: (t) =>
    dot(2, 3.4, 25, SHADE) +
    dot(0, 0, 25, 'b8722e') +
    around(12, 0, area('M-5-21L0-27 5-21Z', 'd89a4e')) +
    dot(0, 0, 21.5, 'e2ab62') +
    dot(0, 0, 18, t.dark) +
    dot(-0.6, -0.6, 16.5, t.base) +
    oval(5, 4, 6, 4, '7a4420', 20) +
    oval(-6, 6, 3.4, 2.4, '8a5024') +
    oval(-2, -8, 5, 2.6, '8a5024', -10) +
    oval(-7, -5, 4, 1.8, 'fff0b4', -36),
  churro: (t) =>
    line('M-44 4C-16-6 16 8 44-4', SHADE, 15) +
    line('M-44 1C-16-9 16 5 44-7', t.dark, 14) +
    line('M-44 0C-16-10 16 4 44-8', t.base, 10) +
    line('M-42-4C-16-13 16 1 42-11M-42 4C-14-5 16 8 42-3', t.dark, 1.8) +
    specks(
      [
        [-36, -2],
        [-22, -5],
        [-8, -1],
        [6, -3],
        [20, 0],
        [34, -4],
        [-28, 2],
        [12, 3],
      ],
      2.4,
      'fff8ea',
    ),
  syrupball: (t) => ball(20, t) + oval(4, 9, 9, 3.4, t.light, -14),
  truffle: (t, chance) =>
    ball(18, t) +
    dashes(sunflower(0, 0, 14, 14, 16, chance, 0.6), 3.4, 2.6, t.deep, chance) +
    dashes(sunflower(0, 0, 14, 14, 9, chance, 0.6), 3, 2.2, t.light, chance),
  alfajor: (t) =>
    dot(2, 4, 24, SHADE) +
    dot(1.5, 2, 24, '9a5a24') +
    dot(0, 0, 23.5, t.dark) +
    dot(-0.8, -1, 22, 'f5e2b8') +
    oval(-8, -9, 8, 4, 'fdf4dc', -40) +
    specks(
      [
        [6, 4],
        [-4, 9],
        [10, -6],
      ],
      2.4,
      'ddbd82',
    ),
  daifuku: (t, chance) =>
    dot(2, 3.6, 25, SHADE) +
    dot(0, 0, 25, 'e6dccb') +
    dot(-0.8, -1, 23.5, 'fdfaf2') +
    (chance() < 2
      ? dot(1, 2, 17, '6a3530') +
        `<g transform="translate(1 3)scale(.8)">${area('M0 15C-9 9-14-3-10-10C-6-14 6-14 10-10C14-3 9 9 0 15Z', t.base)}${area('M0 9C-4 5-7-2-5-6C-3-8 3-8 5-6C7-2 4 5 0 9Z', 'f8b0a8')}</g>`
      : ''),
  baklava: (t) =>
    cast('M0-27L26 0 0 27-26 0Z', 2, 4) +
    area('M0-25L26 2 0 29-26 2Z', t.deep) +
    area('M0-28L25-1 0 25-25-1Z', t.dark) +
    area('M0-26L21-2 0 19-22-2Z', t.base) +
    line('M-16-4L-2-18M-8 6L8-12M2 12L15-2', t.light, 1.8),
  elote: (t, chance) =>
    line('M44-2L62-5', 'c8a468', 7) +
    solid(
      'M-52 0C-50-14-30-19-4-18C22-18 44-12 48-2C48 10 26 18-2 18C-30 18-50 12-52 0Z',
      t,
      0.95,
    ) +
    specks(
      [-36, -24, -12, 0, 12, 24, 36].flatMap((x): [number, number][] => [
        [x, -9],
        [x + 5, 0],
        [x, 9],
      ]),
      8.4,
      t.light,
    ) +
    area(blob(-8, -2, 32, 9, chance, 0.3, 10), 'fbf5e6') +
    specks(sunflower(-6, 0, 30, 11, 14, chance, 0.8), 2.6, 'c8341f'),
  cakeslice: (t) =>
    solid('M-40 14L34-26C42-10 44 6 40 22L-34 26Z', t, 0.95) + line('M-34 20L40 14', 'fdf0d6', 5),
  sorbet: (t) => ball(24, t),
  ice: (t) =>
    `<g opacity=".8">${slab(-11, -11, 22, 22, 5, t.base)}</g>${line('M-6-6h7M-6-6v6', 'ffffff', 2.4)}`,
  tapioca: (t, chance) => {
    const at = sunflower(0, 0, 19, 19, 9, chance, 0.7);
    return (
      specks(
        at.map(([x, y]) => [x + 0.8, y + 1.2]),
        7,
        SHADE,
      ) +
      specks(at, 7, t.dark) +
      specks(
        at.map(([x, y]) => [x - 0.4, y - 0.5]),
        5.8,
        t.base,
      ) +
      specks(
        at.map(([x, y]) => [x - 1.4, y - 1.6]),
        1.8,
        'ffffff',
      )
    );
  },
  peach: (t) =>
    solid('M-16 4C-14-10-2-14 10-9C17-5 18 4 14 9C6 6-6 6-16 4Z', t, 0.9) +
    line('M-9-1C-4-6 3-7 9-4', t.pale, 2),
};
