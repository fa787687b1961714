/** The language model as chef: streaming, refusals for allergies, stopping, personas, and the rule-based chef when it fails. */
import type { Page } from '@playwright/test';
import {
  createRecipeJson,
  type FakeModelProvider,
  startFakeModelProvider,
} from '@saffron/server/testing/fake-model-provider';
import { startTestMailServer } from '@saffron/server/testing/test-mail-server';
import { openSignedInPage, registerAccount, signIn } from './testing/account.ts';
import { test as base, expect, openChat, sendMessage } from './testing/fixtures.ts';
import { type RunningServer, startServer } from './testing/server.ts';
import { openSettings } from './testing/settings.ts';

/** Slow enough to be watched: a recipe takes a second or two. */
const STREAM_PACE = { latency: 40, chunkSize: 24 };
/** Longer than a busy machine needs for a first word. */
const SILENCE_MS = 2000;
const NO_MILK = { foodAllergies: ['milk'] };
const OUR_OWN = /this comes from our own cookbook/;
const UNREACHABLE_NOTICE =
  /^My recipe writer is out of reach just now, so this comes from our own cookbook\./;
const BUTTERY = createRecipeJson({
  recipeName: 'Rich rice',
  ingredients: ['200 g rice', '2 cloves garlic', '1 tsp thyme', '50 g butter', '1 lemon'],
  instructions: ['Boil the rice with the garlic and thyme.', 'Stir in the butter and lemon.'],
});

const modelAt = (provider: FakeModelProvider) => ({
  CHEF_MODEL: 'openai-compatible:test-model',
  CHEF_BASE_URL: provider.urlFor('openai-compatible'),
  CHEF_FIRST_BYTE_MS: String(SILENCE_MS),
  LOG_LEVEL: 'info',
});

const test = base.extend<object, { provider: FakeModelProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const provider = await startFakeModelProvider(STREAM_PACE);
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const mailServer = await startTestMailServer();
      const server = await startServer({ ...modelAt(provider), SMTP_URL: mailServer.url });
      await use({ ...server, mailServer });
      await server.close();
      await mailServer.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.slow();

/** A page that stays open may ask a server that is gone for what it fetches ahead. */
async function leaveAndClose(page: Page, server: RunningServer): Promise<void> {
  await page.goto('about:blank');
  await server.close();
}

/** Somebody who keeps off these foods comes for the first time. */
async function openChatFor(page: Page, preferences: object): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('preferences', JSON.stringify(chosen)),
    preferences,
  );
  await openChat(page);
}

/** How many lines the growing card had, each time it changed. */
async function watchLines(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const count = document.querySelectorAll('article li').length;
      if (counts.at(-1) !== count) counts.push(count);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'counts'));
}

const readLocalStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a recipe of a model arrives on its card line by line', async ({ page, provider }) => {
  // So slowly that each line is drawn before the next comes, however busy the machine.
  provider.mock.reset();
  provider.mock.on({}, { content: createRecipeJson() }, { latency: 3 * STREAM_PACE.latency });
  await openChat(page);
  const lines = await watchLines(page);
  await sendMessage(page, 'lemon rice');
  await expect(heading(page, 'Lemon rice')).toBeVisible();
  await expect(page.getByText('Stir in the lemon juice, the oil and the salt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  const counts = await lines();
  expect(counts.length).toBeGreaterThan(3);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  await expect(page.getByText(OUR_OWN)).toHaveCount(0);
});

test('a card with a line that breaks an allergy is never seen, and another dish comes', async ({
  page,
  provider,
}) => {
  const recipes = [BUTTERY, createRecipeJson()];
  // So slowly that the card of the first could be drawn before its butter comes.
  provider.mock.reset();
  provider.mock.on({}, () => ({ content: recipes.shift() ?? '' }), {
    latency: 5 * STREAM_PACE.latency,
  });
  await openChatFor(page, NO_MILK);
  const seen: string[] = [];
  await page.exposeFunction('saw', (text: string) => seen.push(text));
  await page.evaluate(() => {
    new MutationObserver(() => Reflect.get(window, 'saw')(document.body.innerText)).observe(
      document.body,
      { childList: true, subtree: true, characterData: true },
    );
  });
  await sendMessage(page, 'a rice dish');
  await expect(heading(page, 'Lemon rice')).toBeVisible();
  // Not for a moment, and not in what the browser keeps.
  expect(seen.filter((text) => /50 g butter|Rich rice/.test(text))).toEqual([]);
  await expect(heading(page, 'Rich rice')).toHaveCount(0);
  await expect.poll(() => readLocalStorage(page)).toContain('Lemon rice');
  expect(await readLocalStorage(page)).not.toMatch(/50 g butter|Rich rice/);
  await page.reload();
  await expect(heading(page, 'Lemon rice')).toBeVisible();
  await expect(heading(page, 'Rich rice')).toHaveCount(0);
});

test('refused twice, the house chef serves and says so', async ({ page, provider }) => {
  provider.replyWith(BUTTERY);
  await openChatFor(page, NO_MILK);
  await sendMessage(page, 'a vegetable curry');
  await expect(
    page.getByText(/^Nothing new came out right this time, so this comes from our own cookbook\./),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(page.getByText(/No milk found/)).toBeVisible();
  await expect(heading(page, 'Rich rice')).toHaveCount(0);
  expect(provider.listRequests()).toHaveLength(2);
});

const FAULTS: readonly [string, (provider: FakeModelProvider) => void, RegExp][] = [
  [
    'fails',
    ({ mock }) => {
      mock.reset();
      mock.on({}, { error: { message: 'out of order' }, status: 500 });
    },
    UNREACHABLE_NOTICE,
  ],
  ['talks garbage', (provider) => provider.replyWith('#@%& ^^ *~* <<>> '.repeat(20)), OUR_OWN],
  [
    'is silent',
    ({ mock }) => {
      mock.reset();
      mock.on({}, { content: createRecipeJson() }, { latency: 20 * SILENCE_MS });
    },
    UNREACHABLE_NOTICE,
  ],
];

for (const [does, misbehave, sentence] of FAULTS) {
  test(`when the model ${does}, the house chef cooks, checked and said`, async ({
    page,
    provider,
  }) => {
    misbehave(provider);
    await openChatFor(page, NO_MILK);
    await sendMessage(page, 'a vegetable curry');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await expect(page.getByText(/No milk found/)).toBeVisible();
  });
}

test.describe('who does not wait', () => {
  const cutShort = (log: string) => log.split('"outcome":"cut short"').length - 1;
  const leaving: readonly [string, (page: Page) => Promise<unknown>][] = [
    ['presses Stop', (page) => page.getByRole('button', { name: 'Stop' }).click()],
    ['leaves the page', (page) => page.goto('about:blank')],
  ];
  for (const [does, leave] of leaving) {
    test(`and ${does} ends the call to the model`, async ({ page, provider, server }) => {
      // So long that it is still speaking, however late the page comes to leave.
      const tip = 'Fluff it with a fork, and gently. '.repeat(20).trim();
      provider.replyWith(createRecipeJson({ tips: Array(40).fill(tip) }));
      await openChat(page);
      const before = cutShort(server.log());
      await page.getByLabel('How may I help you?').fill('lemon rice');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Lemon rice')).toBeVisible();
      await leave(page);
      await expect.poll(() => cutShort(server.log())).toBe(before + 1);
    });
  }
});

test('past the limit of a visitor the house chef cooks, and says so once', async ({
  page,
  provider,
}) => {
  provider.replyWith(createRecipeJson());
  // Two recipes an hour.
  const server = await startServer({ ...modelAt(provider), RATE_LIMIT_SCALE: '0.1' });
  try {
    await page.goto(server.url);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    for (const wish of ['lemon rice', 'lemon rice again', 'a vegetable curry', 'a tomato soup']) {
      await sendMessage(page, wish);
    }
    await expect(heading(page, 'Lemon rice')).toHaveCount(2);
    await expect(
      page.getByText(/^You have had as many new recipes as I can write for one person for now/),
    ).toHaveCount(1);
    expect(provider.listRequests()).toHaveLength(2);
  } finally {
    await leaveAndClose(page, server);
  }
});

test.describe('the television chefs', () => {
  const HINT = 'The named cooks are only imitated; they have no part in this.';
  const personas = async (page: Page) => {
    await page.getByLabel('Instructor Persona', { exact: true }).click();
    return page.getByRole('option').allTextContents();
  };

  test('are offered with a word on what they are, and the model is told no more', async ({
    page,
    provider,
    server,
  }) => {
    provider.replyWith(createRecipeJson());
    const account = await registerAccount(server);
    await openSignedInPage(page, server, account, '/');
    await openSettings(page, 'Preferences');
    await expect(page.getByText(HINT)).toBeVisible();
    expect(await personas(page)).toContain('Julia Child');
    await page.getByRole('option', { name: 'Julia Child' }).click();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await page.getByRole('button', { name: 'Close settings' }).click();
    await sendMessage(page, 'lemon rice');
    await expect(heading(page, 'Lemon rice')).toBeVisible();
    expect(provider.listRequests()[0]?.system).toContain('never claim to be Julia Child');
  });

  test('stay away where the house does not play them', async ({ page, provider }) => {
    const server = await startServer({ ...modelAt(provider), CHEF_FAMOUS_PERSONAS: 'off' });
    try {
      const account = await registerAccount(server);
      await page.goto(server.url);
      await signIn(page, account);
      await openSettings(page, 'Preferences');
      await expect(page.getByText(HINT)).toHaveCount(0);
      expect(await personas(page)).toEqual(['Friendly']);
    } finally {
      await leaveAndClose(page, server);
    }
  });
});
