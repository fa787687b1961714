/** What the build writes into the two served documents: which files are wanted early, and the styles of the first paint. */
import type { Plugin, Rolldown } from 'vite';
import { APP, CHAT } from './first-load.ts';

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

/**
 * Names the chat's files in the document, so that its inline script can fetch them beside the
 * entry on the chat's own pages, and nowhere else.
 */
function nameChatParts(html: string, bundle: Bundle): string {
  const here = new Set(filesOf(chunkWith(APP, bundle), bundle));
  const files = new Set(filesOf(chunkWith(CHAT, bundle), bundle).filter((file) => !here.has(file)));
  return html.replace('__CHAT_PARTS__', asList(files));
}

/**
 * Names the app and its styles in the document of the shared page, whose own script fetches them
 * when they are needed: imported there, the app would be cut into other pieces for the sake of that page.
 */
function nameAppParts(html: string, bundle: Bundle): string {
  const files = new Set([...filesOf(chunkWith(APP, bundle), bundle), ...earlyStyles(bundle)]);
  return html.replace('__APP_PARTS__', asList(files));
}

function asList(files: Iterable<string>): string {
  return Array.from(files, (file) => `/${file}`).join(' ');
}

const MODULE = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/g;
const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g;

/**
 * The early shell is painted from the document alone: its styles stand in the head, the app's come after the
 * shell, and the app itself, fetched and compiled meanwhile, is run once the shell has been on screen.
 */
function paintEarly(html: string, bundle: Bundle): string {
  const early = earlyStyles(bundle);
  const late: string[] = [];
  const lighter = html.replace(STYLESHEET, (link, file: string) => {
    const styles = bundle[file];
    if (early.has(file) && styles?.type === 'asset') {
      return `    <style nonce="__CSP_NONCE__">${String(styles.source).trim()}</style>\n`;
    }
    late.push(link);
    return '';
  });
  const modules: string[] = [];
  const calmer = lighter.replace(MODULE, (_, href: string) => {
    modules.push(href);
    return `    <link rel="modulepreload" crossorigin href="${href}" nonce="__CSP_NONCE__">\n`;
  });
  // The app imports the others. A page in the background gets no frames; there the timer starts it, and a second
  // import of the same module does nothing.
  const start = `<script nonce="__CSP_NONCE__">
      ((start) => {
        requestAnimationFrame(() => setTimeout(start));
        setTimeout(start, 500);
      })(() => import('${modules.at(-1)}'));
    </script>`;
  return calmer.replace(
    /<div id="root"><\/div>/,
    (root) => `${root}\n    ${late.join('').trim()}\n    ${start}`,
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
    onDocument('name-parts', (html, bundle) => nameAppParts(nameChatParts(html, bundle), bundle)),
    onDocument('paint-early', (html, bundle) =>
      html.includes('id="early-input"') ? paintEarly(html, bundle) : html,
    ),
  ];
}
