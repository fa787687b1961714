/** Tests the chat endpoint ("mealPlan") as JSON and stream: safety gate, inputs, errors; also greeting and starting over. */
import { afterEach, describe, expect, it } from 'vitest';
import { createDishPieces, createScriptedChef, createSlowChef } from '../../testing/fake-chefs.ts';
import { post } from '../../testing/http-requests.ts';
import {
  getPantryOnlyKitchen,
  startTestServer,
  type TestServer,
} from '../../testing/open-server.ts';
import { parseEventStream } from '../../testing/parse-event-stream.ts';
import type { AppDeps } from '../app.ts';
import { NOTHING_FITS } from './reply-strings.ts';

const PATH = '/api/meal-plan';
const STREAM = { accept: 'text/event-stream' };
const NO_MILK = { preferences: { foodAllergies: ['milk'] } };
const ask = (content: string) => ({ messages: [{ role: 'user', content }] });

let server: TestServer;
const open = async (changes: Partial<AppDeps> = {}) => {
  server = await startTestServer(changes);
  return server;
};
afterEach(() => server.close());

describe('a reply as JSON', () => {
  it('is a checked recipe with an id of ours', async () => {
    await open({ chef: createScriptedChef(createDishPieces('Plain rice', '1 tbsp olive oil')) });
    const { status, json, headers } = await post(server, PATH, { ...ask('rice'), ...NO_MILK });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json).toMatchObject({
      tag: 'recipe',
      reply: { recipeName: 'Plain rice', servings: 2, minutes: 20 },
      safety: { verdict: 'clear', checkedFor: { allergies: ['milk'], diets: [] } },
    });
    expect((json.reply as { recipeId: string }).recipeId).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['1 tbsp olive oil', true],
    ['50 g butter', undefined],
    ['1 cup of grombled flumps', undefined],
  ])('says of a dish with %s whether it is vegan', async (ingredient, isVegan) => {
    await open({ chef: createScriptedChef(createDishPieces('Plain rice', ingredient)) });
    const { json } = await post(server, PATH, ask('rice'));
    expect((json.safety as { isVegan?: true }).isVegan).toBe(isVegan);
  });

  it('may be text, with what it was checked for', async () => {
    await open({ chef: createScriptedChef([{ kind: 'text', delta: 'What would you like?' }]) });
    const { json } = await post(server, PATH, ask('hello'));
    expect(json).toMatchObject({ reply: 'What would you like?', safety: { verdict: 'clear' } });
    expect(json).not.toHaveProperty('tag');
  });

  it('has a drawing for each dish of a choice, and none for advice', async () => {
    const list = (lines: readonly string[]) =>
      lines.map((line, index) => `${index + 1}. **${line}`).join('\n');
    const choice = list(['Leek soup** - 30 minutes. Silky.', 'Baked apples** - an hour. Sweet.']);
    await open({ chef: createScriptedChef([{ kind: 'text', delta: `Here:\n\n${choice}` }]) });
    const { json } = await post(server, PATH, ask('ideas'));
    expect(json.choices).toEqual([
      { name: 'Leek soup', imageUrl: expect.stringMatching(/^\/pictures\/[\w.-]+\.svg$/) },
      { name: 'Baked apples', imageUrl: expect.stringMatching(/^\/pictures\/[\w.-]+\.svg$/) },
    ]);
    const { imageUrl = '' } = (json.choices as { imageUrl: string }[])[0] ?? {};
    expect((await fetch(new URL(imageUrl, server.url))).status).toBe(200);
    await server.close();
    await open({ chef: createScriptedChef([{ kind: 'text', delta: 'Boil **gently**.' }]) });
    expect((await post(server, PATH, ask('hm'))).json).not.toHaveProperty('choices');
  });

  it('names the rules it was checked by', async () => {
    await open({ chef: createScriptedChef([{ kind: 'text', delta: 'Hm.' }]) });
    const { json } = await post(server, PATH, ask('hello'));
    expect((json.safety as { rules: string }).rules).toBe(getPantryOnlyKitchen().rules.version);
  });
});

describe('the gate', () => {
  it('never lets butter through to somebody allergic to milk', async () => {
    const chef = createScriptedChef(
      createDishPieces('Butter rice', '50 g butter'),
      createDishPieces('Oil rice', '1 tbsp olive oil'),
    );
    await open({ chef });
    const { text, json } = await post(server, PATH, { ...ask('rice'), ...NO_MILK });
    expect(text).not.toContain('butter');
    expect(json).toMatchObject({ tag: 'recipe', reply: { recipeName: 'Oil rice' } });
    expect(chef.requests[1]?.retry).toEqual({
      refusedNames: ['Butter rice'],
      advice: expect.stringContaining('vegan butter'),
    });
  });

  it('ends in a friendly word when the second dish is refused too', async () => {
    await open({ chef: createScriptedChef(createDishPieces('Butter rice', '50 g butter')) });
    const { json } = await post(server, PATH, { ...ask('rice'), ...NO_MILK });
    expect(json).toMatchObject({ reply: NOTHING_FITS, safety: { verdict: 'clear' } });
    expect(json).not.toHaveProperty('tag');
  });

  it('asks again on a stream before anything of a refused card is seen', async () => {
    const chef = createScriptedChef(
      createDishPieces('Rich rice', '50 g butter'),
      createDishPieces('Oil rice', '1 tbsp olive oil'),
    );
    await open({ chef });
    const { text } = await post(server, PATH, { ...ask('rice'), ...NO_MILK }, STREAM);
    const { events } = parseEventStream(text);
    const names = events.map(({ event }) => event);
    expect(names).not.toContain('restart');
    expect(names.at(-1)).toBe('done');
    const cards = events.filter(({ event }) => event === 'card');
    expect(JSON.stringify(cards)).not.toContain('butter');
  });

  it('shows nothing of a card that only its sum can judge', async () => {
    await open({ chef: createScriptedChef(createDishPieces('Plain rice', '1 tbsp olive oil')) });
    const body = { ...ask('rice'), preferences: { dietaryRestrictions: ['Keto'] } };
    const { events } = parseEventStream((await post(server, PATH, body, STREAM)).text);
    expect(events.map(({ event }) => event)).toEqual(['text', 'done']);
  });

  it('looks into text, tips and steps as well', async () => {
    const fine = createDishPieces('Oil rice', '1 tbsp olive oil');
    const inTip = [...fine, { kind: 'line', list: 'tips', text: 'Stir in some butter.' } as const];
    const inText = [{ kind: 'text', delta: 'Take some but' } as const];
    await open({
      chef: createScriptedChef(inTip, [...inText, { kind: 'text', delta: 'ter and rice.' }]),
    });
    const { text } = await post(server, PATH, { ...ask('rice'), ...NO_MILK }, STREAM);
    const { events } = parseEventStream(text);
    const shown = events.filter(({ event }) => event !== 'restart');
    expect(JSON.stringify(shown)).not.toContain('butter');
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { reply: NOTHING_FITS } });
  });

  it('heeds needs that only the conversation tells', async () => {
    await open({ chef: createScriptedChef(createDishPieces('Butter rice', '50 g butter')) });
    const { json } = await post(server, PATH, ask('I am allergic to milk. rice please'));
    expect(json.reply).toBe(NOTHING_FITS);
  });

  it.each([
    ['whole', {}],
    ['as a stream', STREAM],
  ])('heeds them also once words are taken back for a card, %s', async (_how, headers) => {
    const words = { kind: 'text', delta: 'Let me write that down. ' } as const;
    const pieces = [
      words,
      { kind: 'anew' } as const,
      ...createDishPieces('Peanut rice', '35 g peanuts'),
    ];
    await open({ chef: createScriptedChef(pieces) });
    const { text } = await post(server, PATH, ask("I'm allergic to peanuts. rice please"), headers);
    expect(text).not.toMatch(/35 g|Peanut rice/);
    expect(text).toContain('"allergies":["peanuts"]');
    expect(text).toContain(NOTHING_FITS);
  });
});

describe('a reply as a stream', () => {
  it('grows a card from name and introduction, line by line, to done', async () => {
    await open({ chef: createScriptedChef(createDishPieces('Plain rice', '1 tbsp olive oil')) });
    const { status, headers, text } = await post(server, PATH, ask('rice'), STREAM);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(headers.get('content-encoding')).toBeNull();
    const { events } = parseEventStream(text);
    const cards = events.flatMap((one) => (one.event === 'card' ? [one.data.recipe] : []));
    expect(cards[0]).toMatchObject({ recipeName: 'Plain rice', introduction: 'A quick supper.' });
    expect(cards[0]?.ingredients).toEqual([]);
    expect(cards.map(({ ingredients }) => ingredients?.length)).toEqual([0, 1, 2, 2, 2, 2]);
    expect(new Set(cards.map(({ recipeId }) => recipeId)).size).toBe(1);
    const last = events.at(-1);
    expect(last?.event === 'done' && last.data.reply).toMatchObject({
      recipeId: cards[0]?.recipeId,
      friendly_closing: 'Enjoy!',
    });
  });

  it('says text sentence by sentence', async () => {
    await open({
      chef: createScriptedChef([
        { kind: 'text', delta: 'One. Tw' },
        { kind: 'text', delta: 'o.' },
      ]),
    });
    const { events } = parseEventStream((await post(server, PATH, ask('hello'), STREAM)).text);
    expect(events.slice(0, 2)).toEqual([
      { event: 'text', data: { delta: 'One. ' } },
      { event: 'text', data: { delta: 'Two.' } },
    ]);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { reply: 'One. Two.' } });
  });

  it('ends in an error event when the chef fails, without a word about why', async () => {
    await open({ chef: createScriptedChef([]) });
    const { text } = await post(server, PATH, ask('rice'), STREAM);
    const { events } = parseEventStream(text);
    expect(events).toEqual([
      { event: 'error', data: { code: 'internal', message: expect.any(String) } },
    ]);
    expect(text).not.toContain('nothing to say');
  });

  it.each([
    ['a stream', STREAM],
    ['JSON', {}],
  ])('stops the chef when the client of %s goes away', async (_kind, headers) => {
    const chef = createSlowChef();
    await open({ chef });
    const leaving = new AbortController();
    const init = { method: 'POST', signal: leaving.signal, body: JSON.stringify(ask('rice')) };
    const type = { 'content-type': 'application/json', ...headers };
    const request = fetch(`${server.url}/mp${PATH}`, { ...init, headers: type }).catch(() => {});
    await new Promise((later) => setTimeout(later, 200));
    leaving.abort();
    await request;
    await chef.whenStopped;
  });
});

describe('what is asked', () => {
  it('reaches the chef with every source of needs united and the last six turns', async () => {
    const chef = createScriptedChef([{ kind: 'text', delta: 'Yes.' }]);
    await open({ chef });
    const turns = Array.from({ length: 9 }, (_, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content: at === 1 ? 'Recipe shared: Dal - Warm.' : `turn ${at}`,
    }));
    const system = { role: 'system', content: 'Food allergies: fish. Units: imperial.' };
    await post(server, PATH, {
      messages: [system, ...turns],
      preferences: {
        foodAllergies: ['None', 'milk'],
        dietaryRestrictions: ['Vegan'],
        served: ['Pho'],
      },
    });
    expect(chef.requests[0]).toMatchObject({
      needs: { allergies: ['milk', 'fish'], diets: ['Vegan'] },
      units: 'Imperial',
      servedRecipes: ['Pho', 'Dal'],
    });
    expect(chef.requests[0]?.turns.map(({ content }) => content)).toEqual([
      'turn 3',
      'turn 4',
      'turn 5',
      'turn 6',
      'turn 7',
      'turn 8',
    ]);
  });

  it('must hold a message of a person', async () => {
    await open();
    const { status, json } = await post(server, PATH, {
      messages: [{ role: 'assistant', content: 'Hello' }],
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      code: 'no-user-message',
      issues: [{ path: 'messages', message: expect.any(String) }],
    });
  });

  it.each([
    ['no messages', {}],
    ['an empty list', { messages: [] }],
    ['an unknown role', { messages: [{ role: 'chef', content: 'x' }] }],
    ['a number as content', { messages: [{ role: 'user', content: 7 }] }],
    ['an unknown allergy', { ...ask('x'), preferences: { foodAllergies: ['nuts'] } }],
  ])('is 400 with issues for %s', async (_name, body) => {
    await open();
    const { status, json } = await post(server, PATH, body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'bad-input', issues: expect.any(Array) });
    expect(json.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['Bearer abc', 'bearer', 'Bearer  '])(
    'is 401 with the dead bearer "%s"',
    async (bearer) => {
      await open();
      const { status, json } = await post(server, PATH, ask('rice'), { authorization: bearer });
      expect(status).toBe(401);
      expect(json.code).toBe('unauthorized');
    },
  );

  it('is answered by a plain voice where famous ones are switched off', async () => {
    const chef = createScriptedChef([{ kind: 'text', delta: 'Yes.' }]);
    await open({ chef, famousPersonas: false });
    const chefPersona = 'television personality and chef Somebody';
    await post(server, PATH, { ...ask('rice'), preferences: { chefPersona } });
    expect(chef.requests[0]?.persona).toBe('a friendly cooking instructor');
  });

  it('unites what a signed-in person has stored', async () => {
    const chef = createScriptedChef([{ kind: 'text', delta: 'Yes.' }]);
    await open({
      chef,
      sessions: { identify: async () => ({ kind: 'person', userId: 'u1', role: 'user' }) },
      readPreferences: async () => ({ foodAllergies: ['peanuts'] }),
    });
    await post(server, PATH, { ...ask('rice'), ...NO_MILK });
    expect(chef.requests[0]?.needs.allergies).toEqual(['milk', 'peanuts']);
  });
});

describe('a client', () => {
  it.each([
    ['text/event-stream', 'text/event-stream'],
    ['application/json, Text/Event-Stream; charset=utf-8', 'text/event-stream'],
    ['text/event-stream;q=0', 'application/json'],
    ['text/event-stream-of-mine', 'application/json'],
    ['*/*', 'application/json'],
  ])('that accepts %s is answered with %s', async (accept, type) => {
    await open({ chef: createScriptedChef([{ kind: 'text', delta: 'Yes.' }]) });
    const response = await fetch(`${server.url}/mp${PATH}`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify(ask('rice')),
    });
    expect(response.headers.get('content-type')).toContain(type);
    await response.text();
  });
});

describe('the other calls of a conversation', () => {
  it('greet in the persona that was picked, and not with an empty word', async () => {
    await open();
    const { status, json } = await post(server, '/api/chat/greeting', { botName: 'Saffron' });
    expect(status).toBe(200);
    expect(json.greeting).toMatch(/^\S[\s\S]*\S$/);
    const bad = await post(server, '/api/chat/greeting', { chefPersona: 'a\nb' });
    expect(bad.status).toBe(400);
  });

  it('start over with no content, with or without a body', async () => {
    await open();
    const bare = await fetch(`${server.url}/mp/api/meal-plan/reset`, { method: 'POST' });
    expect(bare.status).toBe(204);
    expect((await post(server, '/api/meal-plan/reset', {})).status).toBe(204);
  });
});
