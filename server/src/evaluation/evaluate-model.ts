/** Tries a model on the cases, as a person would meet it, and says of each what came of it, what it cost and how long it took. */
import type { MealPlanReply } from '@saffron/contract/chat';
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import { writeRecipeMessage } from '@saffron/contract/system-message';
import { briefFor } from '@saffron/kitchen/chef/brief';
import type { Memo } from '@saffron/kitchen/chef/memo';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { Chef, ReplyRequest } from '../chat/chef-types.ts';
import { createHouseChef } from '../chat/house-chef.ts';
import { collectReply, type ReplyDeps } from '../chat/serve-reply.ts';
import type { ModelCallReport } from '../model/model-call.ts';
import { sortAvoided } from '../tools/whom-for.ts';
import type { CaseTurn, EvaluationCase } from './read-cases.ts';

export interface CaseOutcome {
  readonly name: string;
  /** What was wrong, a sentence each; none where all was as it should be. */
  readonly faults: readonly string[];
  readonly ms: number;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Answers that were sent back before anything of them was seen. */
  readonly sentBack: number;
  /** Turns in which the house chef had to answer. */
  readonly byHouse: number;
}

export interface Evaluated {
  readonly kitchen: Kitchen;
  readonly chef: Chef;
  /** The calls so far; emptied before each case. */
  readonly calls: ModelCallReport[];
  readonly turnMs: number;
}

export async function evaluateCase(
  { kitchen, chef, calls, turnMs }: Evaluated,
  { name, avoid, turns }: EvaluationCase,
): Promise<CaseOutcome> {
  calls.length = 0;
  const start = performance.now();
  const count = { sentBack: 0, byHouse: 0 };
  const deps = depsFor(kitchen, chef, () => {
    count.sentBack += 1;
  });
  const { otherFoods, ...needs } = sortAvoided(avoid);
  const said: ReplyRequest['turns'][number][] = [];
  const faults: string[] = [];
  let memo: Memo | undefined;
  for (const turn of turns) {
    said.push({ role: 'user', content: turn.ask });
    const request: ReplyRequest = {
      ...{ turns: [...said], needs, otherFoods, units: 'international', memo },
      ...{ persona: DEFAULT_PERSONA, servedRecipes: [] },
    };
    const reply = await collectReply(deps, request, AbortSignal.timeout(turnMs)).catch(
      (error: unknown) => String(error),
    );
    if (reply === undefined || typeof reply === 'string') {
      faults.push(`"${turn.ask}" got no answer: ${reply ?? 'it took too long'}.`);
      break;
    }
    if (reply.chef === 'house') count.byHouse += 1;
    faults.push(...faultsOf(turn, reply));
    said.push({ role: 'assistant', content: textOf(reply) });
    memo = reply.memo;
  }
  const sum = (field: 'inputTokens' | 'outputTokens') =>
    calls.reduce((all, call) => all + call[field], 0);
  return {
    ...{ name, faults, calls: calls.length, ms: Math.round(performance.now() - start), ...count },
    ...{ inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens') },
  };
}

function depsFor(kitchen: Kitchen, chef: Chef, onRefusal: () => void): ReplyDeps {
  return {
    kitchen,
    houseChef: createHouseChef(kitchen),
    primaryChef: { answer: chef.answer, fallBack: () => undefined, release: () => {} },
    extractNeeds: ({ turns, needs, otherFoods }) =>
      hearPerson(kitchen, turns, { ...needs, otherFoods }),
    brief: async ({ turns, needs, ...others }) => briefFor(kitchen, turns, { ...needs, ...others }),
    telemetry: { recordReply: () => {}, recordGateRefusal: onRefusal },
  };
}

function faultsOf({ ask, wants, has, not }: CaseTurn, reply: MealPlanReply): string[] {
  const said = JSON.stringify(reply.reply).toLowerCase();
  const isCard = reply.tag === 'recipe';
  const wrong = wants !== undefined && (wants === 'card') !== isCard;
  return [
    ...(wrong ? [`"${ask}" got ${isCard ? 'a card' : 'words'}, and wanted ${wants}.`] : []),
    ...has
      .filter((any) => !any.some((one) => said.includes(one)))
      .map((any) => `"${ask}" got nothing of: ${any.join(', ')}.`),
    ...not.filter((one) => said.includes(one)).map((one) => `"${ask}" got "${one}".`),
    ...(reply.safety?.verdict === 'conflict' ? [`"${ask}" got what must not be served.`] : []),
  ];
}

/** As the browser tells it with the next message. */
function textOf({ reply }: MealPlanReply): string {
  return typeof reply === 'string' ? reply : writeRecipeMessage(reply);
}
