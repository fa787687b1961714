/** Counts what happens in this process, as Prometheus reads it; labels come from short lists and never from what people send. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ModelCall, Watch } from './watch.ts';

export interface Metrics extends Watch {
  /** Asked at each reading, for what is not counted but looked up. */
  readonly onReading: (look: () => Promise<void>) => void;
  /** Adds a number that is looked up. */
  readonly gauge: (name: string, help: string, labels?: readonly string[]) => Gauge<string>;
  /** The process itself: processor, memory, handles, delay of the event loop. Once in a process. */
  readonly watchProcess: () => void;
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
    ...watchRequests(registry),
    ...watchChefs(registry),
    ...watchRefusals(registry),
    gauge,
    onReading: (look) => void looks.push(look),
    watchProcess: () => watchProcess(registry),
    read: async () => {
      // What cannot be looked up must not hide what was counted.
      await Promise.all(looks.map((look) => look().catch(() => {})));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

const BEGUN = 'process_start_time_seconds';

function watchProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  // The package looks at the clock when it is loaded, which may have been while a snapshot was taken.
  registry.removeSingleMetric(BEGUN);
  const begun = new Gauge({
    name: BEGUN,
    help: 'Start time of the process since unix epoch in seconds.',
    registers: [registry],
  });
  begun.set(Math.round(Date.now() / 1000 - process.uptime()));
}

function counting(registry: Registry) {
  return <Name extends string>(name: string, help: string, ...labelNames: Name[]) =>
    new Counter({ name: PREFIX + name, help, labelNames, registers: [registry] });
}

function timing(registry: Registry) {
  return <Name extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Name[]
  ) => new Histogram({ name: PREFIX + name, help, buckets, labelNames, registers: [registry] });
}

function watchRequests(registry: Registry): Pick<Watch, 'requestEnded' | 'streamOpened'> {
  const count = counting(registry);
  const requests = count(
    'http_requests_total',
    'Requests answered or given up, by pattern of the route and class of the status.',
    'method',
    'route',
    'status',
  );
  const seconds = timing(registry)(
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
    requestEnded: ({ method, route, status, ms, isStream, isAborted }) => {
      const outcome = isAborted ? 'aborted' : `${Math.floor(status / 100)}xx`;
      requests.inc({ method, route, status: outcome });
      if (!isStream) seconds.observe({ route }, ms / 1000);
    },
    streamOpened: () => {
      streams.inc();
      return () => streams.dec();
    },
  };
}

type ChefWatch = Pick<Watch, 'replied' | 'refusedByGate' | 'houseSteppedIn' | 'modelCalled'>;

function watchChefs(registry: Registry): ChefWatch {
  const count = counting(registry);
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
  const seconds = timing(registry)(
    'model_call_seconds',
    'Time a call of the model took, by how it ended.',
    MODEL_SECONDS,
    'outcome',
  );
  const firstByte = timing(registry)(
    'model_first_byte_seconds',
    'Time until the model began to answer.',
    MODEL_SECONDS,
  );
  return {
    replied: (chef) => replies.inc({ chef }),
    refusedByGate: (chef) => refused.inc({ chef }),
    houseSteppedIn: (why) => steps.inc({ why }),
    modelCalled: ({ outcome, ms, firstByteMs, inputTokens, outputTokens }: ModelCall) => {
      seconds.observe({ outcome }, ms / 1000);
      if (firstByteMs !== undefined) firstByte.observe(firstByteMs / 1000);
      tokens.inc({ direction: 'input' }, inputTokens);
      tokens.inc({ direction: 'output' }, outputTokens);
    },
  };
}

function watchRefusals(
  registry: Registry,
): Pick<Watch, 'limitReached' | 'securityNoticed' | 'letterTried'> {
  const count = counting(registry);
  const limits = count('limit_refusals_total', 'Requests over a limit, by limit.', 'limit');
  const events = count('security_events_total', 'What the events table was told, by kind.', 'kind');
  const letters = count('letters_total', 'Letters tried, by what became of them.', 'result');
  return {
    limitReached: (limit) => limits.inc({ limit }),
    securityNoticed: (kind) => events.inc({ kind }),
    letterTried: (result) => letters.inc({ result }),
  };
}
