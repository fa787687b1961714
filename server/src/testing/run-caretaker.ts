/** Runs one order of `caretaker.ts` as people do: in a process of its own. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestPlace } from './test-place.ts';

export interface Outcome {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

const ENTRY = fileURLToPath(new URL('../caretaker.ts', import.meta.url));

export function runCaretaker(
  { dataDir, databaseUrl = '' }: Pick<TestPlace, 'dataDir'> & { databaseUrl?: string | undefined },
  ...words: string[]
): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [ENTRY, ...words], { env });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complained += chunk;
  });
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, said, complained })),
  );
}
