/** Finds an installed nginx for the deployment test, or installs Debian's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const EXECUTABLE_PATHS = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/bin/nginx'];

const findExecutable = () => EXECUTABLE_PATHS.find((place) => place && existsSync(place));

/** The path of nginx, or undefined with a sentence printed when none can be had. */
export function ensureNginx() {
  const present = findExecutable();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing nginx for the test of the whole topology …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const words = ['install', '-y', '-qq', '--no-install-recommends', 'nginx'];
    spawnSync('apt-get', words, { stdio: 'ignore', env });
  }
  const path = findExecutable();
  if (!path)
    console.error('The test of the whole topology is left out: it needs nginx, or NGINX_PATH.');
  return path;
}
