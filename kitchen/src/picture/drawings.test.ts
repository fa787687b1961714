/** Tests the SVG files in drawings/: every food has one, all are used, only allowed tags and attributes occur, broken SVG is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureKnowledge } from '../../pictures.ts';
import { type Element, parseSvg } from './parse-svg.ts';

const folder = new URL('../../drawings/', import.meta.url);
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.replaceAll('\\', '/').slice(0, -'.svg'.length));
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

describe('the drawings', () => {
  it('are there for every motif but the bare plate and the loaf', () => {
    const missing = [...pictureKnowledge.motifs.values()]
      .filter(({ name }) => name !== 'bare' && name !== 'loaf')
      .map(({ role, drawing }) => `${role === 'base' ? 'bases' : 'food'}/${drawing}`)
      .filter((name) => !names.includes(name));
    expect(pictureKnowledge.motifs.size).toBeGreaterThan(200);
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const motifs = new Set([...pictureKnowledge.motifs.values()].map(({ drawing }) => drawing));
    const idle = names
      .filter((name) => /^(?:bases|food)\//.test(name))
      .map((name) => name.split('/')[1]);
    expect(idle.filter((name) => !motifs.has(name ?? ''))).toEqual([]);
    const vessels = names
      .filter((name) => name.startsWith('vessels/'))
      .map((name) => name.slice(8));
    expect(vessels.filter((name) => !read('vessels.txt').includes(name))).toEqual([]);
  });

  it.each(names)('%s has a title and a sample in every path', (name) => {
    const text = read(`${name}.svg`);
    expect(text).toMatch(/^<svg [^>]*>\n {2}<title>[A-Z][^<]+<\/title>\n/);
    expect(text).not.toMatch(/ d=""/);
    // A tint without a colour of its own would be black in an editor.
    for (const [element] of text.matchAll(/<[^>]+data-tint[^>]+>/g))
      expect(element).toMatch(/(?:fill|stroke)="#/);
  });
});

const TAGS = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'use', 'clipPath'];
const MEASURES =
  'viewBox cx cy r rx ry x y width height opacity fill-opacity stroke-opacity stroke-width stroke-dasharray data-dash data-lean data-turn data-step data-rings';
const NUMBERS = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[ ,]-?(?:\d+(?:\.\d+)?|\.\d+))*$/;
const COLOUR = /^(?:none|#[0-9a-f]{3}|#[0-9a-f]{6})$/;
const NAME = /^[a-z][a-z0-9-]*$/;
const WORDS = /^[-+a-z0-9 ]+$/;
const TONE = '(?:[0-9a-f]{6}|[a-z]+\\d?(?:\\.(?:deep|dark|base|light|pale))?)';
const WAY = `${TONE}(?: ${TONE} \\.\\d+)?`;
const POINTS = /^\d+ [\d.]+ [\d.]+ [\d.]+(?: -?[\d.]+ -?[\d.]+)?(?: [a-z]+)*$/;
const ALLOWED = new Map<string, RegExp>([
  ...MEASURES.split(' ').map((name) => [name, NUMBERS] as const),
  ['xmlns', /^http:\/\/www\.w3\.org\/2000\/svg$/],
  ['d', /^M[-MLHVCSQTAZ\d., ]*$/i],
  ['transform', /^(?:(?:translate|rotate|scale|matrix)\([-\d., ]+\) ?)+$/],
  ['id', NAME],
  ['href', /^#[a-z][a-z0-9-]*$/],
  ['clip-path', /^url\(#[a-z][a-z0-9-]*\)$/],
  ['display', /^none$/],
  ['fill', COLOUR],
  ['stroke', COLOUR],
  ['stroke-linecap', NAME],
  ['stroke-linejoin', NAME],
  ['data-tint', new RegExp(`^${WAY}(?:\\|${WAY})*$`)],
  ['data-scatter', POINTS],
  ['data-points', POINTS],
  ['data-blob', /^[\d.]+ [\d.]+ [\d.]+ \d+(?: -?[\d.]+ -?[\d.]+)?(?: [a-z]+)*$/],
  ['data-only', /^(?:\d+ \d+|\d+(?: \d+)*\/\d+)$/],
  ['data-fit', /^yes$/],
  ['data-if', WORDS],
  ['data-unless', WORDS],
  ['data-place', WORDS],
]);

/** What in a drawing no drawing may say. */
const wrongIn = ({ tag, attributes, children }: Element): string[] => [
  ...(TAGS.includes(tag) ? [] : [`<${tag}>`]),
  ...Object.entries(attributes)
    .filter(([name, value]) => !ALLOWED.get(name)?.test(value))
    .map(([name, value]) => `${name}="${value}"`),
  ...children.flatMap(wrongIn),
];

describe('what a drawing may say', () => {
  it.each(names)('is all that %s says', (name) => {
    expect(wrongIn(parseSvg(name, read(`${name}.svg`)))).toEqual([]);
  });

  it.each([
    ['<script/>', '<script>'],
    ['<path d="M0 0" style="fill:red"/>', 'style="fill:red"'],
    ['<path d="M0 0"\nonload="x"/>', 'onload="x"'],
    ['<path d="12"/>', 'd="12"'],
    ['<circle r="1" fill="red"/>', 'fill="red"'],
    ['<circle r="1" fill="#111" data-tint="dark.x"/>', 'data-tint="dark.x"'],
  ])('is not %s', (inner, wrong) => {
    expect(wrongIn(parseSvg('food/pea.svg', `<svg>${inner}</svg>`))).toEqual([wrong]);
  });
});

describe('a broken drawing', () => {
  const svg = (inner: string) => `<svg viewBox="0 0 9 9">\n<title>Pea</title>\n${inner}\n</svg>\n`;
  it.each([
    ['<g>\n<circle r="1"/>', 5, '</svg> closes <g>'],
    ['hello', 3, '"hello" is no element'],
    ['<path d="M0 0"', 3, '"<path d="M0 0"" is no element'],
    ['<style>a{fill:red}</style>', 3, '"a{fill:red}</style>" is no element'],
  ])('%s is refused with its place', (inner, line, why) => {
    expect(() => parseSvg('food/pea.svg', svg(inner))).toThrow(`food/pea.svg:${line}: ${why}`);
  });

  it('is refused when it is never closed, or is none', () => {
    expect(() => parseSvg('a.svg', '<svg>\n<g>')).toThrow('a.svg:2: <g> is never closed');
    expect(() => parseSvg('a.svg', '')).toThrow('a.svg:1: one <svg> is wanted');
  });
});
