/** Prints the software bill of materials (CycloneDX) of the production dependencies: npm run sbom > sbom.json. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError, ROOT } from './set-up.mjs';

const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const { status, stdout } = spawnSync('npm', words, {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
});
if (status !== 0)
  exitWithError('npm could not write the bill of materials: it needs npm 10 or later.');
const bill = JSON.parse(stdout);
// With --omit=dev npm also omits packages that both production and tools need, such as React; the lockfile has
// them.
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const tools = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => dev)
    .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`),
);
for (const [place, { dev, version }] of Object.entries(packages)) {
  if (!dev) tools.delete(`${place.replace(/^.*node_modules\//, '')}@${version}`);
}
const isTool = (reference) => tools.has(reference.split('|').pop());
bill.components = bill.components.filter((one) => !isTool(one['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !isTool(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !isTool(one)) }));
// npm would use the name of the current folder.
const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
Object.assign(bill.metadata.component, { name, version, type: 'application' });
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
