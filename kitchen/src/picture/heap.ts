/** Salads, stir-fries and the like: everything tossed into one heap. */
import { type Canvas, use, used } from './canvas.ts';
import type { Chance } from './chance.ts';
import type { Well } from './drawn/bases.ts';
import type { Motif } from './motifs.ts';
import type { Spot } from './placing.ts';
import { area, blob, SHADE, sunflower } from './shapes.ts';
import { mix, tonesOf } from './tones.ts';

/** Everything tossed into one generous heap on its own juices; a mound of rice stays apart. */
export function layHeap(canvas: Canvas, motifs: readonly Motif[]): string {
  const { well, chance, spec } = canvas;
  const mound = motifs.find((motif) => motif.name === 'ricemound');
  const heap = mound
    ? { ...well, x: well.x + 12, y: well.y + 12, rx: well.rx * 0.86, ry: well.ry * 0.86 }
    : well;
  const side = mound
    ? use(canvas, mound, [
        { x: well.x - well.rx * 0.5, y: well.y - well.ry * 0.5, turn: 0, scale: 1 },
      ])
    : '';
  const kinds = motifs.filter((motif) => motif !== mound);
  const bed = blob(heap.x, heap.y, heap.rx * 0.92, heap.ry * 0.92, chance, 0.07, 10);
  const shade = mix(tonesOf(kinds[0]?.colour ?? 'c9853c').deep, spec.colours[0] ?? 'c9853c', 0.35);
  const total = kinds.reduce((sum, motif) => sum + motif.count, 0);
  const room =
    (heap.rx * heap.ry) /
    (kinds.reduce((sum, motif) => sum + motif.radius ** 2 * motif.count, 0) / Math.max(1, total));
  const wanted = Math.min(28, Math.round(room * 1.75));
  const all = heapOf(kinds, wanted, heap, chance);
  const ids = new Map(kinds.map((motif) => [motif, use(canvas, motif, [], 1.15)]));
  const first = canvas.defs.length - ids.size;
  const pieces = all.map(({ kind, spot }) =>
    used(String.fromCharCode(97 + first + kind), spot.x, spot.y, spot.turn),
  );
  return `${side}<path d="${bed}" fill="#${SHADE}" transform="translate(3 5)"/>${area(bed, shade)}${pieces.join('')}`;
}

/** Kinds in turn by their share, from the edge to the middle, so that the heap rises. */
function heapOf(
  kinds: readonly Motif[],
  wanted: number,
  well: Well,
  chance: Chance,
): { kind: number; spot: Spot }[] {
  const owed = kinds.map(() => 0);
  const total = kinds.reduce((sum, motif) => sum + motif.count, 0);
  const mean =
    kinds.reduce((sum, motif) => sum + motif.radius * motif.count, 0) / Math.max(1, total);
  return sunflower(well.x, well.y, well.rx - mean * 0.5, well.ry - mean * 0.5, wanted, chance, 0.25)
    .reverse()
    .map(([x, y]) => {
      for (const [at, motif] of kinds.entries())
        owed[at] = (owed[at] as number) + motif.count / total + chance() * 0.2;
      const kind = owed.indexOf(Math.max(...owed));
      owed[kind] = (owed[kind] as number) - 1.1;
      return { kind, spot: { x, y, turn: (chance() - 0.5) * 110, scale: 1 } };
    });
}
