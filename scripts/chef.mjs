/** Asks the chef that is set up one thing from the command line: npm run chef -- "a wish". */
import { join } from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureInstalled, node24, ROOT } from './set-up.mjs';

ensureInstalled({ tools: false });
const words = [join(ROOT, 'server', 'src', 'ask-chef.ts'), ...process.argv.slice(2)];
runChild(node24(), words, { cwd: ROOT });
