/** What `npm run chef` does: asks the configured chef one question; prints recipe, allergy check, time and tokens. */
import type { MealPlanReply } from '@saffron/contract/chat';
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import type { Recipe } from '@saffron/contract/recipe';
import { explainReading } from '@saffron/kitchen/chef/explain';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { NO_NEEDS } from '@saffron/kitchen/person';
import { STATES } from '@saffron/kitchen/read/examples';
import {
  type Chef,
  type ChefRequest,
  ChefUnavailableError,
  UnusableReplyError,
} from '../chat/chef-types.ts';
import { openGate } from '../chat/gate.ts';
import { createHouseChef } from '../chat/house-chef.ts';
import { createReplyBuilder } from '../chat/reply-builder.ts';
import { createJobRunner } from '../kitchen/job-runner.ts';
import { createCircuitBreaker } from '../model/circuit-breaker.ts';
import type { ModelCallReport } from '../model/model-call.ts';
import { createModelChef } from '../model/model-chef.ts';
import { readModelSettings } from '../model/model-settings.ts';
import { findCustomPrompt, loadPrompt } from '../model/prompt.ts';
import { openLanguageModel } from '../model/providers.ts';
import { readSettings, SettingError, type Settings } from '../settings/env.ts';
import { readingText } from './explained-text.ts';
import { EvaluationError, runEvaluation } from './run-evaluation.ts';

/** Its message is one sentence for the person at the keyboard. */
class TrialError extends Error {}

/** What the command needs of the process around it. */
export interface ChefCommandContext {
  /** The environment variables. */
  readonly env: Parameters<typeof readSettings>[0];
  readonly openKitchen: () => Kitchen;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const UNLIMITED_BUDGET = { reserve: async () => true, settle: async () => {} };

interface ChefTrial {
  readonly chef: Chef;
  readonly totalMs: number;
  /** How the call went, once it is over. */
  readonly report: () => string;
  /** Each call to a model so far. */
  readonly calls: ModelCallReport[];
}

async function runTrial(context: ChefCommandContext, wish: string): Promise<void> {
  if (wish === '') throw new TrialError('Say what you would like: npm run chef -- "a wish".');
  const settings = readSettings(context.env);
  const kitchen = context.openKitchen();
  const { chef, totalMs, report } = await chooseChef(settings, kitchen);
  const start = performance.now();
  const reply = await collectReply(kitchen, chef, wish, AbortSignal.timeout(totalMs));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  context.print(
    [...describeReply(reply), '', ...describeCheck(reply), `${report()} Time: ${seconds} s.`].join(
      '\n',
    ),
  );
}

/** Tries the chef on all cases. @returns 1 where one of them had a fault */
async function evaluate(context: ChefCommandContext, words: readonly string[]): Promise<number> {
  const settings = readSettings(context.env);
  const kitchen = context.openKitchen();
  const { chef, totalMs, calls } = await chooseChef(settings, kitchen);
  const evaluated = { kitchen, chef, calls, turnMs: 2 * totalMs };
  context.print(`${settings.CHEF_MODEL ?? 'CHEF_MODEL is not set, so the house chef'} cooks.\n`);
  const faulty = await runEvaluation(evaluated, words, context.print);
  return faulty > 0 ? 1 : 0;
}

async function chooseChef(settings: Settings, kitchen: Kitchen): Promise<ChefTrial> {
  const chosen = readModelSettings(settings);
  if (chosen === undefined) {
    const report = () => 'The house chef answered, because CHEF_MODEL is not set.';
    const { CHEF_TOTAL_MS: totalMs } = settings;
    return { chef: createHouseChef(kitchen), totalMs, report, calls: [] };
  }
  const calls: ModelCallReport[] = [];
  const chef = createModelChef({
    kitchen,
    jobRunner: createJobRunner(kitchen),
    model: await openLanguageModel(chosen),
    prompt: loadPrompt(findCustomPrompt(settings.DATA_DIR)),
    idleTimeoutMs: chosen.firstByteMs,
    circuitBreaker: createCircuitBreaker(),
    budget: UNLIMITED_BUDGET,
    report: (report) => {
      calls.push(report);
    },
  });
  const report = () =>
    `${settings.CHEF_MODEL} answered. First byte: ${calls[0]?.firstByteMs} ms. Tokens: ${sumOf(calls, 'inputTokens')} in, ${sumOf(calls, 'outputTokens')} out.`;
  return { chef, totalMs: chosen.totalMs, report, calls };
}

function sumOf(calls: readonly ModelCallReport[], field: 'inputTokens' | 'outputTokens'): number {
  return calls.reduce((sum, call) => sum + call[field], 0);
}

async function collectReply(
  kitchen: Kitchen,
  chef: Chef,
  wish: string,
  signal: AbortSignal,
): Promise<MealPlanReply> {
  const turns = [{ role: 'user' as const, content: wish }];
  const request: ChefRequest = {
    turns,
    needs: NO_NEEDS,
    extractedNeeds: hearPerson(kitchen, turns, NO_NEEDS),
    units: 'international',
    persona: DEFAULT_PERSONA,
    servedRecipes: [],
  };
  const createBuilder = () =>
    createReplyBuilder(openGate(kitchen, request.extractedNeeds), 'trial');
  let builder = createBuilder();
  try {
    for await (const piece of chef.answer(request, signal)) {
      if (piece.kind === 'anew') builder = createBuilder();
      else builder.add(piece);
    }
    return builder.finish().reply;
  } catch (error) {
    throw new TrialError(explainFailure(error));
  }
}

const UNAVAILABLE_SENTENCES: Partial<Record<ChefUnavailableError['reason'], string>> = {
  slow: 'The model did not answer in time; CHEF_FIRST_BYTE_MS and CHEF_TOTAL_MS say how long it may take.',
};

function explainFailure(error: unknown): string {
  if (error instanceof UnusableReplyError) {
    return `The model answered, but its answer would not be served: ${error.reason}. ${error.advice}`;
  }
  if ((error as Error).name === 'TimeoutError') return UNAVAILABLE_SENTENCES.slow ?? '';
  const cause =
    error instanceof ChefUnavailableError ? (error.cause as CallFailure | undefined) : undefined;
  if (error instanceof ChefUnavailableError && UNAVAILABLE_SENTENCES[error.reason])
    return UNAVAILABLE_SENTENCES[error.reason] ?? '';
  const status = cause?.statusCode === undefined ? '' : ` with status ${cause.statusCode}`;
  const where = cause?.url === undefined ? '' : ` at ${new URL(cause.url).origin}`;
  return `The model could not be asked${where}: it failed${status} (${cause?.message ?? (error as Error).message}).`;
}

interface CallFailure {
  readonly message?: string;
  readonly statusCode?: number;
  readonly url?: string;
}

function describeReply({ reply }: MealPlanReply): string[] {
  return typeof reply === 'string' ? [reply] : describeRecipe(reply);
}

function describeRecipe(recipe: Recipe): string[] {
  const { servings, minutes } = recipe;
  const numbers = [servings && `for ${servings}`, minutes && `${minutes} minutes`].filter(Boolean);
  return [
    recipe.conversation_response,
    '',
    `${recipe.recipeName}${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}`,
    recipe.introduction,
    '',
    ...recipe.ingredients.map((line) => `  ${line}`),
    '',
    ...recipe.instructions.map((step, at) => `${at + 1}. ${step}`),
    '',
    ...recipe.tips.map((tip) => `Tip: ${tip}`),
    recipe.friendly_closing,
  ];
}

function describeCheck({ safety }: MealPlanReply): string[] {
  if (safety === undefined) return [];
  const { allergies, diets } = safety.checkedFor;
  const needs = [...allergies, ...diets];
  return [
    `Checked for: ${needs.length > 0 ? needs.join(', ') : 'no allergies or diets named'}. Verdict: ${safety.verdict}.`,
    ...safety.findings.map(({ line, reason }) => `  ${line}: ${reason}.`),
    ...safety.unknown.map(({ line }) => `  ${line}: not known to us.`),
  ];
}

/** Prints what a message is read as, word by word, so that a misreading can be mended by one more line of example. */
function explain({ openKitchen, print }: ChefCommandContext, words: readonly string[]): void {
  const state = STATES.find((known) => `[${known}]` === words[0]);
  const message = words.slice(state ? 1 : 0).join(' ');
  if (message.trim() === '') {
    throw new TrialError(`Say a message, after what lies on the table: [${STATES.join('], [')}].`);
  }
  print(readingText(explainReading(openKitchen(), message, state ?? 'none')));
}

/** @returns the exit code */
export async function runChefCommand(
  words: readonly string[],
  context: ChefCommandContext,
): Promise<number> {
  try {
    const [first, ...others] = words;
    if (first === '--eval') return await evaluate(context, others);
    if (first === '--explain') explain(context, others);
    else await runTrial(context, words.join(' ').trim());
    return 0;
  } catch (error) {
    const isForPeople = [TrialError, EvaluationError, SettingError].some(
      (kind) => error instanceof kind,
    );
    context.printError(`${isForPeople ? (error as Error).message : (error as Error).stack}`);
    return 1;
  }
}
