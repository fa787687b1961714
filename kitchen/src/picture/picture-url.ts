/** Writes and reads the address of a picture, which holds all that is needed to draw it (PictureSpec). */
import { VESSELS, type Vessel } from '../cookbook/dish.ts';

export interface PictureSpec {
  readonly vessel: Vessel;
  /** The name of a table. */
  readonly ground: string;
  /** One to four colours of the food, the main one first; six lower-case hex digits each. */
  readonly colours: readonly string[];
  /** One to six names of the motif table, in the order they were found fit. */
  readonly motifs: readonly string[];
  /** 0 to 255: which of the many ways to lay it out. */
  readonly seed: number;
}

export const MOST_COLOURS = 4;
export const MOST_MOTIFS = 6;
const LONGEST = 200;
const FORM =
  /^([a-z]{2,12})-([a-z]{3,8})((?:-[0-9a-f]{6}){1,4})-([a-z]{2,20}(?:\.[a-z]{2,20}){0,5})-([0-9a-f]{2})$/;

/** "/pictures/bowl-sage-c0392b-f2c14e-stew.egg.parsley-7f.svg" */
export function pictureUrl({ vessel, ground, colours, motifs, seed }: PictureSpec): string {
  const layout = seed.toString(16).padStart(2, '0');
  const parts = [vessel.replace(' ', ''), ground, ...colours, motifs.join('.'), layout];
  return `/pictures/${parts.join('-')}.svg`;
}

type Named = ReadonlyMap<string, unknown>;

/** Reads what stands between "/pictures/" and ".svg"; undefined for anything that pictureUrl would not write. */
export function readPictureUrl(text: string, tables: Named, known: Named): PictureSpec | undefined {
  if (text.length > LONGEST) return undefined;
  const [, form, ground = '', paints = '', words = '', seed = ''] = FORM.exec(text) ?? [];
  const vessel = VESSELS.find((name) => name.replace(' ', '') === form);
  const motifs = words.split('.');
  if (!vessel || !tables.has(ground) || !motifs.every((name) => known.has(name))) return undefined;
  if (new Set(motifs).size < motifs.length) return undefined;
  return {
    vessel,
    ground,
    colours: paints.slice(1).split('-'),
    motifs,
    seed: Number.parseInt(seed, 16),
  };
}
