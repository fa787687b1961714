/** Builds web and server when their sources changed since the last build (npm run build). */
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './set-up.mjs';

ensureInstalled({ tools: false });
ensureWebBuilt();
ensureServerBuilt();
