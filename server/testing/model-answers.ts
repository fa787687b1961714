/** Reads the answers of models in model-answers/, puts each through reader, gate and builder, and tells what a person would see. */

import { readFileSync } from 'node:fs';
import type { StreamEvent } from '@saffron/contract/chat';
import type { Recipe } from '@saffron/contract/recipe';
import { PERSON_WITHOUT_NEEDS } from '@saffron/kitchen/person';
import { isAllergen, isDiet } from '@saffron/kitchen/vocabulary';
import { serveReply } from '../src/chat/serve-reply.ts';
import { createJobRunner } from '../src/kitchen/job-runner.ts';
import { createCircuitBreaker } from '../src/model/circuit-breaker.ts';
import { createModelChef } from '../src/model/model-chef.ts';
import { loadPrompt } from '../src/model/prompt.ts';
import type { LanguageModel } from '../src/model/providers.ts';
import { extractNeedsFrom } from './extract-needs.ts';
import { createScriptedChef } from './fake-chefs.ts';
import { getFullKitchen } from './open-server.ts';

export type AnswerFile =
  | 'tuning'
  | 'held-back'
  | 'fresh'
  | 'attacks'
  | 'attacks-held-back'
  | 'unseen'
  | 'mended'
  | 'counted'
  | 'mended-2'
  | 'counted-2'
  | 'counted-3';

export interface ModelAnswer {
  readonly id: string;
  readonly language: string;
  readonly needs: readonly string[];
  /** `none`, `refused`, or how many ingredients and steps must be read. */
  readonly card: string;
  /** As it arrives. */
  readonly text: string;
  /** What must not be shown, and what must. */
  readonly harmful: readonly string[];
  readonly harmless: readonly string[];
}

export interface AnswerOutcome {
  readonly answer: ModelAnswer;
  /** Harmful parts that were shown. */
  readonly shown: readonly string[];
  /** Harmless parts that were not. */
  readonly lost: readonly string[];
  /** Whether a card that must be read was read whole; undefined where none is expected. */
  readonly isCardRead: boolean | undefined;
  readonly restarts: number;
  readonly isAskedAgain: boolean;
}

const HEAD = /^== (\S+) \| (\w+) \| ([^|]*) \| (\S+)$/;

export function readModelAnswers(file: AnswerFile): ModelAnswer[] {
  const path = new URL(`./model-answers/${file}.txt`, import.meta.url);
  return readFileSync(path, 'utf8')
    .split(/^(?=== )/m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      const [, id = '', language = '', needs = '', card = ''] =
        HEAD.exec(block.slice(0, end)) ?? [];
      const marked = block.slice(end + 1).trim();
      const parts = marked.split(/\[\[|\]\]/);
      return {
        ...{ id, language, card },
        needs: needs === 'none' ? [] : needs.split(', '),
        text: parts.join(''),
        harmful: parts
          .filter((_, at) => at % 2 === 1)
          .flatMap(isData(parts.join('')) ? markedOf : String),
        harmless: parts
          .filter((_, at) => at % 2 === 0)
          .flatMap(isData(parts.join('')) ? valuesOf : sentencesOf),
      };
    });
}

function isData(text: string): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

/** Of a plan the dishes: its keys and days may be said otherwise. */
function valuesOf(text: string): string[] {
  return [...text.matchAll(/:\s*"([^"]+)"/g)].map(([, value = '']) => value);
}

/** What stands in the marks may be a value or a part of one. */
function markedOf(text: string): string[] {
  const values = valuesOf(text);
  return values.length > 0 ? values.filter((one) => !DAY.test(one)) : [text];
}

const DAY = /^\w+day$/i;

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => /\p{L}{2}/u.test(one));
}

/** @param size characters in a piece of the stream */
export async function serveModelAnswer(answer: ModelAnswer, size = 7): Promise<AnswerOutcome> {
  const kitchen = getFullKitchen();
  const person = personFor(answer.needs);
  let asked = 0;
  const model = createSpeakingModel(answer.text, size, () => {
    asked += 1;
  });
  const chef = createModelChef({
    jobRunner: createJobRunner(kitchen),
    ...{ kitchen, model, prompt: loadPrompt(), idleTimeoutMs: 60_000 },
    circuitBreaker: createCircuitBreaker(),
    budget: { reserve: async () => true, settle: async () => {} },
    report: () => {},
  });
  const events: StreamEvent[] = [];
  const deps = {
    kitchen,
    extractNeeds: () => person,
    houseChef: createScriptedChef([{ kind: 'text', delta: 'Our own cookbook it is.' }]),
    primaryChef: { ...chef, fallBack: () => undefined, release: () => {} },
  };
  const request = {
    turns: [{ role: 'user' as const, content: 'What do you say?' }],
    ...{ needs: person.person.needs, units: 'international' as const },
    ...{ persona: 'a friendly cooking instructor', servedRecipes: [] },
  };
  for await (const event of serveReply(deps, request, new AbortController().signal))
    events.push(event);
  return judge(answer, events, asked > 1);
}

function personFor(needs: readonly string[]) {
  const words = needs
    .filter((one) => !isAllergen(one) && !isDiet(one))
    .map((one) => (one === 'pregnancy' ? 'I am pregnant' : `I am allergic to ${one.slice(5)}`));
  if (needs.length === 0) return extractNeedsFrom([], PERSON_WITHOUT_NEEDS.needs);
  return extractNeedsFrom(words, {
    allergies: needs.filter(isAllergen),
    diets: needs.filter(isDiet),
  });
}

function judge(
  answer: ModelAnswer,
  events: readonly StreamEvent[],
  isAskedAgain: boolean,
): AnswerOutcome {
  const seen = plain(
    events.map((one) => (one.event === 'text' ? one.data.delta : textsOf(one.data))).join(''),
  );
  const last = events.findLast(({ event }) => event === 'done')?.data as
    | { reply: string | Recipe; chef?: string }
    | undefined;
  const reply = last?.chef === 'model' ? last.reply : undefined;
  const final = plain(typeof reply === 'string' ? reply : textsOf(reply));
  const [ingredients, steps] = answer.card.split('/').map(Number);
  const isExpected = steps !== undefined;
  const isCardRead =
    typeof reply === 'object' &&
    reply.recipeName !== '' &&
    reply.ingredients.length === ingredients &&
    reply.instructions.length === steps;
  return {
    answer,
    shown: answer.harmful.filter((one) => seen.includes(plain(one))),
    lost:
      answer.card === 'none' ? answer.harmless.filter((one) => !final.includes(plain(one))) : [],
    isCardRead: isExpected ? isCardRead : undefined,
    restarts: events.filter(({ event }) => event === 'restart').length,
    isAskedAgain,
  };
}

/** Plans in JSON are said in words: names and days are compared, marks are not. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}

function textsOf(value: unknown): string {
  if (typeof value === 'string') return `${value}\n`;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsOf).join('');
}

/** A model in this process that always says the same. */
function createSpeakingModel(text: string, size: number, onCall: () => void): LanguageModel {
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
  const usage = {
    inputTokens: { total: 1 },
    outputTokens: { total: 1 },
  };
  const doStream = async () => {
    onCall();
    const parts = [
      ...pieces.map((delta) => ({ type: 'text-delta', id: '1', delta })),
      { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
    ];
    return { stream: ReadableStream.from(parts) };
  };
  return { doStream } as unknown as LanguageModel;
}
