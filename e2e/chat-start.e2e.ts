/** The start of the chat: the greeting, restoring the conversation, and damaged or blocked browser storage. */
import { expect, openChat, sendMessage, test, WITH_MOTION } from './testing/fixtures.ts';
import { delayRequests } from './testing/intercept-calls.ts';

const HOUR = 3_600_000;

test.describe('a first visit', () => {
  test.use(WITH_MOTION);

  test('is greeted by the chef and may type at once', async ({ page }) => {
    await openChat(page);
    await expect(page.getByText('Saffron', { exact: true }).first()).toBeVisible();
    const stored = await page.waitForFunction(() => localStorage.getItem('chatMessages'));
    const messages = JSON.parse(String(await stored.jsonValue()));
    expect(messages).toHaveLength(1);
    expect(messages[0].sender).toBe('Saffron');
    expect(messages[0].text.trim()).not.toBe('');
    await expect(page.getByLabel('How may I help you?')).toBeFocused();
  });

  test('gets the fallback welcome when the greeting cannot be fetched', async ({
    page,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(/500/);
    await page.route('**/mp/api/chat/greeting', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await openChat(page);
    await expect(page.getByText('Welcome! What would you like to cook today?')).toBeVisible();
  });

  test('gets the default greeting when the server has nothing to say', async ({ page }) => {
    await page.route('**/mp/api/chat/greeting', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"greeting":"  "}' }),
    );
    await openChat(page);
    await expect(
      page.getByText(/vegetarian, Italian, breads, curry dishes or African/i),
    ).toBeVisible();
  });
});

test('on a phone the question for allergies moves with the growing message', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat(page);
  const milk = page.getByRole('button', { name: 'milk', exact: true });
  await expect(milk).toBeInViewport({ ratio: 1 });
  const input = page.getByLabel('How may I help you?');
  await input.pressSequentially(
    'Something warm with the chicken and the vegetables I have. '.repeat(3),
  );
  await milk.click();
  await expect(milk).toHaveAttribute('aria-pressed', 'true');
  const [chip, box] = [await milk.boundingBox(), await input.boundingBox()];
  expect((chip?.y ?? 0) + (chip?.height ?? 0)).toBeLessThan(box?.y ?? 0);
});

test.describe('before the script is there', () => {
  for (const [how, more, box] of [
    ['Enter is remembered: the app sends it', '', ''],
    ['what is written on after Enter is kept, and not sent', ' please', 'tomato soup please'],
  ] as const) {
    test(how, async ({ page }) => {
      const release = await delayRequests(page, '**/assets/**');
      await page.goto('/', { waitUntil: 'commit' });
      const input = page.getByLabel('How may I help you?');
      await input.pressSequentially('tomato soup');
      await input.press('Enter');
      await input.pressSequentially(more);
      release();
      await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();
      await expect(input).toHaveValue(box);
      await expect(page.getByText('tomato soup', { exact: true })).toHaveCount(more ? 0 : 1);
    });
  }
});

test.describe('coming back', () => {
  test('soon finds the conversation as it was', async ({ page }) => {
    await openChat(page);
    await sendMessage(page, 'spaghetti carbonara');
    const heading = page.getByRole('heading', { name: /carbonara/i });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toHaveCount(1);
    await expect(page.getByText('spaghetti carbonara', { exact: true })).toBeVisible();
    await expect(page.getByText(/culinary adventure/)).toHaveCount(0);
  });

  test('after an hour is welcomed back', async ({ page }) => {
    await openChat(page);
    await sendMessage(page, 'hello');
    // The last letter of the reply is activity, too.
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(3);
    await page.evaluate(
      (ago) => localStorage.setItem('t_active', String(Date.now() - ago)),
      HOUR + 5000,
    );
    await page.reload();
    await expect(
      page.getByText(/^Good (morning|afternoon|evening).*culinary adventure/s),
    ).toBeVisible();
    await expect(page.getByText('hello', { exact: true })).toBeVisible();
  });

  test('to a broken store starts anew', async ({ page, allowedConsoleErrors }) => {
    allowedConsoleErrors.push(/.*/);
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('broken'))
        localStorage.setItem('chatMessages', '[{"sender": "Saff');
      sessionStorage.setItem('broken', 'yes');
    });
    await openChat(page);
    await sendMessage(page, 'hello');
    await expect(page.getByText('hello', { exact: true })).toBeVisible();
  });

  test('to stored values of the wrong shape still works', async ({
    page,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(/.*/);
    await page.addInitScript(() => {
      localStorage.setItem('chatMessages', '{"not":"a list"}');
      localStorage.setItem('t_active', 'yesterday');
      localStorage.setItem('preferences', '{"chatTextSize":"enormous","foodAllergies":"milk"}');
      localStorage.setItem('savedRecipes', '17');
    });
    await openChat(page);
    await sendMessage(page, 'thank you');
    await expect(page.getByText('thank you', { exact: true })).toBeVisible();
  });
});

test('a browser that refuses to store anything can still chat', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/.*/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openChat(page);
  await sendMessage(page, 'tomato soup');
  await expect(page.getByText('tomato soup', { exact: true })).toBeVisible();
});
