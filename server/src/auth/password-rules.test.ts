/** Tests that common and easily guessed passwords are refused and good ones that only resemble them are accepted. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCommonPassword } from './password-rules.ts';

const email = 'maria.lopez@example.org';

it.each([
  'password',
  'PassWord',
  'P@ssw0rd',
  'P4$$w0rd!',
  'Pa55word2026',
  '5unshine',
  'Charlie7',
  'monkey2019',
  'dragon!!',
  'Chel5ea12',
  'h3llo123',
  'batmanbatman',
  'Liverpool!',
  'basketball99',
  '19870412',
  '24121999',
  'password2026',
  'Password!!',
  '123456789',
  '87654321',
  'qwertyui',
  'QWERTYUIOP',
  'asdfghjkl',
  'lkjhgfdsa',
  '1qaz2wsx',
  'iloveyou',
  'aaaaaaaa',
  'abababab',
  '12341234',
  'abc1abc1abc1',
  'maria.lopez',
  'Maria.Lopez99',
  'maria.lopez@example.org',
])('%s is common', (password) => expect(isCommonPassword(password, email)).toBe(true));

it.each([
  'kite otter lamp',
  'dragon4827163',
  'monkey under the stairs',
  'charlie-the-otter',
  '73920184756',
  'correct horse battery staple',
  'xkQ9-wpt',
  'password of my grandmother',
  'sunshine on leith',
  'Sup3rS3cret-Passw0rd',
  'zürich-möwe',
  'пароль моей бабушки',
])('%s is not', (password) => expect(isCommonPassword(password, email)).toBe(false));

it('about three thousand are known, each in lower case and once', () => {
  const file = new URL('./common-passwords.txt', import.meta.url);
  const words = readFileSync(file, 'utf8')
    .replace(/^# .*$/gm, '')
    .trim()
    .split(/\s+/);
  expect(words.length).toBeGreaterThan(3000);
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
  const chosen = words.filter((word) => word.length >= 8);
  expect(chosen.filter((word) => !isCommonPassword(word, email))).toEqual([]);
});
