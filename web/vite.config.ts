/** Vite configuration of the web app: build and development server. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { htmlDocuments } from './build/documents.ts';
import { createFirstLoadGroups } from './build/first-load.ts';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { iconModules } from './build/icons.ts';
import { OFFLINE_WORKER, offlineWorker } from './build/offline-worker.ts';
import { sharedPage } from './build/shared-page.ts';

const SERVER = 'http://localhost:3000';
const EXPLAIN_SERVER = 'http://localhost:3001';

export default defineConfig({
  plugins: [
    react(),
    iconModules(),
    ...htmlDocuments(),
    sharedPage(),
    offlineWorker(),
    firstLoadBudget(),
  ],
  resolve: {
    alias: {
      // The package writes to `innerHTML`, which the page's Trusted Types policy refuses.
      'decode-named-character-reference': fileURLToPath(
        new URL('src/features/chat/message-text/named-reference.ts', import.meta.url),
      ),
    },
  },
  // The server replaces it by a fresh nonce in every document.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // Inline `data:` images would only make the first load larger.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shared page has a document of its own, into which the server renders the recipe.
    rolldownOptions: {
      input: ['index.html', 'shared.html', OFFLINE_WORKER],
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId === OFFLINE_WORKER ? 'offline-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: { groups: createFirstLoadGroups() },
      },
    },
  },
  server: {
    proxy: {
      ...{ '^/mp/': SERVER, '^/healthz$': SERVER, '^/readyz$': SERVER },
      '^/dev/explain': EXPLAIN_SERVER,
    },
  },
});
