/** Counts how often a food that somebody only told of is served, and how often a plain wish is asked about or refused. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../opened.ts';
import { resolveName } from '../../cookbook/resolve-name.ts';
import { findTerms } from '../../safety/find-terms.ts';
import type { ChefReply } from '../answer.ts';
import { replay } from '../talk/conversation.ts';
import { hold, NOBODY } from './talk.ts';
import { HARM_TOLD, HARMLESS_TOLD, type Told } from './turned-round.ts';
import { HARM_TOLD_HELD_BACK, HARMLESS_TOLD_HELD_BACK } from './turned-round-held-back.ts';

/** Titles and ingredients of the card, or of each dish of the list. */
function linesOf(reply: ChefReply): string[] {
  if (reply.kind === 'recipe') return [reply.recipe.recipeName, ...reply.recipe.ingredients];
  const named = [...reply.text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
  return named.flatMap((name) => {
    const dish = resolveName(kitchen.cookbook, name);
    return [name, ...(dish?.ingredients ?? []).map((item) => item.name)];
  });
}

function isServed({ food, said }: Told): boolean {
  const name = findTerms(kitchen.rules, food)[0]?.name ?? food;
  return linesOf(hold(kitchen, [said]).reply).some((line) =>
    findTerms(kitchen.rules, line).some((term) => term.name === name || term.kinds.includes(name)),
  );
}

/** Its food is asked about or kept out. */
function isKeptOut({ said }: Told): boolean {
  const { needs, avoid, unsure } = replay(kitchen, hold(kitchen, [said]).spoken, NOBODY).now;
  return unsure.length + needs.allergies.length > 0 || avoid.some((food) => food.firm);
}

const saidOf = (rows: readonly Told[]): string => rows.map(({ said }) => said).join('\n');

test('no statement of harm brings a dish with its food', () => {
  expect(saidOf(HARM_TOLD.filter(isServed))).toBe('');
  expect(saidOf(HARM_TOLD.filter((row) => !isKeptOut(row)))).toBe('');
}, 60_000);

test('hardly any wish is asked about or refused', () => {
  const kept = HARMLESS_TOLD.filter(isKeptOut);
  expect(kept.length, saidOf(kept)).toBeLessThanOrEqual(1);
}, 60_000);

/** As they were counted when the tables were written: 3 of 66 served, 3 of 66 asked about; never raise these to pass. */
const MOST_SERVED = 3;
const MOST_ASKED = 3;

test('of those held back no more are served or asked about than when they were counted', () => {
  const served = HARM_TOLD_HELD_BACK.filter(isServed).length;
  const asked = HARMLESS_TOLD_HELD_BACK.filter(isKeptOut).length;
  expect([served <= MOST_SERVED, asked <= MOST_ASKED], `${served}, ${asked}`).toEqual([true, true]);
}, 60_000);
