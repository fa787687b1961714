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

export default defineConfig({
  plugins: [react(), nameChatParts()],
  // The server puts a fresh nonce in its place with every document.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // Pictures in `data:` would only make the first load heavier.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '^/mp/': SERVER, '^/healthz$': SERVER, '^/readyz$': SERVER },
  },
});
