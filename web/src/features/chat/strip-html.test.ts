/** HTML goes, words stay, nothing runs. */
import { expect, test } from 'vitest';
import { stripHtml } from './strip-html.ts';

test.each([
  ['plain words, 2 < 3 & 4 > 1', 'plain words, 2 < 3 & 4 > 1'],
  ['<b>bold</b> move', 'bold move'],
  ['<script>alert(1)</script>after', 'after'],
  ['<img src=x onerror=alert(1)>soup', 'soup'],
  ['<svg><script>alert(1)</script></svg>x', 'x'],
  ['<<b>script>alert(1)<</b>/script>', '<script>alert(1)</script>'],
  ['&lt;b&gt; stays &amp; <i>goes</i>', '&lt;b&gt; stays &amp; goes'],
  ['an unfinished <a href="', 'an unfinished '],
  ['  outer space <i>kept</i>  ', '  outer space kept  '],
  ['line one\n\n<p>line two</p>\nthree', 'line one\n\nline two\nthree'],
  ['<!-- hidden -->shown', 'shown'],
])('%j', (html, expected) => {
  expect(stripHtml(html)).toBe(expected);
});

test('text without a tag is answered as it is', () => {
  const text = '**a** & b\u00a0c';
  expect(stripHtml(text)).toBe(text);
});
