/** Sending in the chat: recipe cards, keys, Reset and its undo, what the request contains, and failures with a retry. */
import { expect, openChat, sendMessage, test, WITH_MOTION } from './testing/fixtures.ts';

const INPUT = 'How may I help you?';

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('a wish becomes a card, line by line, with its check', async ({ page }) => {
    await openChat(page);
    await sendMessage(page, 'shakshuka for 4');
    await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
    await expect(page.getByText(/eggs/i).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await expect(page.getByText('You', { exact: true }).first()).toBeVisible();
  });
});

test('nothing is sent for an empty message', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/mp/api/meal-plan')) calls += 1;
  });
  await openChat(page);
  const input = page.getByLabel(INPUT);
  await input.fill('   \n  ');
  await input.press('Enter');
  expect(calls).toBe(0);
});

test('Enter sends, Shift+Enter breaks the line', async ({ page }) => {
  await openChat(page);
  const input = page.getByLabel(INPUT);
  await input.click();
  await page.keyboard.type('hello');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('again');
  await expect(input).toHaveValue('hello\nagain');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('');
});

for (const words of ['start over', 'Please START OVER now']) {
  test(`"${words}" clears the conversation and is not sent`, async ({ page }) => {
    await openChat(page);
    await sendMessage(page, 'shakshuka');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.getByLabel(INPUT).fill(words);
    await page.getByLabel(INPUT).press('Enter');
    await expect(
      page.getByText(
        /^Okay,? Good (morning|afternoon|evening)\. Let's start over! What type of cuisine would you like to explore\?$/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /shakshuka/i })).toHaveCount(0);
    await expect.poll(() => sent).toContain('/mp/api/meal-plan/reset');
    expect(sent).not.toContain('/mp/api/meal-plan');
  });
}

test('Reset starts over', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(/Let's start over!/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toHaveCount(0);
});

test('a Reset that was a slip is taken back, for good', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  const dish = page.getByRole('heading', { name: /shakshuka/i });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(dish).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring back the last conversation' }).click();
  await expect(dish).toBeVisible();
  await expect(page.getByText(/Let's start over!/)).toHaveCount(0);
  await page.reload();
  await expect(dish).toBeVisible();
});

test('only the last six messages travel, recipes as one line, needs beside them', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'preferences',
      JSON.stringify({ foodAllergies: ['milk', 'sesame'], dietaryRestrictions: ['Vegetarian'] }),
    ),
  );
  await openChat(page);
  for (const words of ['hello', 'shakshuka', 'thank you', 'something Greek'])
    await sendMessage(page, words);
  const sent = page.waitForRequest('**/mp/api/meal-plan');
  await sendMessage(page, 'the first one');
  const body = (await sent).postDataJSON();
  const spoken = body.messages.filter((message: { role: string }) => message.role !== 'system');
  expect(spoken).toHaveLength(6);
  expect(spoken.at(-1)).toEqual({ role: 'user', content: 'the first one' });
  const system = body.messages.find((message: { role: string }) => message.role === 'system');
  expect(system.content).toContain('milk');
  expect(system.content).toContain('Vegetarian');
  const recipeLine = spoken.find((message: { content: string }) =>
    message.content.startsWith('Recipe shared: '),
  );
  expect(recipeLine.content).toMatch(/^Recipe shared: .*shakshuka.* - /i);
});

test('a server in trouble gets the apology, and one tap asks again', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/.*/);
  await openChat(page);
  await page.route('**/mp/api/meal-plan', (route) => route.fulfill({ status: 500, body: 'oops' }), {
    times: 2,
  });
  await sendMessage(page, 'tomato soup please');
  const apology = page.getByText(
    "Sorry, I'm having trouble understanding right now. Please try again.",
  );
  await expect(apology.first()).toBeVisible();
  await expect(page.getByText('tomato soup please', { exact: true })).toBeVisible();
  await page.unroute('**/mp/api/meal-plan');
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await expect(page.getByText(/soup/i).nth(1)).toBeVisible();
  await expect(page.getByText('tomato soup please', { exact: true })).toHaveCount(1);
});

test('a message past the limit is refused before it is sent and stays in the field', async ({
  page,
}) => {
  await openChat(page);
  const long = 'tomato '.repeat(700);
  const input = page.getByLabel(INPUT);
  await input.fill(long);
  await input.press('Enter');
  await expect(page.getByText(/4,000 at most/)).toBeVisible();
  await expect(input).toHaveValue(long);
});

test('an allergy said in the chat stays: as a chip, and for every later message', async ({
  page,
}) => {
  await openChat(page);
  await sendMessage(page, "I'm allergic to peanuts");
  await expect(page.getByRole('button', { name: /peanuts/ }).first()).toBeVisible();
  for (const words of ['hello', 'thank you', 'soup', 'something else'])
    await sendMessage(page, words);
  const sent = page.waitForRequest('**/mp/api/meal-plan');
  await sendMessage(page, 'pad thai');
  expect((await sent).postDataJSON().preferences.foodAllergies).toEqual(['peanuts']);
  await sendMessage(page, 'without eggs please');
  const stored = await page.evaluate(() => localStorage.getItem('preferences'));
  expect(JSON.parse(stored ?? '{}').foodAllergies).toEqual(['peanuts']);
});

test('what is asked while the view is moved by the page itself comes into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openChat(page);
  await sendMessage(page, 'shakshuka');
  await sendMessage(page, 'what can you do?');
  // As when a reply that is being revealed is cut short: the view is kept within what is left of it for a moment.
  await page.evaluate(() => {
    const box = document.querySelector('[data-scroller]');
    const content = box?.firstElementChild;
    if (!box || !(content instanceof HTMLElement)) throw new Error('no conversation');
    const shrink = () => {
      Object.assign(content.style, { maxHeight: '60%', overflow: 'hidden' });
      void box.scrollTop;
      Object.assign(content.style, { maxHeight: '', overflow: '' });
    };
    window.addEventListener('keydown', shrink, { capture: true, once: true });
  });
  await sendMessage(page, 'how long does risotto keep?');
  await expect(page.getByText('how long does risotto keep?')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Jump to newest' })).toHaveCount(0);
});
