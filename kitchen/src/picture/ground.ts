/** What fills the vessel before anything is laid in it: the dish's base, or the sauce a hero lies in. */
import type { Setting } from './above.ts';
import type { Canvas } from './canvas.ts';
import { baseNamed } from './drawn/drawings.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { distance, paintFor, saucePaint } from './paint.ts';
import { blob, SHADE } from './shapes.ts';
import type { PictureSpec } from './spec.ts';

/** Prawns in a sauce called "coral pink" would be lost: then the sauce takes the dish's next warm colour. */
function basedOn(spec: PictureSpec): PictureSpec {
  const [first = '', second = ''] = spec.colours;
  const main = spec.motifs.map((name) => MOTIFS.get(name)).find((motif) => motif?.role === 'main');
  const lost = main?.paint === 'near' && distance(main.colour, first) < 48;
  return lost && second !== '' ? { ...spec, colours: [second, ...spec.colours] } : spec;
}

/** A hero in a deep vessel lies in its sauce or syrup. */
export function sauced(
  spec: PictureSpec,
  form: Setting['form'],
  heroes: readonly Motif[],
): Motif | undefined {
  const hero = heroes[0];
  const sauce = MOTIFS.get(hero?.name === 'syrupball' ? 'broth' : 'stew');
  if (!hero || form === 'open' || !sauce) return undefined;
  return {
    ...sauce,
    paint: 'fixed',
    colour: saucePaint(spec, paintFor(hero, spec, undefined).base),
  };
}

export function layGround(
  canvas: Canvas,
  { well, form }: Setting,
  base: Motif | undefined,
): string {
  if (!base) return '';
  const tones = paintFor(base, basedOn(canvas.spec), undefined);
  canvas.base = tones.base;
  const draw = baseNamed(base.name);
  if (!draw) return '<g/>';
  const d =
    form === 'open'
      ? blob(well.x, well.y, well.rx * 0.98, well.ry * 0.98, canvas.chance, 0.05, 11)
      : '';
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
