/** Runs a command of `maintenance.ts` in a process of its own. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestStorage } from './test-storage.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const ENTRY = fileURLToPath(new URL('../src/maintenance.ts', import.meta.url));

export function runMaintenance(
  {
    dataDir,
    databaseUrl = '',
  }: Pick<TestStorage, 'dataDir'> & { databaseUrl?: string | undefined },
  ...words: string[]
): Promise<CommandResult> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [ENTRY, ...words], { env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}
