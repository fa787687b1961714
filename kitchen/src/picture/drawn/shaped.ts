/** Dishes known by their own shape: a loaf of meat, a cheese boat, a waffle, a pudding turned out of its mould. */
import { area, blob, dashes, dot, line, oval, SHADE, slab, specks, sunflower } from '../shapes.ts';
import { ball, cast, type Draw, lit, repeated, solid } from './solids.ts';

const BOAT = 'M-76 0C-56-30-26-38 0-38S56-30 76 0C56 30 26 38 0 38S-56 30-76 0Z';
const TRIANGLE = 'M-16 11C-12-2-6-11 0-15C6-11 12-2 16 11C8 14-8 14-16 11Z';

export const shaped: Readonly<Record<string, Draw>> = {
  // Polished steel: the dish's own colours have no part in it.
  cloche: () =>
    dot(5, 8, 66, SHADE) +
    dot(0, 0, 66, '8b959a') +
    dot(-1, -1.4, 63, 'b7c1c6') +
    dot(-5, -7, 50, 'c9d2d6') +
    dot(-10, -13, 34, 'dde4e7') +
    dot(3, 5, 13, SHADE) +
    dot(0, 0, 12, '7c868b') +
    dot(-1, -2, 9.5, 'e8edef') +
    line('M-46-22C-38-38-22-48-6-50', 'ffffff', 4),
  cheeseboat: (t, chance) =>
    cast(BOAT, 4, 6) +
    area(BOAT, t.dark) +
    lit(BOAT, t.base, 0.96, 1) +
    line('M-64-4C-46-24-22-31-4-31', t.light, 4) +
    area(blob(0, 0, 48, 22, chance, 0.08, 10), t.deep) +
    area(blob(-1, -1, 46, 20, chance, 0.08, 10), 'fbeec0') +
    specks(sunflower(0, 0, 40, 16, 16, chance, 0.8), 6, 'fffaf0') +
    specks(sunflower(3, 2, 38, 14, 8, chance, 0.8), 4, 'e9b766'),
  meatloaf: (t, chance) => {
    const loaf =
      'M-70-26C-60-34 22-36 34-28C40-14 40 14 34 27C20 35-60 34-70 26C-77 12-77-12-70-26Z';
    const slice = 'M-9-30C-3-33 7-32 11-27C14-10 14 12 11 27C6 33-3 33-9 30C-12 12-12-12-9-30Z';
    const crumb =
      solid(slice, { ...t, base: t.light }, 0.92) +
      specks(sunflower(0, 0, 8, 24, 9, chance, 0.8), 3.4, t.dark);
    return (
      cast(loaf, 4, 6) +
      area(loaf, t.deep) +
      lit(loaf, t.base, 0.95, 1) +
      specks(sunflower(-20, 2, 44, 26, 18, chance, 0.8), 5, t.dark) +
      line('M-58-20C-40-25 0-26 22-22', t.pale, 5) +
      repeated(crumb, ['translate(47 2)rotate(6)', 'translate(68 6)rotate(16)'])
    );
  },
  pannacotta: (t) =>
    dot(4, 7, 54, SHADE) +
    dot(0, 0, 52, t.dark) +
    dot(-1, -2, 49, t.base) +
    dot(0, 0, 37, t.dark) +
    dot(-1, -2, 36, t.pale) +
    line('M-26-20C-20-28-10-33 2-34', 'ffffff', 4),
  potatocake: (t, chance) =>
    dot(4, 6, 63, SHADE) +
    dot(0, 0, 62, t.deep) +
    dot(-1, -1.6, 59, t.base) +
    dashes(sunflower(0, 0, 56, 56, 48, chance, 0.6), 12, 4, t.dark, chance) +
    dashes(sunflower(0, 0, 55, 55, 48, chance, 0.6), 12, 3.4, t.light, chance) +
    dashes(sunflower(0, 0, 52, 52, 20, chance, 0.8), 10, 3, t.deep, chance),
  waffle: (t) => {
    const pockets = [-28, -9, 10, 29].flatMap((x) =>
      [-28, -9, 10, 29].map((y) => slab(x - 7.5, y - 7.5, 14, 14, 3, t.dark)),
    );
    const one =
      slab(-38, -34, 80, 80, 12, SHADE) +
      slab(-40, -40, 80, 80, 12, t.dark) +
      slab(-41, -42, 79, 79, 12, t.base) +
      pockets.join('') +
      line('M-34-38H24M-38-34V20', t.light, 3);
    return repeated(one, ['translate(14 14)rotate(22)', 'translate(-10-9)rotate(-8)']);
  },
  grillfinger: (t) =>
    line('M-18 6L18-6', SHADE, 18) +
    line('M-18 3L18-9', t.deep, 17) +
    line('M-18 2L17-10', t.base, 13.5) +
    line('M-12-5L-9 5M-1-8L2 2M10-12L13-2', t.deep, 2.6) +
    line('M-16-1L0-7', t.light, 2.4),
  chop: (t) =>
    line('M8 14C20 22 28 28 36 30', SHADE, 9) +
    line('M8 10C20 18 28 24 36 26', 'e6d6b8', 8) +
    line('M8 9C20 17 28 23 35 25', 'f7ecd6', 5) +
    solid('M-34-2C-36-22-16-32 4-28C24-26 32-8 22 8C14 22-4 26-18 20C-28 16-33 8-34-2Z', t, 0.93) +
    line('M-30 4C-26 14-14 20 0 18', 'f3dcb4', 4) +
    line('M-20-12L-2-20M-20 0L8-14M-12 8L16-6', t.deep, 2.4),
  // Thin meat with a slice of ham and a leaf pinned to it.
  saltimbocca: (t, chance) =>
    solid(blob(0, 0, 37, 25, chance, 0.1, 8), t, 0.94) +
    line('M-24 12C-14 18-2 20 8 18', t.light, 3) +
    area('M-21-9C-9-19 12-17 23-9C21-1 21 4 17 10C4 14-10 13-19 8C-22 2-22-4-21-9Z', 'cf6f70') +
    area('M-18-8C-8-16 11-14 20-7C10-5-8-6-18-8Z', 'eda9a2') +
    area('M-11 4C-4-6 8-8 15-5C11 3 0 8-11 4Z', '6f8a4e') +
    line('M-9 3L12-4M-13 6L17-7', 'efe3c2', 1.4),
  ribs: (t) => {
    const rib =
      line('M0-25V27', 'f1e4c8', 8) +
      line('M0-19V20', t.deep, 15.5) +
      line('M-1-18V18', t.base, 12);
    return (
      slab(-53, -15, 112, 40, 14, SHADE) +
      slab(-56, -20, 112, 41, 14, t.deep) +
      repeated(
        rib,
        [-44, -26, -9, 9, 26, 44].map((x) => `translate(${x})`),
      ) +
      line('M-48-12V4M-30-13V2M5-13V3M40-12V4', t.light, 3)
    );
  },
  jacket: (t) => {
    const skin = 'M-34 2C-36-16-18-26 2-25C24-24 37-12 35 4C33 19 16 26-4 25C-22 24-33 16-34 2Z';
    return (
      solid(skin, t, 0.94) +
      area('M-25 0C-14-5-6-12 0-19C6-12 15-6 26-1C15 4 7 10 1 19C-6 11-14 5-25 0Z', 'f6e6ae') +
      line('M-14 0C-6-3-2-7 0-11M14 0C6 3 2 7 1 11', 'e2c67c', 2) +
      oval(1, 1, 11, 8.5, 'fffdf6') +
      line('M-27-8C-23-15-16-18-10-20', t.light, 2.6)
    );
  },
  muffin: (t, chance) =>
    dot(2, 3.4, 23, SHADE) +
    dot(0, 0, 23, 'c9a878') +
    dot(0, 0, 20.5, t.dark) +
    area(blob(-1, -1.4, 19, 18.5, chance, 0.06, 9), t.base) +
    oval(-7, -8, 7, 3.4, t.light, -40) +
    line('M-6 6C-1 3 4 8 9 4', t.dark, 2),
  sprout: (t) =>
    ball(12, t) + line('M-8 5C-4-2 2-5 9-5M-3 9C-1 3 4 0 10 2M-9-2C-6-7-1-10 4-10', t.pale, 1.6),
  cornchip: (t) =>
    solid(TRIANGLE, t, 0.88) +
    specks(
      [
        [-3, 2],
        [4, 5],
        [0, -5],
      ],
      2,
      t.dark,
    ),
  cheesesheet: (t) =>
    slab(-13, -11, 28, 27, 3, SHADE) +
    slab(-14, -14, 28, 28, 3, t.dark) +
    slab(-14, -15, 27, 27, 3, t.base),
};
