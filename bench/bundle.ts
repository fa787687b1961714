/** Bundles a page's script of the benchmarks as the product's own is bundled. */
import { join } from 'node:path';
import { build } from 'vite';

/** @param entry a file below `material/` */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, 'material'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, 'material', entry), formats: ['iife'], name: 'page' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled`);
  return chunk.code;
}
