/** Sets a title in a box: as large as it may be, in as few lines as it takes, with the letters the typeface has. */
import type { Typeface } from './typeface.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface SetTitle {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
}

const LARGEST = 76;
const SMALLEST = 30;
const STEP = 2;
/** Above this size a long word makes everything smaller; below, it is broken instead. */
const BREAKS_WORDS = 44;
const LEADING = 1.16;

/**
 * Letters that the typeface lacks are left out: signs and emoji are no loss. When so much is lost that the rest would
 * say something else, as with a title in Chinese, there is no title at all; the drawing speaks for itself.
 */
export function setTitle(typeface: Typeface, text: string, box: Box): SetTitle | undefined {
  const title = readable(typeface, text);
  if (title === undefined) return undefined;
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const lines = wrap(typeface, title, size, box.width);
    const isWhole = size <= BREAKS_WORDS || lines.join(' ') === title;
    if (isWhole && lines.length * size * LEADING <= box.height)
      return { lines, size, lineHeight: size * LEADING };
  }
  return cutOff(typeface, title, box);
}

const LETTER = /[\p{L}\p{N}]/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

function readable(typeface: Typeface, text: string): string | undefined {
  const characters = [...text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '')];
  const known = characters.filter((one) => typeface.has(one.codePointAt(0) ?? 0));
  const letters = (list: readonly string[]) => list.filter((one) => LETTER.test(one)).length;
  const title = known.join('').replace(/ +/g, ' ').trim();
  return title === '' || letters(known) < letters(characters) * 0.9 ? undefined : title;
}

/** Word by word; a word wider than the box is broken where it must. */
function wrap(typeface: Typeface, title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string) => typeface.widthOf(text, size) <= width;
  for (const word of title.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function cutOff(typeface: Typeface, title: string, { width, height }: Box): SetTitle {
  const lineHeight = SMALLEST * LEADING;
  const room = Math.floor(height / lineHeight);
  const lines = wrap(typeface, title, SMALLEST, width);
  if (lines.length <= room) return { lines, size: SMALLEST, lineHeight };
  const last = [...(lines[room - 1] ?? '')];
  while (typeface.widthOf(`${last.join('')}…`, SMALLEST) > width) last.pop();
  const shown = [...lines.slice(0, room - 1), `${last.join('').trimEnd()}…`];
  return { lines: shown, size: SMALLEST, lineHeight };
}
