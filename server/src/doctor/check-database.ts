/** Diagnoses the database without changing it: reachable, intact, up to date, clock in step, no email stuck in the outbox. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Settings } from '../settings/env.ts';
import { findUnknownMigration, formatReason } from '../storage/migrate.ts';
import { MIGRATIONS } from '../storage/migrations.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { type Finding, reportNote, reportOk, reportProblem } from './finding.ts';

type Row = Record<string, unknown>;
type RunQuery = (query: string) => Promise<Row[]>;

const TIMEOUT_MS = 5000;
const MAX_SKEW_MS = 30_000;
const STUCK_MS = 3600 * 1000;

export async function checkDatabase({ DATA_DIR, DATABASE_URL }: Settings): Promise<Finding[]> {
  return DATABASE_URL === undefined ? checkSqlite(DATA_DIR) : checkPostgres(DATABASE_URL);
}

async function checkSqlite(dataDir: string): Promise<Finding[]> {
  const file = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) return [reportNote('There is no database yet; the first start makes it.')];
  let database: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT_MS });
    database = opened;
    const ask: RunQuery = async (query) => opened.prepare(query).all();
    const [whole] = await ask('pragma integrity_check(1)');
    const result = String(Object.values(whole ?? {})[0]);
    if (result !== 'ok') return [reportBroken(file, result)];
    const [orphan] = await ask('pragma foreign_key_check');
    if (orphan !== undefined)
      return [reportBroken(file, `rows of "${orphan.table}" belong to nobody`)];
    return [reportOk(`The database ${file} is whole.`), ...(await checkContent(ask))];
  } catch (error) {
    return [reportBroken(file, formatReason(error))];
  } finally {
    database?.close();
  }
}

function reportBroken(file: string, why: string): Finding {
  return reportProblem(
    `The database ${file} is not whole (${why}): stop the server, npm run restore FILE.`,
  );
}

async function checkPostgres(url: string): Promise<Finding[]> {
  const { host, pathname } = new URL(url);
  const name = `The PostgreSQL database ${pathname.slice(1)} at ${host}`;
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  const client = new pg.Client({
    connectionString: address.href,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const ask: RunQuery = async (query) => (await client.query(query)).rows;
    return [
      reportOk(`${name} answers.`),
      ...(await checkClock(ask)),
      ...(await checkRecovery(ask, name)),
      ...(await checkContent(ask)),
    ];
  } catch (error) {
    return [reportProblem(`${name} cannot be used: ${formatReason(error)}.`)];
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkClock(ask: RunQuery): Promise<Finding[]> {
  const before = Date.now();
  const [row] = await ask('select extract(epoch from clock_timestamp()) * 1000 as now');
  const skew = Number(row?.now) - (before + Date.now()) / 2;
  const seconds = Math.round(Math.abs(skew) / 1000);
  if (Math.abs(skew) <= MAX_SKEW_MS) return [reportOk('The clocks of server and database agree.')];
  return [
    reportProblem(
      `The database's clock is ${seconds} seconds ${skew > 0 ? 'ahead' : 'behind'}: let both machines keep time by NTP.`,
    ),
  ];
}

async function checkRecovery(ask: RunQuery, name: string): Promise<Finding[]> {
  const [row] = await ask('select pg_is_in_recovery() as stands_by');
  return row?.stands_by === true
    ? [
        reportProblem(
          `${name} is a stand-by that takes no writes: name the primary in DATABASE_URL.`,
        ),
      ]
    : [];
}

async function checkContent(ask: RunQuery): Promise<Finding[]> {
  const steps = await ask('select name from kysely_migration').catch(() => undefined);
  if (steps === undefined) return [reportNote('It has no tables yet; the first start makes them.')];
  const done = steps.map(({ name }) => String(name));
  const unknown = findUnknownMigration(done);
  if (unknown !== undefined) {
    return [
      reportProblem(
        `It was written by a newer version of Saffron (it has "${unknown}"): start that version or restore an older backup.`,
      ),
    ];
  }
  const missing = Object.keys(MIGRATIONS).filter((name) => !done.includes(name));
  if (missing.length > 0) {
    return [
      reportNote(`It is ${missing.length} steps behind; the next start brings it up to date.`),
    ];
  }
  return [reportOk('Its tables are those of this version.'), ...(await checkOutbox(ask))];
}

async function checkOutbox(ask: RunQuery): Promise<Finding[]> {
  const [row] = await ask(
    `select count(*) as count from outbox where created_at < ${Date.now() - STUCK_MS}`,
  );
  const count = Number(row?.count ?? 0);
  if (count === 0) return [reportOk('No letter has waited for more than an hour.')];
  return [
    reportProblem(
      `${count} letters have waited for more than an hour: see what the mail server says in the log ("a letter did not get through").`,
    ),
  ];
}
