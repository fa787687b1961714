/** Glasses, cups, jars and loaves, which are known by their outline: seen from the side, a little from above. */
import { type Chance, chanceFrom } from './chance.ts';
import { pieceNamed } from './drawn/drawings.ts';
import { type Motif, MOTIFS } from './motifs.ts';
import { paintFor } from './paint.ts';
import { area, dashes, dot, line, oval, SHADE, slab, specks, sunflower } from './shapes.ts';
import type { PictureSpec } from './spec.ts';
import { lightness, mix, type Tones, tonesOf } from './tones.ts';

type Place = readonly [x: number, y: number, turn: number, scale: number];

/** The motif drawn once at each place, one after another while places last. */
function put(motif: Motif, spec: PictureSpec, places: readonly Place[]): string {
  const draw = pieceNamed(motif.name);
  if (!draw || places.length === 0) return '';
  const [[x, y, turn, scale] = [0, 0, 0, 1], ...more] = places;
  const at = (px: number, py: number, pt: number, ps: number) => `transform="translate(${px} ${py})rotate(${pt})scale(${ps})"`;
  const id = `m${motif.name}`;
  const body = draw(paintFor(motif, spec, undefined), chanceFrom(spec.seed));
  return `<g ${at(x, y, turn, scale)}><g id="${id}">${body}</g></g>` + more.map((place) => `<use href="#${id}" ${at(...place)}/>`).join('');
}

const named = (spec: PictureSpec): Motif[] => spec.motifs.map((name) => MOTIFS.get(name)).filter((motif) => motif !== undefined);
const tableShade = (rx: number, y: number, x = 128) => oval(x, y, rx, 13, SHADE);

const FLOATING = ['ice', 'orange', 'orangeslice', 'peach', 'lemon', 'lime', 'mangocubes', 'strawberry', 'cherries', 'blueberries', 'pineapple'];
const ON_THE_RIM = ['mint', 'basil', 'lemon', 'lime', 'orangeslice', 'celery', 'parsley', 'rosemary'];
const DUST = ['sugar', 'salt', 'saltflakes', 'milk', 'creamswirl', 'syrup', 'oil', 'pepper', 'flour', 'cinnamon'];

function glass(spec: PictureSpec, t: Tones, chance: Chance): string {
  const motifs = named(spec);
  const second = spec.colours[1] ?? t.light;
  const milky = motifs.some((motif) => motif.name === 'milk') || (lightness(second) > 0.8 && motifs.some((motif) => motif.name === 'coffeebean'));
  const body = 'M77 74H163L155 200Q154 208 146 208H94Q86 208 85 200Z';
  const floats = motifs.filter((motif) => FLOATING.includes(motif.name)).slice(0, 3);
  const inside = floats.map((motif, at) => put(motif, spec, motif.name === 'ice' ? [[104, 84, -14, 1.1], [136, 82, 18, 1.15], [119, 110, 30, 1]] : [[102 + at * 22, 132 + at * 10, 20 - at * 30, 0.95], [134 - at * 18, 168 - at * 10, -30, 0.95]])).join('');
  const rim = motifs.filter((motif) => ON_THE_RIM.includes(motif.name)).slice(0, 2);
  const beside = motifs.filter((motif) => !floats.includes(motif) && !rim.includes(motif) && !DUST.includes(motif.name)).slice(0, 2);
  const layer = milky ? area('M77 74H163L160.5 112C146 126 138 104 120 118S92 108 79.5 118Z', mix(second, t.light, 0.15)) + line('M98 118C96 138 104 144 100 160M132 114C136 130 128 140 132 152', mix(second, t.base, 0.35), 5) : '';
  return (
    tableShade(58, 207) + area('M70 48H170L158 204Q157 213 148 213H92Q83 213 82 204Z', 'ffffff80') +
    `<clipPath id="k"><path d="${body}"/></clipPath><g clip-path="url(#k)">${area(body, t.base)}${area('M140 74H163L155 208H132Z', t.dark)}${layer}${area('M77 180H163V210H77Z', `${t.deep}38`)}${inside}</g>` +
    oval(120, 75, 43, 8, milky ? second : t.light) + (floats.some((motif) => motif.name === 'ice') ? area('M92 62l20-6 7 17-19 6ZM126 60l20 4-4 17-19-4Z', 'f4fafbd0') : '') +
    area('M84 84L92 198H99L92 84Z', 'ffffff70') + `<ellipse cx="120" cy="49" rx="50" ry="9.5" stroke="#ffffff" stroke-opacity=".85" stroke-width="3"/>` +
    (floats.length > 0 && spec.seed % 2 ? line('M132 92L154 18', 'f7f1e4', 7) + line('M134.5 92L156.5 18', 'd96a4c', 2) : '') +
    rim.map((motif, at) => put(motif, spec, [at === 0 ? [82, 50, motif.name === 'mint' ? -24 : 152, 1.25] : [158, 60, -30, 1.1]])).join('') +
    beside.map((motif, at) => put(motif, spec, at === 0 ? [[180, 204, 12, 1.15], [58, 208, -30, 0.95]] : [[198, 186, 40, 1]])).join('') +
    (motifs.some((motif) => motif.name === 'cinnamon') ? specks(sunflower(120, 74, 30, 4, 16, chance, 0.8), 2.2, 'a8652f') : '')
  );
}

function coupe(spec: PictureSpec, t: Tones, chance: Chance): string {
  const motifs = named(spec).filter((motif) => motif.role !== 'base');
  const frozen = lightness(t.base) > 0.85 && motifs.some((motif) => motif.name === 'lemon');
  const top = frozen
    ? area('M66 84C66 52 92 38 120 38S174 52 174 84Z', t.dark) + area('M68 80C70 54 94 41 117 41S160 52 166 80Z', t.base) + dashes(sunflower(118, 62, 40, 17, 26, chance, 0.8), 5, 4, t.pale, chance) + dashes(sunflower(124, 66, 38, 15, 16, chance, 0.8), 5, 3, mix(t.dark, 'c9dde0', 0.6), chance)
    : area('M68 82C76 56 96 64 106 52C116 40 130 48 132 58C150 54 164 66 172 82Z', t.dark) + area('M71 80C80 58 96 66 106 55C115 44 126 50 128 60C144 57 154 68 160 80Z', t.base) + line('M84 74C92 66 104 68 112 60', t.light, 4);
  const on = motifs.filter((motif) => !['sugar', 'salt'].includes(motif.name)).slice(0, 2);
  return (
    tableShade(50, 210) + oval(120, 207, 42, 9, 'ffffffb0') + line('M120 150V204', 'ffffffc0', 9) +
    area('M58 78H182C182 126 152 158 120 158S58 126 58 78Z', 'ffffff90') + area('M65 82H175C173 122 148 150 120 150S67 122 65 82Z', t.base) + area('M140 82H175C173 122 148 150 120 150C138 136 144 112 140 82Z', t.dark) + oval(120, 82, 55, 10, t.light) + top +
    `<path d="M60 80A60 10 0 0 0 180 80" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>` + area('M74 94C78 118 88 132 100 140C90 122 84 108 82 94Z', 'ffffff60') +
    on.map((motif, at) => put(motif, spec, at === 0 ? [[118, 52, 8, motif.radius > 15 ? 1 : 1.15], [146, 66, 40, 0.85], [92, 68, -30, 0.85]].slice(0, motif.role === 'side' ? 1 : 3) as Place[] : [[186, 204, 20, 1.1]])).join('')
  );
}

function jar(spec: PictureSpec, t: Tones, chance: Chance): string {
  const motifs = named(spec);
  const base = motifs.find((motif) => motif.role === 'base')?.name ?? '';
  const chunky = base === 'oats' || motifs.some((motif) => ['kimchi', 'cabbage'].includes(motif.name));
  const thin = motifs.some((motif) => ['oil', 'syrup', 'mushroom'].includes(motif.name));
  const body = 'M72 92Q72 82 82 82H158Q168 82 168 92V190Q168 206 152 206H88Q72 206 72 190Z';
  const bits = chunky
    ? sunflower(120, 146, 48, 62, 30, chance, 0.6).map(([x, y], at) => oval(x, y, 8, 5.5, [t.light, t.dark, t.pale, spec.colours[1] ?? t.dark][at % 4] as string, at * 41)).join('')
    : thin
      ? area('M72 82H168V118C150 110 128 126 104 118S84 116 72 120Z', mix(t.light, 'fff3c8', 0.2)) + specks(sunflower(120, 160, 44, 40, 14, chance, 0.8), 3.4, spec.colours[1] ?? t.dark)
      : specks(sunflower(120, 146, 48, 62, 44, chance, 0.8), 5, t.dark) + specks(sunflower(118, 144, 48, 62, 44, chance, 0.8), 4.4, t.light) + specks(sunflower(120, 146, 46, 60, 16, chance, 0.9), 3.4, spec.colours[1] ?? t.deep) + area('M72 82H168V94C150 88 130 98 108 92S84 92 72 96Z', mix(t.light, 'f6e29a', 0.3));
  const beside = motifs.filter((motif) => motif.role !== 'base' && !DUST.includes(motif.name)).slice(0, 4);
  const spots: readonly (readonly Place[])[] = [[[58, 204, -18, 1.2], [76, 214, 24, 1.05]], [[184, 202, 16, 1.2], [166, 214, -40, 1]], [[196, 180, 60, 1]], [[44, 184, 30, 0.95]]];
  const lid = spec.seed % 3 === 0;
  return (
    tableShade(66, 206) + area('M64 84Q64 66 80 62H160Q176 66 176 84V192Q176 214 154 214H86Q64 214 64 192Z', 'ffffff90') +
    `<clipPath id="k"><path d="${body}"/></clipPath><g clip-path="url(#k)">${area(body, t.base)}${bits}${area('M146 80H170V208H138C146 170 148 120 146 80Z', `${t.deep}50`)}</g>` +
    (lid ? slab(74, 36, 92, 26, 6, 'b9783f') + slab(74, 36, 80, 20, 6, 'd39a5c') + line('M84 44H134', 'e5b880', 3) : `<ellipse cx="120" cy="56" rx="46" ry="9" fill="#ffffff70" stroke="#fff" stroke-opacity=".9" stroke-width="3.5"/>` + area('M74 56Q74 66 80 66H160Q166 66 166 56C164 68 76 68 74 56Z', 'ffffffa0') + line('M132 70L166 22', 'c59a63', 6) + line('M131 69L164 22', 'dcb882', 3)) +
    area('M80 90V186Q80 194 86 198V92Z', 'ffffff80') + beside.map((motif, at) => put(motif, spec, spots[at] ?? [])).join('')
  );
}

function cup(spec: PictureSpec, t: Tones, chance: Chance): string {
  const clay = ['f8f3e8', '6f93a0', 'c9785a', '8aa890'][spec.seed % 4] as string;
  const c = tonesOf(clay);
  const motifs = named(spec).filter((motif) => !['milk', 'syrup', 'sugar', 'creamswirl'].includes(motif.name) && motif.role !== 'base');
  return (
    tableShade(88, 206) + oval(120, 200, 92, 20, c.dark) + oval(119, 197, 90, 18, clay) + oval(120, 199, 56, 10, c.dark) +
    `<path d="M170 112C214 100 214 164 160 160" stroke="#${c.dark}" stroke-width="13"/><path d="M170 110C211 99 211 161 160 158" stroke="#${clay}" stroke-width="8"/>` +
    area('M50 92H182C182 146 162 192 132 194H100C70 192 50 146 50 92Z', clay) + area('M146 92H182C182 146 162 192 132 194H112C140 180 148 140 146 92Z', c.dark) + area('M60 108C64 140 74 168 88 182C78 158 72 132 72 108Z', c.pale) +
    oval(116, 92, 66, 19, c.light) + oval(116, 93, 60, 16, c.deep) + oval(116, 95, 57, 14, t.base) + line('M74 92C90 83 122 82 142 86', t.light, 3) + specks(sunflower(124, 97, 36, 7, 8, chance, 0.8), 4, t.light) +
    `<path d="M96 66C84 50 108 42 96 24M130 66C118 50 142 42 130 22" stroke="#fff" stroke-opacity=".6" stroke-width="6"/>` +
    motifs.slice(0, 2).map((motif, at) => put(motif, spec, at === 0 ? [[186, 196, -14, 1.2]] : [[58, 200, 10, 1.1]])).join('')
  );
}

function ramekin(spec: PictureSpec, t: Tones, chance: Chance): string {
  const crust = tonesOf(spec.colours[0] ?? 'b8712c');
  const cream = spec.colours[1] ?? 'f6d98c';
  const ribs = [62, 76, 90, 104, 118, 132, 146, 160, 174].map((x) => `M${x} ${126 + Math.round(12 - Math.abs(x - 118) * 0.16)}V${188 + Math.round(12 - Math.abs(x - 118) * 0.2)}`).join('');
  return (
    tableShade(84, 204) + area('M40 106L52 184C58 206 182 206 188 184L200 106Z', 'e9dfd0') + area('M40 106L52 184C58 198 130 204 140 202C92 190 80 150 80 106Z', 'fbf7ef') + line(ribs, 'dccdb8', 4) +
    oval(120, 104, 82, 40, 'fbf7ef') + oval(120, 105, 74, 34, 'd8c6a8') + oval(120, 108, 72, 32, cream) + oval(120, 108, 68, 29, crust.base) +
    specks(sunflower(120, 108, 58, 22, 26, chance, 0.8), 9, crust.dark) + specks(sunflower(116, 105, 54, 20, 18, chance, 0.8), 7, crust.light) + specks(sunflower(124, 110, 50, 18, 12, chance, 0.8), 5, crust.deep) +
    line('M112 84L124 94 118 106 130 116 126 130M124 94L146 98 160 92M118 106L98 112', crust.deep, 2.4) + line('M125 96L147 100M119 108L131 118', cream, 1.6) + line('M70 98C80 86 100 80 118 80', 'fff2d0', 4) + oval(74, 124, 12, 4, crust.light, 20)
  );
}

function loaf(spec: PictureSpec, t: Tones, chance: Chance): string {
  return (
    tableShade(96, 204) + area('M22 98C14 58 52 48 84 50C110 40 140 42 160 50C194 46 226 62 218 98L208 112V190Q208 206 192 206H48Q32 206 32 190V112Z', t.deep) +
    area('M24 96C18 60 54 51 84 53C110 43 138 45 158 53C188 49 216 62 210 94L200 108V186Q200 198 188 198H50Q38 198 38 186V110Z', t.base) + area('M34 88C34 68 58 60 84 62C106 54 134 54 156 62C176 58 192 64 196 78C170 70 60 74 34 88Z', t.light) +
    [72, 118, 164].map((x) => line(`M${x - 16} 70C${x - 6} 60 ${x + 4} 60 ${x + 14} 66`, t.deep, 4) + line(`M${x - 15} 73C${x - 5} 64 ${x + 4} 64 ${x + 13} 69`, 'f6dfae', 3)).join('') + line('M46 118V184M196 116V180', t.dark, 4) + specks(sunflower(120, 150, 66, 36, 26, chance, 0.8), 3, t.dark) +
    `<g transform="translate(150 150)rotate(8)">${area('M-44-32C-54-60-22-66 0-64S54-60 44-32V52H-44Z', '00000022')}${area('M-48-36C-58-64-24-70-2-68S50-64 42-36V48H-48Z', t.dark)}${area('M-43-37C-52-58-22-64-2-62S44-58 37-38V43H-43Z', 'f9ead0')}${specks(sunflower(-3, -6, 32, 38, 30, chance, 0.8), 4, 'ecd3a6')}${specks(sunflower(-4, -8, 30, 36, 14, chance, 0.8), 2.6, 'fffaf0')}</g>` + dot(34, 208, 2.6, 'd9a85e') + dot(48, 212, 2, 'd9a85e')
  );
}


/** What is drawn from the side, or undefined for a vessel that is looked into. */
export function fromTheSide(spec: PictureSpec): string | undefined {
  const t = tonesOf(spec.colours[0] ?? 'd99a3e');
  const chance = chanceFrom(spec.seed * 31 + 5);
  const sweet = spec.motifs.some((name) => ['puree', 'dip', 'custard', 'lemon', 'tapioca', 'cream'].includes(name)) && !spec.motifs.includes('ice');
  if (spec.motifs.includes('loaf') || spec.motifs.includes('challah')) return loaf(spec, t, chance);
  if (spec.vessel === 'glass') return sweet && !spec.motifs.includes('mint') ? coupe(spec, t, chance) : glass(spec, t, chance);
  if (spec.vessel === 'jar') return jar(spec, t, chance);
  if (spec.vessel === 'cup') return spec.motifs.includes('custard') ? ramekin(spec, t, chance) : cup(spec, t, chance);
  return undefined;
}
