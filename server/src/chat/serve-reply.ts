/** From an order to the events of a reply: asks a chef, passes the gate, asks once more, and has the house chef step in. */
import { randomBytes } from 'node:crypto';
import type { MealPlanReply, StreamEvent } from '@saffron/contract/chat';
import type { PersonHeard } from '@saffron/kitchen/chef/talk/person-heard';
import type { Watch } from '../watch/watch.ts';
import {
  type Again,
  type Chef,
  ChefAway,
  type Order,
  type Request,
  UnusableReply,
  type WhyAway,
} from './chef.ts';
import { type GateKitchen, openGate, RefusedLine } from './gate.ts';
import { layPlate } from './plate.ts';
import { stepIn } from './step-in.ts';
import { BROKE_OFF, HOUSE_STEPS_IN, NOTHING_FITS, ON_A_CARD, restartReason } from './words.ts';

/** A chef who is asked before the house chef, and may be away. */
export interface Guest extends Chef {
  /** Told why the house chef steps in. @returns what the person should hear of it, if anything */
  readonly giveWay: (error: unknown, order: Order) => WhyAway | undefined;
  /** Told that this reply needs the guest no longer; may be told more than once. */
  readonly leave: () => void;
}

export interface Table {
  readonly kitchen: GateKitchen;
  /** What a request tells of the person: asked once, before any chef is. */
  readonly hear: (request: Request) => PersonHeard | Promise<PersonHeard>;
  /** The house chef, who is always there. */
  readonly chef: Chef;
  readonly guest?: Guest | undefined;
  readonly watch?: Pick<Watch, 'replied' | 'refusedByGate'> | undefined;
}

const ATTEMPTS = 2;

/** What became of a chef's attempts; who failed leaves the order, and perhaps half a reply, to the next. */
type Outcome = 'served' | 'refused' | { readonly error: unknown; readonly isShown: boolean };

/** Ends with `done`, unless `signal` aborts or the house chef fails, which throws. */
export async function* serveReply(
  table: Table,
  request: Request,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const { guest, chef } = table;
  try {
    const order = { ...request, heard: await table.hear(request) };
    if (guest === undefined) return yield* serveByHouse(table, chef, order, signal);
    // What our own chef has to ask first no model may pass over.
    if (order.heard.asksFirst) return yield* serveByHouse(table, chef, order, signal, 'house');
    const outcome = yield* attempt(table, guest, order, signal, 'model');
    if (outcome === 'served' || signal.aborted) return;
    const error = outcome === 'refused' ? new ChefAway('unusable') : outcome.error;
    if (outcome !== 'refused' && outcome.isShown) yield restart(BROKE_OFF);
    const why = guest.giveWay(error, order);
    const house = why === undefined ? chef : stepIn(chef, HOUSE_STEPS_IN[why]);
    yield* serveByHouse(table, house, order, signal, 'house');
  } finally {
    guest?.leave();
  }
}

async function* serveByHouse(
  table: Table,
  chef: Chef,
  order: Order,
  signal: AbortSignal,
  mark?: MealPlanReply['chef'],
): AsyncGenerator<StreamEvent> {
  const outcome = yield* attempt(table, chef, order, signal, mark);
  if (typeof outcome === 'object') throw outcome.error;
  if (outcome === 'refused') yield* sayNothingFits(table.kitchen, order, mark);
}

/** What is known of an attempt that failed. */
interface Course {
  /** What the dish is called, so that a refused one is not asked for again. */
  readonly names: string[];
  isShown: boolean;
}

async function* attempt(
  table: Table,
  chef: Chef,
  order: Order,
  signal: AbortSignal,
  mark: MealPlanReply['chef'],
): AsyncGenerator<StreamEvent, Outcome> {
  let again: Again | undefined;
  for (let time = 1; time <= ATTEMPTS; time += 1) {
    const course: Course = { names: [], isShown: false };
    try {
      yield* serveOnce(table, chef, { ...order, again }, signal, course, mark);
      return 'served';
    } catch (error) {
      if (!(error instanceof UnusableReply)) {
        return { error, isShown: course.isShown };
      }
      table.watch?.refusedByGate(mark ?? 'house');
      const isRefused = error instanceof RefusedLine;
      const refused = [...(again?.refused ?? []), ...(isRefused ? course.names : [])];
      again = { refused, advice: error.advice };
      // Who has seen nothing need not hear that it was wrong, unless it was wrong for them.
      if (isRefused || course.isShown) yield restart(restartReason(error));
    }
  }
  return 'refused';
}

function restart(reason: string): StreamEvent {
  return { event: 'restart', data: { reason } };
}

async function* serveOnce(
  { kitchen, watch }: Table,
  chef: Chef,
  order: Order,
  signal: AbortSignal,
  course: Course,
  mark: MealPlanReply['chef'],
): AsyncGenerator<StreamEvent> {
  const author = mark ?? 'house';
  const lay = () =>
    layPlate(openGate(kitchen, order.heard, author), randomBytes(16).toString('base64url'));
  let plate = lay();
  for await (const piece of chef.answer(order, signal)) {
    if (signal.aborted) return;
    if (piece.kind === 'prose' && piece.field === 'recipeName') course.names.push(piece.text);
    if (piece.kind === 'anew') {
      plate = lay();
      if (course.isShown) yield restart(ON_A_CARD);
      course.isShown = false;
      continue;
    }
    for (const event of plate.add(piece)) {
      course.isShown = true;
      yield event;
    }
  }
  if (signal.aborted) return;
  const { events, reply } = plate.finish();
  yield* events;
  watch?.replied(mark ?? 'house');
  yield { event: 'done', data: markReply(reply, mark) };
}

function markReply(reply: MealPlanReply, chef: MealPlanReply['chef']): MealPlanReply {
  return chef === undefined ? reply : { ...reply, chef };
}

function* sayNothingFits(
  kitchen: GateKitchen,
  order: Order,
  mark: MealPlanReply['chef'],
): Generator<StreamEvent> {
  yield { event: 'text', data: { delta: NOTHING_FITS } };
  const safety = openGate(kitchen, order.heard).close();
  yield { event: 'done', data: markReply({ reply: NOTHING_FITS, safety }, mark) };
}

/** The reply alone, for clients that do not stream; undefined when `signal` aborted first. */
export async function serveWhole(
  table: Table,
  request: Request,
  signal: AbortSignal,
): Promise<MealPlanReply | undefined> {
  for await (const { event, data } of serveReply(table, request, signal)) {
    if (event === 'done') return data;
  }
  return undefined;
}
