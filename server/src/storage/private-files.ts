/** Keeps the files of the data folder private to the server's user, and creates its secret key file. */
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
import { formatReason, StorageError } from './migrate.ts';

export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
export const SECRET_FILE = 'secret.key';

const SECRET_BYTES = 32;
/** The shortest secret this server creates. */
const MIN_SECRET_LENGTH = 32;
const OTHERS_MASK = 0o077;
/** A folder shared on purpose, such as /tmp. */
const SHARED_FOLDER_MODE = 0o1002;

/** The names of the files we put into the data folder. */
const OUR_FOLDERS = ['mail', 'backups'];
const OUR_FILES =
  /^(?:saffron|before-.+|restored-.+|replaced-.+)\.sqlite(?:-wal|-shm|-journal)?$|^secret\.key$/;
/** Files that an operator or a file system may add. */
const KNOWN_FILES = ['prompt.md', 'lost+found'];

/** Created with private permissions, so that no other process can read it before a chmod. */
export function createPrivateFile(place: string): void {
  closeSync(openSync(place, 'a', PRIVATE_FILE));
}

/**
 * Restricts files and folders of ours that were created with wider permissions. A folder with other
 * files in it is left unchanged.
 */
export function restrictPermissions(dataDir: string): void {
  if (process.platform === 'win32') return;
  const names = listNames(dataDir);
  const isOurs = (name: string) => OUR_FILES.test(name) || OUR_FOLDERS.includes(name);
  for (const name of names.filter((one) => OUR_FILES.test(one)))
    restrictFile(path.join(dataDir, name));
  for (const folder of OUR_FOLDERS.filter((one) => names.includes(one))) {
    const place = path.join(dataDir, folder);
    for (const name of listNames(place).filter((one) => /\.(?:eml|sqlite)$/.test(one))) {
      restrictFile(path.join(place, name));
    }
    restrictFile(place);
  }
  const isAllOurs = names.every((name) => isOurs(name) || KNOWN_FILES.includes(name));
  if (names.some(isOurs) && isAllOurs) restrictFile(dataDir);
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Symbolic links are not followed, as they may point to other files. The doctor reports what cannot
 * be changed.
 */
function restrictFile(place: string): void {
  try {
    const stat = lstatSync(place);
    const isOpen =
      (stat.mode & OTHERS_MASK) !== 0 && (stat.mode & SHARED_FOLDER_MODE) !== SHARED_FOLDER_MODE;
    const isOwn = stat.uid === process.geteuid?.() && (stat.isFile() || stat.isDirectory());
    if (isOpen && isOwn && (stat.mode & 0o1000) === 0)
      chmodSync(place, stat.mode & ~OTHERS_MASK & 0o777);
  } catch {
    return;
  }
}

/**
 * Loads the secret of this data folder, creating it if there is none.
 * @throws StorageError when it cannot be read or stored
 */
export function loadSecret(dataDir: string): string {
  const place = path.join(dataDir, SECRET_FILE);
  try {
    return readSecret(place) ?? createSecret(place);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`The key file ${place} cannot be used: ${formatReason(error)}.`);
  }
}

function readSecret(place: string): string | undefined {
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) return undefined;
  const secret = readFileSync(place, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StorageError(
    `The key file ${place} is not whole: bring it back from a backup, or remove it, and people sign in again.`,
  );
}

/** Linked into place once complete; if two processes create one at once, only one succeeds. */
function createSecret(place: string): string {
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
