/** Tests Markdown rendering: each prefix of a streamed text shows what a full parse would, and nothing runs or loads. */
import { render, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import Markdown from './Markdown.tsx';
import { MessageText } from './MessageText.tsx';
import { isPlainBlock, splitBlocks } from './markdown-blocks.ts';
import { stripHtml } from './strip-html.ts';

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);
/** Space between elements is no difference to the eye. */
const tidy = (markup: string) =>
  markup
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .replace(/\s*(<\/?(?:p|li)>)\s*/g, '$1')
    .trim();
const inBlocks = (text: string) =>
  splitBlocks(text)
    .map((block) =>
      isPlainBlock(block) ? renderToStaticMarkup(<p>{block.trim()}</p>) : html(block),
    )
    .join('');

const SAMPLES = {
  paragraphs: 'One line.\nStill one.\n\nTwo **bold** and *soft*.\n\n\n\nThree',
  lists: 'Take:\n\n- a\n- b\n\n  more of b\n\n- c\n\nThen:\n\n1. stir\n\n2. serve\n\nDone.',
  nested: '- a\n  - b\n\n    ```\n    x\n\n    y\n    ```\n\nafter\n\n```\nz\n\nw\n```\n\nend',
  fences:
    'Before\n\n```js\nlet a\n\n# no heading\n\n- no list\n```\n\nAfter\n\n~~~\n```\n\n~~~\n\nEnd',
  quotes: '> a\n\n> b\nlazy\n\n> ```\n> x\n\nout\n\nmore',
  tables: 'A | B\n--|--\n1 | 2\n\nText after\n\n# Head\ntext',
  links: 'See [a][1] and https://a.example/x and b@c.example\n\nmore\n\n[1]: https://e.example',
  footnotes: 'Word[^1]\n\nmore\n\n[^1]: note',
  rules: 'Title\n---\n\n***\n\n- - -\n\n+ x\n\ntext\n\n    code\n\n    more\n\nend\\\nnow',
} as const;

describe('at every prefix', () => {
  test.each(Object.entries(SAMPLES))('%s', (_, sample) => {
    for (let end = 1; end <= sample.length; end += 1) {
      const prefix = sample.slice(0, end);
      expect(tidy(inBlocks(prefix)), JSON.stringify(prefix)).toBe(tidy(html(prefix)));
    }
  });
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '![x](https://evil.example/track.png)',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '[x](&#106;avascript:alert(1))',
  '<javascript:alert(1)>',
  '- [x] <input autofocus onfocus=alert(1)>',
])('hostile %j holds nothing that runs or calls out', (text) => {
  const { container } = render(<Markdown text={stripHtml(text)} />);
  expect(
    container.querySelector('script, img, iframe, input, svg, form, [onerror], [onfocus]'),
  ).toBeNull();
  for (const link of container.querySelectorAll('a')) expect(link.protocol).toBe('https:');
});

test.each([
  ['https://a.example', 'https://a.example'],
  ['http://a.example', 'http://a.example'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%s is a link that tells nobody where it was clicked', (address) => {
  const { container } = render(<Markdown text={`[x](${address})`} />);
  expect(container.querySelector('a')).toHaveAttribute('href', address);
  expect(container.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('words are there before the parser is, and set once it has come', async () => {
  const { container } = render(<MessageText text={'Plain.\n\nWith **weight**.'} />);
  expect(container).toHaveTextContent('Plain.With **weight**.');
  await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('weight'));
});
