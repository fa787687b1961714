/** Creates a primary chef (the language model) for each reply, within the limits of the person and of the server. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { FastifyBaseLogger } from 'fastify';
import {
  type Chef,
  type ChefRequest,
  ChefUnavailableError,
  type UnavailableReason,
} from '../chat/chef-types.ts';
import { FALLBACK_SENTENCES } from '../chat/reply-strings.ts';
import type { PrimaryChef, PrimaryChefPool } from '../chat/serve-reply.ts';
import { toNetwork } from '../http/client-network.ts';
import type { JobRunner } from '../kitchen/job-runner.ts';
import type { Telemetry } from '../observability/telemetry.ts';
import type { Storage } from '../storage/database.ts';
import { type CallSlot, createCallSlots } from './call-slots.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createModelChef } from './model-chef.ts';
import type { ModelSettings } from './model-settings.ts';
import { createNoticeHistory, type NoticeHistory } from './notice-history.ts';
import type { Prompt } from './prompt.ts';
import type { LanguageModel } from './providers.ts';
import { openReplyQuota } from './reply-quota.ts';
import { openTokenBudget } from './token-budget.ts';

/** The model's configuration, read at the start. */
export interface ModelConfig {
  readonly settings: ModelSettings;
  readonly languageModel: LanguageModel;
  readonly prompt: Prompt;
  /** How long a model that failed too often is not called; the default if absent. */
  readonly restMs?: number;
}

export interface PrimaryChefDeps {
  readonly kitchen: Kitchen;
  readonly jobRunner: JobRunner;
  readonly storage: Storage;
  readonly logger: FastifyBaseLogger;
  readonly rateLimitScale: number;
  readonly telemetry?: Telemetry | undefined;
}

const MAX_CONCURRENT = 16;
const MAX_QUEUE = 32;

export function openPrimaryChefPool(config: ModelConfig, deps: PrimaryChefDeps): PrimaryChefPool {
  const { settings, languageModel, prompt } = config;
  const scaled = (count: number) => Math.max(1, Math.round(count * deps.rateLimitScale));
  const callSlots = createCallSlots(scaled(MAX_CONCURRENT), scaled(MAX_QUEUE));
  const noticeHistory = createNoticeHistory();
  const replyQuota = openReplyQuota(deps.storage, deps.rateLimitScale);
  const { totalMs } = settings;
  const name = `${settings.provider}:${settings.name}`;
  const chef = createModelChef({
    kitchen: deps.kitchen,
    jobRunner: deps.jobRunner,
    model: languageModel,
    prompt,
    idleTimeoutMs: settings.firstByteMs,
    circuitBreaker: createCircuitBreaker(config.restMs),
    budget: openTokenBudget(deps.storage, settings.dailyTokens),
    report: (report) => {
      deps.telemetry?.recordModelCall(report);
      deps.logger.info({ model: name, ...report }, 'model call');
    },
  });
  return {
    acquire: async (who, ip) => {
      const person = who.kind === 'person' ? who.userId : toNetwork(ip);
      const slot = callSlots.reserve(person);
      const unavailableReason = await findUnavailableReason(
        () => replyQuota.take(who.kind, person),
        deps.logger,
      );
      if (unavailableReason !== undefined) slot.release();
      const { logger, telemetry } = deps;
      return createPrimaryChef({
        chef,
        slot,
        person,
        unavailableReason,
        totalMs,
        noticeHistory,
        logger,
        telemetry,
      });
    },
  };
}

/** If the quota cannot be counted, the model is not called. */
async function findUnavailableReason(
  take: () => Promise<boolean>,
  logger: FastifyBaseLogger,
): Promise<UnavailableReason | undefined> {
  try {
    return (await take()) ? undefined : 'limit';
  } catch (error) {
    logger.warn({ err: error }, 'the points of the model could not be counted');
    return 'unreachable';
  }
}

interface PrimaryChefParts {
  readonly chef: Chef;
  readonly slot: CallSlot;
  readonly person: string;
  /** Why the model is not asked at all, if it is not. */
  readonly unavailableReason: UnavailableReason | undefined;
  readonly totalMs: number;
  readonly noticeHistory: NoticeHistory;
  readonly logger: FastifyBaseLogger;
  readonly telemetry?: Telemetry | undefined;
}

function createPrimaryChef(parts: PrimaryChefParts): PrimaryChef {
  const { chef, slot, unavailableReason, totalMs } = parts;
  // Waiting for a slot and a second attempt all count against one deadline.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new ChefUnavailableError('slow')), totalMs);
  return {
    answer: async function* (request, signal) {
      if (unavailableReason !== undefined) throw new ChefUnavailableError(unavailableReason);
      const untilLate = AbortSignal.any([signal, deadline.signal]);
      await slot.waitForTurn(untilLate);
      yield* chef.answer(request, untilLate);
    },
    fallBack: (error, request) => fallBack(parts, error, request),
    release: () => {
      clearTimeout(timer);
      slot.release();
    },
  };
}

function fallBack(
  { noticeHistory, logger, telemetry, person }: PrimaryChefParts,
  error: unknown,
  request: ChefRequest,
) {
  const why: UnavailableReason = error instanceof ChefUnavailableError ? error.reason : 'unusable';
  telemetry?.recordFallback(why);
  logger.info({ chef: 'house', why }, 'the house chef steps in');
  if (!(error instanceof ChefUnavailableError)) logger.error({ err: error }, 'a model call failed');
  // A refused recipe concerns this reply only; other reasons are told once.
  if (why === 'unusable') return why;
  // Counts user turns only, as a conversation may open with our greeting.
  const isNew = request.turns.filter(({ role }) => role === 'user').length === 1;
  const isSaid = request.turns.some(({ content }) => content.includes(FALLBACK_SENTENCES[why]));
  const isDue = noticeHistory.shouldShow(`${person} ${FALLBACK_SENTENCES[why]}`);
  return (isNew || isDue) && !isSaid ? why : undefined;
}
