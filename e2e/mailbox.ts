/** The letters a journey's server sent: taken from its mail server or, where it has none, from its folder. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './journey.ts';
import type { RunningServer } from './server.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first address in the plain text, as it was received. */
  readonly link: string;
}

const PATIENCE_MS = 30_000;

function letterOf({ subject = '', text = '', html = '' }: Email): Letter {
  return { subject, text, html, link: /https?:\S+/.exec(text)?.[0] ?? '' };
}

/** Oldest first. */
export async function lettersTo(server: RunningServer, address: string): Promise<Letter[]> {
  if (server.office) return server.office.lettersTo(address).map(letterOf);
  const folder = join(server.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      return { at: mtimeMs, email: await PostalMime.parse(await readFile(file)) };
    }),
  );
  return mails
    .filter(({ email }) => email.to?.some((one) => one.address === address))
    .sort((one, other) => one.at - other.at)
    .map(({ email }) => letterOf(email));
}

/** Waits for the `count`-th letter to the address whose link leads to that page. */
export async function letterMailed(
  server: RunningServer,
  address: string,
  page: string,
  count = 1,
): Promise<Letter> {
  const start = `${server.url}${page}`;
  const wanted = async () => {
    const letters = await lettersTo(server, address);
    return letters.filter(({ link }) => link.startsWith(start))[count - 1];
  };
  await expect
    .poll(wanted, { timeout: PATIENCE_MS })
    .toBeTruthy()
    .catch(() => {
      throw new Error(`letter ${count} to ${page} did not come; the server said:\n${server.log()}`);
    });
  return (await wanted()) as Letter;
}

/** The link of that letter, as it was received. */
export async function linkMailed(
  server: RunningServer,
  address: string,
  page: string,
  count = 1,
): Promise<string> {
  return (await letterMailed(server, address, page, count)).link;
}

/** Reads the letter as a mail program shows it, and presses its button. */
export async function openLetter(page: Page, { html }: Letter, button: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(html);
  await page.getByRole('link', { name: button, exact: true }).click();
}
