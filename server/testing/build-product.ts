/** Global set-up of unit and browser tests: builds the web and the server, unless what is built is up to date. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export default function buildProduct(): void {
  const build = path.join(import.meta.dirname, '..', '..', 'scripts', 'build.mjs');
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the product could not be built');
}
