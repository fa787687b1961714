/** Tests that the security and operations documents name only files, settings and metrics that exist, and all settings. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

it('every file that docs/security.md names is there', () => {
  const named = [...read('docs/security.md').matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(80);
  expect([...new Set(named)].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it('docs/operations.md explains every setting and invents none', () => {
  const [, schema = ''] = read('server/src/settings/env.ts').split('const schema = z.object({');
  const settings = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(settings).toContain('METRICS_PORT');
  const table = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const explained = table
    .map((line) => line.split('|')[1] ?? '')
    .flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name));
  expect([...new Set(explained)].sort()).toEqual(settings.sort());
});

it('docs/operations.md names only numbers that there are', () => {
  const code = ['metrics', 'storage-metrics']
    .map((name) => read(`server/src/observability/${name}.ts`))
    .join('');
  const named = [...read('docs/operations.md').matchAll(/saffron_(\w+)/g)].map(([, name]) => name);
  const missing = [...new Set(named)].filter(
    (name = '') => !code.includes(name.replace(/_(bucket|sum|count)$/, '')),
  );
  expect(missing).toEqual([]);
});
