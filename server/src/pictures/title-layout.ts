/** Fits a title into a box: font size, line breaks and unsupported characters. */
import type { Typeface } from './typeface.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface TitleLayout {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
}

const MAX_SIZE = 76;
const MIN_SIZE = 30;
const STEP = 2;
/** Above this size a long word reduces the font size; below, it is broken instead. */
const BREAKS_WORDS = 44;
const LEADING = 1.16;

/**
 * Characters that the font lacks are left out, such as emoji. When too much is lost, as with a
 * title in Chinese, there is no title, only the drawing.
 */
export function layOutTitle(typeface: Typeface, text: string, box: Box): TitleLayout | undefined {
  const title = toReadableTitle(typeface, text);
  if (title === undefined) return undefined;
  for (let size = MAX_SIZE; size > MIN_SIZE; size -= STEP) {
    const lines = wrap(typeface, title, size, box.width);
    const isWhole = size <= BREAKS_WORDS || lines.join(' ') === title;
    if (isWhole && lines.length * size * LEADING <= box.height)
      return { lines, size, lineHeight: size * LEADING };
  }
  return truncateTitle(typeface, title, box);
}

const LETTER = /[\p{L}\p{N}]/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

function toReadableTitle(typeface: Typeface, text: string): string | undefined {
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

function truncateTitle(typeface: Typeface, title: string, { width, height }: Box): TitleLayout {
  const lineHeight = MIN_SIZE * LEADING;
  const room = Math.floor(height / lineHeight);
  const lines = wrap(typeface, title, MIN_SIZE, width);
  if (lines.length <= room) return { lines, size: MIN_SIZE, lineHeight };
  const last = [...(lines[room - 1] ?? '')];
  while (typeface.widthOf(`${last.join('')}…`, MIN_SIZE) > width) last.pop();
  const shown = [...lines.slice(0, room - 1), `${last.join('').trimEnd()}…`];
  return { lines: shown, size: MIN_SIZE, lineHeight };
}
