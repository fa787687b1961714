/** Vessels seen from above, and where the food lies in them. */

import type { Well } from './drawn/bases.ts';
import { dot, hoop, line, nums, oval, SHADE, slab } from './shapes.ts';
import { lightness, mix, tonesOf } from './tones.ts';

export interface Setting {
  /** Drawn before the food. */
  readonly under: string;
  /** Drawn after it: the inner shade of a deep vessel. */
  readonly over: string;
  readonly well: Well;
  /** round and square wells are filled to the edge, on `open` ones a base lies as a soft heap. */
  readonly form: 'round' | 'square' | 'open';
  /** Degrees by which the whole vessel is turned. */
  readonly turn: number;
}

const shadow = (r: number, x = 120, y = 120) => dot(x + 5, y + 8, r, '2b12082e');
const rim = (x: number, y: number, r: number) =>
  `<path d="M${nums(x - r * 0.93, y + r * 0.36)}A${nums(r, r)} 0 0 1 ${nums(x + r * 0.5, y - r * 0.866)}" stroke="#ffffff" stroke-opacity=".55" stroke-width="2.5"/>`;
/** The shade that the near wall of a deep vessel throws on the food, light coming from the top left. */
const inside = (x: number, y: number, r: number) =>
  `<path d="M${nums(x - r, y)}A${nums(r, r)} 0 1 1 ${nums(x + r, y)}A${nums(r, r * 0.9)} 0 1 0 ${nums(x - r, y)}Z" fill="#2b1208" opacity=".2"/>`;

const GLAZES = ['f6f0e4', '3f5f7d', '8fb0a4', 'c9704c', '4b4a4c', 'e8d9bd', '6d8f8c', 'f3ece2'];

/** A glaze that the food is clearly seen in. */
function glazeFor(main: string, seed: number): string {
  const start = seed % GLAZES.length;
  const order = [...GLAZES.slice(start), ...GLAZES.slice(0, start)];
  return (
    order.find((glaze) => Math.abs(lightness(glaze) - lightness(main)) > 0.26) ??
    (GLAZES[0] as string)
  );
}

function plate(main: string, seed: number): Setting {
  const pale = lightness(main) > 0.76;
  const clay = (
    pale ? ['7c9aa6', '6f8f86', '4d5a66', 'b9785a'] : ['fbf8f2', 'f8f3e8', 'eef1f0', 'fbf8f2']
  )[seed % 4] as string;
  const t = tonesOf(clay);
  const bands = [
    '',
    hoop(120, 120, 90, mix(clay, '3f6f8f', 0.45), 3),
    hoop(120, 120, 91, mix(clay, 'b9784a', 0.5), 2.5),
    '',
  ];
  const under =
    shadow(99) +
    dot(120, 120, 99, mix(clay, t.dark, 0.55)) +
    dot(119, 118.6, 97, clay) +
    (bands[(seed >> 2) % 4] ?? '') +
    dot(120, 120, 77, mix(clay, t.dark, 0.4)) +
    dot(120.8, 121.4, 75.5, mix(clay, t.light, 0.25)) +
    rim(120, 120, 94);
  return { under, over: '', well: { x: 120, y: 120, rx: 73, ry: 73 }, form: 'open', turn: 0 };
}

function bowl(main: string, seed: number): Setting {
  const clay = glazeFor(main, seed);
  const t = tonesOf(clay);
  const under =
    shadow(95) +
    dot(120, 120, 95, t.dark) +
    dot(119, 118.6, 93, clay) +
    hoop(120, 120, 88, t.light, 3) +
    dot(120, 120, 83, t.deep);
  return {
    under,
    over: inside(120, 120, 82) + rim(120, 120, 91),
    well: { x: 120, y: 120, rx: 81, ry: 81 },
    form: 'round',
    turn: 0,
  };
}

function pan(main: string, seed: number): Setting {
  const steel =
    lightness(main) < 0.36 ? '9aa1a6' : (['3c3a3d', '46494f', '3a3431'][seed % 3] as string);
  const t = tonesOf(steel);
  const two = (seed >> 3) % 2 === 0;
  const [x, y, r] = two ? [120, 120, 92] : [110, 110, 88];
  const grip = two
    ? [0, 180]
        .map(
          (turn) =>
            `<g transform="rotate(${turn + 45} 120 120)"><path d="M106 31C106 13 134 13 134 31" stroke="#${t.dark}" stroke-width="9"/></g>`,
        )
        .join('')
    : line('M176 180L216 223', SHADE, 18) +
      line('M168 168L216 216', t.dark, 19) +
      line('M170 169L214 213', steel, 13) +
      line('M178 174L206 202', t.light, 3) +
      dot(211, 211, 4, t.deep);
  const under =
    shadow(r, x, y) +
    grip +
    dot(x, y, r, t.dark) +
    dot(x - 1, y - 1, r - 2, steel) +
    hoop(x, y, r - 5, t.light, 1.5) +
    dot(x, y, r - 9, mix(steel, '17181a', 0.5));
  const w = r - 10;
  return {
    under,
    over: inside(x, y, w) + rim(x, y, r - 3.5),
    well: { x, y, rx: w, ry: w },
    form: 'round',
    turn: 0,
  };
}

function pot(main: string, seed: number): Setting {
  const enamels = ['c4553a', '3f6a80', '6f8f6a', 'e3b452', '55565c', 'efe3cd'];
  const apart = enamels.filter((colour) => Math.abs(lightness(colour) - lightness(main)) > 0.14);
  const enamel = apart[seed % apart.length] ?? '3f6a80';
  const t = tonesOf(enamel);
  const ear = '<path d="M104 32C102 10 138 10 136 32" stroke="#';
  const ears = [-1, 1]
    .map(
      (side) =>
        `<g transform="rotate(${side * 90 - 18} 120 120)">${ear}2b12082e" stroke-width="11" transform="translate(3 4)"/>${ear}${t.dark}" stroke-width="11"/>${ear}${enamel}" stroke-width="6"/></g>`,
    )
    .join('');
  const under =
    shadow(90) +
    ears +
    dot(120, 120, 90, t.dark) +
    dot(119, 118.8, 88, enamel) +
    hoop(120, 120, 83, t.light, 2) +
    dot(120, 120, 79, 'efe6d6') +
    dot(120, 120, 77, t.deep);
  return {
    under,
    over: inside(120, 120, 76) + rim(120, 120, 86.5),
    well: { x: 120, y: 120, rx: 76, ry: 76 },
    form: 'round',
    turn: 0,
  };
}

function bakingDish(main: string, seed: number): Setting {
  const clays = ['3f6f80', 'f3ece0', 'b9573c', '6f8f72', 'e4c98f', '575a63'].filter(
    (colour) => Math.abs(lightness(colour) - lightness(main)) > 0.14,
  );
  const clay = clays[seed % clays.length] as string;
  const t = tonesOf(clay);
  const lug = (x: number) =>
    slab(x, 92, 26, 60, 14, SHADE) +
    slab(x - 2, 88, 26, 58, 14, t.dark) +
    slab(x - 2, 87, 25, 56, 14, clay);
  const under =
    lug(8) +
    lug(210) +
    slab(25, 44, 200, 162, 36, '2b12082e') +
    slab(20, 38, 200, 164, 36, t.dark) +
    slab(19, 36, 200, 163, 36, clay) +
    slab(27, 45, 186, 149, 30, t.light) +
    slab(31, 49, 178, 142, 26, t.deep);
  const over =
    '<path d="M33 120V78Q33 51 60 51H180Q207 51 207 78V90Q207 60 178 60H66Q41 60 41 90V120Z" fill="#2b1208" opacity=".2"/>';
  return {
    under,
    over,
    well: { x: 120, y: 120, rx: 87, ry: 69 },
    form: 'square',
    turn: ((seed >> 2) % 5) * 5 - 10,
  };
}

function tray(_main: string, seed: number): Setting {
  const steel = ['54585e', '4a4442', '6a7278'][seed % 3] as string;
  const t = tonesOf(steel);
  const under =
    slab(20, 40, 210, 176, 18, '2b12082e') +
    slab(14, 32, 212, 176, 18, t.dark) +
    slab(13, 31, 211, 174, 18, steel) +
    slab(21, 39, 196, 159, 11, t.deep) +
    '<path d="M27 46C70 42 96 47 130 44S190 46 212 44C214 80 209 110 212 140C213 160 211 180 212 194C170 197 140 193 100 196S50 194 28 195C26 150 30 110 27 46Z" fill="#f4ead6"/>' +
    line('M34 60C60 56 80 58 96 55M150 188C176 190 190 186 206 188', 'e3d4b8', 2);
  return {
    under,
    over: '',
    well: { x: 120, y: 120, rx: 82, ry: 66 },
    form: 'open',
    turn: ((seed >> 2) % 3) * 4 - 4,
  };
}

function board(main: string, seed: number): Setting {
  const woods =
    lightness(main) < 0.45 ? ['dcb27c', 'e0bd8c', 'd2a56c'] : ['8a5a3a', '7a4e34', 'a36c42'];
  const wood = woods[seed % 3] as string;
  const t = tonesOf(wood);
  const grain = [58, 84, 110, 136, 162, 186]
    .map(
      (y, at) =>
        `M${20 + (at % 3) * 8} ${y}C80 ${y - 5} 130 ${y + 6} ${212 - (at % 2) * 18} ${y - 1}`,
    )
    .join('');
  const round = (seed >> 3) % 3 === 0;
  const under = round
    ? shadow(100) +
      dot(120, 120, 100, t.dark) +
      dot(119, 118.6, 98, wood) +
      hoop(120, 120, 80, mix(wood, t.dark, 0.5), 1.5) +
      hoop(120, 120, 52, mix(wood, t.dark, 0.5), 1.5) +
      hoop(118, 122, 26, mix(wood, t.dark, 0.5), 1.5)
    : slab(19, 42, 212, 170, 24, '2b12082e') +
      slab(14, 34, 212, 170, 24, t.dark) +
      slab(13, 32, 211, 167, 24, wood) +
      line(grain, mix(wood, t.dark, 0.5), 1.6) +
      oval(206, 54, 7, 7, t.deep);
  return {
    under,
    over: '',
    well: { x: 120, y: 119, rx: round ? 80 : 84, ry: round ? 80 : 66 },
    form: 'open',
    turn: round ? 0 : ((seed >> 4) % 3) * 5 - 5,
  };
}

/** A fluted tart tin, unless what is baked in it wants a loaf tin, a square one or a plain round one. */
function tin(_main: string, _seed: number, motifs: readonly string[]): Setting {
  if (motifs.includes('loafcake')) return angular(196, 104, 'square');
  if (motifs.includes('traybake')) return angular(196, 144, 'open');
  if (motifs.includes('muffin')) return angular(204, 152, 'open');
  const plain = motifs.includes('cake');
  // A dashed ring with round ends is a row of beads: twenty flutes in one circle.
  const flutes =
    '<circle cx="120" cy="120" r="92" stroke="#9aa0a3" stroke-width="29" stroke-dasharray="0 28.9"/>';
  const crust = dot(120, 120, 86, 'a9652c') + dot(119, 118.8, 84.5, 'd89a4e');
  const under =
    shadow(98) +
    (plain ? dot(120, 120, 98, '8d9396') : flutes) +
    dot(120, 120, plain ? 95 : 93, 'b9bec0') +
    dot(119, 118.8, plain ? 92 : 90, 'd3d7d8') +
    (plain ? dot(120, 120, 84, '7d8386') : crust) +
    dot(120, 120, 78, plain ? '6a7073' : 'a9652c');
  return {
    under,
    over: inside(120, 120, 77),
    well: { x: 120, y: 120, rx: plain ? 82 : 77, ry: plain ? 82 : 77 },
    form: 'round',
    turn: 0,
  };
}

/** A loaf tin or a baking tin with straight sides. */
function angular(wide: number, high: number, form: Setting['form']): Setting {
  const [x, y] = [120 - wide / 2, 120 - high / 2];
  const box = (grow: number, round: number, fill: string, dx = 0, dy = 0) =>
    slab(x - grow + dx, y - grow + dy, wide + grow * 2, high + grow * 2, round, fill);
  const under =
    box(10, 18, '2b12082e', 5, 8) +
    box(10, 18, '7f868a') +
    box(9, 17, 'c3c9cb', -0.6, -1) +
    box(3, 12, '8b9295') +
    box(0, 10, '5d6366');
  return {
    under,
    over: `<path d="M${x} ${y + high * 0.55}V${y + 10}q0-10 10-10H${x + wide - 10}q10 0 10 10V${y + 18}q0-8-10-8H${x + 18}q-8 0-8 8V${y + high * 0.5}Z" fill="#2b1208" opacity=".2"/>`,
    well: { x: 120, y: 120, rx: wide / 2 - 2, ry: high / 2 - 2 },
    form,
    turn: -8,
  };
}

const ABOVE = { plate, bowl, pan, pot, 'baking dish': bakingDish, tray, board, tin } as const;
export type AboveVessel = keyof typeof ABOVE;

export const isAbove = (vessel: string): vessel is AboveVessel => Object.hasOwn(ABOVE, vessel);

/** `main`: the food's first colour, from which the vessel keeps apart. */
export const settingOf = (
  vessel: AboveVessel,
  main: string,
  seed: number,
  motifs: readonly string[],
): Setting => ABOVE[vessel](main, seed, motifs);
