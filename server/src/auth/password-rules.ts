/** Which passwords may be chosen: long enough, and not among the first that anybody would try. */
import { readFileSync } from 'node:fs';
import { Refusal, type RefusalCode } from '@saffron/contract/errors';
import { MIN_PASSWORD_LENGTH } from '@saffron/contract/limits';

/** In lower case, between spaces; lines that begin with "# " are comments. */
const LIST = new URL('./common-passwords.txt', import.meta.url);
let common: ReadonlySet<string> | undefined;

/** Read when the first password is chosen: most starts never need it. */
function commonOnes(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(LIST, 'utf8')
      .replace(/^# .*$/gm, '')
      .trim()
      .split(/\s+/),
  );
  return common;
}

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
  return (
    [email, local].includes(plain) ||
    (local.length >= 4 && coreOf(plain) === local) ||
    isMadeOfCommonOne(plain) ||
    isOnePieceRepeated(plain) ||
    DATE.test(plain) ||
    PATHS.some((path) => path.includes(plain))
  );
}

/** Without the digits and signs around it. */
const coreOf = (text: string): string => text.replace(/^\P{L}+|\P{L}+$/gu, '');

/** "Password!", "password2026", "P4$$w0rd1" fall with "password", "monkeymonkey" with "monkey". */
function isMadeOfCommonOne(plain: string): boolean {
  const known = commonOnes();
  const without = plain.replace(/\P{L}+$/u, '');
  const spellings = [plain, coreOf(plain), without].flatMap((text) => [
    text,
    ...LETTERS_FOR_ONE.map((one) => asLetters(text, one)),
  ]);
  return spellings.some((word) => {
    const half = word.slice(0, word.length / 2);
    const base = half + half === word ? half : word;
    // About a short word a few more signs make a password of one's own.
    const isBare = base.length >= MIN_PASSWORD_LENGTH || plain.length - word.length <= MOST_AROUND;
    return isBare && (known.has(word) || known.has(base));
  });
}

const MOST_AROUND = 6;
/** A 1 stands for either. */
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

function asLetters(text: string, one: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? one);
}

/** A day of these hundred years, written in one go. */
const DATE =
  /^(?:[0-3]\d[01]\d(?:19|20)\d\d|[01]\d[0-3]\d(?:19|20)\d\d|(?:19|20)\d\d[01]\d[0-3]\d)$/;

/** `aaaaaaaa`, `abababab`, `12341234` */
function isOnePieceRepeated(text: string): boolean {
  for (let length = 1; length <= LONGEST_PIECE; length += 1) {
    const piece = text.slice(0, length);
    const times = Math.ceil(text.length / length);
    if (piece.repeat(times).slice(0, text.length) === text) return true;
  }
  return false;
}
