/** Arranges screenshots side by side on contact sheets. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

export interface Screenshot {
  readonly file: string;
  readonly size: string;
  /** The problem, if any; empty otherwise. */
  readonly problem: string;
}

const SHEET_WIDTH = 1800;
const SHEET_HEIGHT = 1500;
const HEIGHTS: Record<string, number> = { phone: 720, tablet: 480, desk: 470 };

function createGalleryPage(pictures: readonly Screenshot[]): string {
  const figures = pictures.map(
    ({ file, size, problem }) =>
      `<figure><img src="${file}" height="${HEIGHTS[size] ?? 480}"><figcaption>${file} <b>${problem}</b></figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{margin:0;background:#777;font:12px Arial}figure{display:inline-block;margin:4px;vertical-align:top}figcaption{color:#fff}b{color:#ff8}</style>${figures.join('')}`;
}

/** Writes `index.html` with all pictures and, for each size, sheets of those that fit on one. */
export async function writeContactSheets(
  browser: Browser,
  folder: string,
  pictures: readonly Screenshot[],
) {
  await writeFile(join(folder, 'index.html'), createGalleryPage(pictures));
  const perSheet: Record<string, number> = { phone: 10, tablet: 12, desk: 6 };
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: SHEET_HEIGHT } });
  for (const size of Object.keys(perSheet)) {
    const ofSize = pictures.filter((picture) => picture.size === size);
    const step = perSheet[size] ?? 1;
    for (let from = 0; from < ofSize.length; from += step) {
      const name = `sheet-${size}-${String(from / step + 1).padStart(2, '0')}`;
      await writeFile(
        join(folder, `${name}.html`),
        createGalleryPage(ofSize.slice(from, from + step)),
      );
      await page.goto(`file://${join(folder, `${name}.html`)}`);
      await page.screenshot({ path: join(folder, `${name}.png`) });
    }
  }
  await page.close();
}
