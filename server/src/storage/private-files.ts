/** Keeps what lies in the data folder to ourselves: nobody else on the machine reads databases, mails, backups and keys. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { StorageError, sayWhy } from './migrate.ts';

export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
export const SECRET_FILE = 'secret.key';

const SECRET_BYTES = 32;
/** Fewer characters than these were never made here. */
const SHORTEST = 32;
const OTHERS = 0o077;
/** Shared with others on purpose, as /tmp is. */
const SHARED = 0o1002;

/** What we put into the data folder, by its names. */
const OUR_FOLDERS = ['mail', 'backups'];
const OUR_FILES =
  /^(?:saffron|before-.+|restored-.+|replaced-.+)\.sqlite(?:-wal|-shm|-journal)?$|^secret\.key$/;
/** Beside ours, what a keeper may put there and a disk brings along. */
const KNOWN = ['prompt.md', 'lost+found'];

/** So that no other process can read it in the moment between its making and a change of its rights. */
export function makePrivateFile(place: string): void {
  closeSync(openSync(place, 'a', PRIVATE_FILE));
}

/**
 * Takes away what others may do with files and folders of ours that were made with more. A folder in which
 * something else lies is somebody else's too, and is left as it is.
 */
export function closeToOthers(dataDir: string): void {
  if (process.platform === 'win32') return;
  const names = namesIn(dataDir);
  const isOurs = (name: string) => OUR_FILES.test(name) || OUR_FOLDERS.includes(name);
  for (const name of names.filter((one) => OUR_FILES.test(one))) tighten(path.join(dataDir, name));
  for (const folder of OUR_FOLDERS.filter((one) => names.includes(one))) {
    const place = path.join(dataDir, folder);
    for (const name of namesIn(place).filter((one) => /\.(?:eml|sqlite)$/.test(one))) {
      tighten(path.join(place, name));
    }
    tighten(place);
  }
  const isAllOurs = names.every((name) => isOurs(name) || KNOWN.includes(name));
  if (names.some(isOurs) && isAllOurs) tighten(dataDir);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Links are not followed: they may lead to what is not ours. What cannot be changed, the doctor tells. */
function tighten(place: string): void {
  try {
    const stat = lstatSync(place);
    const isOpen = (stat.mode & OTHERS) !== 0 && (stat.mode & SHARED) !== SHARED;
    const isOwn = stat.uid === process.geteuid?.() && (stat.isFile() || stat.isDirectory());
    if (isOpen && isOwn && (stat.mode & 0o1000) === 0)
      chmodSync(place, stat.mode & ~OTHERS & 0o777);
  } catch {
    return;
  }
}

/**
 * The secret of this data folder, made when there is none.
 * @throws StorageError when it cannot be read or kept
 */
export function secretOf(dataDir: string): string {
  const place = path.join(dataDir, SECRET_FILE);
  try {
    return readSecret(place) ?? makeSecret(place);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`The key file ${place} cannot be used: ${sayWhy(error)}.`);
  }
}

function readSecret(place: string): string | undefined {
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) return undefined;
  const secret = readFileSync(place, 'utf8').trim();
  if (secret.length >= SHORTEST) return secret;
  throw new StorageError(
    `The key file ${place} is not whole: bring it back from a backup, or remove it, and people sign in again.`,
  );
}

/** Whole as soon as it has its name, and of two processes that make one at once only one wins. */
function makeSecret(place: string): string {
  const part = `${place}.${process.pid}.part`;
  rmSync(part, { force: true });
  const file = openSync(part, 'wx', PRIVATE_FILE);
  try {
    writeSync(file, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(part, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
  return readSecret(place) ?? '';
}
