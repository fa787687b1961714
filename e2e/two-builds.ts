/** The product on a folder of its own, where one build of the web can be replaced by another while people have it open. */
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { type RunningServer, startServer } from './server.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'web');

/** Names itself on every page, so every file of it has another name. */
const LATER = 'saffronBuild = "later"';

export interface TwoBuilds extends RunningServer {
  /** The server comes back on the same port with the later build, and the earlier one is gone. */
  update(): Promise<void>;
}

/** Built once, for all the journeys of a worker. */
export async function buildAgain(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'saffron-later-'));
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'later',
        renderChunk: (code) => ({ code: `${code}\nglobalThis.${LATER};`, map: null }),
      },
    ],
  });
  return folder;
}

export async function openHouse(later: string): Promise<TwoBuilds> {
  const house = mkdtempSync(join(tmpdir(), 'saffron-house-'));
  const dist = join(house, 'web', 'dist');
  cpSync(join(ROOT, 'server', 'src'), join(house, 'server', 'src'), { recursive: true });
  cpSync(join(ROOT, 'server', 'package.json'), join(house, 'server', 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  cpSync(join(WEB, 'dist'), dist, { recursive: true });
  const server = await startServer({}, join(house, 'server', 'src', 'main.ts'));
  return {
    ...server,
    update: async () => {
      await server.kill();
      renameSync(dist, `${dist}-before`);
      cpSync(later, dist, { recursive: true });
      await server.start();
    },
    close: async () => {
      await server.close();
      rmSync(house, { recursive: true, force: true });
    },
  };
}
