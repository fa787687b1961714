/** Without a mail server letters become files, and their links lines of the log, so that sign-up works on a laptop. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../storage/private-files.ts';
import type { Carrier } from './carrier.ts';
import { compose } from './compose.ts';

/** @param folder is made when the first letter comes */
export function createFolderCarrier(folder: string, logger: FastifyBaseLogger): Carrier {
  return {
    deliver: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(compose(mail));
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      // Named by the letter, so that a second try does not make a second file; whole as soon as it is seen.
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: PRIVATE_FILE });
      await rename(`${file}.part`, file);
      logger.info({ file, link: mail.link }, `a letter was written: ${mail.link ?? mail.subject}`);
    },
    close: () => {},
  };
}
