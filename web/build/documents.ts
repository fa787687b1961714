/** Vite plugins that complete the two served HTML documents: inline logo and critical styles, and the app's loader script. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { APP, CARD, SCREENS } from './first-load.ts';

type Bundle = Rolldown.OutputBundle;

/** The files of a chunk: itself, its static imports, and their style sheets. */
function listFiles(chunk: Rolldown.OutputChunk | undefined, bundle: Bundle): string[] {
  if (!chunk) return [];
  const imported = chunk.imports.flatMap((name) => {
    const next = bundle[name];
    return next?.type === 'chunk' && !next.isEntry ? listFiles(next, bundle) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}

function findChunk(
  matches: (chunk: Rolldown.OutputChunk) => boolean,
  bundle: Bundle,
): Rolldown.OutputChunk | undefined {
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && matches(part)) return part;
  }
  return undefined;
}

const findChunkOf = (module: string, bundle: Bundle) =>
  findChunk(({ moduleIds }) => moduleIds.includes(module), bundle);

/** The style sheets that the app's document itself imports: those of the early shell. */
function listEarlyStyles(bundle: Bundle): ReadonlySet<string> {
  const document = findChunk(
    ({ facadeModuleId }) => facadeModuleId?.endsWith('/web/index.html') === true,
    bundle,
  );
  return document?.viteMetadata?.importedCss ?? new Set();
}

/** Key beside the paths: the files that a restored conversation needs for its recipe cards. */
const CARDS_KEY = 'cards';

/** The files each page needs beside the app, so that they are requested together with it. */
function listScreenFiles(bundle: Bundle): Record<string, string[]> {
  const appFiles = new Set(listFiles(findChunkOf(APP, bundle), bundle));
  const listFilesOf = (module: string) =>
    [...new Set(listFiles(findChunkOf(module, bundle), bundle))]
      .filter((file) => !appFiles.has(file))
      .map(toUrl);
  return {
    ...Object.fromEntries(
      Object.entries(SCREENS).map(([page, module]) => [page, listFilesOf(module)]),
    ),
    [CARDS_KEY]: listFilesOf(CARD),
  };
}

/**
 * Lists the files of the app in the document of the shared page, whose script loads them when they are needed. An
 * import there would make the bundler split the app differently.
 */
function insertAppFiles(html: string, bundle: Bundle): string {
  const files = new Set([
    ...listFiles(findChunkOf(APP, bundle), bundle),
    ...listEarlyStyles(bundle),
  ]);
  return html.replace('__APP_PARTS__', Array.from(files, toUrl).join(' '));
}

const toUrl = (file: string) => `/${file}`;

const MODULE = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/g;
const PRELOAD = /[ \t]*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\n?/g;
const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g;

interface FirstLoad {
  /** The last one is the app itself; it imports the others. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Files by path of the page. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Makes the browser paint the early shell, which accepts typing at once, from the document alone: inlines its styles
 * and replaces all other links by a script that requests the files after the first paint.
 */
function deferAppFiles(html: string, bundle: Bundle): string {
  const earlyStyles = listEarlyStyles(bundle);
  const deferred: FirstLoad & { modules: string[]; styles: string[] } = {
    modules: [],
    styles: [],
    screens: listScreenFiles(bundle),
  };
  const extract = (text: string, pattern: RegExp, list: string[]) =>
    text.replace(pattern, (_, href: string) => {
      list.push(href);
      return '';
    });
  const withoutStyles = html.replace(STYLESHEET, (_, file: string) => {
    const styles = bundle[file];
    if (earlyStyles.has(file) && styles?.type === 'asset') {
      return `    <style nonce="__CSP_NONCE__">${String(styles.source).trim()}</style>\n`;
    }
    deferred.styles.push(toUrl(file));
    return '';
  });
  const withoutModules = extract(
    extract(withoutStyles, PRELOAD, deferred.modules),
    MODULE,
    deferred.modules,
  );
  return withoutModules.replace(
    /<div id="root"><\/div>/,
    (root) => `${root}\n    ${createLoadingScript(deferred)}`,
  );
}

/**
 * The loading script: requests all files in parallel and runs the app when its styles have loaded or failed. A page in
 * the background gets no animation frames, so a timer starts it there.
 */
function createLoadingScript({ modules, styles, screens }: FirstLoad): string {
  const parts = [...new Set(Object.values(screens).flat())];
  const indexes = Object.fromEntries(
    Object.entries(screens).map(([page, files]) => [
      page,
      files.map((file) => parts.indexOf(file)),
    ]),
  );
  return `<script nonce="__CSP_NONCE__">
      ((styles, modules, parts, screens) => {
        const link = (rel, href) => {
          const tag = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
          if (rel === 'preload') tag.as = 'style';
          return new Promise((resolve) => {
            tag.onload = tag.onerror = resolve;
            document.head.append(tag);
          });
        };
        // The files may belong to an older build; the reloaded page keeps the typed text.
        const onFailure = () => {
          const [{ type } = {}] = performance.getEntriesByType('navigation');
          if (navigator.onLine && type !== 'reload') location.reload();
          else document.getElementById('early-trouble').hidden = false;
        };
        let isStarted = false;
        const start = () => {
          if (isStarted) return;
          isStarted = true;
          const stylesLoaded = Promise.all(styles.map((href) => link('stylesheet', href)));
          const needed = [...(screens[location.pathname.replace(/(.)\\/$/, '$1')] ?? [])];
          try {
            if (document.documentElement.dataset.page === 'chat' && localStorage.getItem('chatMessages')?.includes('"recipe"')) needed.push(...screens.${CARDS_KEY});
          } catch {
            // Storage is blocked, so no conversation is stored.
          }
          for (const href of [...modules, ...needed.map((at) => parts[at])]) link(href.endsWith('.css') ? 'preload' : 'modulepreload', href);
          stylesLoaded.then(() => import('${modules.at(-1)}')).catch(onFailure);
        };
        // One frame after the first, so that typed text is painted before anything else happens.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
        setTimeout(start, 500);
      })(${[styles, modules, parts, indexes].map((list) => JSON.stringify(list)).join(', ')});
    </script>`;
}

const LOGO = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));

/** Inlines the logo: as an image it would cost a request and a separate SVG document. */
function inlineLogo(html: string): string {
  const svg = readFileSync(LOGO, 'utf8')
    .replace(/<title>.*<\/title>/, '')
    .replace(/\s*\n\s*/g, '');
  return html.replace(/<img src="\/favicon\.svg" (width="\d+" height="\d+") alt="">/g, (_, size) =>
    svg.replace('<svg ', `<svg ${size} aria-hidden="true" `),
  );
}

function createDocumentPlugin(
  name: string,
  transform: (html: string, bundle: Bundle) => string,
): Plugin {
  return {
    name,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? transform(html, bundle) : html),
    },
  };
}

export function htmlDocuments(): Plugin[] {
  return [
    createDocumentPlugin('inline-logo', inlineLogo),
    createDocumentPlugin('insert-app-files', insertAppFiles),
    createDocumentPlugin('defer-app-files', (html, bundle) =>
      html.includes('id="early-input"') ? deferAppFiles(html, bundle) : html,
    ),
  ];
}
