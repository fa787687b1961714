/** Development mode: restarts the server and refreshes the page on each change; /dev/explain tells how messages are understood (npm run dev). */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runChild } from './run-child.mjs';
import { createToolEnv, ensureInstalled, findNode24, ROOT } from './set-up.mjs';

ensureInstalled({ tools: true });
const node = findNode24();
const env = { ...createToolEnv(), PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' };
const watched = ['kitchen', 'contract/src', 'server/src'].flatMap((path) => ['--watch-path', path]);
for (const entry of ['main.ts', 'explain-server.ts']) {
  const child = spawn(node, [...watched, join('server', 'src', entry)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  process.on('exit', () => child.kill());
}
runChild(node, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')], {
  cwd: join(ROOT, 'web'),
  env,
});
