/** Puts a mail into the form in which the mail library wants it, with nothing left for it to guess. */
import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { Mail } from './carrier.ts';

export function compose({ id, from, to, subject, text, html }: Mail): SendMailOptions {
  const sender = addressOf(from);
  return {
    // As objects the addresses are taken whole and not parsed for further recipients.
    from: sender,
    to: { name: '', address: to },
    envelope: { from: sender.address, to: [to] },
    messageId: `<${id}@${sender.address.split('@').at(-1)}>`,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function addressOf(from: string): { name: string; address: string } {
  const [first] = addressparser(from, { flatten: true });
  return { name: first?.name ?? '', address: first?.address ?? from };
}
