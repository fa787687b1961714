/** Vite plugin that fails the build on a too large first load, modules of other screens in it, or CSS with :has() on the root. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { APP, CHAT } from './first-load.ts';

/** Size limit of the gzipped scripts of a first visit; with headers and the openers it is to be 112 kB on the wire. */
const MAX_BYTES = 109_000;
const NOT_IN_FIRST_LOAD =
  /\/web\/src\/(?:features\/(?:auth|feedback|recipe|settings)|strings\/(?:auth|recipe|safety|saved-recipes|settings|terms-of-use))\b|\/node_modules\/(?:@mui|@emotion|@tanstack|react-markdown)\//;

/** Such a selector is evaluated at every text change, at a cost that grows with the conversation. */
const ROOT_HAS_SELECTOR = /(?:^|[\s,}])(?::root|html|body)[\w.#[\]="-]*:has\(/;

type Chunk = Rolldown.OutputChunk;

export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.fileName.endsWith('.css') && 'source' in part && usesRootHas(part.source))
            throw new Error(`${part.fileName} has a :has() on the root of the page.`);
        }
        const firstChunks = findFirstChunks(bundle);
        const misplaced = firstChunks.flatMap(({ moduleIds }) =>
          moduleIds.filter((id) => NOT_IN_FIRST_LOAD.test(id)),
        );
        if (misplaced.length > 0) {
          throw new Error(
            `The first load contains modules that can be loaded later:\n${misplaced.join('\n')}`,
          );
        }
        const bytes = firstChunks.reduce(
          (sum, { code }) => sum + gzipSync(code, { level: 9 }).length,
          0,
        );
        if (bytes > MAX_BYTES) {
          throw new Error(
            `The first load has ${bytes} bytes of script; the limit is ${MAX_BYTES}.`,
          );
        }
      },
    },
  };
}

const usesRootHas = (source: string | Uint8Array) => ROOT_HAS_SELECTOR.test(source.toString());

/** The chunks of the app and the chat, and all their static imports. */
function findFirstChunks(bundle: Rolldown.OutputBundle): Chunk[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const result = new Set(
    [APP, CHAT].map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`${module} was not built.`);
      return chunk;
    }),
  );
  for (const { imports } of result) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) result.add(chunk);
  }
  return [...result];
}
