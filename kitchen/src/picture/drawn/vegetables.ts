/** Vegetables and pulses as they lie on food: slices, rings, florets, seeds. */
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
import type { Tones } from '../tones.ts';
import {
  around,
  ball,
  cast,
  cube,
  type Draw,
  leaf,
  lit,
  lump,
  repeated,
  solid,
  wheel,
} from './solids.ts';

const few = (count: number, r: number, chance: () => number) =>
  sunflower(0, 0, r, r, count, chance);

/** A handful of small round pulses with a light on each. */
const pulses =
  (count: number, size: number, r: number): Draw =>
  (t, chance) => {
    const at = few(count, r, chance);
    const shifted = (d: number) => at.map(([x, y]): [number, number] => [x + d, y + d]);
    return (
      specks(shifted(1.3), size, SHADE) +
      specks(at, size, t.dark) +
      specks(shifted(-0.6), size * 0.8, t.base) +
      specks(shifted(-size * 0.2), size * 0.25, t.pale)
    );
  };

const kidney: Draw = (t) =>
  around(
    3,
    20,
    `<g transform="translate(0-8)rotate(70)">${solid('M-6 2C-8-5-3-7 0-4S7-7 7-1 3 6-1 5-5 5-6 2Z', t, 0.8)}${oval(-2.5, -2, 2, 1, t.pale, -20)}</g>`,
  );

/** A strip bent like a cut pepper or a peeled onion. */
const strips: Draw = (t) =>
  ['M-13 6C-8-8 6-10 13-4', 'M-10 11C-4 2 6 0 12 6']
    .map(
      (d) =>
        `<path d="${d}" stroke="#${SHADE}" stroke-width="5.5" transform="translate(1 2)"/>` +
        line(d, t.dark, 5.5) +
        line(d, t.base, 3.4),
    )
    .join('');

const florets = (t: Tones): string =>
  repeated(dot(1, 2, 8.4, SHADE) + dot(0, 0, 8.4, t.dark) + dot(-1.4, -1.5, 6.2, t.base), [
    'translate(-8-1)',
    'translate(8 0)',
    'translate(0-8)',
    'translate(0 2)',
  ]);

export const vegetables: Readonly<Record<string, Draw>> = {
  tomato: (t) =>
    wheel(15, t.dark, t.base, t.light, 5) +
    specks(
      [
        [7, 1],
        [3, 7],
        [-5, 5],
        [-7, -3],
        [2, -7],
      ],
      1.8,
      'f9df9b',
    ),
  tomatowedge: (t) =>
    solid('M-15-2C-10-14 10-14 15-2C9 9-9 9-15-2Z', t, 0.9) +
    area('M-10-2C-6-9 6-9 10-2C6 3-6 3-10-2Z', t.light) +
    specks(
      [
        [-4, -3],
        [1, -4],
        [5, -2],
        [-1, -1],
      ],
      1.7,
      'f9df9b',
    ),
  cherrytomato: (t) => ball(10, t) + area('M-1-2l2-4 1 4 4 0-4 2 0 3-3-2-3 1 1-3-2-2Z', '5f9136'),
  onion: (t) =>
    [
      [13, 2.6],
      [9, 2.2],
      [5, 2],
    ]
      .map(
        ([r, w]) =>
          hoop(0.8, 1.4, r as number, SHADE, w as number) +
          hoop(0, 0, r as number, t.base, w as number),
      )
      .join('') + hoop(0, 0, 11, t.pale, 1),
  garlic: (t, chance) =>
    around(
      2,
      chance() * 90,
      `<g transform="translate(0-6)">${solid('M-5 3C-6-4-1-7 1-7C5-4 6 1 4 4C1 6-3 6-5 3Z', t, 0.8)}</g>`,
    ),
  carrot: (t) =>
    dot(1.4, 2.4, 11, SHADE) +
    dot(0, 0, 11, t.dark) +
    dot(-0.5, -0.5, 9.6, t.base) +
    dot(-0.3, -0.3, 5, t.light) +
    around(5, 12, line('M0-5V-8', t.light, 1.4)),
  carrotshreds: (t, chance) =>
    dashes(few(9, 12, chance), 12, 3.6, t.dark, chance) +
    dashes(few(11, 12, chance), 12, 2.8, t.base, chance),
  potato: (t, chance) =>
    lump(15, 12, t, chance, 0.12) +
    specks(
      [
        [4, 3],
        [-4, 5],
        [6, -4],
      ],
      1.6,
      t.dark,
    ),
  wedge: (t) =>
    solid('M-19 5C-16-7-4-11 7-10C14-9 19-4 20 1C10-2-6-1-19 5Z', t, 0.9) +
    area('M-14 2C-8-5 4-8 15-3C6-4-6-3-14 2Z', t.light),
  chip: (t) =>
    `<g>${cast('M-20-4H20V4H-20Z')}${area('M-20-4H20V4H-20Z', t.dark)}${area('M-20-4H20V1.5H-20Z', t.base)}${line('M-14-2.5H8', t.light, 1.6)}</g>`,
  sweetpotato: (t) => cube(17, t, 3) + oval(-3, -4, 4, 1.6, t.light, -20),
  broccoli: (t, chance) =>
    area('M-3 2L-4 14C-1 16 2 16 4 14L3 2Z', 'a9c46c') +
    florets(t) +
    specks(few(9, 12, chance), 2, t.light),
  cauliflower: (t) =>
    area('M-3 2L-5 13C-1 15 2 15 5 13L3 2Z', 'ecdfae') +
    florets(t) +
    specks(
      [
        [-10, -4],
        [-2, -12],
        [6, -4],
        [3, 0],
      ],
      2.6,
      t.pale,
    ),
  aubergine: (t, chance) =>
    dot(1.6, 2.6, 15, SHADE) +
    dot(0, 0, 15, t.base) +
    dot(-0.4, -0.4, 13, 'd9b87f') +
    dot(-1.5, -1.5, 10.5, 'ead09a') +
    specks(few(8, 8, chance), 1.8, 'b48b52'),
  aubergineboat: (t, chance) =>
    solid(
      'M-44 2C-42-16-10-22 16-18C34-16 46-8 46 0C46 10 30 18 12 18C-14 20-42 16-44 2Z',
      t,
      0.94,
    ) +
    area('M-34 1C-30-11-8-14 14-12C28-10 36-5 36 0C34 8 22 11 8 11C-14 13-32 10-34 1Z', 'c8452b') +
    specks(sunflower(0, 0, 28, 8, 11, chance), 6, 'dc6a3c') +
    specks(sunflower(0, 0, 28, 8, 7, chance), 4, 'f0b573') +
    area('M44-5l11-3 1 8-11 3Z', '5d7a3a'),
  courgette: (t, chance) =>
    dot(1.4, 2.4, 12.5, SHADE) +
    dot(0, 0, 12.5, t.dark) +
    dot(-0.3, -0.3, 10.8, 'e4eab0') +
    dot(0, 0, 6, 'd3dd92') +
    specks(few(6, 5, chance), 1.7, 'f6f4d2'),
  pepperring: (t) =>
    ['M0-12C5-15 14-11 13-3C15 5 8 13 0 11C-8 13-15 5-13-3C-14-11-5-15 0-12Z']
      .map(
        (d) =>
          `<path d="${d}" stroke="#${SHADE}" stroke-width="4.5" transform="translate(1 2)"/>` +
          line(d, t.dark, 4.5) +
          line(d, t.base, 2.8),
      )
      .join(''),
  pepperstrips: strips,
  onionstrips: strips,
  cucumber: (t) =>
    dot(1.4, 2.4, 12.5, SHADE) +
    dot(0, 0, 12.5, t.deep) +
    dot(-0.3, -0.3, 11, 'dfedb6') +
    dot(0, 0, 6.5, 'c8e09a') +
    around(6, 0, oval(0, -4, 0.9, 2, 'f4f8dc')),
  avocado: (t) =>
    cast('M-17 10C-20-4-6-16 8-15C19-13 20 2 10 9C2 15-12 18-17 10Z') +
    area('M-17 10C-20-4-6-16 8-15C19-13 20 2 10 9C2 15-12 18-17 10Z', '4e6a2c') +
    area('M-14 9C-16-3-5-13 8-12C16-10 17 1 8 7C1 12-10 14-14 9Z', t.light) +
    area('M-10 7C-11-1-3-9 6-9C12-7 13-1 6 4C0 8-8 10-10 7Z', 'e9e29a') +
    dot(3.5, -3, 5.2, '8a5a30') +
    dot(2.5, -4, 3, 'a9733f'),
  corn: pulses(8, 6.5, 10),
  peas: pulses(6, 8.5, 10),
  chickpeas: pulses(5, 11, 11),
  lentils: pulses(12, 5, 12),
  beans: kidney,
  greenbeans: (t) =>
    ['M-18 2C-8-6 6-7 17-2', 'M-15 9C-6 2 8 1 16 6']
      .map((d) => line(d, t.dark, 5) + line(d, t.base, 3.4))
      .join(''),
  mushroom: (t) =>
    cast('M-13 0C-13-13 13-13 13 0C13 4 6 4 4 4L5 12C3 15-3 15-5 12L-4 4C-6 4-13 4-13 0Z') +
    area('M-13 0C-13-13 13-13 13 0C13 4 6 4 4 4L5 12C3 15-3 15-5 12L-4 4C-6 4-13 4-13 0Z', t.pale) +
    area('M-13 0C-13-13 13-13 13 0C13 3 9 4 7 3C6-3-6-3-7 3C-9 4-13 3-13 0Z', t.base) +
    line('M-9-2C-8-7-4-8.5-1-8.5', t.light, 1.6) +
    area('M-6.5 2C-4-2 4-2 6.5 2L3 3.5H-3Z', t.dark),
  chilli: (t) =>
    cast('M-16 5C-6 8 8 4 14-7L17-4C15 8-2 15-16 5Z') +
    area('M-16 5C-6 8 8 4 14-7L17-4C15 8-2 15-16 5Z', t.base) +
    line('M-9 7C0 8 9 4 13-2', t.light, 1.6) +
    line('M15-6C16-9 18-11 20-11', '5c8a34', 3),
  scotchbonnet: (t) => lump(11, 9, t, () => 0.5, 0.1) + line('M0-8C0-12 2-13 4-14', '5c8a34', 2.6),
  lettuce: (t, chance) =>
    solid(blob(0, 0, 21, 17, chance, 0.3, 11), t, 0.86) +
    line('M-13 7C-4 2 4-2 13-9M-3 3L-5-6M4-2L8 5', t.pale, 1.8),
  spinachleaf: (t) =>
    cast('M-16 6C-14-8 0-14 14-9C16 4 2 14-16 6Z') +
    area('M-16 6C-14-8 0-14 14-9C16 4 2 14-16 6Z', t.base) +
    area('M-16 6C-6 0 4-5 14-9C0-14-14-8-16 6Z', t.light) +
    line('M-18 8C-6 0 4-5 10-7', t.pale, 1.2),
  cabbage: (t) =>
    line('M-15 5Q-3-9 14 2M-12-8Q2 3 15-7M-6 11Q5 2 12 12', t.dark, 6) +
    line('M-15 4Q-3-10 14 1M-12-9Q2 2 15-8M-6 10Q5 1 12 11', t.base, 4.4) +
    line('M-13 2Q-3-9 10-1M-4 8Q4 2 9 7', t.pale, 1.4),
  pakchoi: (t) =>
    cast('M-20 0L2-7C10-20 26-16 27-1C27 14 11 18 3 7Z') +
    area('M0-6C8-20 26-16 27-1C27 14 11 18 2 7Z', t.base) +
    area('M6-6C12-14 22-12 22-2C14-6 10-4 6-6Z', t.light) +
    area('M-24-4C-14-8-4-8 6-5C14-3 20-2 20 0S12 5 4 6C-6 8-16 7-24 4Z', 'f3f1d8') +
    line('M-22 0C-10-2 4-1 16 0', 'd5dbae', 1.6),
  beansprouts: (t, chance) =>
    [0, 1, 2, 3]
      .map(() => {
        const [x, y, k] = [chance() * 14 - 14, chance() * 20 - 10, chance() * 12 - 6];
        return (
          line(`M${nums(x, y)}q${nums(9, k, 17, k * 0.4)}`, t.dark, 3.4) +
          line(`M${nums(x, y)}q${nums(9, k, 17, k * 0.4)}`, t.base, 2.2) +
          dot(x, y, 2.6, 'eed98c')
        );
      })
      .join(''),
  okra: (t) =>
    dot(1.2, 2, 9, SHADE) +
    around(5, 0, area('M-6-3L0-11L6-3Z', t.dark)) +
    dot(0, 0, 7.5, t.base) +
    around(5, 36, dot(0, -4.2, 1.9, 'f3f0cf')),
  olive: (t) => ball(8, t) + dot(2, 1.5, 2.6, t.deep),
  radish: (t) =>
    dot(1.2, 2, 10, SHADE) +
    dot(0, 0, 10, t.base) +
    dot(-0.2, -0.2, 8.4, 'fdf4f0') +
    dot(-1, -1, 4, 'fbe6e6'),
  beetroot: (t) => cube(16, t, 4) + oval(-3, -5, 4, 1.6, t.light, -20),
  kimchi: (t, chance) =>
    repeated(solid(blob(0, 0, 16, 8, chance, 0.3, 9), t, 0.84), [
      'translate(-4-5)',
      'translate(4 5)rotate(160)',
    ]) + line('M-12-7C-4-9 4-8 9-5M-6 4C2 2 8 3 14 6', 'f5d9a8', 2.2),
  ginger: (t) =>
    line('M-12 5L8-3M-8-7L10 4M-3 11L7-9', t.dark, 4) +
    line('M-12 4L8-4M-8-8L10 3M-3 10L7-10', t.base, 2.8),
  papaya: (t, chance) =>
    dashes(few(10, 15, chance), 17, 3.6, t.dark, chance) +
    dashes(few(12, 15, chance), 16, 2.8, t.base, chance) +
    dashes(few(4, 12, chance), 12, 1.4, t.pale, chance),
  gherkin: (t) =>
    solid('M-15 2C-14-7-4-9 4-7C12-6 16-1 15 3C12 8 2 9-5 8C-12 8-16 6-15 2Z', t, 0.86) +
    specks(
      [
        [-7, -1],
        [0, 2],
        [6, -1],
        [-2, -4],
      ],
      1.8,
      t.pale,
    ),
  squash: (t) => cube(17, t, 4) + oval(-3, -5, 4, 1.6, t.light, -20),
  artichoke: (t) => around(6, 0, leaf(9, 5, t.base, t.dark)) + lit('M-5-5h10v10h-10Z', t.light),
  asparagus: (t) =>
    line('M-24 3L20-3', t.dark, 6) +
    line('M-24 2L20-4', t.base, 4) +
    area('M14-7C20-9 26-7 29-4C26 0 20 1 15 1Z', t.dark),
};
