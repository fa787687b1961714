/** What a benchmark reports: rows with a figure, the goal it is held against and whether it is met. */

export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The same work in its plainest form, measured in the same run, where there is one. */
  readonly floor?: string;
  readonly goal: string;
  readonly met: boolean;
}

export interface Bench {
  readonly name: string;
  readonly about: string;
  /** What its report is called, where that depends on what was measured. */
  reportName?(): string;
  run(): Promise<readonly Row[]>;
}

const HEAD = ['what', 'measured', 'floor', 'goal', 'met'] as const;

export function asMarkdown(bench: Bench, rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.measured,
    row.floor ?? '',
    row.goal,
    row.met ? 'yes' : '**no**',
  ]);
  const lines = [HEAD, HEAD.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
  return `# ${bench.name}\n\n${bench.about}\n\n${lines.join('\n')}\n`;
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
}
