/** Types of a benchmark and its result rows, their formatting as a Markdown report, and quantiles of samples. */

export interface ReportRow {
  readonly label: string;
  readonly value: string;
  /** The same work in its plainest form, measured in the same run, where there is one. */
  readonly baseline?: string;
  readonly goal: string;
  readonly isMet: boolean;
}

export interface Benchmark {
  readonly name: string;
  readonly description: string;
  /** What its report is called, where that depends on what was measured. */
  reportName?(): string;
  run(): Promise<readonly ReportRow[]>;
}

const COLUMNS = ['what', 'measured', 'floor', 'goal', 'met'] as const;

export function formatReport(bench: Benchmark, rows: readonly ReportRow[]): string {
  const cells = rows.map((row) => [
    row.label,
    row.value,
    row.baseline ?? '',
    row.goal,
    row.isMet ? 'yes' : '**no**',
  ]);
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...cells].map(
    (row) => `| ${row.join(' | ')} |`,
  );
  return `# ${bench.name}\n\n${bench.description}\n\n${lines.join('\n')}\n`;
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function formatMilliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
}
