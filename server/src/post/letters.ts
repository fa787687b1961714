/** What we write to people, as plain text and as simple HTML; no word in it comes from a stranger. */
import { BOT_NAME } from '@saffron/contract/limits';
import { type Html, html } from '../http/escape-html.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What the letter asks to be opened, if anything. */
  readonly link?: string;
}

interface Draft {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button?: { readonly label: string; readonly link: string };
  readonly after: readonly string[];
}

function write({ subject, before, button, after }: Draft): Letter {
  const paragraphs = ['Hello,', ...before];
  const text = [...paragraphs, ...(button ? [button.link] : []), ...after, BOT_NAME];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: page(
      subject,
      html`${paragraphs.map(paragraph)}
${
  button &&
  html`<p><a href="${button.link}" style="${BUTTON}">${button.label}</a></p>
<p>If the button does not work, open this address:<br><a href="${button.link}">${button.link}</a></p>`
}
${after.map(paragraph)}
<p>${BOT_NAME}</p>`,
    ),
    ...(button ? { link: button.link } : {}),
  };
}

const paragraph = (text: string): Html => html`<p>${text}</p>`;

const BODY = 'font:16px/1.5 Arial,sans-serif;color:#222;max-width:36em;margin:0 auto;padding:24px';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:4px;background:#1976d2;color:#fff;text-decoration:none';

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="${BODY}">
${content}
</body>
</html>
`.text;
}

/** `21 November 2026 at 14:03 UTC` */
function sayWhen(moment: number): string {
  const [day, time] = [{ dateStyle: 'long' } as const, { timeStyle: 'short' } as const].map(
    (style) => new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(moment),
  );
  return `${day} at ${time} UTC`;
}

export function confirmLetter(link: string, signedUpAt: number): Letter {
  return write({
    subject: 'Please confirm your email address',
    before: [
      `Somebody signed up to ${BOT_NAME} with this email address on ${sayWhen(signedUpAt)}. If it was you, please confirm the address:`,
    ],
    button: { label: 'Confirm my email', link },
    after: [
      'The link works for 24 hours.',
      'If it was not you, do not open the link. Nothing happens then, and the sign-up is forgotten.',
    ],
  });
}

export function alreadyRegisteredLetter(signInLink: string): Letter {
  return write({
    subject: 'You already have an account',
    before: [
      `Somebody tried to sign up to ${BOT_NAME} with this email address, which already has an account. Nothing has changed.`,
      'If it was you, sign in with the password you have, or choose "Forgot/Reset password?" there:',
    ],
    button: { label: 'Sign in', link: signInLink },
    after: ['If it was not you, there is nothing you need to do.'],
  });
}

/** Several people signed up with the address, and whoever asked for the link again did not say which of them they are. */
export function whichSignUpLetter(signInLink: string): Letter {
  return write({
    subject: 'Which sign-up is yours?',
    before: [
      `Somebody asked for another link to confirm this email address at ${BOT_NAME}. There was more than one sign-up with it, and each has its own password: so that you do not confirm somebody else's, please sign in with the password you chose.`,
      'It will say that the address is not confirmed yet, and offer to send the link for your own sign-up:',
    ],
    button: { label: 'Sign in', link: signInLink },
    after: ['If you did not sign up, there is nothing you need to do.'],
  });
}

export function resetLetter(link: string): Letter {
  return write({
    subject: 'Set a new password',
    before: [
      `Somebody asked to set a new password for your ${BOT_NAME} account. If it was you, choose it here:`,
    ],
    button: { label: 'Set a new password', link },
    after: [
      'The link works once and for 30 minutes.',
      'If it was not you, ignore this letter: your password stays as it is.',
    ],
  });
}

export function passwordChangedLetter(resetLink: string, wasReset: boolean, at: number): Letter {
  const ended = wasReset ? 'Every device was signed out.' : 'All other devices were signed out.';
  return write({
    subject: 'Your password was changed',
    before: [`The password of your ${BOT_NAME} account was changed on ${sayWhen(at)}. ${ended}`],
    after: [
      'If it was you, there is nothing you need to do.',
      `If it was not you, ask for a new password at once with "Forgot/Reset password?" at ${resetLink}`,
    ],
  });
}

export function accountDeletedLetter(at: number): Letter {
  return write({
    subject: 'Your account was deleted',
    before: [
      `Your ${BOT_NAME} account and everything in it was deleted on ${sayWhen(at)}.`,
      'Thank you for cooking with us. You are welcome back at any time.',
    ],
    after: [],
  });
}
