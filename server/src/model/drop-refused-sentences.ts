/** Drops sentences from a model's introduction, closing and tips that name a restricted food: they are kept and shared. */
import type { PersonHeard } from '@saffron/kitchen/chef/needs-extractor';
import type { ChefPiece, ProseField } from '../chat/chef-types.ts';
import { type GateKitchen, LineRefusedError, openGate } from '../chat/gate.ts';
import { createSentenceBuffer } from '../chat/sentence-buffer.ts';

/** Fields from which sentences may be dropped; a name, an ingredient or a step is refused instead. */
const SURROUNDING_FIELDS: readonly ProseField[] = ['introduction', 'friendly_closing'];

/** The piece without the sentences that would be refused; undefined when nothing of a tip is left. */
export function dropRefusedSentences(
  kitchen: GateKitchen,
  heard: PersonHeard,
  piece: ChefPiece,
): ChefPiece | undefined {
  if (piece.kind === 'prose' && SURROUNDING_FIELDS.includes(piece.field)) {
    return { ...piece, text: keepAllowedSentences(kitchen, heard, piece.text) };
  }
  if (piece.kind !== 'line' || piece.list !== 'tips') return piece;
  const text = keepAllowedSentences(kitchen, heard, piece.text);
  return text === '' ? undefined : { ...piece, text };
}

function keepAllowedSentences(kitchen: GateKitchen, heard: PersonHeard, text: string): string {
  const buffer = createSentenceBuffer();
  const sentences = [...buffer.add(text), ...buffer.flush()];
  return sentences
    .filter((sentence) => isAllowed(kitchen, heard, sentence))
    .join('')
    .trim();
}

function isAllowed(kitchen: GateKitchen, heard: PersonHeard, text: string): boolean {
  try {
    openGate(kitchen, heard).checkLine({ part: 'text', index: 0, text });
    return true;
  } catch (error) {
    if (error instanceof LineRefusedError) return false;
    throw error;
  }
}
