/** Lint: forbids import cycles between folders of a workspace and imports of test code in products. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './set-up.mjs';

const SOURCES = '{kitchen,contract,server,cli,web,e2e,bench}/**/*.{ts,tsx}';
/** Tests are imported by no file, so no cycle goes through one. */
const TEST = /\.(?:test|e2e|bench)\.tsx?$/;
const TEST_MATERIAL = /\/testing\//;
/** Browser tests and benchmarks are not part of the product. */
const TEST_WORKSPACES = /^(?:e2e|bench)\//;

/** @returns the imports of a file, including types and dynamic imports */
function importsOf(path, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

/** @returns the shortest import path from a folder back to itself, or undefined */
function findCycle(start, imported) {
  const cameFrom = new Map();
  const queue = [start];
  for (const folder of queue) {
    for (const next of imported.get(folder)?.keys() ?? []) {
      if (next === start) {
        const path = [start];
        for (let at = folder; at !== start; at = cameFrom.get(at)) path.unshift(at);
        return [start, ...path];
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, folder);
      queue.push(next);
    }
  }
  return undefined;
}

/** @param files the text of each file by its path from the root. @returns one sentence for each problem */
export function findImportProblems(files) {
  const problems = [];
  /** For each folder the folders it imports, each with one importing file. */
  const imported = new Map();
  for (const [path, text] of files) {
    if (TEST.test(path)) continue;
    for (const source of importsOf(path, text)) {
      const target = source.startsWith('.') ? posix.join(posix.dirname(path), source) : source;
      if (!TEST_MATERIAL.test(path) && TEST_MATERIAL.test(target) && !TEST_WORKSPACES.test(path))
        problems.push(`${path} imports test material: ${source}`);
      if (!source.startsWith('.') || !files.has(target)) continue;
      const [from, to] = [posix.dirname(path), posix.dirname(target)];
      if (from === to) continue;
      if (!imported.has(from)) imported.set(from, new Map());
      imported.get(from).set(to, path);
    }
  }
  const reported = new Set();
  for (const folder of imported.keys()) {
    const cycle = findCycle(folder, imported);
    const name = cycle?.slice(1).sort().join();
    if (cycle === undefined || reported.has(name)) continue;
    reported.add(name);
    const steps = cycle.slice(1).map((to, i) => `${to} (by ${imported.get(cycle[i]).get(to)})`);
    problems.push(`Folders import one another in a circle: ${[folder, ...steps].join(' -> ')}`);
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const paths = globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
  const read = (path) => [path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')];
  const problems = findImportProblems(new Map(paths.map(read)));
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length > 0) process.exit(1);
  console.log(`✓ The imports of ${paths.length} files keep the rules.`);
}
