/** Parses the table of vessels (plates, bowls, pans, glasses), and picks drawing, colour and turn of the one in a picture. */
import { cellsOf, type Entries, listOf, under } from './parse-tables.ts';
import type { PictureSpec } from './picture-url.ts';
import { lightness } from './tones.ts';

export interface Vessel {
  /** "vessels/bowl" is looked into, "sides/cup" is seen from the side. */
  readonly drawing: string;
  readonly clay: string | undefined;
  /** Degrees by which the whole vessel is turned. */
  readonly turn: number;
}

const pick = (list: readonly string[], at: number): string | undefined => list[at % list.length];

export function readVessels(entries: Entries): (spec: PictureSpec) => Vessel {
  const rows = new Map(entries.map(([key, value]) => [key, cellsOf(value)]));
  const special = under(entries, 'drawing').map(([key, value]) => [key, ...cellsOf(value)]);
  return ({ vessel, motifs, colours, seed }) => {
    const [drawings, by, dark = '', pale, from, how = ''] = rows.get(vessel) ?? [];
    const food = lightness(colours[0] ?? 'c98a4a');
    const own = special.find(
      ([, kind, only]) =>
        (kind === 'any' || kind === vessel) &&
        (!only || only.split(' ').some((name) => motifs.includes(name))),
    );
    const drawing = own?.[0] ?? `vessels/${pick(listOf(drawings), seed >> Number(by))}`;
    const [bits, turns = ''] = rows.get(`turn ${drawing}`) ?? [];
    return {
      drawing,
      clay: clayOf((food > Number(from) && pale ? pale : dark).split(' '), how, food, seed),
      turn: Number(pick(turns.split(' '), seed >> Number(bits))),
    };
  };
}

/** `how`: any by the seed, any of those apart from the food, or the first apart from where the seed begins. */
function clayOf(clays: readonly string[], how: string, food: number, seed: number) {
  const [start, nth] = how.startsWith('first') ? [seed % clays.length, 0] : [0, seed];
  const least = Number(/[\d.]+$/.exec(how)?.[0] ?? -1);
  const apart = [...clays.slice(start), ...clays.slice(0, start)].filter(
    (clay) => Math.abs(lightness(clay) - food) > least,
  );
  return pick(apart, nth);
}
