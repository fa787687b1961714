/** Counts what happens in this process, in the format of Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ModelCallRecord, Telemetry } from './telemetry.ts';

export interface Metrics extends Telemetry {
  /** Registers a callback that runs at each scrape, for values that are looked up and not counted. */
  readonly onScrape: (look: () => Promise<void>) => void;
  /** Adds a gauge, a value that is looked up. */
  readonly gauge: (name: string, help: string, labels?: readonly string[]) => Gauge<string>;
  /**
   * Collects metrics of the process: processor, memory, handles, event-loop delay. Call it once per
   * process.
   */
  readonly collectProcessMetrics: () => void;
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
}

const PREFIX = 'saffron_';
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const MODEL_SECONDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const looks: (() => Promise<void>)[] = [];
  const gauge: Metrics['gauge'] = (name, help, labelNames = []) =>
    new Gauge({ name: PREFIX + name, help, labelNames, registers: [registry] });
  return {
    ...createRequestMetrics(registry),
    ...createChefMetrics(registry),
    ...createRefusalMetrics(registry),
    gauge,
    onScrape: (look) => void looks.push(look),
    collectProcessMetrics: () => collectProcessMetrics(registry),
    read: async () => {
      // A failed look-up must not hide the counters.
      await Promise.all(looks.map((look) => look().catch(() => {})));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

const START_TIME = 'process_start_time_seconds';

function collectProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  // The package reads the clock when it is loaded, which may be while a snapshot is taken.
  registry.removeSingleMetric(START_TIME);
  const startTime = new Gauge({
    name: START_TIME,
    help: 'Start time of the process since unix epoch in seconds.',
    registers: [registry],
  });
  startTime.set(Math.round(Date.now() / 1000 - process.uptime()));
}

function createCounterFactory(registry: Registry) {
  return <Name extends string>(name: string, help: string, ...labelNames: Name[]) =>
    new Counter({ name: PREFIX + name, help, labelNames, registers: [registry] });
}

function createHistogramFactory(registry: Registry) {
  return <Name extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Name[]
  ) => new Histogram({ name: PREFIX + name, help, buckets, labelNames, registers: [registry] });
}

function createRequestMetrics(
  registry: Registry,
): Pick<Telemetry, 'recordRequest' | 'recordStream'> {
  const count = createCounterFactory(registry);
  const requests = count(
    'http_requests_total',
    'Requests answered or given up, by pattern of the route and class of the status.',
    'method',
    'route',
    'status',
  );
  const seconds = createHistogramFactory(registry)(
    'http_request_seconds',
    'Time from the first byte of a request to the last of its answer; streams are counted apart.',
    REQUEST_SECONDS,
    'route',
  );
  const streams = new Gauge({
    name: `${PREFIX}open_streams`,
    help: 'Replies that are being streamed just now.',
    registers: [registry],
  });
  return {
    recordRequest: ({ method, route, status, ms, isStream, isAborted }) => {
      const outcome = isAborted ? 'aborted' : `${Math.floor(status / 100)}xx`;
      requests.inc({ method, route, status: outcome });
      if (!isStream) seconds.observe({ route }, ms / 1000);
    },
    recordStream: () => {
      streams.inc();
      return () => streams.dec();
    },
  };
}

type ChefTelemetry = Pick<
  Telemetry,
  'recordReply' | 'recordGateRefusal' | 'recordFallback' | 'recordModelCall'
>;

function createChefMetrics(registry: Registry): ChefTelemetry {
  const count = createCounterFactory(registry);
  const replies = count('replies_total', 'Replies that were served, by who cooked.', 'chef');
  const refused = count(
    'gate_refusals_total',
    'Recipes the gate or the kitchen turned back, by who cooked.',
    'chef',
  );
  const steps = count(
    'house_steps_in_total',
    'Replies in which the house chef stood in for the model, by reason.',
    'why',
  );
  const tokens = count('model_tokens_total', 'Tokens the model took and gave.', 'direction');
  const seconds = createHistogramFactory(registry)(
    'model_call_seconds',
    'Time a call of the model took, by how it ended.',
    MODEL_SECONDS,
    'outcome',
  );
  const firstByte = createHistogramFactory(registry)(
    'model_first_byte_seconds',
    'Time until the model began to answer.',
    MODEL_SECONDS,
  );
  return {
    recordReply: (chef) => replies.inc({ chef }),
    recordGateRefusal: (chef) => refused.inc({ chef }),
    recordFallback: (why) => steps.inc({ why }),
    recordModelCall: ({ outcome, ms, firstByteMs, inputTokens, outputTokens }: ModelCallRecord) => {
      seconds.observe({ outcome }, ms / 1000);
      if (firstByteMs !== undefined) firstByte.observe(firstByteMs / 1000);
      tokens.inc({ direction: 'input' }, inputTokens);
      tokens.inc({ direction: 'output' }, outputTokens);
    },
  };
}

function createRefusalMetrics(
  registry: Registry,
): Pick<Telemetry, 'recordLimitRefusal' | 'recordSecurityEvent' | 'recordEmailAttempt'> {
  const count = createCounterFactory(registry);
  const limits = count('limit_refusals_total', 'Requests over a limit, by limit.', 'limit');
  const events = count('security_events_total', 'What the events table was told, by kind.', 'kind');
  const emails = count('letters_total', 'Letters tried, by what became of them.', 'result');
  return {
    recordLimitRefusal: (limit) => limits.inc({ limit }),
    recordSecurityEvent: (kind) => events.inc({ kind }),
    recordEmailAttempt: (result) => emails.inc({ result }),
  };
}
