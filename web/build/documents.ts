/** What the build writes into the two served documents: the drawing and the styles of the first paint, and how the app begins. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { APP, CARD, SCREENS } from './first-load.ts';

type Bundle = Rolldown.OutputBundle;

/** A chunk, what it imports at once, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk | undefined, bundle: Bundle): string[] {
  if (!chunk) return [];
  const imported = chunk.imports.flatMap((name) => {
    const next = bundle[name];
    return next?.type === 'chunk' && !next.isEntry ? filesOf(next, bundle) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}

function chunkThat(
  fits: (chunk: Rolldown.OutputChunk) => boolean,
  bundle: Bundle,
): Rolldown.OutputChunk | undefined {
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && fits(part)) return part;
  }
  return undefined;
}

const chunkWith = (module: string, bundle: Bundle) =>
  chunkThat(({ moduleIds }) => moduleIds.includes(module), bundle);

/** The styles that the app's document itself names: those of its early shell. */
function earlyStyles(bundle: Bundle): ReadonlySet<string> {
  const document = chunkThat(
    ({ facadeModuleId }) => facadeModuleId?.endsWith('/web/index.html') === true,
    bundle,
  );
  return document?.viteMetadata?.importedCss ?? new Set();
}

/** Beside the addresses: what a conversation that is shown again needs for its cards. */
const KEPT_CARDS = 'cards';

/** What each page needs beside the app; without it the app would first have to come and ask for it. */
function screenParts(bundle: Bundle): Record<string, string[]> {
  const here = new Set(filesOf(chunkWith(APP, bundle), bundle));
  const partsOf = (module: string) =>
    [...new Set(filesOf(chunkWith(module, bundle), bundle))]
      .filter((file) => !here.has(file))
      .map(address);
  return {
    ...Object.fromEntries(Object.entries(SCREENS).map(([page, module]) => [page, partsOf(module)])),
    [KEPT_CARDS]: partsOf(CARD),
  };
}

/**
 * Names the app and its styles in the document of the shared page, whose own script fetches them
 * when they are needed: imported there, the app would be cut into other pieces for the sake of that page.
 */
function nameAppParts(html: string, bundle: Bundle): string {
  const files = new Set([...filesOf(chunkWith(APP, bundle), bundle), ...earlyStyles(bundle)]);
  return html.replace('__APP_PARTS__', Array.from(files, address).join(' '));
}

const address = (file: string) => `/${file}`;

const MODULE = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/g;
const PRELOAD = /[ \t]*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\n?/g;
const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g;

interface FirstLoad {
  /** The last is the app itself; it imports the others. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** By the address of the page. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * The early shell is painted from the document alone, and takes what is typed at once: its styles stand in the
 * head, and everything else is asked for only once the shell has been on screen.
 */
function paintEarly(html: string, bundle: Bundle): string {
  const early = earlyStyles(bundle);
  const late: FirstLoad & { modules: string[]; styles: string[] } = {
    modules: [],
    styles: [],
    screens: screenParts(bundle),
  };
  const takeOut = (text: string, what: RegExp, list: string[]) =>
    text.replace(what, (_, href: string) => {
      list.push(href);
      return '';
    });
  const lighter = html.replace(STYLESHEET, (_, file: string) => {
    const styles = bundle[file];
    if (early.has(file) && styles?.type === 'asset') {
      return `    <style nonce="__CSP_NONCE__">${String(styles.source).trim()}</style>\n`;
    }
    late.styles.push(address(file));
    return '';
  });
  const calmer = takeOut(takeOut(lighter, PRELOAD, late.modules), MODULE, late.modules);
  return calmer.replace(/<div id="root"><\/div>/, (root) => `${root}\n    ${beginning(late)}`);
}

/**
 * Everything is fetched at once and side by side; the app is run when its styles are there, or cannot be had.
 * A page in the background gets no frames; there the timer starts it.
 */
function beginning({ modules, styles, screens }: FirstLoad): string {
  const parts = [...new Set(Object.values(screens).flat())];
  const places = Object.fromEntries(
    Object.entries(screens).map(([page, files]) => [page, files.map((one) => parts.indexOf(one))]),
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
        // Another build may have come between this page and its files; what was typed stays.
        const trouble = () => {
          const [{ type } = {}] = performance.getEntriesByType('navigation');
          if (navigator.onLine && type !== 'reload') location.reload();
          else document.getElementById('early-trouble').hidden = false;
        };
        let begun = false;
        const begin = () => {
          if (begun) return;
          begun = true;
          const styled = Promise.all(styles.map((href) => link('stylesheet', href)));
          const here = [...(screens[location.pathname.replace(/(.)\\/$/, '$1')] ?? [])];
          try {
            if (document.documentElement.dataset.page === 'chat' && localStorage.getItem('chatMessages')?.includes('"recipe"')) here.push(...screens.${KEPT_CARDS});
          } catch {
            // Blocked: nothing was kept.
          }
          for (const href of [...modules, ...here.map((at) => parts[at])]) link(href.endsWith('.css') ? 'preload' : 'modulepreload', href);
          styled.then(() => import('${modules.at(-1)}')).catch(trouble);
        };
        // A frame after the first one, so that what was typed by then is on the screen before anything else is done.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
        setTimeout(begin, 500);
      })(${[styles, modules, parts, places].map((list) => JSON.stringify(list)).join(', ')});
    </script>`;
}

const LOGO = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));

/** The logo as part of the document: as a picture it would be fetched, and a second document be opened for it. */
function drawLogo(html: string): string {
  const drawing = readFileSync(LOGO, 'utf8')
    .replace(/<title>.*<\/title>/, '')
    .replace(/\s*\n\s*/g, '');
  return html.replace(/<img src="\/favicon\.svg" (width="\d+" height="\d+") alt="">/g, (_, size) =>
    drawing.replace('<svg ', `<svg ${size} aria-hidden="true" `),
  );
}

function onDocument(name: string, work: (html: string, bundle: Bundle) => string): Plugin {
  return {
    name,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? work(html, bundle) : html),
    },
  };
}

export function servedDocuments(): Plugin[] {
  return [
    onDocument('draw-logo', drawLogo),
    onDocument('name-parts', nameAppParts),
    onDocument('paint-early', (html, bundle) =>
      html.includes('id="early-input"') ? paintEarly(html, bundle) : html,
    ),
  ];
}
