/** Tests reading files to import: text, zips and web pages, and the message for each unreadable file. */
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFiles } from './recipe-sources.ts';

const file = (name: string, content: BlobPart) => new File([content], name);
const text = (words: string) => new TextEncoder().encode(words);
const problemOf = async (one: File) => (await readFiles([one])).problems.map((p) => p.message);

test('text files go as they are, whichever system wrote them', async () => {
  const { sources, problems } = await readFiles([
    file('a.cook', 'Mix @flour{1%kg}.'),
    file('old.txt', new Uint8Array([0x43, 0x72, 0xe8, 0x6d, 0x65])),
    file('wide.md', new Uint8Array([0xff, 0xfe, 0x23, 0x00, 0x20, 0x00, 0x41, 0x00])),
  ]);
  expect(problems).toEqual([]);
  expect(sources).toEqual([
    { text: 'Mix @flour{1%kg}.', fileName: 'a.cook' },
    { text: 'Crème', fileName: 'old.txt' },
    { text: '# A', fileName: 'wide.md' },
  ]);
});

test('a zip is unpacked, and only what can be read in it', async () => {
  const zip = zipSync({
    'mine/soup.cook': text('Boil.'),
    'mine/.hidden.cook': text('no'),
    '__MACOSX/soup.cook': text('no'),
    'mine/photo.jpg': text('no'),
    'mine/huge.txt': new Uint8Array(70_000).fill(65),
  });
  const { sources, problems } = await readFiles([file('all.ZIP', new Uint8Array(zip))]);
  expect(sources).toEqual([{ text: 'Boil.', fileName: 'soup.cook' }]);
  expect(problems).toEqual([
    { item: 'mine/huge.txt', message: expect.stringContaining('larger than 62 kB') },
  ]);
});

test('of a saved page only its recipe data is sent', async () => {
  const page = `<html><script>alert(1)</script><script type="application/ld+json">{"@type":"Recipe"}</script>
    <script type="application/ld+json">{"@type":"Person"}</script>${'<p>words</p>'.repeat(20_000)}`;
  const { sources } = await readFiles([file('page.html', page)]);
  expect(sources).toEqual([
    { text: '{"@type":"Recipe"}', fileName: 'page.html', format: 'jsonld' },
  ]);
});

test.each([
  ['photo.jpg', new Uint8Array([1]), /kind of file/],
  ['big.txt', new Uint8Array(70_000).fill(65), /larger than/],
  ['program.txt', new Uint8Array([0, 1, 2, 3]), /not text/],
  ['blank.md', '  \n', /empty/],
  ['broken.zip', 'no zip at all', /could not be opened/],
  ['photos.zip', new Uint8Array(zipSync({ 'a.jpg': text('x') })), /no recipe files/],
  ['news.html', '<p>Nothing to cook</p>', /no recipe data/],
])('%s is told apart', async (name, content, sentence) => {
  expect(await problemOf(file(name, content))).toEqual([expect.stringMatching(sentence)]);
});
