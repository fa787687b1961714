/** Reads Vitest and Playwright JSON reports: passed, failed, flaky and slow tests. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './set-up.mjs';

/** Names of Vitest's reports of a whole run: of what needs no build, and of the rest. */
export const UNIT_REPORTS = ['unit-kitchen.json', 'unit-server.json'];

/** The report in that file, or undefined when it is missing or invalid. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @typedef {{ file: string, ms: number, tests: number }} FileTime */

/** Of Vitest. */
export const vitestReport = {
  count: ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }),
  /** The titles of the tests that failed, and why in a line. */
  failures: ({ testResults = [] }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed');
      const where = relative(ROOT, name);
      if (failed.length === 0)
        return status === 'failed' ? [`${where}: ${firstLine(message)}`] : [];
      return failed.map(
        ({ fullName, failureMessages }) =>
          `${where}: ${fullName}: ${firstLine(failureMessages[0])}`,
      );
    }),
  flaky: () => [],
  /** @returns {FileTime[]} a file once for each project that runs it */
  files: ({ testResults = [] }) =>
    testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(ROOT, name),
      ms: endTime - startTime,
      tests: assertionResults.length,
    })),
};

/** Of Playwright. */
export const playwrightReport = {
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  /** The titles of the tests that failed at every attempt. */
  failures: (report) =>
    specsOf(report)
      .filter(({ ok }) => !ok)
      .map(titleOf),
  /** The titles of the tests that passed only when retried. */
  flaky: (report) =>
    specsOf(report)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(titleOf),
  /** @returns {FileTime[]} */
  files: (report) => {
    const byFile = new Map();
    for (const { file, tests } of specsOf(report)) {
      const one = byFile.get(file) ?? { file: `e2e/${file}`, ms: 0, tests: 0 };
      for (const { duration } of tests.flatMap(({ results }) => results)) one.ms += duration;
      one.tests += 1;
      byFile.set(file, one);
    }
    return [...byFile.values()];
  },
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const titleOf = ({ file, line, title }) => `${file}:${line} ${title}`;

const firstLine = (text = '') => text.split('\n', 1)[0];
