/** How the web is built, and served while it is being written. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { servedDocuments } from './build/documents.ts';
import { firstLoadPieces } from './build/first-load.ts';

const SERVER = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), ...servedDocuments()],
  // The server puts a fresh nonce in its place with every document.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // Pictures in `data:` would only make the first load heavier.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shared page has a document of its own, which the server fills with the recipe.
    rolldownOptions: {
      input: ['index.html', 'shared.html'],
      output: { codeSplitting: { groups: firstLoadPieces() } },
    },
  },
  server: {
    proxy: { '^/mp/': SERVER, '^/healthz$': SERVER, '^/readyz$': SERVER },
  },
});
