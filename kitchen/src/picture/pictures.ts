/** The entry point for dish pictures: chooses one from a recipe, writes its address, draws it as a square SVG. */
import type { Dish } from '../cookbook/dish.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Canvas, draw, openCanvas } from './canvas.ts';
import { choosePicture, type Knowledge } from './choose-picture.ts';
import { readColours } from './colours.ts';
import { composeSideView } from './compose-side-view.ts';
import { composeTopView } from './compose-top-view.ts';
import { readFitting } from './motif-compatibility.ts';
import { readMotifs } from './motifs.ts';
import { parseSvg } from './parse-svg.ts';
import { readEntries } from './parse-tables.ts';
import { type PictureSpec, pictureUrl, readPictureUrl } from './picture-url.ts';
import { readWords, type SpokenRecipe } from './recipe-appearance.ts';
import { readVessels, type Vessel } from './vessels.ts';

/** `files`: every text of the folder by its path in it. Throws with file and line at what cannot be read. */
export function openPictures(files: ReadonlyMap<string, string>) {
  const text = (name: string): string => files.get(name) ?? '';
  const words = readEntries(text('words.txt'), ':');
  const know: Knowledge = {
    motifs: readMotifs(text('motifs.txt'), words),
    words: readWords(words),
    fitting: readFitting(readEntries(text('rules.txt'), ':')),
    colours: readColours(text('colours.txt')),
  };
  const svgs = [...files].filter(([name]) => name.endsWith('.svg'));
  const drawings = new Map(
    svgs.map(([name, svg]) => [name.slice(0, -'.svg'.length), parseSvg(name, svg).children]),
  );
  const vesselFor = readVessels(readEntries(text('vessels.txt'), '|'));
  const drawPicture = (spec: PictureSpec): string => {
    const vessel = vesselFor(spec);
    const svg = compose(openCanvas({ know, drawings, spec }, vessel.clay), vessel);
    if (svg.length <= LARGEST || spec.motifs.length < 2) return svg;
    // Without a second garnish, else without its least piece: both were chosen best first.
    const are = (role: string) => (name: string) => know.motifs.get(name)?.role === role;
    const role = spec.motifs.filter(are('garnish')).length > 1 ? 'garnish' : 'piece';
    const at = spec.motifs.findLastIndex(are(role));
    return drawPicture({ ...spec, motifs: spec.motifs.toSpliced(at > 0 ? at : -1, 1) });
  };
  return {
    /** The same recipe, the same picture. */
    pictureOf: (recipe: Dish | SpokenRecipe) => choosePicture(know, recipe),
    pictureUrl,
    /** Reads what stands between "/pictures/" and ".svg". */
    readPictureUrl: (url: string) => readPictureUrl(url, know.colours.tables, know.motifs),
    /** A square SVG document under 6 kB, for an image element; it carries no text: the page says what it shows. */
    drawPicture,
    pictureKnowledge: know,
  };
}

/** What lies under a vessel that is looked into: a round cloth, a striped runner or a napkin's corner. */
const CLOTHS = ['round-cloth', 'runner', 'striped-corner'];
/** Bytes, uncompressed: a picture is for a thumbnail first. */
const LARGEST = 5910;

function compose(canvas: Canvas, vessel: Vessel): string {
  const { seed } = canvas.spec;
  const fromSide = vessel.drawing.startsWith('sides/');
  const cloth = fromSide ? 'side' : CLOTHS[seed % CLOTHS.length];
  const table = draw(canvas, `tables/${cloth}`, { random: seededRandom(seed) });
  const food = fromSide ? composeSideView(canvas, vessel) : composeTopView(canvas, vessel);
  // The shortest that says the same: colours of three digits, no nought before a point, a minus for a space.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" fill="none" stroke-linecap="round" stroke-linejoin="round">${table}${food}</svg>`
    .replace(/"#(.)\1(.)\2(.)\3(?:(.)\4)?"/g, '"#$1$2$3$4"')
    .replace(/(?<![\d.])0(?=\.\d)/g, '')
    .replace(/(?<=\d) -/g, '-');
}
