/** Chefs for tests that give scripted, slow or recorded replies. */
import type { Chef, ChefPiece, ChefRequest } from '../src/chat/chef-types.ts';

/** A recipe as pieces, with the given ingredient line. */
export function createDishPieces(recipeName: string, ingredient: string): ChefPiece[] {
  return [
    { kind: 'numbers', servings: 2, minutes: 20 },
    { kind: 'prose', field: 'recipeName', text: recipeName },
    { kind: 'prose', field: 'conversation_response', text: 'Here you are.' },
    { kind: 'prose', field: 'introduction', text: 'A quick supper.' },
    { kind: 'line', list: 'ingredients', text: '200 g rice' },
    { kind: 'line', list: 'ingredients', text: ingredient },
    { kind: 'line', list: 'instructions', text: 'Cook until done.' },
    { kind: 'line', list: 'tips', text: 'Serve hot.' },
    { kind: 'prose', field: 'friendly_closing', text: 'Enjoy!' },
  ];
}

export interface RecordingChef extends Chef {
  /** The requests it received, in order. */
  readonly requests: ChefRequest[];
}

/** Gives the first reply to the first request, and so on, and then repeats the last. */
export function createScriptedChef(...replies: ChefPiece[][]): RecordingChef {
  const requests: ChefRequest[] = [];
  return {
    requests,
    answer: async function* (order) {
      const reply = replies[Math.min(requests.length, replies.length - 1)] ?? [];
      requests.push(order);
      yield* reply;
    },
  };
}

export interface SlowChef extends Chef {
  readonly whenStopped: Promise<void>;
}

/** Sends one sentence and then nothing until the client disconnects. */
export function createSlowChef(): SlowChef {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    whenStopped: promise,
    answer: async function* (_order, signal) {
      yield { kind: 'text', delta: 'Let me think. ' };
      await new Promise<void>((wake) => signal.addEventListener('abort', () => wake()));
      resolve();
    },
  };
}
