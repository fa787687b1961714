/** The import rule bites: a forbidden import in each room is refused by lint, an allowed one is not. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const house = mkdtempSync(join(tmpdir(), 'saffron-zones-'));
const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
delete config.$schema;
config.vcs = { enabled: false };
writeFileSync(join(house, 'biome.json'), JSON.stringify(config));
afterAll(() => rmSync(house, { recursive: true }));

/** What our lint says of one import, in an empty house with our rules. */
function lint(path: string, source: string): string {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import { thing } from '${source}';\nexport const kept = thing;\n`);
  const { stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'biome'),
    ['lint', '--only=style/noRestrictedImports', path],
    { cwd: house, encoding: 'utf8' },
  );
  return stdout + stderr;
}

const FORBIDDEN = [
  ['kitchen/src/chef/probe.ts', 'node:fs'],
  ['kitchen/src/chef/probe.ts', 'zod'],
  ['kitchen/src/safety/probe.ts', '@saffron/contract/limits'],
  ['contract/src/probe.ts', '@saffron/kitchen/chef/answer'],
  ['contract/src/probe.ts', '@saffron/server/app'],
  ['server/src/chat/probe.ts', '@saffron/web/app/main'],
  ['web/src/ui/probe.ts', '../features/chat/use-chat.ts'],
  ['web/src/api/probe.ts', '../person/session.ts'],
  ['web/src/person/probe.ts', '../screens/ChatScreen.tsx'],
  ['web/src/features/chat/probe.ts', '../recipe/RecipeCard.tsx'],
  ['web/src/features/recipe/probe.ts', '@saffron/kitchen/cookbook/cookbook'],
  ['web/src/features/recipe/probe.ts', '@saffron/server/app'],
  ['web/src/features/recipe/probe.ts', '../../person/told-foods.ts'],
  ['web/src/screens/probe.ts', '../person/kept-needs.ts'],
  ['web/src/screens/probe.ts', '../app/routes.tsx'],
  ['e2e/probe.ts', '@saffron/kitchen/chef/answer'],
] as const;

test.each(FORBIDDEN)('%s may not import %s', (path, source) => {
  expect(lint(path, source)).toContain('noRestrictedImports');
});

const ALLOWED = [
  ['kitchen/src/chef/probe.ts', '../safety/check.ts'],
  ['contract/src/probe.ts', '@saffron/kitchen/vocabulary'],
  ['server/src/chat/probe.ts', '@saffron/kitchen/chef/answer'],
  ['web/src/features/recipe/probe.ts', '@saffron/kitchen/safety/check'],
  ['web/src/features/chat/probe.ts', '../../person/settings.ts'],
  ['web/src/screens/probe.ts', '../features/recipe/RecipeCard.tsx'],
] as const;

test.each(ALLOWED)('%s may import %s', (path, source) => {
  const output = lint(path, source);
  expect(output).toContain('Checked 1 file');
  expect(output).not.toContain('noRestrictedImports');
});
