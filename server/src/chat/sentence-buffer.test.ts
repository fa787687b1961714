/** Tests that streamed text comes out in whole sentences, with nothing lost or doubled. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSentenceBuffer } from './sentence-buffer.ts';

describe('the sentence buffer', () => {
  it('gives everything back, wherever it was cut', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a. !\n"]{0,8}$/)), (pieces) => {
        const buffer = createSentenceBuffer();
        const out = [...pieces.flatMap((piece) => buffer.add(piece)), ...buffer.flush()];
        expect(out.join('')).toBe(pieces.join(''));
      }),
    );
  });

  it('holds half a sentence back', () => {
    const buffer = createSentenceBuffer();
    expect(buffer.add('First! Sec')).toEqual(['First! ']);
    expect(buffer.add('ond one')).toEqual([]);
    expect(buffer.flush()).toEqual(['Second one']);
    expect(buffer.flush()).toEqual([]);
  });

  it('ends no sentence at an abbreviation of single letters', () => {
    const buffer = createSentenceBuffer();
    expect(buffer.add('Flakes, i.e. dried fish. Or Sahne, z. B. von hier. End')).toEqual([
      'Flakes, i.e. dried fish. ',
      'Or Sahne, z. B. von hier. ',
    ]);
  });
});
