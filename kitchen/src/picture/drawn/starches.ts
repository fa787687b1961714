/** Parcels, pancakes, rolls, pasta and other things of dough, rice and batter. */
import { area, blob, dashes, dot, line, nums, oval, SHADE, specks, sunflower } from '../shapes.ts';
import { cast, type Draw, flat, lit, lump, repeated, solid } from './solids.ts';

const CRESCENT = 'M-26 11C-26-14-12-21 0-21S26-14 26 11C16 17-16 17-26 11Z';

const round =
  (r: number, top: Draw): Draw =>
  (t, chance) =>
    dot(2, 3.4, r, SHADE) +
    dot(0, 0, r, t.dark) +
    dot(-1, -1.2, r * 0.9, t.base) +
    oval(-r * 0.32, -r * 0.4, r * 0.34, r * 0.17, t.light, -40) +
    top(t, chance);

const roll: Draw = (t) =>
  solid('M-44-14C-20-18 20-18 44-14C49-8 49 8 44 14C20 18-20 18-44 14C-49 8-49-8-44-14Z', t, 0.94) +
  line('M-38-7C-14-11 14-11 36-8', t.light, 3) +
  line('M-30 8L-18 2M4 9L16 3', t.dark, 2);

const crimps = (t: { dark: string }) =>
  line('M-24 12l-2-5M-17 15l-1-5M-9 16l0-5M-1 16.5l0-5M8 16l0-5M16 15l1-5M23 12l2-5', t.dark, 2);

// No drawing brings in a food of its own that people may be allergic to: butter, sesame, nuts and cheese are separate motifs.
export const starches: Readonly<Record<string, Draw>> = {
  dosa: (t) =>
    solid(
      'M-74-8C-60-22 50-30 72-18C80-10 80 6 72 12C50 22-56 26-72 14C-79 8-79-2-74-8Z',
      t,
      0.95,
    ) +
    line('M-60-8C-20-18 30-20 62-12M-50 10C-10 12 30 10 60 4', t.light, 2.4) +
    oval(-20, 0, 16, 5, t.dark, -4) +
    oval(26, -4, 12, 4, t.dark, -6) +
    oval(72, -3, 6, 13, t.deep) +
    oval(73, -3, 3.6, 9, 'f1c54a'),
  pancakes: (t) =>
    [
      [10, 9],
      [4, 3],
      [-3, -4],
    ]
      .map(
        ([x, y], at) =>
          dot((x as number) + 3, (y as number) + 5, 46, SHADE) +
          dot(x as number, y as number, 46, 'f3dca4') +
          dot((x as number) - 0.6, (y as number) - 0.8, 43.5, at === 2 ? t.base : t.dark),
      )
      .join('') +
    dot(-4, -5, 35, t.light) +
    dot(-3, -4, 34, t.base) +
    oval(-22, -22, 12, 5, t.light, -40) +
    oval(8, 8, 14, 9, t.light, -20),
  crepes: (t) => {
    const d = 'M0 42C-4 40-34-18-32-26C-14-40 14-40 32-26C34-18 4 40 0 42Z';
    const fold =
      cast(d, 2.5, 3.5) +
      area(d, t.dark) +
      lit(d, t.base, 0.92) +
      line('M-2 26C-12 6-18-8-20-20M2 24C4 4 4-10 4-26', t.dark, 1.6) +
      oval(-8, -22, 8, 3, t.dark) +
      oval(12, -12, 5, 2.4, t.dark);
    return repeated(fold, [
      'translate(-16-6)rotate(-14)',
      'translate(6 2)rotate(8)',
      'translate(26 10)rotate(28)',
    ]);
  },
  smallpancakes: (t, chance) =>
    round(
      24,
      () =>
        oval(3, 3, 15, 14, t.dark) + oval(1, 1, 13, 12, t.base) + oval(-6, -7, 6, 3, t.light, -30),
    )(t, chance),
  omelette: (t) =>
    solid('M-56 8C-58-22-30-38 2-38S58-20 56 6C50 22 24 26 0 26S-50 24-56 8Z', t, 0.95) +
    line('M-50 12C-26 20 26 20 50 9', t.light, 3.4) +
    [
      [-26, -14],
      [2, -24],
      [24, -8],
      [-6, -2],
    ]
      .map(([x, y]) => oval(x as number, y as number, 9, 4, t.dark, -14))
      .join('') +
    oval(-28, -24, 12, 3.6, t.pale, -32),
  spanishtortilla: (t, chance) =>
    dot(4, 6, 58, SHADE) +
    area('M0 0L58 6A58 58 0 1 1 38-44Z', t.deep) +
    area('M0 0L55 4A56 56 0 1 1 36-43Z', t.base) +
    sunflower(0, 0, 44, 44, 12, chance, 0.8)
      .filter(([x, y]) => !(x > 4 && y < 8 && y > -x * 1.3))
      .map(([x, y], at) => oval(x, y, 9, 5, at % 2 ? t.dark : t.light, at * 47))
      .join('') +
    `<g transform="translate(14-9)">${cast('M0 0L58 6C58-14 52-30 38-44Z')}${area('M0 0L58 6C58-14 52-30 38-44Z', t.deep)}${area('M0 0L56 2C55-14 49-29 37-41Z', t.base)}${area('M0 0L58 6V13L0 6Z', 'f7e3a1')}${oval(36, -16, 9, 4, t.dark, -40)}</g>`,
  rolledomelette: (t) =>
    repeated(
      solid(
        'M-13-22C-5-26 6-26 12-22C16-12 16 12 12 22C5 26-6 26-13 22C-16 12-16-12-13-22Z',
        t,
        0.94,
      ) + line('M-8-14C-2-18 8-16 8-6C9 10 4 17-3 16C-9 14-8-6-3-8C4-9 3 8 0 8', t.deep, 1.8),
      [-45, -15, 15, 45].map((x) => `translate(${nums(x, -x * 0.1)})rotate(6)`),
    ),
  tortillas: (t, chance) => flat(60, 58, 20)(t, chance),
  roll,
  samosa: (t) =>
    solid('M-30 18C-18-4-6-22 0-27C4-27 20-2 30 16C30 22 24 23 0 23S-30 23-30 18Z', t, 0.92) +
    area('M0-27C6-22 24 6 30 17L12 22C10 6 4-14 0-27Z', t.dark) +
    line('M-22 15C-10 18 0 18 8 18', t.light, 2) +
    oval(-9, 2, 4, 8, t.light, 26),
  empanada: (t) => solid(CRESCENT, t, 0.92) + oval(-6, -9, 11, 4.5, t.light, -16) + crimps(t),
  dumpling: (t) =>
    solid('M-25 10C-28-4-14-17 0-17S28-4 25 10C16 16-16 16-25 10Z', t, 0.93) +
    line(
      'M-14-11C-12-5-11-2-11 2M-5-15C-4-8-3-5-3 0M5-15C5-8 6-5 6 0M14-11C13-5 13-2 13 2',
      t.dark,
      1.8,
    ) +
    area('M-20 9C-8 14 10 14 21 9C12 15-12 15-20 9Z', 'cf8a3c'),
  pierogi: (t) =>
    solid(CRESCENT, t, 0.93) +
    crimps(t) +
    oval(-7, -8, 10, 4, t.pale, -16) +
    oval(8, 1, 8, 4, 'dba557', 10),
  onigiri: (t) =>
    solid(
      'M0-30C8-30 12-24 17-14C24-2 33 12 31 20C28 28 16 27 0 27S-28 28-31 20C-33 12-24-2-17-14C-12-24-8-30 0-30Z',
      { ...t, base: 'fbf7ec', dark: 'e2d8c2' },
      0.94,
    ) +
    specks(
      [
        [-12, -6],
        [-3, -19],
        [6, -8],
        [-17, 8],
        [18, 8],
        [12, -2],
      ],
      3,
      'e9dfc9',
    ) +
    area('M-14 4H14V26.5C4 27-4 27-14 26.5Z', '22302b') +
    dot(0, -9, 5.5, 'bf4a5d'),
  ricecake: (t) =>
    line('M-13 4L13-4', SHADE, 13) +
    line('M-13 2L13-6', t.dark, 12) +
    line('M-13 1L12-7', t.base, 9.5) +
    line('M-10-2L6-7', t.pale, 2),
  tortillastrips: (t) =>
    ['M-15 5C-6-6 4 4 15-4', 'M-10-8C-2 2 6-8 14 7']
      .map((d) => line(d, t.dark, 6) + line(d, t.base, 4))
      .join(''),
  penne: (t) =>
    line('M-13 6L13-6', SHADE, 10) +
    line('M-12 4L12-7', t.dark, 9) +
    line('M-12 3L11-8', t.base, 6.5) +
    oval(12, -7, 2.6, 4.6, t.deep, -26),
  macaroni: (t) =>
    line('M-11 6C-9-8 9-8 11 6', SHADE, 9) +
    line('M-11 4C-9-10 9-10 11 4', t.dark, 8) +
    line('M-11.5 3C-9.5-11 8.5-11 10.5 3', t.base, 5) +
    oval(11, 5, 3, 2, t.deep),
  gnocchi: (t, chance) => lump(13, 9, t, chance, 0.08) + line('M-5-6V6M0-7V7M5-6V6', t.dark, 1.4),
  ricemound: (t, chance) => {
    const d = blob(0, 0, 36, 33, chance, 0.08, 9);
    const at = sunflower(0, 0, 31, 28, 34, chance, 0.5);
    return (
      cast(d, 2.5, 4) +
      area(d, t.dark) +
      lit(d, t.base, 0.92, 1.5) +
      dashes(at, 4, 2.6, t.dark, chance) +
      dashes(sunflower(-3, -3, 28, 25, 26, chance, 0.6), 4, 2.6, t.pale, chance)
    );
  },
  grainmound: (t, chance) => {
    const d = blob(0, 0, 60, 56, chance, 0.07, 10);
    return (
      cast(d, 3, 5) +
      area(d, t.dark) +
      lit(d, t.base, 0.94, 1.5) +
      specks(sunflower(0, 0, 54, 50, 60, chance, 0.6), 3.4, t.dark) +
      specks(sunflower(-2, -2, 52, 48, 56, chance, 0.6), 3, t.pale)
    );
  },
};
