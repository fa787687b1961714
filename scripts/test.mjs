/** Everything that must hold, from a clean clone: lockfile, types, lint, units and browser journeys, counted in one closing line. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureInstalled, node24, pathFirst, ROOT } from './set-up.mjs';

const REPORTS = join(ROOT, 'test-results');
const tally = { passed: 0, failed: 0 };

function count(name, passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}

function run(words, env = {}) {
  console.log(`\n> ${words.join(' ')}`);
  const shell = process.platform === 'win32';
  return spawnSync(words[0], words.slice(1), {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...pathFirst(), ...env },
    shell,
  }).status;
}

function check(name, words) {
  const ok = run(words) === 0;
  count(name, ok ? 1 : 0, ok ? 0 : 1);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Said once more at the end: what failed stands far above, between thousands that passed. */
const failures = [];

/** A runner that died or ran nothing is a failure, whatever it counted. */
function suite(name, words, env, file, read, namesOf) {
  const status = run(words, env);
  const report = readReport(file);
  const { passed, failed } = report ? read(report) : { passed: 0, failed: 0 };
  const broken = status !== 0 || passed === 0;
  count(name, passed, broken ? Math.max(failed, 1) : failed);
  if (!broken) return;
  const names = report ? namesOf(report) : [];
  const without = `${name}: no test failed, but their run ended with ${status}; it says why above`;
  failures.push(...(names.length > 0 ? names : [without]));
}

/** The titles of the unit tests that failed, and why in a line. */
const failedUnits = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const where = relative(ROOT, name);
    if (failed.length === 0) return status === 'failed' ? [`${where}: ${firstLine(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${where}: ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });

/** The titles of the journeys that failed at every try. */
const failedJourneys = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(titleOf),
  ...suites.flatMap(failedJourneys),
];

const firstLine = (text = '') => text.split('\n', 1)[0];

/** The titles of the journeys that passed on their second try only. */
const unsteadyIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(titleOf),
  ...suites.flatMap(unsteadyIn),
];

const titleOf = ({ file, line, title }) => `${file}:${line} ${title}`;

ensureInstalled({ tools: true });
node24();
mkdirSync(REPORTS, { recursive: true });

check('lockfile', [
  'lockfile-lint',
  '--path',
  'package-lock.json',
  '--type',
  'npm',
  '--validate-integrity',
  '--allowed-hosts',
  'npm',
]);
for (const room of ['kitchen', 'contract', 'server', 'web', 'e2e', 'bench']) {
  check(`types of ${room}`, ['tsc', '-p', room]);
}
check('lint', ['biome', 'check', '--error-on-warnings', '.']);

// Some tests ask a server for its pages.
ensureBuilt();
const unitReport = join(REPORTS, 'unit.json');
const nginx = ensureNginx();
suite(
  'unit and HTTP tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  nginx ? { NGINX_PATH: nginx } : {},
  unitReport,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  failedUnits,
);

const browser = ensureBrowser();
if (browser) {
  const journeyReport = join(REPORTS, 'journeys.json');
  // A browser shares the machine with whatever else runs there: a journey may try twice, and is named then.
  suite(
    'browser journeys',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--retries=1'],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    journeyReport,
    (report) => {
      for (const title of unsteadyIn(report)) console.log(`! unsteady, to be mended: ${title}`);
      return {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
      };
    },
    failedJourneys,
  );
} else {
  count('browser journeys', 0, 1);
}

if (!existsSync(unitReport)) tally.failed += 1;
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
