/** Prints where a test run spent its time, by part and by slowest files. */
const SLOWEST = 10;
const seconds = (ms) => (ms === undefined ? '-' : `${(ms / 1000).toFixed(1)} s`);
const line = (name, ...cells) =>
  `${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}`;

/**
 * @param {(import('./run-test-part.mjs').Part & { tests?: number })[]} parts
 * @param {number} wallMs of the whole run, with parts in parallel
 */
export function printPartTimes(parts, wallMs) {
  console.log(`\n${line('where the time went', 'wall', 'processor', 'tests')}`);
  for (const { name, wallMs: wall, cpuMs, tests } of parts) {
    console.log(line(name, seconds(wall), seconds(cpuMs), tests === undefined ? '' : `${tests}`));
  }
  const measured = parts.map(({ cpuMs }) => cpuMs).filter((ms) => ms !== undefined);
  const cpuMs = measured.length === 0 ? undefined : measured.reduce((sum, ms) => sum + ms, 0);
  console.log(line('all, parts side by side', seconds(wallMs), seconds(cpuMs), ''));
}

/** @param {string} of what these files are @param {import('./test-reports.mjs').FileTime[]} files */
export function printSlowestFiles(of, files) {
  if (files.length === 0) return;
  console.log(`\nslowest files, ${of}`);
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  for (const { file, ms, tests } of slowest) {
    console.log(`${seconds(ms).padStart(10)}  ${file} (${tests})`);
  }
}
