/** Refuses a build whose first visit has become heavy, carries what belongs to other screens, or asks the whole page. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { APP, CHAT } from './first-load.ts';

/** Of script, packed: what somebody waits for who has never been here. */
const MOST_BYTES = 112_000;
const NOT_FOR_TYPING =
  /\/web\/src\/(?:features\/(?:auth|feedback|recipe|settings)|words\/(?:auth|recipe|saved-recipes|settings|terms))\b|\/node_modules\/(?:@mui|@emotion|@tanstack|react-markdown|react-router\/dist\/production\/lib\/dom)\//;

/** Asked anew at every change of any text, at a cost that grows with the conversation. */
const ASKS_THE_PAGE = /(?:^|[\s,}])(?::root|html|body)[\w.#[\]="-]*:has\(/;

type Chunk = Rolldown.OutputChunk;

export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.fileName.endsWith('.css') && 'source' in part && asksThePage(part.source))
            throw new Error(`${part.fileName} has a :has() on the root of the page.`);
        }
        const first = firstChunks(bundle);
        const stowaways = first.flatMap(({ moduleIds }) =>
          moduleIds.filter((id) => NOT_FOR_TYPING.test(id)),
        );
        if (stowaways.length > 0) {
          throw new Error(`The first load carries what can come later:\n${stowaways.join('\n')}`);
        }
        const bytes = first.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
        if (bytes > MOST_BYTES) {
          throw new Error(
            `The first load has ${bytes} bytes of script, and may have ${MOST_BYTES}.`,
          );
        }
      },
    },
  };
}

const asksThePage = (source: string | Uint8Array) => ASKS_THE_PAGE.test(source.toString());

/** The app, the chat and all that they import at once. */
function firstChunks(bundle: Rolldown.OutputBundle): Chunk[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const found = new Set(
    [APP, CHAT].map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`${module} was not built.`);
      return chunk;
    }),
  );
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}
