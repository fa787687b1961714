/** Wraps a chef so that its reply begins with a given sentence. */
import type { Chef, ChefPiece } from './chef-types.ts';

export function prependSentence(chef: Chef, sentence: string): Chef {
  return {
    answer: async function* (order, signal) {
      let isSaid = false;
      for await (const piece of chef.answer(order, signal)) {
        yield isSaid ? piece : prependTo(piece, sentence);
        isSaid ||= isFirstText(piece);
      }
    },
  };
}

function isFirstText(piece: ChefPiece): boolean {
  return piece.kind === 'text' || (piece.kind === 'prose' && isAnswer(piece));
}

function isAnswer({ field }: Extract<ChefPiece, { kind: 'prose' }>): boolean {
  return field === 'conversation_response';
}

function prependTo(piece: ChefPiece, sentence: string): ChefPiece {
  if (piece.kind === 'text') return { ...piece, delta: `${sentence}\n\n${piece.delta}` };
  if (piece.kind === 'prose' && isAnswer(piece)) {
    return { ...piece, text: `${sentence} ${piece.text}`.trim() };
  }
  return piece;
}
