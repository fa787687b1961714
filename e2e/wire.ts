/** What may happen to an answer on its way: it is late, loses its words, or never comes; the call itself is real. */
import type { Page } from '@playwright/test';

const at = (call: string) => `**/mp/api/${call}`;

/** Keeps the answers back until the returned function is called. */
export async function holdAnswers(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(at(call), async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return () => release();
}

/** The status arrives, the words do not. */
export async function loseWords(page: Page, call: string): Promise<void> {
  await page.route(at(call), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: {} });
  });
}

/** Something between here and the server breaks. */
export async function breakCalls(page: Page, call: string): Promise<void> {
  await page.route(at(call), (route) => route.fulfill({ status: 500, json: {} }));
}

export async function mend(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
