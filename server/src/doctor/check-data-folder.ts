/** Diagnoses the data folder: it exists, is writable and private, has free space and recent backups. */
import { closeSync, openSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings/env.ts';
import { formatReason } from '../storage/migrate.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { type Finding, reportNote, reportOk, reportProblem } from './finding.ts';

const MIB = 1024 * 1024;
const MIN_FREE_MIB = 200;
const WEEK_MS = 7 * 24 * 3600 * 1000;

export function checkDataFolder(settings: Settings): Finding[] {
  const { DATA_DIR } = settings;
  const stat = statSync(DATA_DIR, { throwIfNoEntry: false });
  if (stat === undefined) {
    return [reportNote(`The data folder ${DATA_DIR} is not there yet; the first start makes it.`)];
  }
  if (!stat.isDirectory())
    return [reportProblem(`DATA_DIR names ${DATA_DIR}, which is no folder.`)];
  const trouble = tryWriting(DATA_DIR);
  if (trouble !== undefined) {
    return [reportProblem(`The data folder ${DATA_DIR} cannot be written to: ${trouble}.`)];
  }
  return [
    ...checkPermissions(DATA_DIR, stat.mode),
    ...checkFreeSpace(DATA_DIR),
    ...checkBackups(settings),
  ];
}

function tryWriting(folder: string): string | undefined {
  const probe = path.join(folder, `.doctor-${process.pid}`);
  try {
    closeSync(openSync(probe, 'wx', 0o600));
    rmSync(probe);
    return undefined;
  } catch (error) {
    return formatReason(error);
  }
}

function checkPermissions(folder: string, mode: number): Finding[] {
  if (process.platform === 'win32' || (mode & 0o007) === 0) {
    return [reportOk(`The data folder ${folder} can be written to and is closed to others.`)];
  }
  return [
    reportProblem(
      `The data folder ${folder} is open to every user of this machine: chmod 700 ${folder}.`,
    ),
  ];
}

function checkFreeSpace(folder: string): Finding[] {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MIB);
  if (free >= MIN_FREE_MIB) return [reportOk(`There are ${free} MiB of room on its disk.`)];
  return [reportProblem(`Only ${free} MiB are left on the disk of ${folder}: make room.`)];
}

function checkBackups({ DATA_DIR, DATABASE_URL }: Settings): Finding[] {
  if (DATABASE_URL !== undefined) {
    return [
      reportNote('Backups of PostgreSQL are made with pg_dump and cannot be seen from here.'),
    ];
  }
  const database = statSync(path.join(DATA_DIR, DATABASE_FILE), { throwIfNoEntry: false });
  if (database === undefined) return [];
  const newest = Math.max(0, ...listBackupTimes(path.join(DATA_DIR, 'backups')));
  if (Date.now() - newest <= WEEK_MS)
    return [reportOk('The newest backup is less than a week old.')];
  if (newest > 0) {
    const days = Math.floor((Date.now() - newest) / (WEEK_MS / 7));
    return [reportProblem(`The newest backup is ${days} days old: npm run backup.`)];
  }
  const sentence = `There is no backup in ${path.join(DATA_DIR, 'backups')}: npm run backup`;
  const isYoung = Date.now() - database.birthtimeMs <= WEEK_MS;
  return [isYoung ? reportNote(`${sentence}, before it matters.`) : reportProblem(`${sentence}.`)];
}

function listBackupTimes(folder: string): number[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => statSync(path.join(folder, name)).mtimeMs);
}
