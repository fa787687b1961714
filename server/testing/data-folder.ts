/** Makes the data folders of test servers: in memory where there is room, as SQLite waits for the disk with each write. */
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Of Linux. */
const IN_MEMORY = '/dev/shm';
/** Much more than all tests keep at once; a container has 64 MiB by default. */
const LEAST_ROOM_BYTES = 2 ** 30;

function findParent(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize < LEAST_ROOM_BYTES ? tmpdir() : IN_MEMORY;
  } catch {
    return tmpdir();
  }
}

const made = new Set<string>();

/** @param prefix of its name @returns its path; whoever made it removes it, and what is left goes with the process */
export function makeDataFolder(prefix: string): string {
  if (made.size === 0) process.once('exit', removeLeft);
  const folder = mkdtempSync(path.join(findParent(), prefix));
  made.add(folder);
  return folder;
}

/** A test that ends before its server has a folder to close would leave it in the memory of the machine. */
function removeLeft(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}
