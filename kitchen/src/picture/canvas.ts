/** Holds and fills the parts of one picture: its named colours, what it shows, and the SVG of each food, drawn once and reused. */

import { seededRandom } from '../seeded-random.ts';
import type { Knowledge } from './choose-picture.ts';
import { type Scene, writeDrawing } from './drawing-template.ts';
import { paintFor } from './motif-colours.ts';
import type { Motif } from './motifs.ts';
import type { Element } from './parse-svg.ts';
import type { PictureSpec } from './picture-url.ts';
import { rounded } from './random-points.ts';
import { lightness, toneOf } from './tones.ts';

export interface Canvas extends Pick<Scene, 'colours' | 'shown'> {
  readonly know: Knowledge;
  /** All drawings by folder and name: "food/tomato". */
  readonly drawings: ReadonlyMap<string, readonly Element[]>;
  readonly spec: PictureSpec;
  readonly motifs: readonly Motif[];
  /** What is drawn once, by the motif that it shows; the outline of what fills the vessel is ''. */
  readonly defs: Map<string, { id: string; svg: string }>;
}

export const rolesOf = (motifs: readonly Motif[], ...roles: readonly string[]): Motif[] =>
  motifs.filter((motif) => roles.includes(motif.role));

export function openCanvas(
  start: Pick<Canvas, 'know' | 'drawings' | 'spec'>,
  clay: string | undefined,
): Canvas {
  const { know, spec } = start;
  const motifs = spec.motifs.map((name) => know.motifs.get(name)).filter((motif) => !!motif);
  const [first = '', second] = spec.colours;
  const [table, cloth] = know.colours.tables.get(spec.ground) ?? [];
  const foods = Object.fromEntries(motifs.map(({ name, colour }) => [name, colour]));
  // Burgers, tacos and rolls show what they hold, and only what they hold.
  const fillings = Object.fromEntries(
    rolesOf(motifs, 'main', 'piece').map(({ colour }, at) => [`filling${at + 1}`, colour]),
  );
  const flags = [
    spec.seed % 2 === 1 && 'odd',
    spec.seed % 3 === 0 && 'third',
    lightness(first) > 0.85 && 'pale',
    lightness(second ?? toneOf(first, 'light')) > 0.8 && 'pale2',
  ];
  const known = { second, clay, table, cloth, ...layersOf(spec.colours), ...fillings };
  const shown = new Set([...spec.motifs, ...Object.keys(fillings), ...flags]);
  return { ...start, motifs, colours: { ...foods, ...known }, shown, defs: new Map() };
}

/** The crumb, the cream and the jam of a cake by the dish's own colours. */
function layersOf([top = '', ...others]: readonly string[]) {
  const iced = lightness(top) > 0.8;
  const crumb = iced ? (others.find((colour) => lightness(colour) < 0.75) ?? 'c98f4a') : top;
  const [cream = toneOf(crumb, 'pale'), jam = cream] = others.filter((colour) => colour !== crumb);
  return { crumb, cream, jam };
}

type How = Omit<Scene, 'colours' | 'shown'>;

export const draw = ({ drawings, colours, shown }: Canvas, name: string, how: How): string =>
  writeDrawing(drawings.get(name) ?? [], { ...how, colours, shown });

interface Look extends Partial<Pick<Scene, 'random'>> {
  readonly grow?: number;
  readonly base?: string | undefined;
}

/** Draws a motif, `grow` times its size and on `base`, unless it is drawn already; gives its id. */
export function define(canvas: Canvas, motif: Motif, look: Look): string {
  const { spec, defs } = canvas;
  const id = defs.get(motif.name)?.id ?? String.fromCharCode(97 + defs.size);
  if (defs.has(motif.name)) return id;
  const { grow = 1, base, random = seededRandom(spec.seed + 97 + defs.size) } = look;
  const own = paintFor(motif, spec.colours, base);
  const body = draw(canvas, `food/${motif.drawing}`, { own, random, prefix: id });
  const scale = grow === 1 ? '' : ` transform="scale(${rounded(grow, 100)})"`;
  defs.set(motif.name, { id, svg: `<g id="${id}"${scale}>${body}</g>` });
  return id;
}

export const written = ({ defs }: Canvas): string =>
  `<defs>${[...defs.values()].map(({ svg }) => svg).join('')}</defs>`;
