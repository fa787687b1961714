/** Chooses and renders the email for an outbox entry at the moment it is sent. */
import { PAGES } from '@saffron/contract/paths';
import {
  type EmailContent,
  renderAccountDeletedEmail,
  renderAlreadyRegisteredEmail,
  renderConfirmEmail,
  renderPasswordChangedEmail,
  renderResetEmail,
  renderWhichSignUpEmail,
} from '../mail/email-templates.ts';
import type { ClaimedEmail, EmailKind } from '../mail/outbox.ts';
import type { Database } from '../storage/database.ts';
import type { EmailLinks } from './email-links.ts';
import type { Registrations } from './registrations.ts';
import { findUserByEmail } from './users.ts';

export interface AccountEmailDeps {
  readonly db: Database;
  readonly links: EmailLinks;
  readonly registrations: Registrations;
  readonly publicUrl: () => string;
}

/** Undefined when no email should be sent to that address. */
export async function renderAccountEmail(
  deps: AccountEmailDeps,
  claimed: ClaimedEmail,
): Promise<EmailContent | undefined> {
  const { db, links, publicUrl } = deps;
  const user = await findUserByEmail(db, claimed.recipient);
  const signIn = publicUrl() + PAGES.login;
  switch (claimed.kind as EmailKind) {
    case 'register':
    case 'resend':
      return renderSignUpEmail(deps, claimed, user !== undefined);
    case 'reset':
      return user && renderResetEmail(await links.createResetLink(claimed, user.user_id));
    case 'password-changed':
      return user && renderPasswordChangedEmail(signIn, false, claimed.created_at);
    case 'password-reset':
      return user && renderPasswordChangedEmail(signIn, true, claimed.created_at);
    case 'account-deleted':
      return renderAccountDeletedEmail(claimed.created_at);
  }
}

/** Renders the email with the link of one sign-up, and only of the sign-up that the request named. */
async function renderSignUpEmail(
  { registrations, links, publicUrl }: AccountEmailDeps,
  claimed: ClaimedEmail,
  hasAccount: boolean,
): Promise<EmailContent | undefined> {
  const { recipient, registration_id: named } = claimed;
  const pending = await registrations.listPending(recipient);
  const isOnlyOne = await registrations.isOnlyRegistration(recipient);
  const registration = pending.find(({ registration_id }) =>
    named === null ? isOnlyOne : registration_id === named,
  );
  // No sign-up is pending, or not the one that was named.
  if (pending.length === 0 || (named !== null && registration === undefined)) return undefined;
  if (registration !== undefined) await registrations.extend(registration.registration_id);
  if (hasAccount) return renderAlreadyRegisteredEmail(publicUrl() + PAGES.login);
  if (registration === undefined) return renderWhichSignUpEmail(publicUrl() + PAGES.login);
  const link = await links.createConfirmLink(claimed, registration.registration_id);
  return renderConfirmEmail(link, registration.created_at);
}
