/** The data folder: there, ours, writable, closed to others, with room, and backed up. */
import { closeSync, openSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../env.ts';
import { sayWhy } from '../storage/migrate.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { type Finding, fine, mend, note } from './finding.ts';

const MIB = 1024 * 1024;
const LEAST_MIB = 200;
const WEEK_MS = 7 * 24 * 3600 * 1000;

export function checkFolder(settings: Settings): Finding[] {
  const { DATA_DIR } = settings;
  const stat = statSync(DATA_DIR, { throwIfNoEntry: false });
  if (stat === undefined) {
    return [note(`The data folder ${DATA_DIR} is not there yet; the first start makes it.`)];
  }
  if (!stat.isDirectory()) return [mend(`DATA_DIR names ${DATA_DIR}, which is no folder.`)];
  const trouble = tryWriting(DATA_DIR);
  if (trouble !== undefined) {
    return [mend(`The data folder ${DATA_DIR} cannot be written to: ${trouble}.`)];
  }
  return [...checkRights(DATA_DIR, stat.mode), ...checkRoom(DATA_DIR), ...checkBackups(settings)];
}

function tryWriting(folder: string): string | undefined {
  const probe = path.join(folder, `.doctor-${process.pid}`);
  try {
    closeSync(openSync(probe, 'wx', 0o600));
    rmSync(probe);
    return undefined;
  } catch (error) {
    return sayWhy(error);
  }
}

function checkRights(folder: string, mode: number): Finding[] {
  if (process.platform === 'win32' || (mode & 0o007) === 0) {
    return [fine(`The data folder ${folder} can be written to and is closed to others.`)];
  }
  return [
    mend(`The data folder ${folder} is open to every user of this machine: chmod 700 ${folder}.`),
  ];
}

function checkRoom(folder: string): Finding[] {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MIB);
  if (free >= LEAST_MIB) return [fine(`There are ${free} MiB of room on its disk.`)];
  return [mend(`Only ${free} MiB are left on the disk of ${folder}: make room.`)];
}

function checkBackups({ DATA_DIR, DATABASE_URL }: Settings): Finding[] {
  if (DATABASE_URL !== undefined) {
    return [note('Backups of PostgreSQL are made with pg_dump and cannot be seen from here.')];
  }
  const database = statSync(path.join(DATA_DIR, DATABASE_FILE), { throwIfNoEntry: false });
  if (database === undefined) return [];
  const newest = Math.max(0, ...filesIn(path.join(DATA_DIR, 'backups')));
  if (Date.now() - newest <= WEEK_MS) return [fine('The newest backup is less than a week old.')];
  if (newest > 0) {
    const days = Math.floor((Date.now() - newest) / (WEEK_MS / 7));
    return [mend(`The newest backup is ${days} days old: npm run backup.`)];
  }
  const sentence = `There is no backup in ${path.join(DATA_DIR, 'backups')}: npm run backup`;
  const isYoung = Date.now() - database.birthtimeMs <= WEEK_MS;
  return [isYoung ? note(`${sentence}, before it matters.`) : mend(`${sentence}.`)];
}

function filesIn(folder: string): number[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => statSync(path.join(folder, name)).mtimeMs);
}
