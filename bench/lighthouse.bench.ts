/** Benchmark: Lighthouse scores of six public pages on a phone; downloads Lighthouse when run. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API_BASE, API_ROUTES, PAGES } from '@saffron/contract/paths';
import { type RunningServer, startServer } from '../e2e/testing/server.ts';
import { type Benchmark, quantile, type ReportRow } from './report.ts';
import { fetchReply } from './web-conversations.ts';

const PACKAGE = 'lighthouse@12.8.2';
const ROUNDS = 3;
const GOALS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Category = keyof typeof GOALS;
type Scores = Readonly<Record<Category, number>>;

const CATEGORIES = Object.keys(GOALS) as Category[];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** Out of 100. */
async function judge(url: string, file: string): Promise<Scores> {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, '--quiet'],
      ...['--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
      shell: process.platform === 'win32',
    },
  );
  const { categories }: Report = JSON.parse(await readFile(file, 'utf8'));
  const scoreOf = (name: Category) => {
    const score = categories[name]?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no score for ${name}.`);
    return Math.round(score * 100);
  };
  return Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Record<
    Category,
    number
  >;
}

async function shareOne(server: RunningServer): Promise<string> {
  const { text: recipe } = await fetchReply(server);
  const reply = await fetch(`${server.url}${API_BASE}${API_ROUTES.shareRecipe.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Points are taken off for a page that search engines are asked to pass by.
    body: JSON.stringify({ recipe, listed: true }),
  });
  if (!reply.ok) throw new Error(`sharing was answered ${reply.status}`);
  const { shareId } = (await reply.json()) as { shareId: string };
  return PAGES.sharedRecipe.replace(':shareId', shareId);
}

function rowOf(name: string, rounds: readonly Scores[]): ReportRow {
  const middle = (category: Category) =>
    quantile(
      rounds.map((scores) => scores[category]),
      0.5,
    );
  return {
    label: name,
    value: CATEGORIES.map(middle).join(', '),
    goal: CATEGORIES.map((category) => GOALS[category]).join(', '),
    isMet: CATEGORIES.every((category) => middle(category) >= GOALS[category]),
  };
}

export const bench: Benchmark = {
  name: 'Lighthouse',
  description: `${PACKAGE} with its own settings for a phone, on each public page: ${CATEGORIES.join(', ')}; the middle of ${ROUNDS} runs.`,
  async run() {
    const server = await startServer();
    const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
    try {
      const pages = {
        chat: PAGES.root,
        'shared recipe': await shareOne(server),
        'sign-in': PAGES.login,
        'sign-up': PAGES.signUp,
        'check your e-mail': PAGES.checkEmail,
        terms: PAGES.terms,
      };
      const rows: ReportRow[] = [];
      for (const [name, path] of Object.entries(pages)) {
        const rounds: Scores[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push(await judge(`${server.url}${path}`, join(folder, 'report.json')));
        rows.push(rowOf(name, rounds));
      }
      return rows;
    } finally {
      await rm(folder, { recursive: true });
      await server.close();
    }
  },
};
