/** Reads the TrueType fonts of the pictures: which characters they have and how wide each is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FAMILY_FOLDER = '@expo-google-fonts/arimo';
const { resolve } = createRequire(import.meta.url);

export const TYPEFACE = 'Arimo';
export const REGULAR_FILE = resolve(`${FAMILY_FOLDER}/400Regular/Arimo_400Regular.ttf`);
export const BOLD_FILE = resolve(`${FAMILY_FOLDER}/700Bold/Arimo_700Bold.ttf`);

export interface Typeface {
  readonly has: (codePoint: number) => boolean;
  /** In pixels at this size. */
  readonly widthOf: (text: string, size: number) => number;
}

/** Reads the three tables of a TrueType file with its characters and their widths. */
export function openTypeface(file: string): Typeface {
  const font = readFileSync(file);
  const tables = readTables(font);
  const at = (name: string) => tables.get(name) ?? 0;
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const measured = font.readUInt16BE(at('hhea') + 34);
  const glyphs = readGlyphs(font, at('cmap'));
  const advance = (codePoint: number): number => {
    const glyph = Math.min(glyphs.get(codePoint) ?? 0, measured - 1);
    return font.readUInt16BE(at('hmtx') + glyph * 4) / unitsPerEm;
  };
  return {
    has: (codePoint) => glyphs.has(codePoint),
    widthOf: (text, size) =>
      size * [...text].reduce((sum, letter) => sum + advance(letter.codePointAt(0) ?? 0), 0),
  };
}

function readTables(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16;
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)];
    }),
  );
}

const WINDOWS = 3;
const BASIC_PLANE = 4;

/** Format 4 of the table: runs of code points, each shifted or looked up to its glyph. */
function readGlyphs(font: Buffer, cmap: number): Map<number, number> {
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    const entry = cmap + 4 + index * 8;
    return { platform: font.readUInt16BE(entry), start: cmap + font.readUInt32BE(entry + 4) };
  });
  const found = subtables.find(
    ({ platform, start }) => platform === WINDOWS && font.readUInt16BE(start) === BASIC_PLANE,
  );
  const glyphs = new Map<number, number>();
  if (found === undefined) return glyphs;
  const runs = font.readUInt16BE(found.start + 6) / 2;
  const column = (which: number, run: number) =>
    found.start + 14 + (which > 0 ? 2 : 0) + (which * runs + run) * 2;
  for (let run = 0; run < runs; run += 1) {
    const [last, first] = [font.readUInt16BE(column(0, run)), font.readUInt16BE(column(1, run))];
    const shift = font.readUInt16BE(column(2, run));
    const offset = font.readUInt16BE(column(3, run));
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const place = column(3, run) + offset + (code - first) * 2;
      const raw = offset === 0 ? code : font.readUInt16BE(place);
      const glyph = raw === 0 && offset !== 0 ? 0 : (raw + shift) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
