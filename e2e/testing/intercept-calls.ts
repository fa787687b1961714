/** Intercepts a page's requests: delays them, and delays, empties or fails responses of the API. */
import type { Page, Route } from '@playwright/test';

const routePattern = (call: string) => `**/mp/api/${call}`;

/** Keeps the answers back until the returned function is called. */
export async function delayResponses(page: Page, call: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(routePattern(call), async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

/** Keeps requests from leaving, as `page.route` takes their pattern, until the returned function is called. */
export async function delayRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Responses arrive with their status and an empty body. */
export async function emptyResponses(page: Page, call: string): Promise<void> {
  await page.route(routePattern(call), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: {} });
  });
}

/** Something between here and the server breaks. */
export async function failCalls(page: Page, call: string): Promise<void> {
  await page.route(routePattern(call), (route) => route.fulfill({ status: 500, json: {} }));
}

/**
 * The first response is the given one. The handler stays: Playwright's `times: 1` stops intercepting at an unknown
 * moment, and Chromium then sometimes leaves the request after it hanging for ever.
 */
export async function interceptOnce(
  page: Page,
  call: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isFirst = true;
  await page.route(routePattern(call), async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await handle(route);
  });
}

export async function restoreCalls(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
