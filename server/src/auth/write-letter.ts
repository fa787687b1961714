/** Decides, when a letter is about to be sent, what it says: only here it matters whether an address is known. */
import { PAGES } from '@saffron/contract/paths';
import {
  accountDeletedLetter,
  alreadyRegisteredLetter,
  confirmLetter,
  type Letter,
  passwordChangedLetter,
  resetLetter,
} from '../post/letters.ts';
import type { Claimed, LetterKind } from '../post/outbox.ts';
import type { Database } from '../storage/database.ts';
import type { RegistrationRow } from '../storage/tables.ts';
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
      if (user === undefined) return letterToConfirm(deps, letter);
      await forgetSignUps(db, letter.recipient);
      return alreadyRegisteredLetter(signIn);
    case 'resend':
      return user === undefined ? letterToConfirm(deps, letter) : undefined;
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

async function letterToConfirm(
  { registrations, links }: LetterDeps,
  letter: Claimed,
): Promise<Letter | undefined> {
  const pending = await registrations.of(letter.recipient);
  const isMeant = ({ registration_id }: RegistrationRow) =>
    letter.registration_id === null || registration_id === letter.registration_id;
  const meant = pending.find(isMeant);
  if (meant === undefined) return undefined;
  const link = await links.toConfirm(letter, meant.registration_id);
  return confirmLetter(link, meant.created_at);
}

async function forgetSignUps(db: Database, email: string): Promise<void> {
  await db.deleteFrom('registrations').where('email', '=', email).execute();
}
