/** Which passwords may be chosen: long enough, and not among the first that anybody would try. */
import { readFileSync } from 'node:fs';
import { Refusal, type RefusalCode } from '@saffron/contract/errors';
import { MIN_PASSWORD_LENGTH } from '@saffron/contract/limits';

/** One a line, in lower case; lines that begin with # are comments. */
const LIST = new URL('./common-passwords.txt', import.meta.url);
const COMMON = new Set(
  readFileSync(LIST, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** What fingers run along, forwards or backwards. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1234567890-=',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()_+',
];
const PATHS = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);
const LONGEST_PIECE = 4;

/** @throws Refusal which names the field and says why */
export function refusePoorPassword(
  password: string,
  { field, email }: { field: string; email: string },
): void {
  const code = whatIsWrong(password, email);
  if (code === undefined) return;
  const message =
    code === 'password-too-short'
      ? `must be at least ${MIN_PASSWORD_LENGTH} characters`
      : 'must not be a common password';
  throw new Refusal(code, { issues: [{ path: field, message }] });
}

function whatIsWrong(password: string, email: string): RefusalCode | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'password-too-short';
  return isCommon(password, email) ? 'password-too-common' : undefined;
}

export function isCommon(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const [local = ''] = email.split('@');
  // "Password!" and "password2026" fall with "password".
  const core = plain.replace(/^\P{L}+|\P{L}+$/gu, '');
  return (
    COMMON.has(plain) ||
    COMMON.has(core) ||
    [email, local].includes(plain) ||
    (local.length >= 4 && core === local) ||
    isOnePieceRepeated(plain) ||
    PATHS.some((path) => path.includes(plain))
  );
}

/** `aaaaaaaa`, `abababab`, `12341234` */
function isOnePieceRepeated(text: string): boolean {
  for (let length = 1; length <= LONGEST_PIECE; length += 1) {
    const piece = text.slice(0, length);
    const times = Math.ceil(text.length / length);
    if (piece.repeat(times).slice(0, text.length) === text) return true;
  }
  return false;
}
