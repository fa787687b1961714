/** Drinks in a tall glass and cold sweets in a footed one. */
import { DUST, named, type Place, put, tableShade } from './beside.ts';
import type { Chance } from './chance.ts';
import { area, dashes, line, oval, specks, sunflower } from './shapes.ts';
import type { PictureSpec } from './spec.ts';
import { lightness, mix, type Tones } from './tones.ts';

const FLOATING = [
  'ice',
  'orange',
  'orangeslice',
  'peach',
  'lemon',
  'lime',
  'mangocubes',
  'strawberry',
  'cherries',
  'blueberries',
  'pineapple',
];
const ON_THE_RIM = [
  'mint',
  'basil',
  'lemon',
  'lime',
  'orangeslice',
  'celery',
  'parsley',
  'rosemary',
];

export function glass(spec: PictureSpec, t: Tones, chance: Chance): string {
  const motifs = named(spec);
  const second = spec.colours[1] ?? t.light;
  const milky =
    motifs.some((motif) => motif.name === 'milk') ||
    (lightness(second) > 0.8 && motifs.some((motif) => motif.name === 'coffeebean'));
  const body = 'M77 74H163L155 200Q154 208 146 208H94Q86 208 85 200Z';
  const floats = motifs.filter((motif) => FLOATING.includes(motif.name)).slice(0, 3);
  const inside = floats
    .map((motif, at) =>
      put(
        motif,
        spec,
        motif.name === 'ice'
          ? [
              [104, 84, -14, 1.1],
              [136, 82, 18, 1.15],
              [119, 110, 30, 1],
            ]
          : [
              [102 + at * 22, 132 + at * 10, 20 - at * 30, 0.95],
              [134 - at * 18, 168 - at * 10, -30, 0.95],
            ],
      ),
    )
    .join('');
  const rim = motifs.filter((motif) => ON_THE_RIM.includes(motif.name)).slice(0, 2);
  const beside = motifs
    .filter(
      (motif) => !floats.includes(motif) && !rim.includes(motif) && !DUST.includes(motif.name),
    )
    .slice(0, 2);
  const layer = milky
    ? area(
        'M77 74H163L160.5 112C146 126 138 104 120 118S92 108 79.5 118Z',
        mix(second, t.light, 0.15),
      ) +
      line(
        'M98 118C96 138 104 144 100 160M132 114C136 130 128 140 132 152',
        mix(second, t.base, 0.35),
        5,
      )
    : '';
  return (
    tableShade(58, 207) +
    area('M70 48H170L158 204Q157 213 148 213H92Q83 213 82 204Z', 'ffffff80') +
    `<clipPath id="k"><path d="${body}"/></clipPath><g clip-path="url(#k)">${area(body, t.base)}${area('M140 74H163L155 208H132Z', t.dark)}${layer}${area('M77 180H163V210H77Z', `${t.deep}38`)}${inside}</g>` +
    oval(120, 75, 43, 8, milky ? second : t.light) +
    (floats.some((motif) => motif.name === 'ice')
      ? area('M92 62l20-6 7 17-19 6ZM126 60l20 4-4 17-19-4Z', 'f4fafbd0')
      : '') +
    area('M84 84L92 198H99L92 84Z', 'ffffff70') +
    `<ellipse cx="120" cy="49" rx="50" ry="9.5" stroke="#ffffff" stroke-opacity=".85" stroke-width="3"/>` +
    (floats.length > 0 && spec.seed % 2
      ? line('M132 92L154 18', 'f7f1e4', 7) + line('M134.5 92L156.5 18', 'd96a4c', 2)
      : '') +
    rim
      .map((motif, at) =>
        put(motif, spec, [
          at === 0 ? [82, 50, motif.name === 'mint' ? -24 : 152, 1.25] : [158, 60, -30, 1.1],
        ]),
      )
      .join('') +
    beside
      .map((motif, at) =>
        put(
          motif,
          spec,
          at === 0
            ? [
                [180, 204, 12, 1.15],
                [58, 208, -30, 0.95],
              ]
            : [[198, 186, 40, 1]],
        ),
      )
      .join('') +
    (motifs.some((motif) => motif.name === 'cinnamon')
      ? specks(sunflower(120, 74, 30, 4, 16, chance, 0.8), 2.2, 'a8652f')
      : '')
  );
}

export function coupe(spec: PictureSpec, t: Tones, chance: Chance): string {
  const motifs = named(spec).filter((motif) => motif.role !== 'base');
  const frozen = lightness(t.base) > 0.85 && motifs.some((motif) => motif.name === 'lemon');
  const top = frozen
    ? area('M66 84C66 52 92 38 120 38S174 52 174 84Z', t.dark) +
      area('M68 80C70 54 94 41 117 41S160 52 166 80Z', t.base) +
      dashes(sunflower(118, 62, 40, 17, 26, chance, 0.8), 5, 4, t.pale, chance) +
      dashes(sunflower(124, 66, 38, 15, 16, chance, 0.8), 5, 3, mix(t.dark, 'c9dde0', 0.6), chance)
    : area('M68 82C76 56 96 64 106 52C116 40 130 48 132 58C150 54 164 66 172 82Z', t.dark) +
      area('M71 80C80 58 96 66 106 55C115 44 126 50 128 60C144 57 154 68 160 80Z', t.base) +
      line('M84 74C92 66 104 68 112 60', t.light, 4);
  const on = motifs.filter((motif) => !['sugar', 'salt'].includes(motif.name)).slice(0, 2);
  const size = (on[0]?.radius ?? 0) > 15 ? 1 : 1.15;
  const crown: readonly Place[] = [
    [118, 52, 8, size],
    [146, 66, 40, 0.85],
    [92, 68, -30, 0.85],
  ];
  return (
    tableShade(50, 210) +
    oval(120, 207, 42, 9, 'ffffffb0') +
    line('M120 150V204', 'ffffffc0', 9) +
    area('M58 78H182C182 126 152 158 120 158S58 126 58 78Z', 'ffffff90') +
    area('M65 82H175C173 122 148 150 120 150S67 122 65 82Z', t.base) +
    area('M140 82H175C173 122 148 150 120 150C138 136 144 112 140 82Z', t.dark) +
    oval(120, 82, 55, 10, t.light) +
    top +
    `<path d="M60 80A60 10 0 0 0 180 80" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>` +
    area('M74 94C78 118 88 132 100 140C90 122 84 108 82 94Z', 'ffffff60') +
    on
      .map((motif, at) =>
        put(
          motif,
          spec,
          at === 0 ? crown.slice(0, motif.role === 'side' ? 1 : 3) : [[186, 204, 20, 1.1]],
        ),
      )
      .join('')
  );
}
