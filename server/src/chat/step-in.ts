/** Lets a chef begin with a sentence of ours: why it is the house chef who answers. */
import type { Chef, ChefPiece } from './chef.ts';

export function stepIn(chef: Chef, sentence: string): Chef {
  return {
    answer: async function* (order, signal) {
      let isSaid = false;
      for await (const piece of chef.answer(order, signal)) {
        yield isSaid ? piece : begin(piece, sentence);
        isSaid ||= isBeginning(piece);
      }
    },
  };
}

function isBeginning(piece: ChefPiece): boolean {
  return piece.kind === 'text' || (piece.kind === 'prose' && isAnswer(piece));
}

function isAnswer({ field }: Extract<ChefPiece, { kind: 'prose' }>): boolean {
  return field === 'conversation_response';
}

function begin(piece: ChefPiece, sentence: string): ChefPiece {
  if (piece.kind === 'text') return { ...piece, delta: `${sentence}\n\n${piece.delta}` };
  if (piece.kind === 'prose' && isAnswer(piece)) {
    return { ...piece, text: `${sentence} ${piece.text}`.trim() };
  }
  return piece;
}
