/** Reads the mails that a test server sent, from its mail server or its mail folder. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './fixtures.ts';
import type { RunningServer } from './server.ts';

export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first address in the plain text, as it was received. */
  readonly link: string;
}

const MAIL_TIMEOUT_MS = 30_000;
/** Most journeys begin with an account, and that with a mail. */
const MAIL_CHECK_MS = 25;

function toReceivedMail({ subject = '', text = '', html = '' }: Email): ReceivedMail {
  return { subject, text, html, link: /https?:\S+/.exec(text)?.[0] ?? '' };
}

/** Oldest first. */
async function listMailsTo(server: RunningServer, address: string): Promise<ReceivedMail[]> {
  if (server.mailServer) return server.mailServer.findEmails(address).map(toReceivedMail);
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
    .map(({ email }) => toReceivedMail(email));
}

/** Waits for the `count`-th mail to the address whose link leads to that page. */
export async function waitForMail(
  server: RunningServer,
  address: string,
  page: string,
  count = 1,
): Promise<ReceivedMail> {
  const start = `${server.url}${page}`;
  const findMail = async () => {
    const matching = await listMailsTo(server, address);
    return matching.filter(({ link }) => link.startsWith(start))[count - 1];
  };
  await expect
    .poll(findMail, { timeout: MAIL_TIMEOUT_MS, intervals: [MAIL_CHECK_MS] })
    .toBeTruthy()
    .catch(() => {
      throw new Error(`letter ${count} to ${page} did not come; the server said:\n${server.log()}`);
    });
  return (await findMail()) as ReceivedMail;
}

/** The link of that mail. */
export async function waitForMailLink(
  server: RunningServer,
  address: string,
  page: string,
  count = 1,
): Promise<string> {
  return (await waitForMail(server, address, page, count)).link;
}

/** Opens the mail's HTML and clicks its button. */
export async function followMailButton(
  page: Page,
  { html }: ReceivedMail,
  button: string,
): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(html);
  await page.getByRole('link', { name: button, exact: true }).click();
}
