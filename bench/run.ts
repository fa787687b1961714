/** Runs the benchmarks named on the command line, or all, and writes a Markdown report of each. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Benchmark, formatReport } from './report.ts';

const REPORTS = join(import.meta.dirname, 'reports');

async function load(file: string): Promise<Benchmark> {
  const module: { bench: Benchmark } = await import(join(import.meta.dirname, file));
  return module.bench;
}

const files = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.bench.ts'))
  .sort();
const requestedNames = process.argv.slice(2);
const nameOf = (file: string) => file.replace('.bench.ts', '');
/** "chef" means all that measure a chef. */
const isRequested = (file: string) =>
  requestedNames.some((name) => nameOf(file) === name || nameOf(file).startsWith(`${name}-`));
const selectedFiles = files.filter((file) => requestedNames.length === 0 || isRequested(file));
if (selectedFiles.length === 0) {
  console.error(`There is no such benchmark. There are: ${files.map(nameOf).join(', ')}.`);
  process.exit(1);
}
await mkdir(REPORTS, { recursive: true });
for (const file of selectedFiles) {
  try {
    const bench = await load(file);
    const report = formatReport(bench, await bench.run());
    console.log(`\n${report}`);
    await writeFile(join(REPORTS, `${bench.reportName?.() ?? nameOf(file)}.md`), report);
  } catch (error) {
    // The others are measured all the same.
    console.error(`\n${nameOf(file)} could not be measured:`, error);
    process.exitCode = 1;
  }
}
