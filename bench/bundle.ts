/** Bundles a benchmark page's script into one string, with Vite in production mode but without the product's configuration. */
import { join } from 'node:path';
import { build } from 'vite';

/** @param entry a file in this folder */
export async function bundleScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, entry), formats: ['iife'], name: 'page' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled`);
  return chunk.code;
}
