/** Chefs for tests: they say what a test tells them to, good or bad. */
import type { Chef, ChefPiece, Order } from '../chat/chef.ts';

/** A recipe as pieces, with one ingredient line of the test's choosing. */
export function dish(recipeName: string, ingredient: string): ChefPiece[] {
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
  /** What was asked of it, in order. */
  readonly orders: Order[];
}

/** Gives the first reply to the first order, and so on; the last one again and again. */
export function chefWho(...replies: ChefPiece[][]): RecordingChef {
  const orders: Order[] = [];
  return {
    orders,
    answer: async function* (order) {
      const reply = replies[Math.min(orders.length, replies.length - 1)] ?? [];
      orders.push(order);
      yield* reply;
    },
  };
}

export interface SlowChef extends Chef {
  readonly stopped: Promise<void>;
}

/** Says one sentence and then nothing until nobody listens any more. */
export function slowChef(): SlowChef {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    stopped: promise,
    answer: async function* (_order, signal) {
      yield { kind: 'text', delta: 'Let me think. ' };
      await new Promise<void>((wake) => signal.addEventListener('abort', () => wake()));
      resolve();
    },
  };
}
