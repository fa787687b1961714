/** Puts the motifs into a vessel seen from above, so that they lie like food and not like stickers. */
import type { Setting } from './above.ts';
import { type Canvas, rolesOf, use } from './canvas.ts';
import { chanceFrom } from './chance.ts';
import type { Well } from './drawn/bases.ts';
import { isHolder } from './fitting.ts';
import { layGround, sauced } from './ground.ts';
import { layHeap } from './heap.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { cluster, laid, strewn, type Taken } from './placing.ts';
import type { PictureSpec } from './spec.ts';

/** The food in its vessel, with the definitions it uses. */
export function compose(spec: PictureSpec, setting: Setting): string {
  const motifs = spec.motifs.map((name) => MOTIFS.get(name)).filter((motif) => motif !== undefined);
  const canvas: Canvas = {
    spec,
    chance: chanceFrom(spec.seed * 7919 + 11),
    well: setting.well,
    taken: [],
    defs: [],
    base: undefined,
  };
  const heroes = rolesOf(motifs, 'hero', 'hero+');
  const base = rolesOf(motifs, 'base')[0];
  const bare = base?.name === 'bare';
  const ground = layGround(
    canvas,
    setting,
    bare ? undefined : (base ?? sauced(spec, setting.form, heroes)),
  );
  const held = heroes.some(({ name }) => isHolder(name));
  const rest = held ? [] : rolesOf(motifs, 'main', 'piece');
  const middle =
    heroes.length > 0
      ? layAround(canvas, heroes, rest)
      : ground !== ''
        ? layIn(canvas, rest)
        : layPlain(canvas, rest);
  const top = layTop(canvas, motifs, heroes[0]);
  const defs = canvas.defs.join('');
  return `<defs>${defs}</defs>${ground}${middle}${top}`;
}

/** Food in a filled vessel: mains first claim their place, the smaller things fill between. */
function layIn(canvas: Canvas, motifs: readonly Motif[]): string {
  const { well, chance, taken } = canvas;
  const inner: Well = { ...well, rx: well.rx * 0.9, ry: well.ry * 0.9 };
  const share = motifs.length > 2 ? 0.72 : motifs.length === 2 ? 0.9 : 1.15;
  const big = motifs.some((motif) => motif.radius > 28);
  const layers = motifs.map((motif) => {
    const count = Math.max(
      1,
      Math.round(motif.count * (motif.radius > 22 ? 1 : share * (big ? 0.85 : 1))),
    );
    const grow = motif.radius > 28 ? 0.95 : 1.12;
    const spots =
      motif.lay === 'fan' || motif.lay === 'one'
        ? laid(motif.lay, count, motif.radius, inner, chance)
        : strewn(count, motif.radius, inner, taken, chance, motif.radius < 14 ? 180 : 50);
    if (motif.lay === 'fan' || motif.lay === 'one')
      taken.push(...spots.map((spot) => ({ ...spot, radius: motif.radius * 0.8 })));
    return use(canvas, motif, spots, motif.lay === 'fan' ? 0.9 : grow);
  });
  return layers.reverse().join('');
}

const BESIDE = [-38, 148, 40, 200];

/** The dish itself in the middle; what goes with it beside it, or on it when it is a thing to be topped. */
function layAround(canvas: Canvas, heroes: readonly Motif[], rest: readonly Motif[]): string {
  const hero = heroes[0] as Motif;
  const { well, chance } = canvas;
  const inner: Well =
    canvas.base === undefined
      ? { ...well, rx: well.rx * 1.06, ry: well.ry * 1.06 }
      : { ...well, rx: well.rx * 0.94, ry: well.ry * 0.94 };
  const grow = growthOf(hero, inner, rest.length > 0 && hero.role === 'hero');
  const spots = laid(
    hero.lay,
    hero.count,
    hero.lay === 'fan' ? hero.radius : hero.radius * grow,
    inner,
    chance,
  ).map((spot) => ({ ...spot, scale: spot.scale * grow }));
  canvas.taken.push(...spots.map((spot) => ({ ...spot, radius: 6 })));
  if (hero.role === 'hero+') {
    const body = use(canvas, hero, spots);
    canvas.base = undefined;
    const reach = hero.radius * grow * 0.72;
    canvas.taken.length = 0;
    const on: Well = {
      x: well.x,
      y: well.y,
      rx: reach,
      ry: hero.name === 'omelette' ? reach * 0.5 : reach,
    };
    return (
      body +
      rest
        .map((motif) =>
          use(
            canvas,
            motif,
            strewn(Math.min(6, motif.count), motif.radius, on, canvas.taken, chance, 60),
          ),
        )
        .reverse()
        .join('')
    );
  }
  const beside = rest.map((motif, at) => {
    const angle = ((BESIDE[at % 4] as number) * Math.PI) / 180;
    const [x, y] = [
      well.x + Math.cos(angle) * well.rx * 0.84,
      well.y + Math.sin(angle) * well.ry * 0.84,
    ];
    return use(
      canvas,
      motif,
      motif.count === 1
        ? [{ x, y, turn: 0, scale: 0.9 }]
        : cluster(Math.min(motif.name === 'chip' ? 9 : 5, motif.count), motif.radius, x, y, chance),
    );
  });
  const shift = rest.length > 0 && hero.lay === 'one' ? 11 : 0;
  return (
    beside.join('') +
    use(
      canvas,
      hero,
      spots.map((spot) => ({ ...spot, x: spot.x - shift, y: spot.y + shift * 0.6 })),
    )
  );
}

/** As large as the vessel lets it be: a picture of 80 pixels has no room to waste. */
function growthOf(hero: Motif, well: Well, shared: boolean): number {
  const room = Math.min(well.rx, well.ry * 1.12);
  if (hero.lay === 'one') return Math.min(1.4, (room * (shared ? 0.92 : 1.06)) / hero.radius);
  if (hero.lay === 'fan') return well.rx > 70 && hero.radius < 37 ? 1.2 : 1;
  if (hero.lay === 'rows') return 1;
  return Math.min(
    1.35,
    Math.max(1, (room * (shared ? 1.12 : 1.24)) / (hero.radius * Math.sqrt(hero.count))),
  );
}

const CENTRED = [
  'syrup',
  'creamswirl',
  'yoghurt',
  'milk',
  'paprika',
  'cinnamon',
  'sugar',
  'flour',
  'salt',
  'tomatosauce',
  'oil',
];

/** Garnish over everything, the wedge at the lower edge. */
function layTop(canvas: Canvas, motifs: readonly Motif[], hero: Motif | undefined): string {
  const { well, chance, spec } = canvas;
  const reach =
    hero?.role === 'hero+' ? Math.min(1, (hero.radius * 1.05) / well.rx) : hero ? 0.55 : 0.82;
  const over: Well = { ...well, rx: well.rx * reach, ry: well.ry * reach };
  const taken: Taken[] = [];
  canvas.base = undefined;
  const garnish = rolesOf(motifs, 'garnish').map((motif) => {
    const spots =
      CENTRED.includes(motif.name) && motif.count === 1
        ? [{ x: well.x + 3, y: well.y - 2, turn: (spec.seed % 7) * 12 - 36, scale: 1.1 }]
        : strewn(motif.count, motif.radius, over, taken, chance, 180);
    const onTop =
      hero?.role === 'hero' && hero.count > 2
        ? canvas.taken
            .filter((_, at) => at % 2 === canvas.defs.length % 2)
            .slice(0, motif.count)
            .map((spot, at) => ({ ...spot, x: spot.x + (at % 2 ? 4 : -4), scale: 0.95 }))
        : spots;
    return use(canvas, motif, onTop);
  });
  const sides = rolesOf(motifs, 'side').map((motif) => {
    const angle = ((spec.seed % 2 ? 48 : 132) * Math.PI) / 180;
    const spot = {
      x: well.x + Math.cos(angle) * well.rx * 0.88,
      y: well.y + Math.sin(angle) * well.ry * 0.88,
      turn: spec.seed % 2 ? -28 : 24,
      scale: 1.1,
    };
    return use(canvas, motif, [spot]);
  });
  return garnish.join('') + sides.join('');
}

/** No dish in the middle: the main food large with the rest beside it, or all in a heap. */
function layPlain(canvas: Canvas, motifs: readonly Motif[]): string {
  const lead = motifs[0];
  const large = lead?.role === 'main' && (lead.lay === 'fan' || lead.lay === 'one');
  return large
    ? layAround(canvas, [{ ...lead, role: 'hero' }], motifs.slice(1))
    : layHeap(canvas, motifs);
}
