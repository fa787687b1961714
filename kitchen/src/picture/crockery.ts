/** Jars, cups, little dishes and loaves from the side. */
import { DUST, named, type Place, put, tableShade } from './beside.ts';
import type { Chance } from './chance.ts';
import { area, dot, line, oval, slab, specks, sunflower } from './shapes.ts';
import type { PictureSpec } from './spec.ts';
import { mix, type Tones, tonesOf } from './tones.ts';

export function jar(spec: PictureSpec, t: Tones, chance: Chance): string {
  const motifs = named(spec);
  const base = motifs.find((motif) => motif.role === 'base')?.name ?? '';
  const chunky =
    base === 'oats' || motifs.some((motif) => ['kimchi', 'cabbage'].includes(motif.name));
  const thin = motifs.some((motif) => ['oil', 'syrup', 'mushroom'].includes(motif.name));
  const body = 'M72 92Q72 82 82 82H158Q168 82 168 92V190Q168 206 152 206H88Q72 206 72 190Z';
  const bits = chunky
    ? sunflower(120, 146, 48, 62, 30, chance, 0.6)
        .map(([x, y], at) =>
          oval(
            x,
            y,
            8,
            5.5,
            [t.light, t.dark, t.pale, spec.colours[1] ?? t.dark][at % 4] as string,
            at * 41,
          ),
        )
        .join('')
    : thin
      ? area('M72 82H168V118C150 110 128 126 104 118S84 116 72 120Z', mix(t.light, 'fff3c8', 0.2)) +
        specks(sunflower(120, 160, 44, 40, 14, chance, 0.8), 3.4, spec.colours[1] ?? t.dark)
      : specks(sunflower(120, 146, 48, 62, 44, chance, 0.8), 5, t.dark) +
        specks(sunflower(118, 144, 48, 62, 44, chance, 0.8), 4.4, t.light) +
        specks(sunflower(120, 146, 46, 60, 16, chance, 0.9), 3.4, spec.colours[1] ?? t.deep) +
        area('M72 82H168V94C150 88 130 98 108 92S84 92 72 96Z', mix(t.light, 'f6e29a', 0.3));
  const beside = motifs
    .filter((motif) => motif.role !== 'base' && !DUST.includes(motif.name))
    .slice(0, 4);
  const spots: readonly (readonly Place[])[] = [
    [
      [58, 204, -18, 1.2],
      [76, 214, 24, 1.05],
    ],
    [
      [184, 202, 16, 1.2],
      [166, 214, -40, 1],
    ],
    [[196, 180, 60, 1]],
    [[44, 184, 30, 0.95]],
  ];
  const lid = spec.seed % 3 === 0;
  return (
    tableShade(66, 206) +
    area('M64 84Q64 66 80 62H160Q176 66 176 84V192Q176 214 154 214H86Q64 214 64 192Z', 'ffffff90') +
    `<clipPath id="k"><path d="${body}"/></clipPath><g clip-path="url(#k)">${area(body, t.base)}${bits}${area('M146 80H170V208H138C146 170 148 120 146 80Z', `${t.deep}50`)}</g>` +
    (lid
      ? slab(74, 36, 92, 26, 6, 'b9783f') +
        slab(74, 36, 80, 20, 6, 'd39a5c') +
        line('M84 44H134', 'e5b880', 3)
      : `<ellipse cx="120" cy="56" rx="46" ry="9" fill="#ffffff70" stroke="#fff" stroke-opacity=".9" stroke-width="3.5"/>` +
        area('M74 56Q74 66 80 66H160Q166 66 166 56C164 68 76 68 74 56Z', 'ffffffa0') +
        line('M132 70L166 22', 'c59a63', 6) +
        line('M131 69L164 22', 'dcb882', 3)) +
    area('M80 90V186Q80 194 86 198V92Z', 'ffffff80') +
    beside.map((motif, at) => put(motif, spec, spots[at] ?? [])).join('')
  );
}

export function cup(spec: PictureSpec, t: Tones, chance: Chance): string {
  const clay = ['f8f3e8', '6f93a0', 'c9785a', '8aa890'][spec.seed % 4] as string;
  const c = tonesOf(clay);
  const motifs = named(spec).filter(
    (motif) =>
      !['milk', 'syrup', 'sugar', 'creamswirl'].includes(motif.name) && motif.role !== 'base',
  );
  return (
    tableShade(88, 206) +
    oval(120, 200, 92, 20, c.dark) +
    oval(119, 197, 90, 18, clay) +
    oval(120, 199, 56, 10, c.dark) +
    `<path d="M170 112C214 100 214 164 160 160" stroke="#${c.dark}" stroke-width="13"/><path d="M170 110C211 99 211 161 160 158" stroke="#${clay}" stroke-width="8"/>` +
    area('M50 92H182C182 146 162 192 132 194H100C70 192 50 146 50 92Z', clay) +
    area('M146 92H182C182 146 162 192 132 194H112C140 180 148 140 146 92Z', c.dark) +
    area('M60 108C64 140 74 168 88 182C78 158 72 132 72 108Z', c.pale) +
    oval(116, 92, 66, 19, c.light) +
    oval(116, 93, 60, 16, c.deep) +
    oval(116, 95, 57, 14, t.base) +
    line('M74 92C90 83 122 82 142 86', t.light, 3) +
    specks(sunflower(124, 97, 36, 7, 8, chance, 0.8), 4, t.light) +
    `<path d="M96 66C84 50 108 42 96 24M130 66C118 50 142 42 130 22" stroke="#fff" stroke-opacity=".6" stroke-width="6"/>` +
    motifs
      .slice(0, 2)
      .map((motif, at) =>
        put(motif, spec, at === 0 ? [[186, 196, -14, 1.2]] : [[58, 200, 10, 1.1]]),
      )
      .join('')
  );
}

export function ramekin(spec: PictureSpec, _t: Tones, chance: Chance): string {
  const crust = tonesOf(spec.colours[0] ?? 'b8712c');
  const cream = spec.colours[1] ?? 'f6d98c';
  const ribs = [62, 76, 90, 104, 118, 132, 146, 160, 174]
    .map(
      (x) =>
        `M${x} ${126 + Math.round(12 - Math.abs(x - 118) * 0.16)}V${188 + Math.round(12 - Math.abs(x - 118) * 0.2)}`,
    )
    .join('');
  return (
    tableShade(84, 204) +
    area('M40 106L52 184C58 206 182 206 188 184L200 106Z', 'e9dfd0') +
    area('M40 106L52 184C58 198 130 204 140 202C92 190 80 150 80 106Z', 'fbf7ef') +
    line(ribs, 'dccdb8', 4) +
    oval(120, 104, 82, 40, 'fbf7ef') +
    oval(120, 105, 74, 34, 'd8c6a8') +
    oval(120, 108, 72, 32, cream) +
    oval(120, 108, 68, 29, crust.base) +
    specks(sunflower(120, 108, 58, 22, 26, chance, 0.8), 9, crust.dark) +
    specks(sunflower(116, 105, 54, 20, 18, chance, 0.8), 7, crust.light) +
    specks(sunflower(124, 110, 50, 18, 12, chance, 0.8), 5, crust.deep) +
    line(
      'M112 84L124 94 118 106 130 116 126 130M124 94L146 98 160 92M118 106L98 112',
      crust.deep,
      2.4,
    ) +
    line('M125 96L147 100M119 108L131 118', cream, 1.6) +
    line('M70 98C80 86 100 80 118 80', 'fff2d0', 4) +
    oval(74, 124, 12, 4, crust.light, 20)
  );
}

export function loaf(_spec: PictureSpec, t: Tones, chance: Chance): string {
  return (
    tableShade(96, 204) +
    area(
      'M22 98C14 58 52 48 84 50C110 40 140 42 160 50C194 46 226 62 218 98L208 112V190Q208 206 192 206H48Q32 206 32 190V112Z',
      t.deep,
    ) +
    area(
      'M24 96C18 60 54 51 84 53C110 43 138 45 158 53C188 49 216 62 210 94L200 108V186Q200 198 188 198H50Q38 198 38 186V110Z',
      t.base,
    ) +
    area(
      'M34 88C34 68 58 60 84 62C106 54 134 54 156 62C176 58 192 64 196 78C170 70 60 74 34 88Z',
      t.light,
    ) +
    [72, 118, 164]
      .map(
        (x) =>
          line(`M${x - 16} 70C${x - 6} 60 ${x + 4} 60 ${x + 14} 66`, t.deep, 4) +
          line(`M${x - 15} 73C${x - 5} 64 ${x + 4} 64 ${x + 13} 69`, 'f6dfae', 3),
      )
      .join('') +
    line('M46 118V184M196 116V180', t.dark, 4) +
    specks(sunflower(120, 150, 66, 36, 26, chance, 0.8), 3, t.dark) +
    `<g transform="translate(150 150)rotate(8)">${area('M-44-32C-54-60-22-66 0-64S54-60 44-32V52H-44Z', '00000022')}${area('M-48-36C-58-64-24-70-2-68S50-64 42-36V48H-48Z', t.dark)}${area('M-43-37C-52-58-22-64-2-62S44-58 37-38V43H-43Z', 'f9ead0')}${specks(sunflower(-3, -6, 32, 38, 30, chance, 0.8), 4, 'ecd3a6')}${specks(sunflower(-4, -8, 30, 36, 14, chance, 0.8), 2.6, 'fffaf0')}</g>` +
    dot(34, 208, 2.6, 'd9a85e') +
    dot(48, 212, 2, 'd9a85e')
  );
}
