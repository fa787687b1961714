/** Tests that no food passes the gate hidden: in marks and entities, unseen signs, other scripts, JSON's escapes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractNeedsFrom } from '../../testing/extract-needs.ts';
import { getPantryOnlyKitchen } from '../../testing/open-server.ts';
import { createReplyReader } from '../model/reply-reader.ts';
import { type ChefPiece, UnusableReplyError } from './chef-types.ts';
import { openGate } from './gate.ts';
import { createReplyBuilder } from './reply-builder.ts';

const heard = extractNeedsFrom(['I am allergic to celery'], {
  allergies: ['milk', 'peanuts'],
  diets: [],
});
const kitchen = getPantryOnlyKitchen();

/** Ways to write a word so that a page still shows it. */
const DISGUISES: Readonly<Record<string, (word: string) => string>> = {
  plain: (word) => word,
  capitals: (word) => word.toUpperCase(),
  bold: (word) => between(word, '**'),
  struck: (word) => between(word, '~~'),
  'marked as code': (word) => between(word, '`'),
  'in a tag': (word) => `${word.slice(0, 2)}<b>${word.slice(2)}</b>`,
  'parted by a comment': (word) => between(word, '<!-- so -->'),
  'a link': (word) => `[${word.slice(0, 3)}](https://example.org)${word.slice(3)}`,
  'a stroke': (word) => between(word, '\\'),
  'no width': (word) => between(word, '\u200b'),
  'joined without width': (word) => between(word, '\u200d'),
  'byte order mark': (word) => between(word, '\ufeff'),
  'soft hyphen': (word) => between(word, '\u00ad'),
  'grapheme joiner': (word) => between(word, '\u034f'),
  'filler of Hangul': (word) => between(word, '\u3164'),
  'sign of direction': (word) => between(word, '\u200f'),
  'turned round': (word) => `\u202e${[...word].reverse().join('')}\u202c`,
  'a mark on each letter': (word) => [...word].map((letter) => `${letter}\u0308`).join(''),
  'another script': (word) => word.replaceAll('e', '\u0435'),
  'full width': (word) => moved(word, 0xff41),
  mathematical: (word) => moved(word, 0x1d41a),
  'an entity': (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`,
  'an entity in hexadecimal': (word) =>
    `${word.slice(0, 3)}&#x${word.charCodeAt(3).toString(16)};${word.slice(4)}`,
  'a named entity': (word) => word.replace('e', '&eacute;'),
  'an entity that is not seen': (word) => between(word, '&shy;'),
  'wide apart': (word) => [...word].join(' '),
  'with full stops': (word) => [...word].join('.'),
};

function between(word: string, mark: string): string {
  return `${word.slice(0, 3)}${mark}${word.slice(3)}`;
}

function moved(word: string, first: number): string {
  return [...word].map((one) => String.fromCodePoint(first + one.charCodeAt(0) - 97)).join('');
}

const food = fc.constantFrom('peanuts', 'butter', 'celery', 'cheese');
const disguise = fc.constantFrom(...Object.keys(DISGUISES));
/** Marks what must not be shown: no other sentence holds it. */
const MARK = 'quickly';
const proposal = fc.record({ food, disguise }).map((one) => `Add the ${hide(one)} ${MARK}. `);
const talk = fc.constantFrom('Rice keeps for a day. ', 'Use oil instead of butter. ');

function hide({ food: word, disguise: how }: { food: string; disguise: string }): string {
  return DISGUISES[how]?.(word) ?? word;
}

/** What anybody would be shown of a text that arrives in such pieces. */
function shownOf(text: string, cuts: readonly number[]): string {
  const builder = createReplyBuilder(openGate(kitchen, heard), 'id', true);
  const reader = createReplyReader(kitchen);
  const shown: unknown[] = [];
  const add = (piece: ChefPiece) => shown.push(...builder.add(piece));
  try {
    const places = [0, ...cuts.toSorted((one, other) => one - other), text.length];
    for (const [at, end] of places.slice(1).entries())
      for (const piece of reader.add(text.slice(places[at], end))) add(piece);
    for (const piece of reader.finish(true)) add(piece);
    shown.push(builder.finish());
  } catch (error) {
    if (!(error instanceof UnusableReplyError)) throw error;
  }
  return JSON.stringify(shown);
}

const cutsOf = (text: string) => fc.array(fc.nat(text.length), { maxLength: 6 });

describe('a food that hides', () => {
  it.each(Object.keys(DISGUISES))('is found by the gate: %s', (how) => {
    for (const word of ['peanuts', 'butter', 'celery', 'cheese'])
      expect(
        shownOf(`Rice it is. Add the ${hide({ food: word, disguise: how })} ${MARK}.`, []),
      ).not.toContain(MARK);
  });

  it('is in no event of an answer in words, however it is cut', () => {
    const texts = fc
      .array(fc.oneof(proposal, talk), { minLength: 1, maxLength: 5 })
      .map((sentences) => sentences.join(''))
      .chain((text) => fc.tuple(fc.constant(text), cutsOf(text)));
    fc.assert(
      fc.property(texts, ([text, cuts]) => {
        expect(shownOf(text, cuts)).not.toContain(MARK);
      }),
      { numRuns: 250 },
    );
  });

  it('is on no card, whatever its JSON escapes', () => {
    const line = fc.record({ food, disguise }).map((one) => `50 g ${hide(one)} ${MARK}`);
    const cards = fc
      .record({ line, isStep: fc.boolean(), escaped: fc.nat(1) })
      .map(({ line: hidden, isStep, escaped }) => {
        const card = {
          recipeName: 'Rice bowl',
          introduction: 'A bowl.',
          ingredients: ['200 g rice', ...(isStep ? [] : [hidden]), '1 lemon'],
          instructions: ['Boil the rice.', ...(isStep ? [`Stir in ${hidden}.`] : []), 'Serve.'],
        };
        const text = JSON.stringify(card);
        return escaped === 0 ? text : text.replace(/[e\u0080-\uffff]/g, escapeOf);
      })
      .chain((text) => fc.tuple(fc.constant(text), cutsOf(text)));
    fc.assert(
      fc.property(cards, ([text, cuts]) => {
        expect(shownOf(text, cuts)).not.toContain(MARK);
      }),
      { numRuns: 250 },
    );
  });
});

function escapeOf(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
