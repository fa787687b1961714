/** Tests that Biome's import rules refuse forbidden imports between workspaces and folders and allow the others. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FORBIDDEN = [
  ['kitchen/src/chef/probe.ts', 'node:fs'],
  ['kitchen/src/chef/probe.ts', 'zod'],
  ['kitchen/src/safety/probe.ts', '@saffron/contract/limits'],
  ['contract/src/probe.ts', '@saffron/kitchen/chef'],
  ['contract/src/probe.ts', '@saffron/server/app'],
  ['server/src/chat/probe.ts', '@saffron/web/app/main'],
  ['web/src/ui/probe.ts', '../features/chat/use-chat.ts'],
  ['web/src/api/probe.ts', '../user/session.ts'],
  ['web/src/user/probe.ts', '../screens/ChatScreen.tsx'],
  ['web/src/features/chat/probe.ts', '../recipe/RecipeCard.tsx'],
  ['web/src/features/recipe/probe.ts', '@saffron/kitchen/cookbook'],
  ['web/src/features/recipe/probe.ts', '@saffron/kitchen/check'],
  ['web/src/features/recipe/probe.ts', '@saffron/server/app'],
  ['web/src/features/recipe/probe.ts', '../../user/other-foods.ts'],
  ['web/src/screens/probe.ts', '../user/local-needs.ts'],
  ['web/src/screens/probe.ts', '../app/routes.tsx'],
  ['e2e/probe.ts', '@saffron/kitchen/chef'],
] as const;

const ALLOWED = [
  ['kitchen/src/chef/probe.ts', '../safety/verdict/check.ts'],
  ['contract/src/probe.ts', '@saffron/kitchen/vocabulary'],
  ['server/src/chat/probe.ts', '@saffron/kitchen/chef'],
  ['web/src/features/recipe/probe.ts', '@saffron/kitchen/vocabulary'],
  ['web/src/features/chat/probe.ts', '../../user/settings.ts'],
  ['web/src/screens/probe.ts', '../features/recipe/RecipeCard.tsx'],
] as const;

interface Report {
  readonly summary: { readonly changed: number; readonly unchanged: number };
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

const ROOT = join(import.meta.dirname, '..');
const CONFIG = 'biome.json';
const PROBES = [...FORBIDDEN, ...ALLOWED];
const empty = mkdtempSync(join(tmpdir(), 'saffron-zones-'));
afterAll(() => rmSync(empty, { recursive: true }));

/** Several probes have the same path: each is a file of its own there. */
const fileOf = (probe: (typeof PROBES)[number]) =>
  probe[0].replace('probe', `probe-${PROBES.indexOf(probe)}`);

/** The rules that refused, by the probe's file. */
const refusals = new Map<string, string>();

/** What our lint says of all probes at once, where there is nothing but our rules. */
beforeAll(() => {
  const { $schema: _, ...config } = JSON.parse(readFileSync(join(ROOT, CONFIG), 'utf8'));
  writeFileSync(join(empty, CONFIG), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const probe of PROBES) {
    const file = join(empty, fileOf(probe));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { thing } from '${probe[1]}';\nexport const kept = thing;\n`);
  }
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  const words = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(biome, words, { cwd: empty, encoding: 'utf8' });
  const { summary, diagnostics } = JSON.parse(stdout) as Report;
  expect(summary.changed + summary.unchanged, 'files that lint has read').toBe(
    PROBES.length + [CONFIG].length,
  );
  for (const { category, location } of diagnostics) {
    refusals.set(location.path, `${refusals.get(location.path) ?? ''} ${category}`);
  }
});

const named = (probes: readonly (typeof PROBES)[number][]) =>
  probes.map((probe) => ({ path: probe[0], source: probe[1], file: fileOf(probe) }));

test.each(named(FORBIDDEN))('$path may not import $source', ({ file }) => {
  expect(refusals.get(file)).toContain('noRestrictedImports');
});

test.each(named(ALLOWED))('$path may import $source', ({ file }) => {
  expect(refusals.get(file)).toBeUndefined();
});
