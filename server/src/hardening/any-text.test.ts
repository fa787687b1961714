/** Text that a client or a model sends is read in time that grows with it and no faster, whatever it repeats. */
import { readBrief, readRecipeLine } from '@saffron/contract/brief';
import { isPictureAddress } from '@saffron/contract/picture-address';
import { DOUBLED, doubling } from '@saffron/kitchen/testing/growth';
import { HOSTILE_PIECES } from '@saffron/kitchen/testing/hostile-pieces';
import { expect, test, vi } from 'vitest';
import { isOnlyLeftOut, mayBringBack, turnsRound } from '../chat/left-out.ts';
import { createSentenceBuffer } from '../chat/sentences.ts';
import { createJsonReader } from '../model/json-reader.ts';
import { createSpeechReader } from '../model/speech-reader.ts';
import { createLogger } from '../watch/logger.ts';

// Hundreds of texts on a machine that does other things besides.
vi.setConfig({ testTimeout: 120_000 });

const silent = createLogger('fatal', { write: () => {} });

const READERS: readonly (readonly [string, (text: string) => unknown, number])[] = [
  ['a system message', readBrief, 8000],
  ['the line of a recipe', (text) => readRecipeLine(`Recipe shared: ${text}`), 8000],
  ['the address of a picture', isPictureAddress, 2048],
  ['whether a sentence turns round', turnsRound, 8000],
  ['whether it brings something back', mayBringBack, 8000],
  ['whether it leaves something out', (text) => isOnlyLeftOut(text, []), 8000],
  ['sentences', (text) => createSentenceBuffer().add(text), 8000],
  ['the speech of a model', (text) => createSpeechReader().add(`Hello. ${text}`), 8000],
  ['what a model writes', (text) => createJsonReader().add(`{"a": "${text}`), 8000],
  ['the message of an error', (text) => silent.fatal({ err: new Error(text) }), 8000],
];

test.each(READERS)('%s is read in proportion', (_, read, characters) => {
  const slow = HOSTILE_PIECES.filter(
    (piece) => doubling(spared(read), piece, characters) > DOUBLED,
  );
  expect(slow).toEqual([]);
});

/** Nonsense may be refused, as long as it is refused in time. */
function spared(read: (text: string) => unknown) {
  return (text: string): void => {
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
  };
}
