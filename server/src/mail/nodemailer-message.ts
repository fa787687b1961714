/** Converts an email to the message format of nodemailer. */
import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { OutgoingEmail } from './mail-transport.ts';

export function toNodemailerMessage({
  id,
  from,
  to,
  subject,
  text,
  html,
}: OutgoingEmail): SendMailOptions {
  const sender = parseAddress(from);
  return {
    // Addresses given as objects are not parsed for further recipients.
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

function parseAddress(from: string): { name: string; address: string } {
  const [first] = addressparser(from, { flatten: true });
  return { name: first?.name ?? '', address: first?.address ?? from };
}
