/** How well whichever chef is set up answers: a list of wishes with restrictions, through the gate as in the product. */
import { performance } from 'node:perf_hooks';
import type { MealPlanReply } from '@saffron/contract/chat';
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import { hearPerson } from '@saffron/kitchen/chef/talk/person-heard';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { recipeLines } from '@saffron/kitchen/safety/check';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { ChefAway, type Request } from '@saffron/server/chat/chef';
import { createHouseChef } from '@saffron/server/chat/house-chef';
import { isOnlyLeftOut } from '@saffron/server/chat/left-out';
import { createSentenceBuffer } from '@saffron/server/chat/sentences';
import { type Guest, serveReply } from '@saffron/server/chat/serve-reply';
import { readSettings } from '@saffron/server/env';
import { checkRecipe } from '@saffron/server/kitchen/check-recipe';
import { createBreaker } from '@saffron/server/model/breaker';
import { type CallReport, createModelChef } from '@saffron/server/model/model-chef';
import { readModelSettings } from '@saffron/server/model/model-settings';
import { openPrompt, ownPrompt } from '@saffron/server/model/prompt';
import { openLanguageModel } from '@saffron/server/model/providers';
import { type Bench, milliseconds, quantile, type Row } from './table.ts';
import { WISHES, type WishRow } from './wish-list.ts';

const kitchen = openKitchen();
const hear = ({ turns, needs }: Request) => hearPerson(kitchen, turns, needs);
const chef = createHouseChef(kitchen);

interface Served {
  readonly row: WishRow;
  readonly needs: Needs;
  readonly reply: MealPlanReply | undefined;
  readonly restarts: number;
  /** How often the model was asked, and how often its answer was refused. */
  readonly calls: number;
  readonly sentBack: number;
  readonly firstMs: number;
  readonly ms: number;
}

interface Trial {
  readonly name: string;
  readonly guest: Guest | undefined;
  readonly calls: CallReport[];
}

async function openTrial(): Promise<Trial> {
  const settings = readSettings(process.env);
  const chosen = readModelSettings(settings);
  const calls: CallReport[] = [];
  if (chosen === undefined) return { name: 'the house chef', guest: undefined, calls };
  const model = createModelChef({
    kitchen,
    model: await openLanguageModel(chosen),
    prompt: openPrompt(ownPrompt(settings.DATA_DIR)),
    silenceMs: chosen.firstByteMs,
    breaker: createBreaker(),
    budget: { reserve: async () => true, settle: async () => {} },
    report: (report) => void calls.push(report),
  });
  const giveWay = (error: unknown) => (error instanceof ChefAway ? error.why : 'unusable');
  return {
    name: settings.CHEF_MODEL ?? '',
    guest: { ...model, giveWay, leave: () => {} },
    calls,
  };
}

async function serve({ guest, calls }: Trial, row: WishRow): Promise<Served> {
  const needs = { allergies: row.allergies ?? [], diets: row.diets ?? [] };
  const order: Request = {
    turns: [{ role: 'user', content: row.wish }],
    needs,
    units: row.units ?? 'international',
    persona: DEFAULT_PERSONA,
    served: [],
  };
  const start = performance.now();
  let firstMs = Number.NaN;
  let restarts = 0;
  let reply: MealPlanReply | undefined;
  const callsBefore = calls.length;
  let sentBack = 0;
  const watch = {
    replied: () => {},
    refusedByGate: (cook: string) => {
      if (cook === 'model') sentBack += 1;
    },
  };
  const { signal } = new AbortController();
  for await (const { event, data } of serveReply(
    { kitchen, hear, chef, guest, watch },
    order,
    signal,
  )) {
    if (Number.isNaN(firstMs) && event !== 'restart') firstMs = performance.now() - start;
    if (event === 'restart') restarts += 1;
    if (event === 'done') reply = data;
  }
  const ms = performance.now() - start;
  return {
    ...{ row, needs, reply, restarts, firstMs, ms, sentBack },
    calls: calls.length - callsBefore,
  };
}

function textOf({ reply }: MealPlanReply): string {
  return typeof reply === 'string'
    ? reply
    : recipeLines(reply)
        .map(({ text }) => text)
        .join('\n');
}

function answersTheWish({ row, reply }: Served): boolean {
  if (reply === undefined || (row.isCard && reply.tag !== 'recipe')) return false;
  const text = textOf(reply);
  return row.about.test(text) && !row.never?.test(text);
}

/** Checked once more, apart from the gate; advice may name what it leaves out. */
function isConflict({ reply, needs }: Served): boolean {
  if (reply === undefined) return false;
  const { reply: said } = reply;
  if (typeof said === 'string') {
    const sentences = createSentenceBuffer();
    return [...sentences.add(said), ...sentences.rest()].some((text) => proposes(text, needs));
  }
  return checkRecipe(kitchen, recipeLines(said), needs, said.servings).verdict === 'conflict';
}

function proposes(text: string, needs: Needs): boolean {
  const { findings } = checkRecipe(kitchen, [{ part: 'text', index: 0, text }], needs);
  const ruledOut = findings.filter(({ certainty }) => certainty === 'contains');
  return ruledOut.length > 0 && !isOnlyLeftOut(text, ruledOut);
}

function isRepaired({ calls, reply }: Served): boolean {
  return calls > 1 && reply?.chef === 'model';
}

function report({ name, calls, guest }: Trial, served: readonly Served[]): Row[] {
  const count = (test: (one: Served) => boolean) => served.filter(test).length;
  const all = served.length;
  const fitting = count(answersTheWish);
  const conflicts = count(isConflict);
  const unanswered = served.filter((one) => !answersTheWish(one)).map(({ row }) => row.wish);
  const share = (part: number) => `${part} of ${all}`;
  const rows: Row[] = [
    {
      what: `answers to the wish, by ${name}`,
      measured: `${share(fitting)}${unanswered.length > 0 ? ` (not: ${unanswered.join('; ')})` : ''}`,
      goal: '95 %',
      met: fitting >= all * 0.95,
    },
    {
      what: 'answers with something that was ruled out',
      measured: share(conflicts),
      goal: 'none',
      met: conflicts === 0,
    },
    countRow(
      'begun again before the person',
      served.reduce((sum, one) => sum + one.restarts, 0),
    ),
    timeRow(
      'first word',
      served.map(({ firstMs }) => firstMs),
    ),
    timeRow(
      'whole answer',
      served.map(({ ms }) => ms),
    ),
  ];
  if (guest === undefined) return rows;
  const tokens = (kind: 'inputTokens' | 'outputTokens') =>
    Math.round(calls.reduce((sum, call) => sum + call[kind], 0) / all);
  const steppedIn = count(({ reply }) => reply?.chef === 'house');
  return [
    ...rows,
    countRow(
      'sent back by the gate or the kitchen',
      served.reduce((sum, { sentBack }) => sum + sentBack, 0),
    ),
    {
      what: 'put right when asked a second time',
      measured: `${count(isRepaired)} of ${count(({ calls }) => calls > 1)}`,
      goal: 'most',
      met: count(isRepaired) * 2 >= count(({ calls }) => calls > 1),
    },
    {
      what: 'the house chef had to step in',
      measured: share(steppedIn),
      goal: '5 %',
      met: steppedIn <= all * 0.05,
    },
    countRow('tokens for an answer, in', tokens('inputTokens')),
    countRow('tokens for an answer, out', tokens('outputTokens')),
  ];
}

/** A figure to compare, with no goal of its own. */
function countRow(what: string, count: number): Row {
  return { what, measured: String(count), goal: 'few', met: true };
}

function timeRow(what: string, samples: readonly number[]): Row {
  const [median, late] = [quantile(samples, 0.5), quantile(samples, 0.95)];
  return {
    what: `time to the ${what}`,
    measured: `${milliseconds(median)} median, ${milliseconds(late)} at the 95th percentile`,
    goal: 'short',
    met: true,
  };
}

export const bench: Bench = {
  name: 'Wishes',
  reportName: () => {
    const { CHEF_MODEL } = readSettings(process.env);
    const model = CHEF_MODEL?.replace(/[^a-z0-9.]+/gi, '-');
    return model === undefined ? 'chef-wishes' : `chef-wishes-${model}`;
  },
  about:
    'A list of wishes with allergies and diets, answered by whichever chef the CHEF_ settings name, through the gate and with the house chef behind it.',
  async run() {
    const trial = await openTrial();
    const served: Served[] = [];
    for (const row of WISHES) served.push(await serve(trial, row));
    return report(trial, served);
  },
};
