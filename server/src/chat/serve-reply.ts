/** From an order to the events of a reply: asks the chef, passes the gate, and asks once more after a refusal. */
import { randomBytes } from 'node:crypto';
import type { MealPlanReply, StreamEvent } from '@saffron/contract/chat';
import type { Pantry } from '../kitchen/check-recipe.ts';
import type { Chef, Order } from './chef.ts';
import { openGate, RefusedLine } from './gate.ts';
import { layPlate } from './plate.ts';
import { NOTHING_FITS, restartReason } from './words.ts';

export interface Table {
  readonly kitchen: Pantry;
  readonly chef: Chef;
}

const ATTEMPTS = 2;

/** Ends with `done`, unless `signal` aborts or the chef fails, which throws. */
export async function* serveReply(
  table: Table,
  order: Order,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  let served = order.served;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const names: string[] = [];
    try {
      return yield* serveOnce(table, { ...order, served }, signal, names);
    } catch (error) {
      if (!(error instanceof RefusedLine)) throw error;
      served = [...served, ...names];
      yield { event: 'restart', data: { reason: restartReason(error.finding) } };
    }
  }
  yield* sayNothingFits(table, order);
}

/** `names` receives what the dish is called, so that a refused one is not asked for again. */
async function* serveOnce(
  table: Table,
  order: Order,
  signal: AbortSignal,
  names: string[],
): AsyncGenerator<StreamEvent> {
  const recipeId = randomBytes(16).toString('base64url');
  const plate = layPlate(openGate(table.kitchen, order.needs), recipeId);
  for await (const piece of table.chef.answer(order, signal)) {
    if (signal.aborted) return;
    if (piece.kind === 'prose' && piece.field === 'recipeName') names.push(piece.text);
    yield* plate.add(piece);
  }
  if (signal.aborted) return;
  const { events, reply } = plate.finish();
  yield* events;
  yield { event: 'done', data: reply };
}

function* sayNothingFits(table: Table, order: Order): Generator<StreamEvent> {
  yield { event: 'text', data: { delta: NOTHING_FITS } };
  const safety = openGate(table.kitchen, order.needs).close();
  yield { event: 'done', data: { reply: NOTHING_FITS, safety } };
}

/** The reply alone, for clients that do not stream; undefined when `signal` aborted first. */
export async function serveWhole(
  table: Table,
  order: Order,
  signal: AbortSignal,
): Promise<MealPlanReply | undefined> {
  for await (const { event, data } of serveReply(table, order, signal)) {
    if (event === 'done') return data;
  }
  return undefined;
}
