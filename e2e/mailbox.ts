/** Reads the mails a server without SMTP wrote into its data folder. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { RunningServer } from './server.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
}

async function mailsTo(server: RunningServer, address: string): Promise<Mail[]> {
  const folder = join(server.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const mail = await PostalMime.parse(await readFile(file));
      const to = mail.to?.some((one) => one.address === address) ?? false;
      const { mtimeMs } = await stat(file);
      return { to, at: mtimeMs, subject: mail.subject ?? '', text: mail.text ?? '' };
    }),
  );
  return mails.filter(({ to }) => to).sort((one, other) => one.at - other.at);
}

/** Waits for the `count`-th mail to the address and answers the page its link leads to, from the site's root. */
export async function linkMailed(
  server: RunningServer,
  address: string,
  page: string,
  count = 1,
): Promise<string> {
  const link = new RegExp(`${server.url}(${page}\\?token=\\S+)`);
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await mailsTo(server, address);
    const links = mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
    const found = links[count - 1];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail number ${count} with a link to ${page} reached ${address}`);
}
