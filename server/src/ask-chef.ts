/** Asks the chef that is set up one thing and prints the card, the check, the time and the tokens: a trial of a model's settings. */
import type { MealPlanReply } from '@saffron/contract/chat';
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import type { Recipe } from '@saffron/contract/recipe';
import { hearPerson } from '@saffron/kitchen/chef/talk/person-heard';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { NO_NEEDS } from '@saffron/kitchen/safety/person';
import { type Chef, ChefAway, type Order, UnusableReply } from './chat/chef.ts';
import { openGate } from './chat/gate.ts';
import { createHouseChef } from './chat/house-chef.ts';
import { layPlate } from './chat/plate.ts';
import { readSettings, SettingError, type Settings } from './env.ts';
import { createBreaker } from './model/breaker.ts';
import { type CallReport, createModelChef } from './model/model-chef.ts';
import { readModelSettings } from './model/model-settings.ts';
import { openPrompt, ownPrompt } from './model/prompt.ts';
import { openLanguageModel } from './model/providers.ts';

/** Its message is one sentence for the person at the keyboard. */
class Failure extends Error {}

const NOT_COUNTED = { reserve: async () => true, settle: async () => {} };

interface Asked {
  readonly chef: Chef;
  readonly totalMs: number;
  /** How the call went, once it is over. */
  readonly report: () => string;
}

async function ask(wish: string): Promise<void> {
  if (wish === '') throw new Failure('Say what you would like: npm run chef -- "a wish".');
  const settings = readSettings(process.env);
  const kitchen = openKitchen();
  const { chef, totalMs, report } = await whoCooks(settings, kitchen);
  const start = performance.now();
  const reply = await cook(kitchen, chef, wish, AbortSignal.timeout(totalMs));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    [...describeReply(reply), '', ...describeCheck(reply), `${report()} Time: ${seconds} s.`].join(
      '\n',
    ),
  );
}

async function whoCooks(settings: Settings, kitchen: Kitchen): Promise<Asked> {
  const chosen = readModelSettings(settings);
  if (chosen === undefined) {
    const report = () => 'The house chef answered, because CHEF_MODEL is not set.';
    return { chef: createHouseChef(kitchen), totalMs: settings.CHEF_TOTAL_MS, report };
  }
  let last: CallReport | undefined;
  const chef = createModelChef({
    kitchen,
    model: await openLanguageModel(chosen),
    prompt: openPrompt(ownPrompt(settings.DATA_DIR)),
    silenceMs: chosen.firstByteMs,
    breaker: createBreaker(),
    budget: NOT_COUNTED,
    report: (report) => {
      last = report;
    },
  });
  const report = () =>
    `${settings.CHEF_MODEL} answered. First byte: ${last?.firstByteMs} ms. Tokens: ${last?.inputTokens} in, ${last?.outputTokens} out.`;
  return { chef, totalMs: chosen.totalMs, report };
}

async function cook(
  kitchen: Kitchen,
  chef: Chef,
  wish: string,
  signal: AbortSignal,
): Promise<MealPlanReply> {
  const turns = [{ role: 'user' as const, content: wish }];
  const order: Order = {
    turns,
    needs: NO_NEEDS,
    heard: hearPerson(kitchen, turns, NO_NEEDS),
    units: 'international',
    persona: DEFAULT_PERSONA,
    served: [],
  };
  const lay = () => layPlate(openGate(kitchen, order.heard), 'trial');
  let plate = lay();
  try {
    for await (const piece of chef.answer(order, signal)) {
      if (piece.kind === 'anew') plate = lay();
      else plate.add(piece);
    }
    return plate.finish().reply;
  } catch (error) {
    throw new Failure(sayWhy(error));
  }
}

const AWAY: Partial<Record<ChefAway['why'], string>> = {
  slow: 'The model did not answer in time; CHEF_FIRST_BYTE_MS and CHEF_TOTAL_MS say how long it may take.',
};

function sayWhy(error: unknown): string {
  if (error instanceof UnusableReply) {
    return `The model answered, but its answer would not be served: ${error.reason}. ${error.advice}`;
  }
  if ((error as Error).name === 'TimeoutError') return AWAY.slow ?? '';
  const cause = error instanceof ChefAway ? (error.cause as CallFailure | undefined) : undefined;
  if (error instanceof ChefAway && AWAY[error.why]) return AWAY[error.why] ?? '';
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

try {
  await ask(process.argv.slice(2).join(' ').trim());
} catch (error) {
  const isForPeople = error instanceof Failure || error instanceof SettingError;
  process.stderr.write(`${isForPeople ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
