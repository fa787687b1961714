/** Tests that HTML character references such as `&eacute;` are decoded, unknown ones rejected, and the cache bounded. */
import { expect, test } from 'vitest';
import { decodeNamedCharacterReference } from './named-reference.ts';

test.each([
  ['amp', '&'],
  ['lt', '<'],
  ['eacute', 'é'],
  ['frac12', '½'],
  ['nbsp', '\u00a0'],
  ['NewLine', '\n'],
  ['Tab', '\t'],
  ['semi', ';'],
  ['notin', '∉'],
  ['NotEqualTilde', '≂̸'],
  ['notit', false],
  ['nothing', false],
  ['Amp', false],
  ['', false],
])('&%s; is %j, each time', (name, character) => {
  expect(decodeNamedCharacterReference(name)).toBe(character);
  expect(decodeNamedCharacterReference(name)).toBe(character);
});

test('many that mean nothing are not remembered for ever', () => {
  for (let at = 0; at < 1200; at += 1) {
    expect(decodeNamedCharacterReference(`none${at}`)).toBe(false);
  }
  expect(decodeNamedCharacterReference('eacute')).toBe('é');
});
