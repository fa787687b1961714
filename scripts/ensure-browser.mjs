/** Finds an installed Chromium for browser tests, or installs Debian's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const EXECUTABLE_PATHS = [
  process.env.CHROMIUM_PATH,
  // The headless build, which needs a third less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const findExecutable = () => EXECUTABLE_PATHS.find((place) => place && existsSync(place));

/** The path of a browser, or undefined with a sentence printed when none can be had. */
export function ensureBrowser() {
  const present = findExecutable();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser journeys …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = (browser) =>
      spawnSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation'],
        { stdio: 'ignore', env },
      ).status === 0;
    // Not every Debian release has the headless build.
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const path = findExecutable();
  if (!path) console.error('The browser journeys need Chromium: install it, or set CHROMIUM_PATH.');
  return path;
}
