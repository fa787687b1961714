/** Runs types, lint and the nearest unit tests of what changed since the main branch, within a minute. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  createImporterLookup,
  gitLines,
  importDistances,
  listRepositoryFiles,
} from './import-graph.mjs';
import { runTestPart } from './run-test-part.mjs';
import { ensureInstalled, ROOT } from './set-up.mjs';
import { readReport, UNIT_REPORTS, vitestReport } from './test-reports.mjs';
import { printPartTimes, printSlowestFiles } from './timing-report.mjs';

/** The total time of the chosen tests, by the last whole run: two at a time, that is half a minute. */
const BUDGET_MS = 60_000;
/** The assumed time of a file that has never been timed. */
const GUESS_MS = 1500;
/** The workspaces whose types a change can break: its own and those that import it. */
const TYPES = {
  kitchen: ['kitchen', 'contract', 'server', 'cli', 'web', 'bench'],
  contract: ['contract', 'server', 'cli', 'web', 'e2e', 'bench'],
  server: ['server', 'cli', 'e2e', 'bench'],
  cli: ['cli'],
  web: ['web'],
  e2e: ['e2e'],
  bench: ['bench'],
};
const LAST_RUN = UNIT_REPORTS.map((name) => join(ROOT, 'test-results', name));
const REPORT = join(ROOT, 'test-results', 'quick.json');
const isTest = (file) => /\.test\.tsx?$/.test(file);

const started = performance.now();

function changedFiles() {
  const [base = 'HEAD'] = ['main', 'origin/main'].flatMap((main) =>
    gitLines('merge-base', 'HEAD', main),
  );
  const changed = gitLines('diff', '--name-only', '--no-renames', base);
  return [...changed, ...gitLines('ls-files', '--others', '--exclude-standard')];
}

/** The time of each file, summed over the projects that run it. */
function readLastTimes() {
  const times = new Map();
  for (const { file, ms } of LAST_RUN.flatMap((name) =>
    vitestReport.files(readReport(name) ?? {}),
  )) {
    times.set(file, (times.get(file) ?? 0) + ms);
  }
  return times;
}

const workspaceOf = (file) => file.split('/')[0];

/** Nearest files first, then those of the same workspace, then the fastest, until the time is used up. */
function chooseTests(changed) {
  const steps = importDistances(changed, createImporterLookup(listRepositoryFiles()));
  const times = readLastTimes();
  const rooms = new Set(changed.map(workspaceOf));
  const isFar = (file) => (rooms.has(workspaceOf(file)) ? 0 : 1);
  const msOf = (file) => times.get(file) ?? GUESS_MS;
  const affected = [...steps.keys()]
    .filter((file) => isTest(file) && existsSync(join(ROOT, file)))
    .sort(
      (one, other) =>
        steps.get(one) - steps.get(other) || isFar(one) - isFar(other) || msOf(one) - msOf(other),
    );
  let left = BUDGET_MS;
  const chosen = affected.filter((file) => {
    // Changed test files are always run.
    if (steps.get(file) > 0 && msOf(file) > left) return false;
    left -= msOf(file);
    return true;
  });
  return { chosen, affected };
}

async function typesOf(changed) {
  const rooms = new Set(changed.flatMap((file) => TYPES[workspaceOf(file)] ?? []));
  const parts = [];
  for (const room of rooms) parts.push(await runTestPart(`types of ${room}`, ['tsc', '-p', room]));
  return parts;
}

async function lintOf(changed) {
  const here = changed.filter((file) => existsSync(join(ROOT, file)));
  const files = here.includes('biome.json') ? ['.'] : here;
  const words = ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  return files.length === 0 ? [] : [await runTestPart('lint', words)];
}

async function testsOf(changed) {
  const { chosen, affected } = chooseTests(changed);
  const left = affected.length - chosen.length;
  console.log(`${changed.length} files changed, ${affected.length} test files use them.`);
  if (left > 0)
    console.log(`The nearest ${chosen.length} are run; npm test runs the other ${left}.`);
  if (chosen.length === 0) return [];
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];
  return [await runTestPart('unit and HTTP tests', ['vitest', 'run', ...reporters, ...chosen])];
}

ensureInstalled({ tools: true });
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
const changed = changedFiles();
const parts = (await Promise.all([testsOf(changed), typesOf(changed), lintOf(changed)])).flat();
const report = readReport(REPORT);
if (report) printSlowestFiles('unit and HTTP tests', vitestReport.files(report));
printPartTimes(parts, performance.now() - started);
const failed = parts.filter(({ status }) => status !== 0);
for (const title of report ? vitestReport.failures(report) : []) console.log(`✗ ${title}`);
for (const { name } of failed) console.log(`✗ ${name} failed; it says why above`);
process.exit(failed.length === 0 ? 0 : 1);
