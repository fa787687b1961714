/** Benchmark: how well and fast the rule-based chef or a language model answers prompts with allergies and diets. */

import { performance } from 'node:perf_hooks';
import type { MealPlanReply } from '@saffron/contract/chat';
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import { recipeLines } from '@saffron/kitchen/check';
import { checkRecipe } from '@saffron/kitchen/check/recipe';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import { readTalk } from '@saffron/kitchen/mentions';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { ChefUnavailableError, type ReplyRequest } from '@saffron/server/chat/chef-types';
import { createHouseChef } from '@saffron/server/chat/house-chef';
import { createSentenceBuffer } from '@saffron/server/chat/sentence-buffer';
import { type PrimaryChef, serveReply } from '@saffron/server/chat/serve-reply';
import { createJobRunner } from '@saffron/server/kitchen/job-runner';
import { createCircuitBreaker } from '@saffron/server/model/circuit-breaker';
import type { ModelCallReport } from '@saffron/server/model/model-call';
import { createModelChef } from '@saffron/server/model/model-chef';
import { readModelSettings } from '@saffron/server/model/model-settings';
import { findCustomPrompt, loadPrompt } from '@saffron/server/model/prompt';
import { openLanguageModel } from '@saffron/server/model/providers';
import { readSettings } from '@saffron/server/settings/env';
import { PROMPTS, type PromptCase } from './chef-prompts.ts';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';

const kitchen = openKitchen();
const extractNeeds = ({ turns, needs }: ReplyRequest) => hearPerson(kitchen, turns, needs);
const houseChef = createHouseChef(kitchen);

interface PromptResult {
  readonly promptCase: PromptCase;
  readonly needs: Needs;
  readonly reply: MealPlanReply | undefined;
  readonly restarts: number;
  /** How often the model was asked, and how often its answer was refused. */
  readonly calls: number;
  readonly rejectedReplies: number;
  readonly firstMs: number;
  readonly ms: number;
}

interface ChefUnderTest {
  readonly name: string;
  readonly primaryChef: PrimaryChef | undefined;
  readonly calls: ModelCallReport[];
}

async function openChefUnderTest(): Promise<ChefUnderTest> {
  const settings = readSettings(process.env);
  const chosen = readModelSettings(settings);
  const calls: ModelCallReport[] = [];
  if (chosen === undefined) return { name: 'the house chef', primaryChef: undefined, calls };
  const model = createModelChef({
    jobRunner: createJobRunner(kitchen),
    kitchen,
    model: await openLanguageModel(chosen),
    prompt: loadPrompt(findCustomPrompt(settings.DATA_DIR)),
    idleTimeoutMs: chosen.firstByteMs,
    circuitBreaker: createCircuitBreaker(),
    budget: { reserve: async () => true, settle: async () => {} },
    report: (report) => void calls.push(report),
  });
  const fallBack = (error: unknown) =>
    error instanceof ChefUnavailableError ? error.reason : 'unusable';
  return {
    name: settings.CHEF_MODEL ?? '',
    primaryChef: { ...model, fallBack, release: () => {} },
    calls,
  };
}

async function askChef(
  { primaryChef, calls }: ChefUnderTest,
  promptCase: PromptCase,
): Promise<PromptResult> {
  const needs = { allergies: promptCase.allergies ?? [], diets: promptCase.diets ?? [] };
  const request: ReplyRequest = {
    turns: [{ role: 'user', content: promptCase.prompt }],
    needs,
    units: promptCase.units ?? 'international',
    persona: DEFAULT_PERSONA,
    servedRecipes: [],
  };
  const start = performance.now();
  let firstMs = Number.NaN;
  let restarts = 0;
  let reply: MealPlanReply | undefined;
  const callsBefore = calls.length;
  let rejectedReplies = 0;
  const telemetry = {
    recordReply: () => {},
    recordGateRefusal: (cook: string) => {
      if (cook === 'model') rejectedReplies += 1;
    },
  };
  const { signal } = new AbortController();
  for await (const { event, data } of serveReply(
    { kitchen, extractNeeds, houseChef, primaryChef, telemetry },
    request,
    signal,
  )) {
    if (Number.isNaN(firstMs) && event !== 'restart') firstMs = performance.now() - start;
    if (event === 'restart') restarts += 1;
    if (event === 'done') reply = data;
  }
  const ms = performance.now() - start;
  return {
    ...{ promptCase, needs, reply, restarts, firstMs, ms, rejectedReplies },
    calls: calls.length - callsBefore,
  };
}

function replyText({ reply }: MealPlanReply): string {
  return typeof reply === 'string'
    ? reply
    : recipeLines(reply)
        .map(({ text }) => text)
        .join('\n');
}

function answersPrompt({ promptCase, reply }: PromptResult): boolean {
  if (reply === undefined || (promptCase.expectsCard && reply.tag !== 'recipe')) return false;
  const text = replyText(reply);
  return promptCase.mustMatch.test(text) && !promptCase.mustNotMatch?.test(text);
}

/** Checks the reply again without the gate; advice may name a food to leave out. */
function isConflict({ reply, needs }: PromptResult): boolean {
  if (reply === undefined) return false;
  const { reply: content } = reply;
  if (typeof content === 'string') {
    const sentences = createSentenceBuffer();
    return [...sentences.add(content), ...sentences.flush()].some((text) =>
      suggestsExcludedFood(text, needs),
    );
  }
  return checkRecipe(kitchen, recipeLines(content), needs, content.servings).verdict === 'conflict';
}

function suggestsExcludedFood(text: string, needs: Needs): boolean {
  const { findings } = checkRecipe(kitchen, [{ part: 'text', index: 0, text }], needs);
  const ruledOut = findings.filter(({ certainty }) => certainty === 'contains');
  return readTalk(kitchen.mentions, kitchen.rules, text, ruledOut).proposed !== undefined;
}

function isRewrittenByModel({ calls, reply }: PromptResult): boolean {
  return calls > 1 && reply?.chef === 'model';
}

function report(
  { name, calls, primaryChef }: ChefUnderTest,
  served: readonly PromptResult[],
): ReportRow[] {
  const count = (test: (one: PromptResult) => boolean) => served.filter(test).length;
  const all = served.length;
  const fitting = count(answersPrompt);
  const conflicts = count(isConflict);
  const unanswered = served
    .filter((one) => !answersPrompt(one))
    .map(({ promptCase }) => promptCase.prompt);
  const share = (part: number) => `${part} of ${all}`;
  const rows: ReportRow[] = [
    {
      label: `answers to the wish, by ${name}`,
      value: `${share(fitting)}${unanswered.length > 0 ? ` (not: ${unanswered.join('; ')})` : ''}`,
      goal: '95 %',
      isMet: fitting >= all * 0.95,
    },
    {
      label: 'answers with something that was ruled out',
      value: share(conflicts),
      goal: 'none',
      isMet: conflicts === 0,
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
  if (primaryChef === undefined) return rows;
  const tokens = (kind: 'inputTokens' | 'outputTokens') =>
    Math.round(calls.reduce((sum, call) => sum + call[kind], 0) / all);
  const steppedIn = count(({ reply }) => reply?.chef === 'house');
  return [
    ...rows,
    countRow(
      'sent back by the gate or the kitchen',
      served.reduce((sum, { rejectedReplies }) => sum + rejectedReplies, 0),
    ),
    {
      label: 'put right when asked a second time',
      value: `${count(isRewrittenByModel)} of ${count(({ calls }) => calls > 1)}`,
      goal: 'most',
      isMet: count(isRewrittenByModel) * 2 >= count(({ calls }) => calls > 1),
    },
    {
      label: 'the house chef had to step in',
      value: share(steppedIn),
      goal: '5 %',
      isMet: steppedIn <= all * 0.05,
    },
    countRow('tokens for an answer, in', tokens('inputTokens')),
    countRow('tokens for an answer, out', tokens('outputTokens')),
  ];
}

/** A figure to compare, with no goal of its own. */
function countRow(label: string, count: number): ReportRow {
  return { label, value: String(count), goal: 'few', isMet: true };
}

function timeRow(what: string, samples: readonly number[]): ReportRow {
  const [median, late] = [quantile(samples, 0.5), quantile(samples, 0.95)];
  return {
    label: `time to the ${what}`,
    value: `${formatMilliseconds(median)} median, ${formatMilliseconds(late)} at the 95th percentile`,
    goal: 'short',
    isMet: true,
  };
}

export const bench: Benchmark = {
  name: 'Wishes',
  reportName: () => {
    const { CHEF_MODEL } = readSettings(process.env);
    const model = CHEF_MODEL?.replace(/[^a-z0-9.]+/gi, '-');
    return model === undefined ? 'chef-wishes' : `chef-wishes-${model}`;
  },
  description:
    'A list of wishes with allergies and diets, answered by whichever chef the CHEF_ settings name, through the gate and with the house chef behind it.',
  async run() {
    const trial = await openChefUnderTest();
    const served: PromptResult[] = [];
    for (const row of PROMPTS) served.push(await askChef(trial, row));
    return report(trial, served);
  },
};
