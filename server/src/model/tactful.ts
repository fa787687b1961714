/** Leaves out of a model's small talk what names a ruled-out food, even to say that it is not there: the dish itself is judged by its lines. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { Needs } from '@saffron/kitchen/vocabulary';
import type { ChefPiece, ProseField } from '../chat/chef.ts';
import { openGate, RefusedLine } from '../chat/gate.ts';
import { createSentenceBuffer } from '../chat/sentences.ts';

/** What is said around a dish; a name, an ingredient or a step is never mended, it is refused. */
const AROUND: readonly ProseField[] = ['conversation_response', 'introduction', 'friendly_closing'];

/** The piece without the sentences that would be refused; undefined when nothing of a tip is left. */
export function tactful(
  kitchen: Pick<Kitchen, 'rules' | 'measures'>,
  needs: Needs,
  piece: ChefPiece,
): ChefPiece | undefined {
  if (piece.kind === 'prose' && AROUND.includes(piece.field)) {
    return { ...piece, text: keepFitting(kitchen, needs, piece.text) };
  }
  if (piece.kind !== 'line' || piece.list !== 'tips') return piece;
  const text = keepFitting(kitchen, needs, piece.text);
  return text === '' ? undefined : { ...piece, text };
}

function keepFitting(
  kitchen: Pick<Kitchen, 'rules' | 'measures'>,
  needs: Needs,
  text: string,
): string {
  const buffer = createSentenceBuffer();
  const sentences = [...buffer.add(text), ...buffer.rest()];
  return sentences
    .filter((sentence) => passes(kitchen, needs, sentence))
    .join('')
    .trim();
}

function passes(kitchen: Pick<Kitchen, 'rules' | 'measures'>, needs: Needs, text: string): boolean {
  try {
    openGate(kitchen, needs).passLine({ part: 'text', index: 0, text });
    return true;
  } catch (error) {
    if (error instanceof RefusedLine) return false;
    throw error;
  }
}
