/** Tests that each API error (a refusal) has an HTTP status of 400 to 599 and a whole sentence as its message. */
import { describe, expect, it } from 'vitest';
import { REFUSALS, Refusal, type RefusalCode } from './errors.ts';

describe('refusals', () => {
  it.each(Object.keys(REFUSALS) as RefusalCode[])('%s is a status and a sentence', (code) => {
    const refusal = new Refusal(code);
    expect(refusal.status).toBeGreaterThanOrEqual(400);
    expect(refusal.status).toBeLessThan(600);
    expect(refusal.message).toMatch(/^[A-Z].*\.$/);
  });
});
