/** Vite plugin that builds the server's renderer of the shared page, and the style sheet of that page. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHARED_PAGE_MODULE } from '@saffron/contract/shared-page';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { iconModules } from './icons.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = path.join(WEB, 'src', 'app', 'render-shared-page.tsx');
/** Placeholder in the document, replaced by the build. */
const STYLES_SLOT = '<!--shared-page-styles-->';

export function sharedPage(): Plugin {
  let stylesheet = '';
  return {
    name: 'shared-page',
    apply: 'build',
    async buildStart() {
      const { script, styles } = await buildRenderer();
      const hash = createHash('sha256').update(styles).digest('base64url').slice(0, 8);
      stylesheet = `assets/shared-page-${hash}.css`;
      this.emitFile({ type: 'asset', fileName: stylesheet, source: styles });
      this.emitFile({ type: 'asset', fileName: SHARED_PAGE_MODULE, source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          STYLES_SLOT,
          `<link rel="stylesheet" href="/${stylesheet}" nonce="__CSP_NONCE__">`,
        ),
    },
  };
}

/** A separate build, so that script and style sheet have the same class names. */
async function buildRenderer(): Promise<{ script: string; styles: string }> {
  const result = await build({
    configFile: false,
    root: WEB,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), iconModules()],
    css: { modules: { generateScopedName: createClassName } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { alias: { 'react-dom/server': findStaticRenderer() } },
    build: { write: false, minify: true, lib: { entry: ENTRY, formats: ['cjs'] } },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  const script = output.find((part) => part.type === 'chunk');
  const styles = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || styles?.type !== 'asset' || output.length !== 2) {
    throw new Error('The renderer of the shared page must be one script and one stylesheet.');
  }
  return { script: script.code, styles: styles.source.toString() };
}

/** Short class names, because they are part of every page; a hash of the file path keeps them apart. */
function createClassName(name: string, file: string): string {
  const pathHash = createHash('sha256').update(path.relative(WEB, file)).digest('base64url');
  return `${name}-${pathHash.slice(0, 2)}`;
}

/** The part of React's server renderer that produces a string; the streaming part is as large again. */
function findStaticRenderer(): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  return path.join(folder, 'cjs', 'react-dom-server-legacy.browser.production.js');
}
