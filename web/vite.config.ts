/** How the web is built, and served while it is being written. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { servedDocuments } from './build/documents.ts';
import { firstLoadPieces } from './build/first-load.ts';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { iconModules } from './build/icons.ts';
import { leanRouter } from './build/lean-router.ts';
import { OFFLINE_WORKER, offlineWorker } from './build/offline-worker.ts';

const SERVER = 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    iconModules(),
    leanRouter(),
    ...servedDocuments(),
    offlineWorker(),
    firstLoadBudget(),
  ],
  resolve: {
    alias: {
      // The package writes text into `innerHTML`, which the page's rules refuse.
      'decode-named-character-reference': fileURLToPath(
        new URL('src/features/chat/words/named-reference.ts', import.meta.url),
      ),
    },
  },
  // The server puts a fresh nonce in its place with every document.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // Pictures in `data:` would only make the first load heavier.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shared page has a document of its own, which the server fills with the recipe.
    rolldownOptions: {
      input: ['index.html', 'shared.html', OFFLINE_WORKER],
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId === OFFLINE_WORKER ? 'offline-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: { groups: firstLoadPieces() },
      },
    },
  },
  server: {
    proxy: { '^/mp/': SERVER, '^/healthz$': SERVER, '^/readyz$': SERVER },
  },
});
