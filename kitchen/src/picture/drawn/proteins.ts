/** Meat, fish, eggs, tofu and cheese, cooked as the dish has them. */
import { area, blob, dot, line, num, nums, oval, SHADE, specks, sunflower } from '../shapes.ts';
import type { Tones } from '../tones.ts';
import { around, ball, cast, cube, type Draw, lit, lump, repeated, solid } from './solids.ts';

const DRUM =
  'M-24 2C-26-14-8-22 6-17C16-13 21-6 30-3C37-5 39 2 35 4C37 9 30 12 27 6C18 6 14 12 4 16C-10 20-23 14-24 2Z';

const fillet =
  (flakes: string): Draw =>
  (t) =>
    solid(
      'M-34 4C-32-12-10-18 10-15C26-13 36-6 35 2C33 12 14 16-4 16C-20 16-34 13-34 4Z',
      t,
      0.92,
    ) + line(flakes, t.light, 1.8);

const slices =
  (count: number, inside: string) =>
  (t: Tones): string => {
    const d = 'M-8-26C4-31 12-24 11-10C11 6 11 24 2 27C-8 29-12 20-11 4C-11-8-15-20-8-26Z';
    const slice = `${solid(d, t, 0.94)}<path d="${d}" fill="#${inside}" transform="translate(-1 0)scale(.7)"/>`;
    return repeated(
      slice,
      Array.from({ length: count }, (_, at) => {
        const off = at - (count - 1) / 2;
        return `translate(${nums(off * 15, Math.abs(off) * 2.5)})rotate(${num(off * 9)})`;
      }),
    );
  };

const fish: Draw = (t) =>
  cast('M-44 2C-34-13-6-16 18-6L40-15C37-6 37 6 41 14L18 5C-6 16-34 15-44 2Z') +
  area('M-44 2C-34-13-6-16 18-6L40-15C37-6 37 6 41 14L18 5C-6 16-34 15-44 2Z', t.dark) +
  area('M-42 1C-32-12-6-14 18-5C10 1-20 5-42 1Z', t.base) +
  area('M-43 3C-32 5-4 5 18 1L18 4C-6 14-34 14-43 3Z', t.pale) +
  line('M-27-8C-23-3-23 5-27 9', t.deep, 1.4) +
  dot(-34, -1.5, 2.6, 'fdfaf0') +
  dot(-34, -1.5, 1.5, '2a2320') +
  line('M-14-6l5 9M-3-7l5 9M8-6l4 7', t.deep, 1.6);

const skewer =
  (blocks: readonly number[], kept: Draw): Draw =>
  (t, chance) =>
    line('M-58 0H58', 'b58a55', 2.6) +
    repeated(
      kept(t, chance),
      blocks.map((x, at) => `translate(${x})rotate(${at * 90 * (blocks.length > 1 ? 1 : 0)})`),
    );

const wings: Draw = (t) =>
  solid(
    'M-24 8C-28-2-18-12-8-9C2-8 6-16 16-16C27-15 29-4 21 0C12 3 10 10 2 14C-8 18-21 17-24 8Z',
    t,
    0.9,
  ) +
  line('M-16 3C-12-3-5-4 0-3M10-9C14-11 18-10 20-7', t.pale, 2) +
  specks(
    [
      [-4, 6],
      [12, -3],
      [-14, 9],
    ],
    2,
    t.deep,
  );

export const proteins: Readonly<Record<string, Draw>> = {
  chickenleg: (t) =>
    solid(DRUM, t, 0.92) +
    dot(33, 0, 4.2, 'f7ead2') +
    dot(31, 7, 3.6, 'ecdabb') +
    oval(-9, -8, 9, 3.4, t.pale, -24) +
    specks(
      [
        [2, 6],
        [-12, 6],
        [10, 2],
        [-4, 11],
      ],
      2.2,
      t.deep,
    ),
  chicken: (t, chance) => lump(17, 13, t, chance, 0.2) + line('M2 5C6 5 9 3 10 0', t.deep, 1.8),
  chickenslices: slices(4, 'fbead0'),
  wholebird: (t) =>
    cast(
      'M0-44C20-46 36-30 38-8C46 2 50 20 40 30C34 36 26 34 22 30C10 40-10 40-22 30C-26 34-34 36-40 30C-50 20-46 2-38-8C-36-30-20-46 0-44Z',
      3,
      5,
    ) +
    area('M0-44C20-46 36-30 38-8C40 16 24 38 0 38S-40 16-38-8C-36-30-20-46 0-44Z', t.dark) +
    area('M-1-42C17-43 31-28 32-8C33 14 18 33-2 33S-37 14-36-8C-34-29-18-43-1-42Z', t.base) +
    [1, -1]
      .map(
        (side) =>
          `<g transform="scale(${side} 1)">${area('M14 10C28 2 46 8 46 22C46 34 34 38 26 32L14 46C18 52 10 54 8 50C2 50 3 44 8 43L16 28C12 24 10 14 14 10Z', t.dark)}${area('M15 11C27 4 42 9 42 21C42 31 32 34 25 29L17 33C12 24 10 15 15 11Z', t.base)}${area('M36-22C46-22 48-8 40-2C37-8 35-14 36-22Z', t.dark)}</g>`,
      )
      .join('') +
    oval(-14, -22, 12, 5, t.pale, -42) +
    line('M0-32V14', t.dark, 1.6) +
    oval(-27, 17, 6, 3, t.light, -30) +
    dot(11, 48, 3.6, 'f7ead2') +
    dot(-11, 48, 3.6, 'f7ead2') +
    specks(
      [
        [14, -16],
        [8, 4],
        [-8, 20],
        [22, 2],
        [4, -26],
        [-20, 0],
      ],
      2.4,
      t.deep,
    ),
  wings,
  beef: (t, chance) =>
    lump(15, 13, t, chance, 0.2) + line('M-7 5C-2 2 4 4 9 0M-4-6L3-7', t.light, 1.5),
  steak: slices(5, 'd9726a'),
  braise: (t) => slices(3, t.base)(t),
  mince: (t, chance) => {
    const at = sunflower(0, 0, 17, 17, 10, chance, 0.8);
    return (
      specks(
        at.map(([x, y]) => [x + 1, y + 1.8]),
        9,
        SHADE,
      ) +
      specks(at, 9, t.dark) +
      specks(
        at.map(([x, y]) => [x - 1, y - 1.2]),
        5.5,
        t.base,
      )
    );
  },
  shreds: (t) =>
    cast('M-18-6L16-12 20 8-14 14Z') +
    line('M-17-6Q0-12 17-9M-18 3Q-2-2 18 1M-15 11Q2 5 17 9M-10-11Q2-2 12 13', t.dark, 7) +
    line('M-17-7Q0-13 17-10M-18 2Q-2-3 18 0M-15 10Q2 4 17 8', t.base, 5) +
    line('M-12-8Q0-12 10-10M-10 1Q0-3 12 0M-6 8Q4 5 11 7', t.light, 1.6),
  sausage: (t) =>
    dot(1.5, 2.5, 11, SHADE) +
    dot(0, 0, 11, t.dark) +
    dot(-0.5, -0.6, 9.4, t.base) +
    specks(
      [
        [-3, -3],
        [3, -1],
        [-1, 4],
        [4, 4],
        [-5, 1],
      ],
      2,
      t.pale,
    ),
  bacon: (t) =>
    line('M-16 4C-9-8-3 8 4-3S12-4 17-6', SHADE, 10) +
    line('M-16 2C-9-10-3 6 4-5S12-6 17-8', t.dark, 9) +
    line('M-16 1C-9-11-3 5 4-6S12-7 17-9', 'f6d3bd', 3) +
    line('M-16 4C-9-8-3 8 4-3', t.base, 2.4),
  ham: (t) => cube(13, t, 2) + line('M-4-3L4-4', t.pale, 1.6),
  meatball: (t) =>
    ball(15, t) +
    specks(
      [
        [4, 4],
        [-3, 7],
        [7, -3],
        [-8, 0],
        [1, -7],
      ],
      2.4,
      t.deep,
    ),
  falafel: (t, chance) =>
    lump(17, 16, t, chance, 0.08) +
    specks(sunflower(0, 0, 12, 12, 9, chance, 0.7), 2.6, t.deep) +
    specks(sunflower(0, 0, 11, 11, 6, chance, 0.7), 2.2, '8fa04c'),
  rouladen: (t) =>
    solid(
      'M-24-10C-10-15 12-15 23-11C29-6 29 8 23 11C10 15-12 15-24 11C-29 6-29-6-24-10Z',
      t,
      0.92,
    ) +
    line('M-12-13C-9-4-9 4-12 13M8-14C11-4 11 4 8 13', 'ead9b4', 1.8) +
    oval(25, 0, 4, 8, t.deep) +
    dot(25, 0, 2.6, '93a551') +
    oval(-8, -7, 10, 2.2, t.light),
  schnitzel: (t, chance) =>
    solid(blob(0, 0, 53, 36, chance, 0.12, 9), t, 0.95) +
    specks(sunflower(0, 0, 44, 29, 22, chance, 0.7), 4.6, t.dark) +
    specks(sunflower(-2, -2, 44, 29, 22, chance, 0.7), 4, t.light) +
    oval(-22, -15, 12, 4, t.pale, -24),
  friedfish: (t, chance) =>
    solid(
      'M-52 8C-50-10-26-22 4-20C28-18 44-12 56-16C54-6 52 2 56 10C42 6 30 18 4 19C-24 22-52 20-52 8Z',
      t,
      0.94,
    ) +
    line('M-36 2C-28-8-16-11-6-11M-20 11C-8 14 8 13 18 9', t.pale, 2.4) +
    specks(sunflower(0, 0, 36, 13, 12, chance, 0.8), 3, t.dark),
  kebab: skewer(
    [-34, -12, 10, 32],
    (t, chance) => lump(13, 12, t, chance, 0.16) + line('M-5-8L-2 8M4-8L6 7', t.deep, 1.8),
  ),
  kofta: skewer(
    [0],
    (t) =>
      solid(
        'M-44 0C-44-11-32-9-24-10C-16-12-10-8 0-10C10-12 16-8 26-10C36-11 45-8 45 0C45 10 36 9 26 10C16 12 10 8 0 10C-10 12-16 9-24 10C-34 11-44 9-44 0Z',
        t,
        0.94,
      ) +
      line('M-32-7L-28 7M-15-8L-11 8M4-8L8 8M22-8L26 7', t.deep, 2.2) +
      line('M-36-4C-20-7 0-6 12-6', t.light, 1.8),
  ),
  prawn: (t) =>
    cast(
      'M12-14C-6-20-20-6-15 8C-11 17 2 18 8 12L15 17C18 12 17 7 12 5C7 9-2 9-4 2C-5-5 2-9 11-6C16-6 17-12 12-14Z',
    ) +
    area(
      'M12-14C-6-20-20-6-15 8C-11 17 2 18 8 12L15 17C18 12 17 7 12 5C7 9-2 9-4 2C-5-5 2-9 11-6C16-6 17-12 12-14Z',
      t.base,
    ) +
    line('M-1-16L2-9M-10-11L-4-5M-15-1L-6 1M-13 9L-5 5M-4 15L-1 8', t.pale, 2.2) +
    area('M8 12L15 17C18 12 17 7 12 5C11 8 10 10 8 12Z', t.dark) +
    line('M10-15C14-16 19-18 21-21', t.dark, 1.4),
  fish: (t, chance) =>
    lump(18, 13, t, chance, 0.14) + line('M-9 4C-4 0 2 0 6 4M-5-3C0-6 5-5 9-2', t.dark, 1.6),
  fishfillet: fillet('M-18-9C-14-2-14 6-18 12M-4-12C0-4 0 6-4 13M11-12C15-4 15 5 11 12'),
  salmon: fillet('M-22-9C-14-4-14 6-22 11M-8-12C2-5 2 7-8 13M8-12C18-5 18 6 8 13'),
  salmonslices: (t) =>
    repeated(
      solid(
        'M-10-26C2-31 12-24 12-8C12 8 10 26 0 28C-10 28-12 14-11 0C-12-10-14-22-10-26Z',
        t,
        0.95,
      ) + line('M-8-16C0-13 6-14 10-17M-9-4C-1-1 6-2 10-5M-9 9C-2 11 5 10 9 7', t.pale, 1.8),
      [-22, -7, 8, 23].map((x) => `translate(${x})rotate(14)`),
    ),
  sardine: fish,
  smokedsalmon: (t) =>
    solid('M-20 6C-22-6-8-12 2-8C10-14 22-8 20 2C18 10 8 8 4 14C-6 18-18 14-20 6Z', t, 0.92) +
    line('M-14 4C-8-3 0-2 4 4M-2-4C6-8 13-4 15 1', t.pale, 2),
  anchovy: (t) =>
    line('M-16 3C-6-5 6 5 16-4', t.dark, 5.5) +
    line('M-16 2C-6-6 6 4 16-5', t.base, 3) +
    line('M-10-1C-4-4 2 0 8 0', t.pale, 1.2),
  clam: (t) =>
    cast('M-13 5C-15-10 15-10 13 5C8 12-8 12-13 5Z') +
    area('M-13 5C-15-10 15-10 13 5C8 12-8 12-13 5Z', 'd5c4a4') +
    area('M-11 4C-12-7 12-7 11 4C6 9-6 9-11 4Z', 'f6ecd9') +
    lit('M-7 4C-8-4 8-4 7 4C4 8-4 8-7 4Z', t.base, 1, 0),
  egg: (t, chance) => {
    const d = blob(0, 0, 24, 22, chance, 0.13, 8);
    return (
      cast(d) +
      area(d, 'ebe2cf') +
      lit(d, 'fffdf6', 0.94, 0.8) +
      dot(1.5, 1.5, 10.5, 'd9861a') +
      dot(0.5, 0.3, 10.2, t.base) +
      oval(-3, -4, 3.6, 2, 'fff0b8', -35)
    );
  },
  eggboiled: (t) =>
    `<g transform="rotate(-24)">${cast('M0-19C10-17 16-4 14 6C11 17-11 17-14 6C-16-4-10-17 0-19Z')}${area('M0-19C10-17 16-4 14 6C11 17-11 17-14 6C-16-4-10-17 0-19Z', 'e8dcc4')}${area('M-.5-17C8-15 13-4 11.5 6C9 14-10 14-12.5 6C-14-4-9-15-.5-17Z', 'fffcf3')}</g>` +
    dot(1, 2.5, 8.4, 'dd9322') +
    dot(0.4, 1.8, 7.6, t.base) +
    oval(-2, -1, 3, 1.6, 'ffeeb0', -30),
  omelettebits: (t, chance) =>
    lump(13, 9, t, chance, 0.26) + line('M-6 3C-2 0 3 0 6 3', t.dark, 1.4),
  tofu: (t) => cube(20, t, 3),
  paneer: (t) => cube(18, t, 3) + line('M-6-5C-2-7 3-6 6-4', 'd9a04c', 2),
  cheese: (t) => cube(14, t, 2),
  feta: (t, chance) =>
    lump(11, 9, t, chance, 0.3) +
    specks(
      [
        [12, 5],
        [-12, 7],
      ],
      4.5,
      t.base,
    ),
  mozzarella: (t, chance) =>
    solid(blob(0, 0, 17, 15, chance, 0.12, 8), t, 0.88) + oval(-5, -6, 6, 2.6, 'ffffff', -30),
  mussel: (t) =>
    cast('M-16 4C-12-12 10-14 18-2C12 12-10 14-16 4Z') +
    area('M-16 4C-12-12 10-14 18-2C12 12-10 14-16 4Z', '37343f') +
    area('M-12 3C-8-7 8-9 14-2C8 7-8 9-12 3Z', t.base),
  squid: (t) =>
    around(
      1,
      0,
      `<circle r="10" stroke="#${t.dark}" stroke-width="7"/><circle cx="-.5" cy="-.6" r="10" stroke="#${t.base}" stroke-width="4.6"/>`,
    ),
};
