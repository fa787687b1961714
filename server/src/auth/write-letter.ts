/** Decides, when a letter is about to be sent, what it says: only here it matters whether an address is known. */
import { PAGES } from '@saffron/contract/paths';
import {
  accountDeletedLetter,
  alreadyRegisteredLetter,
  confirmLetter,
  type Letter,
  passwordChangedLetter,
  resetLetter,
  whichSignUpLetter,
} from '../post/letters.ts';
import type { Claimed, LetterKind } from '../post/outbox.ts';
import type { Database } from '../storage/database.ts';
import type { EmailLinks } from './email-links.ts';
import type { Registrations } from './registrations.ts';
import { findUserByEmail } from './users.ts';

export interface LetterDeps {
  readonly db: Database;
  readonly links: EmailLinks;
  readonly registrations: Registrations;
  readonly publicUrl: () => string;
}

/** Undefined when there is nothing to say to that address. */
export async function writeLetter(deps: LetterDeps, letter: Claimed): Promise<Letter | undefined> {
  const { db, links, publicUrl } = deps;
  const user = await findUserByEmail(db, letter.recipient);
  const signIn = publicUrl() + PAGES.login;
  switch (letter.kind as LetterKind) {
    case 'register':
    case 'resend':
      return letterToConfirm(deps, letter, user !== undefined);
    case 'reset':
      return user && resetLetter(await links.toReset(letter, user.user_id));
    case 'password-changed':
      return user && passwordChangedLetter(signIn, false, letter.created_at);
    case 'password-reset':
      return user && passwordChangedLetter(signIn, true, letter.created_at);
    case 'account-deleted':
      return accountDeletedLetter(letter.created_at);
  }
}

/** The link of one sign-up, and never of another than whoever asked can name. */
async function letterToConfirm(
  { registrations, links, publicUrl }: LetterDeps,
  letter: Claimed,
  hasAccount: boolean,
): Promise<Letter | undefined> {
  const { recipient, registration_id: named } = letter;
  const pending = await registrations.of(recipient);
  const isOnlyOne = await registrations.isOnlyOne(recipient);
  const meant = pending.find(({ registration_id }) =>
    named === null ? isOnlyOne : registration_id === named,
  );
  // Nobody is waiting, or not whoever was named.
  if (pending.length === 0 || (named !== null && meant === undefined)) return undefined;
  if (meant !== undefined) await registrations.keepAlive(meant.registration_id);
  if (hasAccount) return alreadyRegisteredLetter(publicUrl() + PAGES.login);
  if (meant === undefined) return whichSignUpLetter(publicUrl() + PAGES.login);
  const link = await links.toConfirm(letter, meant.registration_id);
  return confirmLetter(link, meant.created_at);
}
