/** A picture's whole description is its address, so that it needs no store and may be kept for ever. */
import { VESSELS } from '../cookbook/dish.ts';
import { MOTIFS } from './motifs.ts';
import { GROUNDS, type Ground, MOST_COLOURS, MOST_MOTIFS, type PictureSpec } from './spec.ts';

const FORM =
  /^([a-z]{2,12})-([a-z]{3,8})((?:-[0-9a-f]{6}){1,4})-([a-z]{2,20}(?:\.[a-z]{2,20}){0,5})-([0-9a-f]{2})$/;
const LONGEST = 200;

/** "/pictures/bowl-sage-c0392b-f2c14e-stew.egg.parsley-7f.svg" */
export function pictureUrl(spec: PictureSpec): string {
  const seed = spec.seed.toString(16).padStart(2, '0');
  const vessel = spec.vessel.replace(' ', '');
  const name = [vessel, spec.ground, ...spec.colours, spec.motifs.join('.'), seed].join('-');
  return `/pictures/${name}.svg`;
}

/** Reads what stands between "/pictures/" and ".svg"; undefined for anything that pictureUrl would not write. */
export function readPictureUrl(text: string): PictureSpec | undefined {
  if (text.length > LONGEST) return undefined;
  const [, vesselWord, groundWord = '', paints = '', names = '', seed = ''] = FORM.exec(text) ?? [];
  const vessel = VESSELS.find((known) => known.replace(' ', '') === vesselWord);
  if (!vessel || !Object.hasOwn(GROUNDS, groundWord)) return undefined;
  const colours = paints.slice(1).split('-');
  const motifs = names.split('.');
  if (colours.length > MOST_COLOURS || motifs.length > MOST_MOTIFS) return undefined;
  if (new Set(motifs).size < motifs.length || !motifs.every((name) => MOTIFS.has(name)))
    return undefined;
  return { vessel, ground: groundWord as Ground, colours, motifs, seed: Number.parseInt(seed, 16) };
}
