/** Runs the whole test suite (lockfile, types, lint, unit and browser tests) with one summary line. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePrograms } from './ensure-programs.mjs';
import { runTestPart } from './run-test-part.mjs';
import { ensureInstalled, findNode24, ROOT } from './set-up.mjs';
import { playwrightReport, readReport, UNIT_REPORTS, vitestReport } from './test-reports.mjs';
import { printPartTimes, printSlowestFiles } from './timing-report.mjs';

const REPORTS = join(ROOT, 'test-results');
const JOURNEYS = 'browser journeys';
const LOCKFILE = ['--path', 'package-lock.json', '--type', 'npm', '--validate-integrity'];

const started = performance.now();
const testCounts = { passed: 0, failed: 0 };
const parts = [];
/** Printed again at the end, because the failures are far above among thousands of passed tests. */
const failures = [];
const slowest = new Map();

function count(part, passed, failed) {
  testCounts.passed += passed;
  testCounts.failed += failed;
  parts.push({ ...part, tests: passed + failed });
  console.log(`${failed === 0 ? '✓' : '✗'} ${part.name}: ${passed} passed, ${failed} failed`);
}

async function check(name, words) {
  const part = await runTestPart(name, words);
  const isFine = part.status === 0;
  count(part, isFine ? 1 : 0, isFine ? 0 : 1);
}

/** A runner that crashed or ran nothing counts as a failure, whatever it reported. */
async function runSuite(name, words, options, file, read) {
  // A report of an earlier run must not be read as this one's.
  rmSync(file, { force: true });
  const part = await runTestPart(name, words, options);
  const report = readReport(file);
  const { passed, failed } = report ? read.count(report) : { passed: 0, failed: 0 };
  const isBroken = part.status !== 0 || passed === 0;
  const names = report ? read.failures(report) : [];
  for (const title of report ? read.flaky(report) : []) {
    console.log(`! unsteady, to be mended: ${title}`);
  }
  count(part, passed, isBroken ? Math.max(failed, 1) : failed);
  slowest.set(name, report ? read.files(report) : []);
  if (!isBroken) return;
  const without = `${name}: no test failed, but their run ended with ${part.status}; it says why above`;
  failures.push(...(names.length > 0 ? names : [without]));
}

async function checkSources() {
  await check('lockfile', ['lockfile-lint', ...LOCKFILE, '--allowed-hosts', 'npm']);
  for (const room of ['kitchen', 'contract', 'server', 'cli', 'web', 'e2e', 'bench']) {
    await check(`types of ${room}`, ['tsc', '-p', room]);
  }
  await check('lint', ['npm', 'run', '--silent', 'lint']);
}

/** Made once for the tests that need it; one that fails counts as a failure. */
async function make(name, ...words) {
  const part = await runTestPart(name, [findNode24(), '--no-warnings', ...words]);
  parts.push(part);
  if (part.status === 0) return;
  testCounts.failed += 1;
  failures.push(`${name} failed; it says why above`);
}

/** @param report the name of its file @param projects of `vitest.config.ts` */
async function runUnits(name, report, projects) {
  const { nginx } = await programs;
  const file = join(REPORTS, report);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const words = ['vitest', 'run', ...projects.map((one) => `--project=${one}`), ...reporters];
  const env = nginx ? { NGINX_PATH: nginx } : {};
  await runSuite(name, words, { env }, file, vitestReport);
}

async function runJourneys() {
  const { browser } = await programs;
  if (!browser) {
    count({ name: JOURNEYS, wallMs: 0 }, 0, 1);
    return;
  }
  const file = join(REPORTS, 'journeys.json');
  // The machine may be busy: a browser test may be retried, and is then reported.
  const words = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--retries=1'];
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await runSuite(JOURNEYS, words, { env, isLive: true }, file, playwrightReport);
}

const programs = ensurePrograms();
ensureInstalled({ tools: true });
findNode24();
mkdirSync(REPORTS, { recursive: true });
parts.push({ name: 'installation', wallMs: performance.now() - started });

/** These need no build, only the reader of messages: each worker would train its own. */
async function runKitchenUnits() {
  await reader;
  await runUnits('tests of kitchen and web', UNIT_REPORTS[0], ['kitchen', 'web']);
}

/** After those of the kitchen: beside them and the browsers a server on two cores misses its own time limits. */
async function runServerUnits() {
  await kitchenUnits;
  await runUnits('tests of server and tools', UNIT_REPORTS[1], ['node', 'postgres']);
}

async function buildServer() {
  await reader;
  await make('build of the server', join('scripts', 'build-server.mjs'));
}

async function runBuiltProduct() {
  await Promise.all([make('build of the web', join('scripts', 'build-web.mjs')), buildServer()]);
  await Promise.all([runServerUnits(), runJourneys()]);
}

const reader = make('reader of messages', join('kitchen', 'train-reader.ts'));
const kitchenUnits = runKitchenUnits();
await Promise.all([checkSources(), kitchenUnits, runBuiltProduct()]);

printPartTimes(parts, performance.now() - started);
for (const [name, files] of slowest) printSlowestFiles(name, files);
console.log('');
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${testCounts.passed} passed, ${testCounts.failed} failed`);
process.exit(testCounts.failed === 0 ? 0 : 1);
