/** The texts of all emails we send, as plain text and HTML. */
import { BOT_NAME } from '@saffron/contract/limits';
import { type Html, html } from '../http/escape-html.ts';

export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link of the email, if any. */
  readonly link?: string;
}

interface EmailDraft {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button?: { readonly label: string; readonly link: string };
  readonly after: readonly string[];
}

function renderEmail({ subject, before, button, after }: EmailDraft): EmailContent {
  const paragraphs = ['Hello,', ...before];
  const text = [...paragraphs, ...(button ? [button.link] : []), ...after, BOT_NAME];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: renderPage(
      subject,
      html`${paragraphs.map(renderParagraph)}
${
  button &&
  html`<p><a href="${button.link}" style="${BUTTON}">${button.label}</a></p>
<p>If the button does not work, open this address:<br><a href="${button.link}">${button.link}</a></p>`
}
${after.map(renderParagraph)}
<p>${BOT_NAME}</p>`,
    ),
    ...(button ? { link: button.link } : {}),
  };
}

const renderParagraph = (text: string): Html => html`<p>${text}</p>`;

const BODY = 'font:16px/1.5 Arial,sans-serif;color:#222;max-width:36em;margin:0 auto;padding:24px';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:4px;background:#1976d2;color:#fff;text-decoration:none';

function renderPage(title: string, content: Html): string {
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
function formatMoment(moment: number): string {
  const [day, time] = [{ dateStyle: 'long' } as const, { timeStyle: 'short' } as const].map(
    (style) => new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(moment),
  );
  return `${day} at ${time} UTC`;
}

export function renderConfirmEmail(link: string, signedUpAt: number): EmailContent {
  return renderEmail({
    subject: 'Please confirm your email address',
    before: [
      `Somebody signed up to ${BOT_NAME} with this email address on ${formatMoment(signedUpAt)}. If it was you, please confirm the address:`,
    ],
    button: { label: 'Confirm my email', link },
    after: [
      'The link works for 24 hours.',
      'If it was not you, do not open the link. Nothing happens then, and the sign-up is forgotten.',
    ],
  });
}

export function renderAlreadyRegisteredEmail(signInLink: string): EmailContent {
  return renderEmail({
    subject: 'You already have an account',
    before: [
      `Somebody tried to sign up to ${BOT_NAME} with this email address, which already has an account. Nothing has changed.`,
      'If it was you, sign in with the password you have, or choose "Forgot/Reset password?" there:',
    ],
    button: { label: 'Sign in', link: signInLink },
    after: ['If it was not you, there is nothing you need to do.'],
  });
}

/**
 * Sent when several people signed up with the address and the request for a new link did not say
 * which sign-up it was for.
 */
export function renderWhichSignUpEmail(signInLink: string): EmailContent {
  return renderEmail({
    subject: 'Which sign-up is yours?',
    before: [
      `Somebody asked for another link to confirm this email address at ${BOT_NAME}. There was more than one sign-up with it, and each has its own password: so that you do not confirm somebody else's, please sign in with the password you chose.`,
      'It will say that the address is not confirmed yet, and offer to send the link for your own sign-up:',
    ],
    button: { label: 'Sign in', link: signInLink },
    after: ['If you did not sign up, there is nothing you need to do.'],
  });
}

export function renderResetEmail(link: string): EmailContent {
  return renderEmail({
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

export function renderPasswordChangedEmail(
  resetLink: string,
  wasReset: boolean,
  at: number,
): EmailContent {
  const ended = wasReset ? 'Every device was signed out.' : 'All other devices were signed out.';
  return renderEmail({
    subject: 'Your password was changed',
    before: [
      `The password of your ${BOT_NAME} account was changed on ${formatMoment(at)}. ${ended}`,
    ],
    after: [
      'If it was you, there is nothing you need to do.',
      `If it was not you, ask for a new password at once with "Forgot/Reset password?" at ${resetLink}`,
    ],
  });
}

export function renderAccountDeletedEmail(at: number): EmailContent {
  return renderEmail({
    subject: 'Your account was deleted',
    before: [
      `Your ${BOT_NAME} account and everything in it was deleted on ${formatMoment(at)}.`,
      'Thank you for cooking with us. You are welcome back at any time.',
    ],
    after: [],
  });
}
