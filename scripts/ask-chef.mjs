/** Asks the configured chef one question from the command line: npm run chef -- "a wish". */
import { join } from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureInstalled, findNode24, ROOT } from './set-up.mjs';

ensureInstalled({ tools: false });
const words = [join(ROOT, 'server', 'src', 'ask-chef.ts'), ...process.argv.slice(2)];
runChild(findNode24(), words, { cwd: ROOT });
