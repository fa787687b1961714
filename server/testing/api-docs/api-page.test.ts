/** Tests that docs/api.md is what the contract says today. */
import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '@saffron/contract/endpoints';
import { expect, it } from 'vitest';
import { formatApiPage } from './api-page.ts';

const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

it('is up to date; node scripts/write-api-page.mjs makes it so', () => {
  expect(page).toBe(formatApiPage());
});

it('has every call of the contract, with an example', () => {
  for (const [name, { method }] of Object.entries(ENDPOINTS)) {
    const own = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
    expect(own, name).toContain(`\n${method} /mp/api/`);
  }
});
