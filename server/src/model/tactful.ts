/** Leaves out of a model's small talk what names a ruled-out food, even to say that it is not there: the dish itself is judged by its lines. */
import type { PersonHeard } from '@saffron/kitchen/chef/talk/person-heard';
import type { ChefPiece, ProseField } from '../chat/chef.ts';
import { type GateKitchen, openGate, RefusedLine } from '../chat/gate.ts';
import { createSentenceBuffer } from '../chat/sentences.ts';

/** What is said around a dish; a name, an ingredient or a step is never mended, it is refused. */
const AROUND: readonly ProseField[] = ['conversation_response', 'introduction', 'friendly_closing'];

/** The piece without the sentences that would be refused; undefined when nothing of a tip is left. */
export function tactful(
  kitchen: GateKitchen,
  heard: PersonHeard,
  piece: ChefPiece,
): ChefPiece | undefined {
  if (piece.kind === 'prose' && AROUND.includes(piece.field)) {
    return { ...piece, text: keepFitting(kitchen, heard, piece.text) };
  }
  if (piece.kind !== 'line' || piece.list !== 'tips') return piece;
  const text = keepFitting(kitchen, heard, piece.text);
  return text === '' ? undefined : { ...piece, text };
}

function keepFitting(kitchen: GateKitchen, heard: PersonHeard, text: string): string {
  const buffer = createSentenceBuffer();
  const sentences = [...buffer.add(text), ...buffer.rest()];
  return sentences
    .filter((sentence) => passes(kitchen, heard, sentence))
    .join('')
    .trim();
}

function passes(kitchen: GateKitchen, heard: PersonHeard, text: string): boolean {
  try {
    openGate(kitchen, heard).passLine({ part: 'text', index: 0, text });
    return true;
  } catch (error) {
    if (error instanceof RefusedLine) return false;
    throw error;
  }
}
