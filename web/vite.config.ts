/** How the web is built, and served while it is being written. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SERVER = 'http://localhost:3000';

/** A chunk, what it imports at once, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const imported = chunk.imports.flatMap((name) => {
    const next = bundle[name];
    return next?.type === 'chunk' && !next.isEntry ? filesOf(next, bundle) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}

/**
 * Names the chat's files in the document, so that its inline script can fetch them beside the
 * entry on the chat's own pages, and nowhere else.
 */
function nameChatParts(): Plugin {
  return {
    name: 'name-chat-parts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chat = Object.values(bundle).find(
          (part) =>
            part.type === 'chunk' && part.facadeModuleId?.endsWith('/screens/ChatScreen.tsx'),
        );
        const files = chat?.type === 'chunk' ? new Set(filesOf(chat, bundle)) : [];
        return html.replace('__CHAT_PARTS__', [...files].map((file) => `/${file}`).join(' '));
      },
    },
  };
}

/**
 * Names the app's entry and its styles in the document of the shared page, whose own script fetches them
 * when they are needed: imported there, the app would be cut into other pieces for the sake of that page.
 */
function nameAppParts(): Plugin {
  return {
    name: 'name-app-parts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const app = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/web/index.html'),
        );
        const files = app?.type === 'chunk' ? new Set(filesOf(app, bundle)) : [];
        return html.replace('__APP_PARTS__', [...files].map((file) => `/${file}`).join(' '));
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), nameChatParts(), nameAppParts()],
  // The server puts a fresh nonce in its place with every document.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // Pictures in `data:` would only make the first load heavier.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shared page has a document of its own, which the server fills with the recipe.
    rolldownOptions: { input: ['index.html', 'shared.html'] },
  },
  server: {
    proxy: { '^/mp/': SERVER, '^/healthz$': SERVER, '^/readyz$': SERVER },
  },
});
