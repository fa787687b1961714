/** Mutation testing: applies the faults of `mutations.txt` one at a time and reports which of them the tests detect. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWithError, findNode24, ROOT } from './set-up.mjs';
import { readReport, vitestReport } from './test-reports.mjs';

const HELP = `npm run mutations -- [numbers] [--list] [--tree DIR --entries FILE]
  numbers    run only these faults (default: all)
  --list     list the faults and check that each text occurs exactly once in its file; run nothing
  --tree     another checkout with its own packages
  --entries  the list of faults for that checkout`;
/** Much longer than a test file takes: a fault may cause an endless loop. */
const TIMEOUT_MS_PER_FILE = 60_000;
const NO_REPORT = 'Vitest wrote no report';
const ENTRY_START = /^(\d+): (.+)$/;
const FIELD = /^(file|old|new|tests):(?: (.*))?$/;

/** @typedef {{ number: string, fault: string, file: string, old: string, new: string, tests: string[] }} Entry */

/** @returns {Entry[]} */
function readEntries(text) {
  const entries = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const [, number, fault] = ENTRY_START.exec(line) ?? [];
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    if (number) entries.push({ number, fault });
    else if (name && entries.length > 0)
      entries.at(-1)[name] = name === 'tests' ? value.split(' ') : value;
    else exitWithError(`This line is not part of an entry: ${line}`);
  }
  const incomplete = entries.find((one) => !one.file || !one.old || !one.tests || one.new == null);
  if (incomplete) exitWithError(`Entry ${incomplete.number} is incomplete.`);
  return entries;
}

/** @returns why an entry does not fit the tree, or undefined */
function findMisfit(tree, { number, file, old, tests }) {
  const missing = [file, ...tests].find((one) => !existsSync(join(tree, one)));
  if (missing) return `${number}: ${missing} does not exist`;
  const times = readFileSync(join(tree, file), 'utf8').split(old).length - 1;
  return times === 1 ? undefined : `${number}: its old text occurs ${times} times in ${file}`;
}

function isClean(tree, file) {
  const gitStatus = spawnSync('git', ['-C', tree, 'status', '--porcelain', '--', file]);
  return gitStatus.status === 0 && gitStatus.stdout.length === 0;
}

/** Restores the tree when the run is interrupted. */
let undo = () => {};

/** @returns {Promise<{ status: number | null, failures: string[] }>} */
function runTests(tree, tests, extraOptions = []) {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  const report = join(folder, 'report.json');
  const vitest = join(tree, 'node_modules', 'vitest', 'vitest.mjs');
  // One database is enough to detect a fault; the second would double the time.
  const options = ['--project=!postgres', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(findNode24(), [vitest, 'run', ...options, ...extraOptions, ...tests], {
    cwd: tree,
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  });
  const kill = () => {
    // The whole process group, with Vitest's workers; it is gone if Vitest has already exited.
    if (process.platform === 'win32') child.kill();
    else if (child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  const restoreFile = undo;
  undo = () => {
    kill();
    restoreFile();
  };
  const timer = setTimeout(kill, TIMEOUT_MS_PER_FILE * tests.length);
  return new Promise((resolveRun) => {
    child.once('close', (status) => {
      clearTimeout(timer);
      undo = restoreFile;
      const results = readReport(report);
      rmSync(folder, { recursive: true, force: true });
      resolveRun({ status, failures: results ? vitestReport.failures(results) : [NO_REPORT] });
    });
  });
}

async function runEntry(tree, { file, old, new: fault, tests }) {
  const path = join(tree, file);
  if (!isClean(tree, file))
    return { result: 'could not run', why: `${file} has uncommitted changes` };
  const text = readFileSync(path, 'utf8');
  undo = () => writeFileSync(path, text);
  try {
    const mutated = text.replace(old, () => fault);
    writeFileSync(path, mutated);
    const { status, failures } = await runTests(tree, tests, ['--bail=1']);
    if (failures[0] === NO_REPORT) return { result: 'could not run', why: NO_REPORT };
    const result = status === 0 ? 'NOT detected' : 'detected';
    return { result, why: failures.find((one) => !one.endsWith(': ')) ?? '' };
  } finally {
    undo();
    undo = () => {};
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, tree: { type: 'string' }, entries: { type: 'string' } },
});
const tree = resolve(values.tree ?? ROOT);
const all = readEntries(
  readFileSync(values.entries ?? join(ROOT, 'scripts/mutations.txt'), 'utf8'),
);
const entries = all.filter(
  ({ number }) => positionals.length === 0 || positionals.includes(number),
);
if (entries.length === 0) exitWithError(HELP);

const misfits = entries.flatMap((one) => findMisfit(tree, one) ?? []);
for (const why of misfits) console.log(`✗ ${why}`);
if (values.list) for (const { number, file, fault } of entries) console.log(number, file, fault);
if (values.list || misfits.length > 0) process.exit(misfits.length > 0 ? 1 : 0);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    undo();
    process.exit(1);
  });

// A test that fails without a fault would seem to detect every fault.
const baseline = await runTests(tree, [...new Set(entries.flatMap(({ tests }) => tests))]);
if (baseline.status !== 0)
  exitWithError(['These tests fail without any fault:', ...baseline.failures].join('\n'));

const counts = {};
for (const entry of entries) {
  const { result, why } = await runEntry(tree, entry);
  counts[result] = (counts[result] ?? 0) + 1;
  console.log(`${entry.number.padStart(3)}  ${result.padEnd(13)}  ${entry.fault}`);
  if (why) console.log(`${''.padEnd(20)}${why.slice(0, 200)}`);
}
console.log(
  Object.entries(counts)
    .map(([result, count]) => `${count} ${result}`)
    .join(', '),
);
process.exit(counts.detected === entries.length ? 0 : 1);
