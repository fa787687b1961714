/** Draws the picture of what is seen from the side: glasses, cups, jars, loaves. */

import { seededRandom } from '../seeded-random.ts';
import { type Canvas, define, draw, written } from './canvas.ts';
import { names } from './motif-compatibility.ts';
import type { Vessel } from './vessels.ts';

/** Only what the places of the vessel's drawing are marked for is drawn. */
export function composeSideView(canvas: Canvas, { drawing }: Vessel): string {
  const { spec, motifs, know } = canvas;
  const food = draw(canvas, drawing, {
    own: spec.colours[0],
    random: seededRandom(spec.seed * 31 + 5),
    place: ([kind = '', nth, ...tests], { attributes }) => {
      const list = know.fitting.list(`${drawing.slice('sides/'.length)} ${kind}`);
      const motif = motifs.filter((one) => names(list, one))[Number(nth) - 1];
      if (!motif) return '';
      const is = [motif.name, motif.role, motif.radius > 15 ? 'large' : ''];
      const fits = tests.every(
        (test) => is.includes(test.replace('-', '')) !== test.startsWith('-'),
      );
      if (!fits) return '';
      const id = define(canvas, motif, { random: seededRandom(spec.seed) });
      return `<use href="#${id}" transform="${attributes.transform}"/>`;
    },
  });
  return written(canvas) + food;
}
