/** Tests that SQLite asks the kernel to sync each write to disk before it is acknowledged. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { post } from '../../testing/http-requests.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Tells every call that brings a file's content to the disk, by the file's name. */
const WATCH = ['-f', '-y', '-qq', '-e', 'trace=fsync,fdatasync', '-e', 'signal=none'];
const canWatch = spawnSync('strace', [...WATCH, '-o', '/dev/null', 'true']).status === 0;

let folder: string;
let fixture: ServerProcess;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saffron-power-'));
});
afterEach(async () => {
  await fixture?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it.skipIf(!canWatch)('each acknowledged write was brought to the disk first', async () => {
  fixture = await startServerProcess(
    { dataDir: folder, databaseUrl: undefined },
    'smtp://127.0.0.1:1',
    1000,
  );
  const log = path.join(folder, 'synced');
  const watching = spawn('strace', [...WATCH, '-p', String(fixture.child.pid), '-o', log]);
  const synced = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /sync\(.*-wal>\) += 0$/.test(line)).length;
  const write = async (message: string) => {
    const { status } = await post(fixture, '/api/feedback', { message, category: 'Bug Report' });
    expect(status).toBe(201);
  };
  const isWatched = async () => {
    await write('is anybody there?');
    return synced() > 0;
  };
  await expect.poll(isWatched, { timeout: 20_000 }).toBe(true);
  for (let at = 0; at < 20; at += 1) {
    const before = synced();
    await write(`soup ${at}`);
    expect(synced()).toBeGreaterThan(before);
  }
  watching.kill('SIGTERM');
});
