/** Reads the drawings of foods from disk once, on import, and exports the functions that compose, address and draw pictures of dishes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPictures } from './src/picture/pictures.ts';

const folder = join(import.meta.dirname, 'drawings');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:svg|txt)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

export const { pictureOf, pictureUrl, readPictureUrl, drawPicture, pictureKnowledge } =
  openPictures(new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
