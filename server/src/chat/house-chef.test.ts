/** Tests that dishes and sentences of the rule-based house chef pass the safety gate whatever a person avoids. */
import type { StreamEvent } from '@saffron/contract/chat';
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import { NO_NEEDS } from '@saffron/kitchen/person';
import { ALLERGENS, DIETS, type Needs } from '@saffron/kitchen/vocabulary';
import { describe, expect, it } from 'vitest';
import { getFullKitchen } from '../../testing/open-server.ts';
import { createHouseChef } from './house-chef.ts';
import { type ReplyDeps, serveReply } from './serve-reply.ts';

const PATIENCE_MS = 60_000;
// Opened here and not in a test, whose time it would take.
const kitchen = getFullKitchen();
const table: ReplyDeps = {
  kitchen,
  houseChef: createHouseChef(kitchen),
  extractNeeds: ({ turns, needs }) => hearPerson(kitchen, turns, needs),
};

async function ask(content: string, needs: Needs = NO_NEEDS): Promise<StreamEvent[]> {
  const order = {
    turns: [{ role: 'user', content } as const],
    needs,
    units: 'international' as const,
    persona: DEFAULT_PERSONA,
    servedRecipes: [],
  };
  const events: StreamEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of serveReply(table, order, signal)) events.push(event);
  return events;
}

const avoiding = [
  ...ALLERGENS.map((allergen): Needs => ({ allergies: [allergen], diets: [] })),
  ...DIETS.map((diet): Needs => ({ allergies: [], diets: [diet] })),
];

describe('the house chef', () => {
  it('serves a dish by its name, with its numbers', { timeout: PATIENCE_MS }, async () => {
    const last = (await ask('Please give me a recipe for hummus')).at(-1);
    expect(last).toMatchObject({
      event: 'done',
      data: { tag: 'recipe', reply: { servings: expect.any(Number), minutes: expect.any(Number) } },
    });
  });

  it('says in which measures a card is written, whatever the settings are', async () => {
    for (const [wish, units] of [
      ['hummus', 'international'],
      ['hummus in cups please', 'United States'],
    ] as const) {
      const last = (await ask(wish)).at(-1);
      expect(last).toMatchObject({ data: { tag: 'recipe', reply: { units } } });
    }
  });

  it.each(avoiding)('is never refused at the gate: %o', { timeout: PATIENCE_MS }, async (needs) => {
    const wishes = ['hello', 'a quick dinner', 'surprise me', 'something sweet'];
    const names = kitchen.cookbook.dishes
      .filter((_, at) => at % 25 === 0)
      .map(({ title }) => title);
    for (const wish of [...wishes, ...names]) {
      const events = await ask(wish, needs);
      expect(events.filter(({ event }) => event === 'restart')).toEqual([]);
      expect(events.at(-1)?.event).toBe('done');
    }
  });

  it('hears an allergy in the words of a person', { timeout: PATIENCE_MS }, async () => {
    const last = (await ask('I am allergic to peanuts. What is for dinner?')).at(-1);
    const safety = last?.event === 'done' ? last.data.safety : undefined;
    expect(safety?.checkedFor.allergies).toEqual(['peanuts']);
  });
});
