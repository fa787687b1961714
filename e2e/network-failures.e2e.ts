/** The chat when the server is gone, a reply breaks off, is withdrawn or restarted, or the network is missing. */
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';
import { interceptOnce } from './testing/intercept-calls.ts';
import { startServer } from './testing/server.ts';

test.beforeEach(({ allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/.*/);
});

test('a server that is gone: what was typed stays, one tap asks again', async ({ page }) => {
  test.slow();
  const server = await startServer();
  try {
    await page.goto(server.url);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await sendMessage(page, 'hello');
    await server.kill();
    await sendMessage(page, 'shakshuka please');
    await expect(page.getByRole('button', { name: /retry|try again/i })).toBeVisible();
    await expect(page.getByText('shakshuka please', { exact: true })).toBeVisible();
    await server.start();
    await page.getByRole('button', { name: /retry|try again/i }).click();
    await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
    await expect(page.getByText('shakshuka please', { exact: true })).toHaveCount(1);
  } finally {
    await server.close();
  }
});

test('a stream that breaks off is an apology, and asking again starts clean', async ({ page }) => {
  await openChat(page);
  await interceptOnce(page, 'meal-plan', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/event-stream',
      body: 'event: card\ndata: {"recipe":{"recipeName":"Half a soup","ingredients":["1 onion"]}}\n\n',
    }),
  );
  await sendMessage(page, 'shakshuka');
  await expect(
    page.getByText("Sorry, I'm having trouble understanding right now. Please try again."),
  ).toBeVisible();
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
  await expect(page.getByText('Half a soup')).toHaveCount(0);
});

test('a refused line withdraws the card, says why, and the next card takes its place', async ({
  page,
}) => {
  await openChat(page);
  const recipe = (name: string, more: object) => ({
    recipeId: name,
    recipeName: name,
    conversation_response: 'Here you are.',
    introduction: 'A dish.',
    ingredients: ['1 onion'],
    instructions: ['Cook the onion.'],
    tips: [],
    friendly_closing: 'Enjoy!',
    ...more,
  });
  const events = [
    ['card', { recipe: { recipeName: 'First try', ingredients: ['1 onion'] } }],
    ['restart', { reason: 'That one had butter in it, so I am starting again.' }],
    ['card', { recipe: { recipeName: 'Second try', ingredients: ['1 onion'] } }],
    [
      'done',
      {
        reply: recipe('Second try', {}),
        tag: 'recipe',
        safety: {
          verdict: 'clear',
          findings: [],
          unknown: [],
          checkedFor: { allergies: ['milk'], diets: [] },
          rules: 'abc',
        },
      },
    ],
  ];
  const body = events
    .map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
  await page.route('**/mp/api/meal-plan', (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body }),
  );
  await sendMessage(page, 'something with onions');
  await expect(page.getByRole('heading', { name: 'Second try' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First try' })).toHaveCount(0);
  await expect(page.getByText('That one had butter in it, so I am starting again.')).toBeVisible();
});

test('offline is told, and the message waits for one tap', async ({ page, context }) => {
  await openChat(page);
  await context.setOffline(true);
  await sendMessage(page, 'shakshuka');
  await expect(page.getByText(/offline|connection|reach/i).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await expect(page.getByRole('heading', { name: /shakshuka/i })).toBeVisible();
});

test('hostile text is shown, never run', async ({ page }) => {
  let ran = false;
  await page.exposeFunction('pwned', () => {
    ran = true;
  });
  await openChat(page);
  for (const text of [
    '<img src=x onerror=pwned()>',
    '<script>pwned()</script>',
    '[soup](javascript:pwned())',
    '"><svg onload=pwned()>',
  ]) {
    await sendMessage(page, text);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  expect(ran).toBe(false);
});

test('a small part that cannot be fetched takes nothing from a reply or a card', async ({
  page,
}) => {
  for (const part of ['CopyReply', 'NutritionPanel'])
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  await openChat(page);
  await sendMessage(page, 'What can I cook with lentils?');
  const tiles = page.getByRole('article').last().getByRole('listitem');
  await expect(tiles.first().getByRole('button')).toBeVisible();
  await sendMessage(page, 'shakshuka');
  await page.getByRole('button', { name: 'Nutrition' }).click();
  await expect(
    page.getByText(
      'This part of the page could not be loaded. Please check your connection and try again.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nutrition' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page.getByRole('heading', { name: 'Shakshuka' })).toBeVisible();
});
