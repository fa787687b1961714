/** Tests that every fault of mutations.txt still fits the file it is put into, so that none is left out unseen. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('each fault names a text that stands once in its file, and tests that exist', () => {
  const script = join(import.meta.dirname, 'mutations.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--list'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
