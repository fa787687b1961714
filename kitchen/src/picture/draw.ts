/** Draws a picture: table, cloth, vessel, food; one square SVG and nothing that runs, loads or speaks. */
import { isAbove, settingOf } from './above.ts';
import { compose } from './compose.ts';
import { MOTIFS } from './motifs.ts';
import { fromTheSide } from './side.ts';
import { GROUNDS, type PictureSpec } from './spec.ts';
import { mix } from './tones.ts';

/** Bytes, uncompressed: a picture is for a thumbnail first. */
const LARGEST = 5900;

/** A square SVG document under 6 kB, for an image element; it carries no text: the page says what it shows. */
export function drawPicture(spec: PictureSpec): string {
  const svg = drawn(spec);
  return svg.length <= LARGEST || spec.motifs.length < 2
    ? svg
    : drawPicture({ ...spec, motifs: fewer(spec) });
}

/** Without a second garnish, else without its least piece: both were chosen best first. */
function fewer({ motifs }: PictureSpec): readonly string[] {
  const are = (role: string) => (name: string) => MOTIFS.get(name)?.role === role;
  const role = motifs.filter(are('garnish')).length > 1 ? 'garnish' : 'piece';
  const at = motifs.findLastIndex(are(role));
  return motifs.toSpliced(at > 0 ? at : -1, 1);
}

function drawn(spec: PictureSpec): string {
  const side = fromTheSide(spec);
  const food = side ?? fromAbove(spec);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" fill="none" stroke-linecap="round" stroke-linejoin="round">${table(spec, side !== undefined)}${food}</svg>`;
  return svg.replace(/"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/g, '"#$1$2$3"');
}

function fromAbove(spec: PictureSpec): string {
  const vessel = isAbove(spec.vessel) ? spec.vessel : 'bowl';
  const setting = settingOf(vessel, spec.colours[0] ?? 'c98a4a', spec.seed, spec.motifs);
  const turned = setting.turn === 0 ? '' : ` transform="rotate(${setting.turn} 120 120)"`;
  return `<g${turned}>${setting.under}${compose(spec, setting)}${setting.over}</g>`;
}

/** A quiet square with rounded corners; on it a round cloth, a napkin's corner or a striped runner. */
function table(spec: PictureSpec, side: boolean): string {
  const [tint, cloth] = GROUNDS[spec.ground];
  const square = `<rect width="240" height="240" rx="34" fill="#${tint}"/>`;
  const disc = `<circle cx="120" cy="${side ? 116 : 120}" r="${side ? 98 : 114}" fill="#${cloth}"/>`;
  if (side)
    return (
      square +
      disc +
      `<path d="M0 186H240V206A34 34 0 0 1 206 240H34A34 34 0 0 1 0 206Z" fill="#${mix(tint, '6b4a34', 0.1)}"/>`
    );
  if (spec.seed % 3 === 0) return square + disc;
  const way = spec.seed % 2 ? '' : ' transform="matrix(-1 0 0 1 240 0)"';
  if (spec.seed % 3 === 1)
    return `${square}<path d="M0 94L94 0H170L0 170ZM70 240L240 70V146L146 240Z" fill="#${cloth}"${way}/>`;
  return `${square}<path d="M0 150V34A34 34 0 0 1 34 0H150Z" fill="#${cloth}"${way}/><path d="M0 138L138 0M0 128L128 0" stroke="#${mix(tint, '6b4a34', 0.16)}" stroke-width="2.5"${way}/>`;
}
