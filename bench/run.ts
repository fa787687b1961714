/** Runs the benchmarks named on the command line, or all of them, and leaves a report of each. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asMarkdown, type Bench } from './table.ts';

const REPORTS = join(import.meta.dirname, 'reports');

async function load(file: string): Promise<Bench> {
  const module: { bench: Bench } = await import(join(import.meta.dirname, file));
  return module.bench;
}

const files = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.bench.ts'))
  .sort();
const wanted = process.argv.slice(2);
const nameOf = (file: string) => file.replace('.bench.ts', '');
/** "chef" means all that measure a chef. */
const isWanted = (file: string) =>
  wanted.some((name) => nameOf(file) === name || nameOf(file).startsWith(`${name}-`));
const chosen = files.filter((file) => wanted.length === 0 || isWanted(file));
if (chosen.length === 0) {
  console.error(`There is no such benchmark. There are: ${files.map(nameOf).join(', ')}.`);
  process.exit(1);
}
await mkdir(REPORTS, { recursive: true });
for (const file of chosen) {
  try {
    const bench = await load(file);
    const report = asMarkdown(bench, await bench.run());
    console.log(`\n${report}`);
    await writeFile(join(REPORTS, `${bench.reportName?.() ?? nameOf(file)}.md`), report);
  } catch (error) {
    // The others are measured all the same.
    console.error(`\n${nameOf(file)} could not be measured:`, error);
    process.exitCode = 1;
  }
}
