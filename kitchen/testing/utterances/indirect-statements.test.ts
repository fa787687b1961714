/** Counts how often a harm told in roundabout words is missed or its food served, and how often harmless talk is taken for harm. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import type { ConversationReply as ChefReply } from '../../src/conversation/answer.ts';
import { resolveDishName } from '../../src/cookbook/resolve-name.ts';
import { hearPerson } from '../../src/needs/hear-person.ts';
import { findTerms } from '../../src/safety/match/find-terms.ts';
import {
  HELD_BACK_HARM_STATEMENTS,
  HELD_BACK_HARMLESS_STATEMENTS,
} from './held-back-indirect-statements.ts';
import {
  HARM_STATEMENTS,
  HARMLESS_STATEMENTS,
  type IndirectStatement,
} from './indirect-statements.ts';
import { DEFAULT_CHEF_NEEDS, runConversation } from './run-conversation.ts';

/** Titles and ingredients of the card, or of each dish of the list. */
function linesOf(reply: ChefReply): string[] {
  if (reply.kind === 'recipe') return [reply.recipe.recipeName, ...reply.recipe.ingredients];
  const names = [...reply.text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    const dish = resolveDishName(kitchen.cookbook, name);
    return [name, ...(dish?.ingredients ?? []).map((item) => item.name)];
  });
}

function isServed({ food, message }: IndirectStatement): boolean {
  const name = findTerms(kitchen.rules, food)[0]?.name ?? food;
  return linesOf(runConversation(kitchen, [message]).reply).some((line) =>
    findTerms(kitchen.rules, line).some((term) => term.name === name || term.kinds.includes(name)),
  );
}

/** Whether the chef excludes its food or asks about it. */
function isExcluded({ message }: IndirectStatement): boolean {
  const { turns } = runConversation(kitchen, [message]);
  const { person, avoid, unclear } = hearPerson(kitchen, turns, DEFAULT_CHEF_NEEDS);
  return (
    unclear.length + person.needs.allergies.length > 0 || avoid.some((food) => food.firm === true)
  );
}

const messagesOf = (rows: readonly IndirectStatement[]): string =>
  rows.map(({ message }) => message).join('\n');

/** As they were counted for the reader by cue and scope; to be lowered, never raised. */
const MOST_UNHEARD = 14;
const MOST_DOUBTED = 4;

test('hardly any statement of harm brings a dish with its food', () => {
  const served = HARM_STATEMENTS.filter(isServed);
  expect(served.length, messagesOf(served)).toBeLessThanOrEqual(1);
  const unheard = HARM_STATEMENTS.filter((row) => !isExcluded(row));
  expect(unheard.length, messagesOf(unheard)).toBeLessThanOrEqual(MOST_UNHEARD);
}, 60_000);

test('hardly any wish is asked about or refused', () => {
  const excluded = HARMLESS_STATEMENTS.filter(isExcluded);
  expect(excluded.length, messagesOf(excluded)).toBeLessThanOrEqual(MOST_DOUBTED);
}, 60_000);

/** As they were counted: 3 of 66 served and 3 of 66 asked about when the tables were written, 5 served since turns of longer talks are examples, and 6 asked about since stories of harm are and a small word of wishing does not outweigh them. */
const MOST_SERVED = 5;
const MOST_ASKED = 6;

test('of those held back no more are served or asked about than when they were counted', () => {
  const served = HELD_BACK_HARM_STATEMENTS.filter(isServed).length;
  const asked = HELD_BACK_HARMLESS_STATEMENTS.filter(isExcluded).length;
  expect([served <= MOST_SERVED, asked <= MOST_ASKED], `${served}, ${asked}`).toEqual([true, true]);
}, 60_000);
