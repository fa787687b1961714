/** Draws the picture of food in a plate, bowl or pan seen from above. */

import { type Random, seededRandom } from '../seeded-random.ts';
import { type Canvas, define, draw, rolesOf, written } from './canvas.ts';
import { baseColours, paintFor, saucePaint } from './motif-colours.ts';
import {
  growthOf,
  heap,
  layOut,
  resized,
  type Spot,
  scatter,
  type Taken,
  toss,
} from './motif-layout.ts';
import type { Motif } from './motifs.ts';
import type { Element } from './parse-svg.ts';
import { blob, type Ellipse, radians, towards } from './random-points.ts';
import { mix, toneOf } from './tones.ts';
import type { Vessel } from './vessels.ts';

/** A canvas on which food is laid out. */
interface TopCanvas extends Canvas {
  readonly well: Ellipse;
  /** The outline to which the well is filled; empty where food lies as a heap. */
  readonly edge: string;
  readonly random: Random;
  readonly taken: Taken[];
  /** The colour of what fills the vessel. */
  readonly base?: string;
}

const SHADE = '#2103';

/** The food in its vessel, which is turned a little as a whole. */
export function composeTopView(canvas: Canvas, { drawing, clay, turn }: Vessel): string {
  const random = seededRandom(canvas.spec.seed * 7919 + 11);
  const place = ([kind]: readonly string[], { attributes }: Element) => {
    const sizes = ['x', 'y', 'width', 'height', 'rx'].map((name) => Number(attributes[name]));
    const [left = 0, top = 0, width = 0, height = 0, round] = sizes;
    const [rx, ry] = [width / 2, height / 2];
    const well = { x: left + rx, y: top + ry, rx, ry };
    const edge = `<rect x="${-rx}" y="${-ry}" width="${width}" height="${height}" rx="${round}"/>`;
    return foodIn({ ...canvas, well, edge: kind === 'well' ? edge : '', random, taken: [] });
  };
  const vessel = draw(canvas, drawing, { own: clay, random, place });
  return turn ? `<g transform="rotate(${turn} 120 120)">${vessel}</g>` : vessel;
}

function foodIn(canvas: TopCanvas): string {
  const { motifs, know, edge, spec } = canvas;
  const hero = rolesOf(motifs, 'hero', 'hero+')[0];
  const base = rolesOf(motifs, 'base')[0] ?? (edge && hero ? sauceUnder(canvas, hero) : undefined);
  const colour = base && paintFor(base, baseColours(spec.colours, motifs));
  const ground = base && base.name !== 'bare' ? layGround(canvas, base, colour) : '';
  const rest = hero && know.fitting.isHolder(hero.name) ? [] : rolesOf(motifs, 'main', 'piece');
  const on = ground && colour ? { ...canvas, base: colour } : canvas;
  const [lead, ...others] = rest;
  const large = lead?.role === 'main' && (lead.lay === 'fan' || lead.lay === 'one');
  let middle: string;
  if (hero) middle = layAround(on, hero, rest);
  else if (ground) middle = layIn(on, rest);
  else if (large) middle = layAround(on, { ...lead, role: 'hero' }, others);
  else middle = layHeap(on, rest);
  const top = layTop(canvas, hero);
  return written(canvas) + ground + middle + top;
}

/** A hero in a deep vessel lies in its sauce or syrup. */
function sauceUnder({ know, spec }: TopCanvas, hero: Motif): Motif | undefined {
  const sauce = know.motifs.get(hero.name === 'syrupball' ? 'broth' : 'stew');
  const colour = saucePaint(spec.colours, paintFor(hero, spec.colours));
  return sauce && { ...sauce, paint: 'fixed', colour };
}

function layGround(canvas: TopCanvas, base: Motif, own: string | undefined): string {
  const { well, edge, random, defs } = canvas;
  const { x, y, rx, ry } = well;
  const d = edge ? '' : blob({ x: 0, y: 0, rx: rx * 0.98, ry: ry * 0.98 }, random, 0.05, 11);
  const shade = d && `<path d="${d}" fill="${SHADE}" transform="translate(${x + 3} ${y + 5})"/>`;
  defs.set('', { id: 'a', svg: `<clipPath id="a">${edge || `<path d="${d}"/>`}</clipPath>` });
  const stretch = { x: rx / 80, y: ry / 80 };
  const food = draw(canvas, `bases/${base.drawing}`, { own, random, prefix: 'a', stretch });
  return `${shade}<g clip-path="url(#a)" transform="translate(${x} ${y})">${food}</g>`;
}

function use(canvas: TopCanvas, motif: Motif, spots: readonly Spot[], grow = 1): string {
  const uses = spots.map(({ x, y, turn }) => {
    const href = `href="#${define(canvas, motif, { grow, base: canvas.base })}"`;
    const [px, py] = [Math.round(x), Math.round(y)];
    if (Math.abs(turn) < 6) return `<use ${href} x="${px}" y="${py}"/>`;
    return `<use ${href} transform="translate(${px} ${py})rotate(${Math.round(turn)})"/>`;
  });
  return uses.join('');
}

/** Food in a filled vessel: mains first claim their place, the smaller things fill between. */
function layIn(canvas: TopCanvas, motifs: readonly Motif[]): string {
  const { well, random, taken } = canvas;
  const inner = resized(well, 0.9);
  const share = motifs.length > 2 ? 0.72 : motifs.length === 2 ? 0.9 : 1.15;
  const big = motifs.some((motif) => motif.radius > 28);
  const layers = motifs.map((motif) => {
    const { radius, lay } = motif;
    const few = radius > 22 ? 1 : share * (big ? 0.85 : 1);
    const layout = { ...motif, count: Math.max(1, Math.round(motif.count * few)) };
    const grow = radius > 28 ? 0.95 : 1.12;
    if (lay !== 'fan' && lay !== 'one')
      return use(canvas, motif, scatter(layout, inner, canvas, radius < 14 ? 180 : 50), grow);
    const spots = layOut(layout, inner, random);
    taken.push(...spots.map((spot) => ({ ...spot, radius: radius * 0.8 })));
    const fanned = Math.min(1.12, inner.rx / radius / 1.94);
    return use(canvas, motif, spots, lay === 'fan' ? fanned : grow);
  });
  return layers.reverse().join('');
}

/** The dish itself in the middle; what goes with it beside it, or on it when it is a thing to be topped. */
function layAround(canvas: TopCanvas, hero: Motif, rest: readonly Motif[]): string {
  const { well, random, taken, base } = canvas;
  const inner = resized(well, base === undefined ? 1.06 : 0.94);
  const grow = growthOf(hero, inner, rest.length > 0 && hero.role === 'hero');
  const spots = layOut(hero, inner, random, grow);
  if (hero.role === 'hero+') {
    const body = use(canvas, hero, spots, grow);
    const rx = hero.radius * (hero.lay === 'rows' ? 1 : grow) * 0.72;
    const on = { ...well, rx, ry: hero.name === 'omelette' ? rx * 0.5 : rx };
    const toppings = rest.map((motif) => {
      const few = { ...motif, count: Math.min(6, motif.count) };
      return use(canvas, motif, scatter(few, on, canvas, 60));
    });
    return body + toppings.reverse().join('');
  }
  taken.push(...spots.map((spot) => ({ ...spot, radius: 6 })));
  const beside = rest.map((motif, at) => {
    const point = towards(well, radians([-38, 148, 40, 200][at % 4] ?? 0), 0.84);
    if (motif.count === 1) return use(canvas, motif, [{ ...point, turn: 0 }], 0.9);
    const few = Math.min(motif.name === 'chip' ? 9 : 5, motif.count);
    const reach = motif.radius * Math.sqrt(few) * 0.72;
    return use(canvas, motif, heap({ ...point, rx: reach, ry: reach }, few, random, 0.3, 40));
  });
  const shift = rest.length > 0 && hero.lay === 'one' ? 11 : 0;
  const moved = spots.map(({ x, y, turn }) => ({ x: x - shift, y: y + shift * 0.6, turn }));
  return beside.join('') + use(canvas, hero, moved, grow);
}

/** Garnish over everything, the wedge at the lower edge. */
function layTop(canvas: TopCanvas, hero: Motif | undefined): string {
  const { well, random, spec, motifs, defs } = canvas;
  const topped = hero?.role === 'hero+' && Math.min(1, (hero.radius * 1.05) / well.rx);
  const over = resized(well, topped || (hero ? 0.55 : 0.82));
  const taken: Taken[] = [];
  const garnish = rolesOf(motifs, 'garnish').map((motif) => {
    if (hero?.role === 'hero' && hero.count > 2) {
      const onTop = canvas.taken.filter((_, at) => at % 2 === defs.size % 2).slice(0, motif.count);
      const spots = onTop.map((spot, at) => ({ ...spot, x: spot.x + (at % 2 ? 4 : -4) }));
      return use(canvas, motif, spots, 0.95);
    }
    if (motif.lay !== 'one')
      return use(canvas, motif, scatter(motif, over, { taken, random }, 180));
    const middle = { x: well.x + 3, y: well.y - 2, turn: (spec.seed % 7) * 12 - 36 };
    return use(canvas, motif, [middle], 1.1);
  });
  const [degrees, turn] = spec.seed % 2 === 1 ? [48, -28] : [132, 24];
  const edge = { ...towards(well, radians(degrees), 0.88), turn };
  const sides = rolesOf(motifs, 'side').map((motif) => use(canvas, motif, [edge], 1.1));
  return garnish.join('') + sides.join('');
}

/** No dish in the middle: everything tossed into one generous heap on its own juices; a mound of rice stays apart. */
function layHeap(canvas: TopCanvas, motifs: readonly Motif[]): string {
  const { well, random, spec } = canvas;
  const { x, y, rx, ry } = well;
  const mound = motifs.find(({ name }) => name === 'ricemound' && motifs.length > 1);
  const bed = mound ? { ...resized(well, 0.86), x: x + 12, y: y + 12 } : well;
  const side = mound ? use(canvas, mound, [{ x: x - rx * 0.5, y: y - ry * 0.5, turn: 0 }]) : '';
  const kinds = motifs.filter((motif) => motif !== mound);
  const d = blob(resized(bed, 0.92), random, 0.07, 10);
  const juice = toneOf(kinds[0]?.colour ?? 'c9853c', 'deep');
  const pieces = toss(kinds, bed, random);
  for (const motif of kinds) define(canvas, motif, { grow: 1.15 });
  const food = pieces.map(({ motif, spot }) => use(canvas, motif, [spot]));
  const wet = mix(juice, spec.colours[0] ?? 'c9853c', 0.35);
  return `${side}<path d="${d}" fill="${SHADE}" transform="translate(3 5)"/><path d="${d}" fill="#${wet}"/>${food.join('')}`;
}
