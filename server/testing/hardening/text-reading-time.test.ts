/** Tests that texts from clients and models are read in time proportional to their length, whatever they repeat. */

import { isAllowedPictureUrl } from '@saffron/contract/picture-url';
import { parseRecipeMessage, parseSystemMessage } from '@saffron/contract/system-message';
import { readTalk } from '@saffron/kitchen/mentions';
import { HOSTILE_PIECES } from '@saffron/kitchen/testing/hostile-input';
import { MAX_LINEAR_DOUBLING, measureDoubling } from '@saffron/kitchen/testing/time-growth';
import { expect, test, vi } from 'vitest';
import { createSentenceBuffer } from '../../src/chat/sentence-buffer.ts';
import { createStreamingJsonReader } from '../../src/model/streaming-json-reader.ts';
import { createTextAnswerReader } from '../../src/model/text-answer-reader.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { getFullKitchen } from '../open-server.ts';

// Hundreds of texts on a machine that does other things besides.
vi.setConfig({ testTimeout: 120_000 });

const { mentions, rules } = getFullKitchen();
const silent = createLogger('fatal', { write: () => {} });

const READERS: readonly (readonly [string, (text: string) => unknown, number])[] = [
  ['a system message', parseSystemMessage, 8000],
  ['the line of a recipe', (text) => parseRecipeMessage(`Recipe shared: ${text}`), 8000],
  ['the address of a picture', isAllowedPictureUrl, 2048],
  ['what a sentence says of a food', (text) => readTalk(mentions, rules, text, []), 8000],
  ['sentences', (text) => createSentenceBuffer().add(text), 8000],
  ['the speech of a model', (text) => createTextAnswerReader().add(`Hello. ${text}`), 8000],
  ['what a model writes', (text) => createStreamingJsonReader().add(`{"a": "${text}`), 8000],
  ['the message of an error', (text) => silent.fatal({ err: new Error(text) }), 8000],
];

test.each(READERS)('%s is read in proportion', (_, read, characters) => {
  const slow = HOSTILE_PIECES.filter(
    (piece) => measureDoubling(spared(read), piece, characters) > MAX_LINEAR_DOUBLING,
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
