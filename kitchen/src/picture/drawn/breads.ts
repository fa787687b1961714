/** Breads, buns and what is built on them. */
import { area, blob, dashes, dot, hoop, line, oval, SHADE, specks, sunflower } from '../shapes.ts';
import { around, ball, cast, type Draw, flat, lit, lump, solid } from './solids.ts';

// No drawing brings in a food of its own that people may be allergic to: butter, sesame, nuts and cheese are separate motifs.
export const breads: Readonly<Record<string, Draw>> = {
  pizza: (t, chance) => {
    const d = blob(0, 0, 74, 74, chance, 0.03, 11);
    return (
      cast(d, 4, 6) +
      area(d, 'a9652c') +
      lit(d, 'e2a658', 0.96, 1) +
      oval(-42, -42, 12, 6, 'efc383', -45) +
      dot(0, 0, 61, t.dark) +
      dot(-0.5, -0.5, 59, t.base) +
      sunflower(0, 0, 68, 68, 9, chance)
        .map(([x, y], at) =>
          at > 5 ? oval(x, y, 5, 3, '8a4a22', at * 50) : dot(x * 1.1, y * 1.1, 9, t.light),
        )
        .join('')
    );
  },
  flatbread: flat(62, 58, 16),
  oblongbread: flat(70, 44, 18),
  smallbreads: (t, chance) =>
    [
      [-20, -24],
      [22, -4],
      [-14, 26],
    ]
      .map(([x, y]) => `<g transform="translate(${x} ${y})">${flat(38, 36, 9)(t, chance)}</g>`)
      .join(''),
  injera: (t, chance) =>
    flat(66, 64, 0)(t, chance) +
    specks(sunflower(0, 0, 60, 58, 60, chance, 0.8), 4.4, t.dark) +
    specks(sunflower(1, 1, 58, 56, 40, chance, 0.9), 2.6, t.deep) +
    specks(sunflower(-2, -2, 56, 54, 24, chance, 0.9), 3, t.light),
  pretzel: (t) => {
    const d = 'M-18 30C2 16 38-4 32-24C26-40 4-32 0-18C-4-32-26-40-32-24C-38-4-2 16 18 30';
    return (
      `<path d="${d}" stroke="#${SHADE}" stroke-width="15" transform="translate(2 4)"/>` +
      line(d, t.dark, 14) +
      line(d, t.base, 10) +
      line('M-28-22C-26-31-14-32-7-24M10-25C16-31 25-29 28-22', t.light, 3) +
      specks(
        [
          [-30, -12],
          [-18, 8],
          [0, 18],
          [18, 8],
          [30, -12],
          [-8, -28],
          [20, -30],
          [8, 22],
        ],
        2.8,
        'fffaf0',
      )
    );
  },
  bun: (t, chance) => ball(22, t) + specks(sunflower(0, 0, 17, 17, 9, chance, 0.8), 1.8, t.light),
  bagel: (t) =>
    hoop(2, 4, 17, SHADE, 18) +
    hoop(0, 0, 17, t.dark, 18) +
    hoop(-0.6, -1, 17, t.base, 15) +
    line('M-20-9C-16-17-8-21 2-21', t.light, 3.4),
  cheesepuff: (t, chance) =>
    lump(21, 20, t, chance, 0.1) + line('M-9 4C-4 0 0 5 6 1M4-10C7-7 10-7 13-4', t.dark, 2),
  cinnamonbun: (t) =>
    dot(2, 3.4, 25, SHADE) +
    dot(0, 0, 25, t.dark) +
    dot(-0.8, -1, 23, t.base) +
    line('M20 2C20 16 4 22-8 16C-22 8-18-14-3-16C12-16 14 4 2 7C-8 8-8-5-1-6', '6e3a1c', 3.4) +
    line('M-17-8C-14-16-6-20 2-19', t.light, 2.6) +
    specks(
      [
        [10, -12],
        [-12, 3],
        [4, 14],
        [-4, -11],
        [15, 6],
        [8, -3],
      ],
      3.4,
      'fffaf0',
    ),
  scone: (t) =>
    dot(2, 3.4, 24, SHADE) +
    dot(0, 0, 24, 'ecd2a0') +
    dot(-0.6, -0.8, 22, t.base) +
    around(8, 0, oval(0, -21, 5, 3, 'ecd2a0')) +
    oval(-6, -8, 9, 4.5, t.light, -36) +
    line('M-10 7C-4 3 2 9 9 4', t.dark, 2.2),
  sodabread: (t, chance) => {
    const d = blob(0, 0, 66, 62, chance, 0.06, 10);
    return (
      cast(d, 4, 6) +
      area(d, t.deep) +
      lit(d, t.base, 0.95, 1) +
      line('M-44-10C-16-4 16-2 46-10M-6-46C-2-16 0 16-4 48', t.deep, 9) +
      line('M-44-9C-16-3 16-1 46-9M-5-46C-1-16 1 16-3 48', 'f1d6a2', 4.5) +
      specks(sunflower(0, 0, 52, 48, 34, chance, 0.9), 3, t.pale) +
      oval(-30, -32, 14, 6, t.light, -40)
    );
  },
  focaccia: (t, chance) => {
    const d = 'M-66-46C-22-52 24-50 66-46C72-16 72 18 66 46C24 52-24 51-66 46C-72 18-72-16-66-46Z';
    return (
      cast(d, 4, 6) +
      area(d, t.deep) +
      lit(d, t.base, 0.96, 1) +
      specks(sunflower(0, 0, 60, 42, 15, chance, 0.3), 12, t.dark) +
      specks(sunflower(1, 1.4, 60, 42, 0, chance, 0.3), 9, t.light) +
      dashes(sunflower(3, 3, 60, 42, 8, chance), 7, 7, t.light, chance)
    );
  },
  traybake: (t, chance) => {
    const d = 'M-64-46C-22-50 24-49 64-46C69-16 69 18 64 46C24 50-24 49-64 46C-69 18-69-16-64-46Z';
    return (
      cast(d, 4, 6) +
      area(d, t.deep) +
      lit(d, t.base, 0.96, 1) +
      line('M-64-16H64M-64 16H64M-22-47V47M22-47V47', t.deep, 3) +
      dashes(sunflower(0, 0, 58, 42, 12, chance), 8, 7, t.light, chance)
    );
  },
  toast: (t, chance) =>
    cast(
      'M-40-22C-24-30 26-30 40-21C47-12 46 14 39 22C24 29-24 30-40 22C-47 12-47-14-40-22Z',
      2.5,
      4,
    ) +
    area(
      'M-40-22C-24-30 26-30 40-21C47-12 46 14 39 22C24 29-24 30-40 22C-47 12-47-14-40-22Z',
      'a8642b',
    ) +
    area(
      'M-38-19C-22-26 24-26 37-18C43-11 42 12 36 18C22 25-22 26-37 18C-43 10-43-12-38-19Z',
      'f0cf93',
    ) +
    area(blob(-1, -1, 34, 17, chance, 0.14, 10), t.dark) +
    area(blob(-2, -2, 31, 15, chance, 0.14, 10), t.base) +
    specks(sunflower(0, 0, 26, 12, 9, chance, 0.8), 4, t.light),
  breadslice: (t) =>
    solid('M-15-11C-9-16 9-16 15-11C18-5 17 8 14 13C5 16-7 16-14 13C-17 8-18-5-15-11Z', t, 1) +
    lit(
      'M-15-11C-9-16 9-16 15-11C18-5 17 8 14 13C5 16-7 16-14 13C-17 8-18-5-15-11Z',
      'f6dfb2',
      0.8,
      0,
    ) +
    specks(
      [
        [-5, -4],
        [4, 2],
        [-3, 6],
        [6, -6],
      ],
      2.4,
      'e0bc80',
    ),
  crouton: (t) =>
    `<g transform="rotate(16)">${solid('M-11-9L9-11 12 8-9 11Z', t, 0.84)}${specks(
      [
        [-3, -2],
        [3, 3],
        [4, -4],
      ],
      2,
      t.dark,
    )}</g>`,
  pittabits: (t) => solid('M-14 8L-6-13 14-6 6 12Z', t, 0.88) + oval(1, -1, 6, 2.4, t.dark, -24),
};
