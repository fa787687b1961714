/** Puts the motifs into a vessel seen from above, so that they lie like food and not like stickers. */
import { type Chance, chanceFrom } from './chance.ts';
import { baseNamed, pieceNamed } from './drawn/drawings.ts';
import type { Well } from './drawn/bases.ts';
import { type Setting } from './above.ts';
import { type Motif, MOTIFS } from './motifs.ts';
import { distance, paintFor, saucePaint } from './paint.ts';
import { cluster, laid, type Spot, strewn, type Taken } from './placing.ts';
import { area, blob, nums, SHADE, sunflower } from './shapes.ts';
import type { PictureSpec } from './spec.ts';
import { mix, tonesOf } from './tones.ts';

/** Where the drawing is so far: every motif is defined once and used wherever it lies. */
interface Canvas {
  readonly spec: PictureSpec;
  readonly chance: Chance;
  readonly well: Well;
  readonly taken: Taken[];
  readonly defs: string[];
  base: string | undefined;
}

function use(canvas: Canvas, motif: Motif, spots: readonly Spot[], grow = 1): string {
  const draw = pieceNamed(motif.name);
  if (!draw) return '';
  const id = String.fromCharCode(97 + canvas.defs.length);
  const tones = paintFor(motif, canvas.spec, canvas.base);
  const common = Math.round((spots[0]?.scale ?? 1) * grow * 100) / 100;
  const scaled = common === 1 ? '' : ` transform="scale(${common})"`;
  const body = draw(tones, chanceFrom(canvas.spec.seed + id.charCodeAt(0)));
  canvas.defs.push(`<g id="${id}">${scaled === '' ? body : `<g${scaled}>${body}</g>`}</g>`);
  return spots.map(({ x, y, turn }) => used(id, x, y, turn)).join('');
}

function used(id: string, x: number, y: number, turn: number): string {
  if (Math.abs(turn) < 6) return `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
  return `<use href="#${id}" transform="translate(${nums(Math.round(x), Math.round(y))})rotate(${Math.round(turn)})"/>`;
}

const rolesOf = (motifs: readonly Motif[], ...roles: readonly string[]) => motifs.filter((motif) => roles.includes(motif.role));

/** The food in its vessel, with the definitions it uses. */
export function compose(spec: PictureSpec, setting: Setting): string {
  const motifs = spec.motifs.map((name) => MOTIFS.get(name)).filter((motif) => motif !== undefined);
  const canvas: Canvas = { spec, chance: chanceFrom(spec.seed * 7919 + 11), well: setting.well, taken: [], defs: [], base: undefined };
  const heroes = rolesOf(motifs, 'hero', 'hero+');
  const base = rolesOf(motifs, 'base')[0];
  const bare = base?.name === 'bare';
  const ground = layGround(canvas, setting, bare ? undefined : (base ?? sauced(spec, setting.form, heroes)));
  const rest = rolesOf(motifs, 'main', 'piece');
  const middle = heroes.length > 0 ? layAround(canvas, heroes, rest) : ground !== '' ? layIn(canvas, rest) : layHeap(canvas, rest);
  const top = layTop(canvas, motifs, heroes[0]);
  const defs = canvas.defs.join('');
  return `<defs>${defs}</defs>${ground}${middle}${top}`;
}

/** Prawns in a sauce called "coral pink" would be lost: then the sauce takes the dish's next warm colour. */
function basedOn(spec: PictureSpec): PictureSpec {
  const [first = '', second = ''] = spec.colours;
  const main = spec.motifs.map((name) => MOTIFS.get(name)).find((motif) => motif?.role === 'main');
  const lost = main?.paint === 'near' && distance(main.colour, first) < 48;
  return lost && second !== '' ? { ...spec, colours: [second, ...spec.colours] } : spec;
}

/** A hero in a deep vessel lies in its sauce or syrup. */
function sauced(spec: PictureSpec, form: Setting['form'], heroes: readonly Motif[]): Motif | undefined {
  const hero = heroes[0];
  const sauce = MOTIFS.get(hero?.name === 'syrupball' ? 'broth' : 'stew');
  if (!hero || form === 'open' || !sauce) return undefined;
  return { ...sauce, paint: 'fixed', colour: saucePaint(spec, paintFor(hero, spec, undefined).base) };
}

function layGround(canvas: Canvas, { well, form }: Setting, base: Motif | undefined): string {
  if (!base) return '';
  const tones = paintFor(base, basedOn(canvas.spec), undefined);
  canvas.base = tones.base;
  const draw = baseNamed(base.name);
  if (!draw) return '<g/>';
  const d = form === 'open' ? blob(well.x, well.y, well.rx * 0.98, well.ry * 0.98, canvas.chance, 0.05, 11) : '';
  const outline =
    form === 'open'
      ? `<path d="${d}"/>`
      : form === 'round'
        ? `<circle cx="${well.x}" cy="${well.y}" r="${well.rx}"/>`
        : `<rect x="${well.x - well.rx}" y="${well.y - well.ry}" width="${well.rx * 2}" height="${well.ry * 2}" rx="24"/>`;
  const shade = d ? `<path d="${d}" fill="#${SHADE}" transform="translate(3 5)"/>` : '';
  canvas.defs.push(`<clipPath id="a">${outline}</clipPath>`);
  return `${shade}<g clip-path="url(#a)">${draw(tones, well, canvas.chance)}</g>`;
}

/** Food in a filled vessel: mains first claim their place, the smaller things fill between. */
function layIn(canvas: Canvas, motifs: readonly Motif[]): string {
  const { well, chance, taken } = canvas;
  const inner: Well = { ...well, rx: well.rx * 0.9, ry: well.ry * 0.9 };
  const share = motifs.length > 2 ? 0.72 : motifs.length === 2 ? 0.9 : 1.15;
  const big = motifs.some((motif) => motif.radius > 28);
  const layers = motifs.map((motif) => {
    const count = Math.max(1, Math.round(motif.count * (motif.radius > 22 ? 1 : share * (big ? 0.85 : 1))));
    const grow = motif.radius > 28 ? 0.95 : 1.12;
    const spots =
      motif.lay === 'fan' || motif.lay === 'one'
        ? laid(motif.lay, count, motif.radius, inner, chance)
        : strewn(count, motif.radius, inner, taken, chance, motif.radius < 14 ? 180 : 50);
    if (motif.lay === 'fan' || motif.lay === 'one') taken.push(...spots.map((spot) => ({ ...spot, radius: motif.radius * 0.8 })));
    return use(canvas, motif, spots, motif.lay === 'fan' ? 0.9 : grow);
  });
  return layers.reverse().join('');
}

const BESIDE = [-38, 148, 40, 200];

/** The dish itself in the middle; what goes with it beside it, or on it when it is a thing to be topped. */
function layAround(canvas: Canvas, heroes: readonly Motif[], rest: readonly Motif[]): string {
  const hero = heroes[0] as Motif;
  const { well, chance } = canvas;
  const inner: Well = canvas.base === undefined ? { ...well, rx: well.rx * 1.06, ry: well.ry * 1.06 } : { ...well, rx: well.rx * 0.94, ry: well.ry * 0.94 };
  const grow = growthOf(hero, inner, rest.length > 0 && hero.role === 'hero');
  const spots = laid(hero.lay, hero.count, hero.lay === 'fan' ? hero.radius : hero.radius * grow, inner, chance).map((spot) => ({ ...spot, scale: spot.scale * grow }));
  canvas.taken.push(...spots.map((spot) => ({ ...spot, radius: 6 })));
  if (hero.role === 'hero+') {
    const body = use(canvas, hero, spots);
    canvas.base = undefined;
    const reach = hero.radius * grow * 0.72;
    canvas.taken.length = 0;
    const on: Well = { x: well.x, y: well.y, rx: reach, ry: hero.name === 'omelette' ? reach * 0.5 : reach };
    return body + rest.map((motif) => use(canvas, motif, strewn(Math.min(6, motif.count), motif.radius, on, canvas.taken, chance, 60))).reverse().join('');
  }
  const beside = rest.map((motif, at) => {
    const angle = ((BESIDE[at % 4] as number) * Math.PI) / 180;
    const [x, y] = [well.x + Math.cos(angle) * well.rx * 0.84, well.y + Math.sin(angle) * well.ry * 0.84];
    return use(canvas, motif, motif.count === 1 ? [{ x, y, turn: 0, scale: 0.9 }] : cluster(Math.min(motif.name === 'chip' ? 9 : 5, motif.count), motif.radius, x, y, chance));
  });
  const shift = rest.length > 0 && hero.lay === 'one' ? 11 : 0;
  return beside.join('') + use(canvas, hero, spots.map((spot) => ({ ...spot, x: spot.x - shift, y: spot.y + shift * 0.6 })));
}

/** As large as the vessel lets it be: a picture of 80 pixels has no room to waste. */
function growthOf(hero: Motif, well: Well, shared: boolean): number {
  const room = Math.min(well.rx, well.ry * 1.12);
  if (hero.lay === 'one') return Math.min(1.4, (room * (shared ? 0.92 : 1.06)) / hero.radius);
  if (hero.lay === 'fan') return well.rx > 70 && hero.radius < 37 ? 1.2 : 1;
  if (hero.lay === 'rows') return 1;
  return Math.min(1.35, Math.max(1, (room * (shared ? 1.12 : 1.24)) / (hero.radius * Math.sqrt(hero.count))));
}

/** No dish in the middle: the mains large, or everything tossed into one generous heap on its own juices. */
function layHeap(canvas: Canvas, motifs: readonly Motif[]): string {
  const { well, chance, spec } = canvas;
  const lead = motifs[0];
  if (lead?.role === 'main' && (lead.lay === 'fan' || lead.lay === 'one')) return layAround(canvas, [{ ...lead, role: 'hero' }], motifs.slice(1));
  const mound = motifs.find((motif) => motif.name === 'ricemound');
  const heap = mound ? { ...well, x: well.x + 12, y: well.y + 12, rx: well.rx * 0.86, ry: well.ry * 0.86 } : well;
  const side = mound ? use(canvas, mound, [{ x: well.x - well.rx * 0.5, y: well.y - well.ry * 0.5, turn: 0, scale: 1 }]) : '';
  const kinds = motifs.filter((motif) => motif !== mound);
  const bed = blob(heap.x, heap.y, heap.rx * 0.92, heap.ry * 0.92, chance, 0.07, 10);
  const shade = mix(tonesOf(kinds[0]?.colour ?? 'c9853c').deep, spec.colours[0] ?? 'c9853c', 0.35);
  const total = kinds.reduce((sum, motif) => sum + motif.count, 0);
  const room = (heap.rx * heap.ry) / (kinds.reduce((sum, motif) => sum + motif.radius ** 2 * motif.count, 0) / Math.max(1, total));
  const wanted = Math.min(26, Math.round(room * 1.5));
  const all = heapOf(kinds, wanted, heap, chance);
  const ids = new Map(kinds.map((motif) => [motif, use(canvas, motif, [], 1.15)]));
  const first = canvas.defs.length - ids.size;
  const pieces = all.map(({ kind, spot }) => used(String.fromCharCode(97 + first + kind), spot.x, spot.y, spot.turn));
  return `${side}<path d="${bed}" fill="#${SHADE}" transform="translate(3 5)"/>${area(bed, shade)}${pieces.join('')}`;
}

/** Kinds in turn by their share, from the edge to the middle, so that the heap rises. */
function heapOf(kinds: readonly Motif[], wanted: number, well: Well, chance: Chance): { kind: number; spot: Spot }[] {
  const owed = kinds.map(() => 0);
  const total = kinds.reduce((sum, motif) => sum + motif.count, 0);
  const mean = kinds.reduce((sum, motif) => sum + motif.radius * motif.count, 0) / Math.max(1, total);
  return sunflower(well.x, well.y, well.rx - mean * 0.5, well.ry - mean * 0.5, wanted, chance, 0.25)
    .reverse()
    .map(([x, y]) => {
      for (const [at, motif] of kinds.entries()) owed[at] = (owed[at] as number) + motif.count / total + chance() * 0.2;
      const kind = owed.indexOf(Math.max(...owed));
      owed[kind] = (owed[kind] as number) - 1.1;
      return { kind, spot: { x, y, turn: (chance() - 0.5) * 110, scale: 1 } };
    });
}

const CENTRED = ['syrup', 'creamswirl', 'yoghurt', 'milk', 'paprika', 'cinnamon', 'sugar', 'flour', 'salt', 'tomatosauce', 'oil'];

/** Garnish over everything, the wedge at the lower edge. */
function layTop(canvas: Canvas, motifs: readonly Motif[], hero: Motif | undefined): string {
  const { well, chance, spec } = canvas;
  const reach = hero?.role === 'hero+' ? Math.min(1, (hero.radius * 1.05) / well.rx) : hero ? 0.55 : 0.82;
  const over: Well = { ...well, rx: well.rx * reach, ry: well.ry * reach };
  const taken: Taken[] = [];
  canvas.base = undefined;
  const garnish = rolesOf(motifs, 'garnish').map((motif) => {
    const spots = CENTRED.includes(motif.name) && motif.count === 1 ? [{ x: well.x + 3, y: well.y - 2, turn: (spec.seed % 7) * 12 - 36, scale: 1.1 }] : strewn(motif.count, motif.radius, over, taken, chance, 180);
    const onTop = hero?.role === 'hero' && hero.count > 2 ? canvas.taken.filter((_, at) => at % 2 === canvas.defs.length % 2).slice(0, motif.count).map((spot, at) => ({ ...spot, x: spot.x + (at % 2 ? 4 : -4), scale: 0.95 })) : spots;
    return use(canvas, motif, onTop);
  });
  const sides = rolesOf(motifs, 'side').map((motif) => {
    const angle = ((spec.seed % 2 ? 48 : 132) * Math.PI) / 180;
    const spot = { x: well.x + Math.cos(angle) * well.rx * 0.88, y: well.y + Math.sin(angle) * well.ry * 0.88, turn: spec.seed % 2 ? -28 : 24, scale: 1.1 };
    return use(canvas, motif, [spot]);
  });
  return garnish.join('') + sides.join('');
}

