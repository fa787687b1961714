/** Passwords that anybody would try first, and good ones that only look like them. */
import { expect, it } from 'vitest';
import { isCommon } from './password-rules.ts';

const email = 'maria.lopez@example.org';

it.each([
  'password',
  'PassWord',
  'P@ssw0rd',
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
])('%s is common', (password) => expect(isCommon(password, email)).toBe(true));

it.each([
  'kite otter lamp',
  'correct horse battery staple',
  'xkQ9-wpt',
  'password of my grandmother',
  'sunshine on leith',
  'Sup3rS3cret-Passw0rd',
  'zürich-möwe',
  'пароль моей бабушки',
])('%s is not', (password) => expect(isCommon(password, email)).toBe(false));
