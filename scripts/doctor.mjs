/** Diagnoses a deployment without changing it: npm run doctor -- [URL]. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './run-child.mjs';
import { exitWithError, findNode24, ROOT } from './set-up.mjs';

const record = join(ROOT, 'node_modules', '.package-lock.json');
if (!existsSync(record))
  exitWithError('✗ The packages are not installed: npm start installs them.');
const isOld = statSync(record).mtimeMs < statSync(join(ROOT, 'package-lock.json')).mtimeMs;
if (isOld)
  console.log('· The packages may be older than package-lock.json; npm start compares them.');
if (!existsSync(join(ROOT, 'web', 'dist', 'index.html'))) {
  console.log('· The web is not built yet: npm start builds it.');
}
const words = [join(ROOT, 'server', 'src', 'doctor', 'doctor.ts'), ...process.argv.slice(2)];
runChild(findNode24(), words, { cwd: ROOT });
