/** The kitchen as a Model Context Protocol server over standard input and output: npm run --silent mcp. */
import { join } from 'node:path';
import { runChild } from './run-child.mjs';
import { ensureInstalled, findNode24, ROOT } from './set-up.mjs';

ensureInstalled({ tools: false });
const words = [join(ROOT, 'server', 'src', 'mcp/mcp-stdio.ts'), ...process.argv.slice(2)];
runChild(findNode24(), words, { cwd: ROOT });
