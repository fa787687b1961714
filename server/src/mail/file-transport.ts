/** Writes emails to files and logs their links, for use without a mail server. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../storage/private-files.ts';
import type { MailTransport } from './mail-transport.ts';
import { toNodemailerMessage } from './nodemailer-message.ts';

/** @param folder created with the first email */
export function createFileTransport(folder: string, logger: FastifyBaseLogger): MailTransport {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(toNodemailerMessage(mail));
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      // Named by the email's id, so that a second attempt does not create a second file; renamed once complete.
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: PRIVATE_FILE });
      await rename(`${file}.part`, file);
      logger.info({ file, link: mail.link }, `a letter was written: ${mail.link ?? mail.subject}`);
    },
    close: () => {},
  };
}
