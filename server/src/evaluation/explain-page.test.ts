/** Tests the developers' page over HTTP: what it tells of each message, and that it survives whatever is typed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_TIMEOUT_MS } from '../../testing/accounts-fixture.ts';
import { getFullKitchen } from '../../testing/open-server.ts';
import { createExplainPage, EXPLAIN_PATH } from './explain-page.ts';

let page: ReturnType<typeof createExplainPage>;
beforeAll(() => {
  getFullKitchen();
  page = createExplainPage(getFullKitchen);
}, TEST_TIMEOUT_MS);
afterAll(() => page.close());

const explain = (said: string) => page.inject({ url: EXPLAIN_PATH, query: { said } });

it('tells of each message what it was read as, which commands may answer it, and what was said', async () => {
  const { body, statusCode } = await explain(
    'shakshuka\nmy son is allergic to nuts, make it for 4',
  );
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<h2>shakshuka<\/h2>[\s\S]*on the table: none[\s\S]*dish [01]\.\d\d/);
  expect(body).toMatch(/on the table: card[\s\S]*scale [01]\.\d\d/);
  expect(body).toMatch(/commands: scale, changePlan/);
  expect(body).toMatch(/need: nuts is harm for [\s\S]*\(en\/needs\.cues:\d+\)/);
});

it('writes what is typed as text, and asks for something where nothing is', async () => {
  const { body } = await explain('<script>alert(1)</script>');
  expect(body).not.toContain('<script>');
  expect((await page.inject(`${EXPLAIN_PATH}?said=a&said=b`)).statusCode).toBe(200);
  expect((await page.inject(EXPLAIN_PATH)).body).toContain('a message a line');
});
