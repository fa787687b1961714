/** Runs once, while a snapshot is taken: each process that begins from it has the kitchen open already. */
import { startupSnapshot } from 'node:v8';
import { openKitchen } from '@saffron/kitchen/open-kitchen';

const kitchen = openKitchen();

startupSnapshot.setDeserializeMainFunction(() => {
  const { createRequire, enableCompileCache, flushCompileCache } =
    process.getBuiltinModule('node:module');
  const { dirname, join, resolve } = process.getBuiltinModule('node:path');
  // What stands after the snapshot on the command line, and would run without one.
  const main = resolve(process.argv[1] ?? '');
  enableCompileCache(join(dirname(main), 'compiled'));
  const { start } = createRequire(main)('./start.cjs') as typeof import('./start.ts');
  void start(() => kitchen).then(flushCompileCache);
});
