/** Decides which passwords may be chosen: at least the minimum length, and neither common nor easily guessed. */
import { readFileSync } from 'node:fs';
import { Refusal, type RefusalCode } from '@saffron/contract/errors';
import { MIN_PASSWORD_LENGTH } from '@saffron/contract/limits';

/** In lower case, between spaces; lines that begin with "# " are comments. */
const COMMON_PASSWORDS_FILE = new URL('./common-passwords.txt', import.meta.url);
let common: ReadonlySet<string> | undefined;

/** Read on first use: most processes never need it. */
function readCommonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(COMMON_PASSWORDS_FILE, 'utf8')
      .replace(/^# .*$/gm, '')
      .trim()
      .split(/\s+/),
  );
  return common;
}

/** Runs of neighbouring keys, also tried backwards. */
const KEYBOARD_RUNS = [
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
const KEYBOARD_PATHS = KEYBOARD_RUNS.flatMap((run) => [run, [...run].reverse().join('')]);
const LONGEST_PIECE = 4;

/** @throws Refusal which names the field and says why */
export function refuseWeakPassword(
  password: string,
  { field, email }: { field: string; email: string },
): void {
  const code = findWeakness(password, email);
  if (code === undefined) return;
  const message =
    code === 'password-too-short'
      ? `must be at least ${MIN_PASSWORD_LENGTH} characters`
      : 'must not be a common password';
  throw new Refusal(code, { issues: [{ path: field, message }] });
}

function findWeakness(password: string, email: string): RefusalCode | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'password-too-short';
  return isCommonPassword(password, email) ? 'password-too-common' : undefined;
}

export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const [local = ''] = email.split('@');
  return (
    [email, local].includes(plain) ||
    (local.length >= 4 && stripAffixes(plain) === local) ||
    isVariantOfCommon(plain) ||
    isRepeatedPiece(plain) ||
    DATE.test(plain) ||
    KEYBOARD_PATHS.some((path) => path.includes(plain))
  );
}

/** Strips the digits and signs around the letters. */
const stripAffixes = (text: string): string => text.replace(/^\P{L}+|\P{L}+$/gu, '');

/**
 * "Password!", "password2026", "P4$$w0rd1" are refused because of "password", "monkeymonkey"
 * because of "monkey".
 */
function isVariantOfCommon(plain: string): boolean {
  const known = readCommonPasswords();
  const without = plain.replace(/\P{L}+$/u, '');
  const spellings = [plain, stripAffixes(plain), without].flatMap((text) => [
    text,
    ...LETTERS_FOR_ONE.map((one) => replaceDigitsByLetters(text, one)),
  ]);
  return spellings.some((word) => {
    const half = word.slice(0, word.length / 2);
    const base = half + half === word ? half : word;
    // A short common word with many extra signs is allowed.
    const isBare =
      base.length >= MIN_PASSWORD_LENGTH || plain.length - word.length <= MAX_AFFIX_LENGTH;
    return isBare && (known.has(word) || known.has(base));
  });
}

const MAX_AFFIX_LENGTH = 6;
/** A 1 may replace either letter. */
const LETTERS_FOR_ONE = ['i', 'l'];
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function replaceDigitsByLetters(text: string, one: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? one);
}

/** A date from 1900 to 2099, without separators. */
const DATE =
  /^(?:[0-3]\d[01]\d(?:19|20)\d\d|[01]\d[0-3]\d(?:19|20)\d\d|(?:19|20)\d\d[01]\d[0-3]\d)$/;

/** `aaaaaaaa`, `abababab`, `12341234` */
function isRepeatedPiece(text: string): boolean {
  for (let length = 1; length <= LONGEST_PIECE; length += 1) {
    const piece = text.slice(0, length);
    const times = Math.ceil(text.length / length);
    if (piece.repeat(times).slice(0, text.length) === text) return true;
  }
  return false;
}
