/** Tests the page's Trusted Types policy: the chat page turns no text into HTML, yet HTML entities and tags stay readable. */
import type { Page } from '@playwright/test';
import { expect, openChat, sendMessage, test } from './testing/fixtures.ts';

/** The error with which injected scripts are refused on the page. */
const tryInjection = (page: Page) =>
  page.evaluate(() => {
    const refused = (work: () => unknown) => {
      try {
        work();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const box = document.createElement('div');
    const script = document.createElement('script');
    const factory = Reflect.get(window, 'trustedTypes') as {
      createPolicy: (name: string, rules: object) => unknown;
    };
    const rules = { createHTML: String, createScriptURL: String };
    return {
      html: refused(() => {
        box.innerHTML = '<img src=x onerror=alert(1)>';
      }),
      address: refused(() => {
        script.src = '/offline-worker.js';
      }),
      parser: refused(() => new DOMParser().parseFromString('<p>', 'text/html')),
      policy: refused(() => factory.createPolicy('other', rules)),
      sameName: refused(() => factory.createPolicy('saffron', rules)),
    };
  });
const ALL = { html: true, address: true, parser: true, policy: true, sameName: true };

test('text is not made into HTML on the page of the chat', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Trusted/);
  await openChat(page);
  expect(await tryInjection(page)).toEqual(ALL);
});

test('what is written in entities and tags is still read', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      const tell = Reflect.get(window, 'tellViolation') as (what: string) => void;
      tell(`${violatedDirective} ${sample}`);
    });
  });
  await openChat(page);
  await sendMessage(page, 'What does <b>caf&eacute; &amp; cr&egrave;me</b> mean?');
  await expect(page.getByRole('log')).toContainText('caf');
  expect(violations).toEqual([]);
});
