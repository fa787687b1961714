/** The model as the conversation meets it: a guest chef for each reply, within the limits of the person and of the house. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { FastifyBaseLogger } from 'fastify';
import type { Identity } from '../auth/sessions.ts';
import { type Chef, ChefAway, type Order, type WhyAway } from '../chat/chef.ts';
import type { Guest } from '../chat/serve-reply.ts';
import { HOUSE_STEPS_IN } from '../chat/words.ts';
import { networkOf } from '../http/address.ts';
import type { Storage } from '../storage/database.ts';
import type { Watch } from '../watch/watch.ts';
import { createBreaker } from './breaker.ts';
import { createModelChef } from './model-chef.ts';
import type { ModelSettings } from './model-settings.ts';
import { openPoints } from './points.ts';
import type { Prompt } from './prompt.ts';
import type { LanguageModel } from './providers.ts';
import { createSeats, type Seat } from './seats.ts';
import { openTokenBudget } from './token-budget.ts';
import { createToldLately, type ToldLately } from './told-lately.ts';

/** What the server is started with. */
export interface ModelChoice {
  readonly settings: ModelSettings;
  readonly language: LanguageModel;
  readonly prompt: Prompt;
  /** How long a model that failed too often is left alone, when not the usual while. */
  readonly restMs?: number;
}

export interface ModelDeps {
  readonly kitchen: Kitchen;
  readonly storage: Storage;
  readonly logger: FastifyBaseLogger;
  readonly rateLimitScale: number;
  readonly watch?: Watch | undefined;
}

export interface Model {
  /** @throws Refusal when too many are waiting already */
  readonly welcome: (who: Identity, ip: string) => Promise<Guest>;
}

const SERVED_AT_ONCE = 16;
const LONGEST_QUEUE = 32;

export function openModel(choice: ModelChoice, deps: ModelDeps): Model {
  const { settings, language, prompt } = choice;
  const scaled = (count: number) => Math.max(1, Math.round(count * deps.rateLimitScale));
  const seats = createSeats(scaled(SERVED_AT_ONCE), scaled(LONGEST_QUEUE));
  const told = createToldLately();
  const points = openPoints(deps.storage, deps.rateLimitScale);
  const { totalMs } = settings;
  const name = `${settings.provider}:${settings.name}`;
  const chef = createModelChef({
    kitchen: deps.kitchen,
    model: language,
    prompt,
    silenceMs: settings.firstByteMs,
    breaker: createBreaker(choice.restMs),
    budget: openTokenBudget(deps.storage, settings.dailyTokens),
    report: (report) => {
      deps.watch?.modelCalled(report);
      deps.logger.info({ model: name, ...report }, 'model call');
    },
  });
  return {
    welcome: async (who, ip) => {
      const person = who.kind === 'person' ? who.userId : networkOf(ip);
      const seat = seats.take(person);
      const away = await whyNot(() => points.take(who.kind, person), deps.logger);
      if (away !== undefined) seat.leave();
      const { logger, watch } = deps;
      return seatGuest({ chef, seat, person, away, totalMs, told, logger, watch });
    },
  };
}

/** Without a database that counts, nothing is spent. */
async function whyNot(
  take: () => Promise<boolean>,
  logger: FastifyBaseLogger,
): Promise<WhyAway | undefined> {
  try {
    return (await take()) ? undefined : 'limit';
  } catch (error) {
    logger.warn({ err: error }, 'the points of the model could not be counted');
    return 'unreachable';
  }
}

interface Seating {
  readonly chef: Chef;
  readonly seat: Seat;
  readonly person: string;
  /** Why the model is not asked at all, if it is not. */
  readonly away: WhyAway | undefined;
  readonly totalMs: number;
  readonly told: ToldLately;
  readonly logger: FastifyBaseLogger;
  readonly watch?: Watch | undefined;
}

function seatGuest(seating: Seating): Guest {
  const { chef, seat, away, totalMs } = seating;
  // Waiting for a seat and asking twice are all within the one time a person waits.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new ChefAway('slow')), totalMs);
  return {
    answer: async function* (order, signal) {
      if (away !== undefined) throw new ChefAway(away);
      const untilLate = AbortSignal.any([signal, deadline.signal]);
      await seat.turn(untilLate);
      yield* chef.answer(order, untilLate);
    },
    giveWay: (error, order) => giveWay(seating, error, order),
    leave: () => {
      clearTimeout(timer);
      seat.leave();
    },
  };
}

function giveWay({ told, logger, watch, person }: Seating, error: unknown, order: Order) {
  const why: WhyAway = error instanceof ChefAway ? error.why : 'unusable';
  watch?.houseSteppedIn(why);
  logger.info({ chef: 'house', why }, 'the house chef steps in');
  if (!(error instanceof ChefAway)) logger.error({ err: error }, 'a model call failed');
  // What was refused concerns this reply alone; the rest is news once.
  if (why === 'unusable') return why;
  // A conversation may open with a greeting of ours.
  const isNew = order.turns.filter(({ role }) => role === 'user').length === 1;
  const isSaid = order.turns.some(({ content }) => content.includes(HOUSE_STEPS_IN[why]));
  const isDue = told.isDue(`${person} ${HOUSE_STEPS_IN[why]}`);
  return (isNew || isDue) && !isSaid ? why : undefined;
}
