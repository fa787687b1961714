/** Finds the programs that tests need beside the packages (Chromium, nginx), or installs Debian's. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const BROWSERS = [
  process.env.CHROMIUM_PATH,
  // The headless build, which needs a third less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const NGINXES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/bin/nginx'];

const firstThatIsThere = (paths) => paths.find((path) => path && existsSync(path));

/**
 * Begins at once and beside whatever else is done.
 * @returns {Promise<{ browser: string | undefined, nginx: string | undefined }>} their paths; of what cannot be had a
 * sentence is printed
 */
export async function ensurePrograms() {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const missing = { browser: !firstThatIsThere(BROWSERS), nginx: !firstThatIsThere(NGINXES) };
  if (isDebian && (missing.browser || missing.nginx)) {
    console.log('Installing what the tests need of Debian: Chromium, nginx …');
    const commands = ['apt-get update -qq'];
    if (missing.nginx) commands.push(install('nginx'));
    // Not every Debian release has the headless build.
    if (missing.browser)
      commands.push(
        `${install('chromium-headless-shell', FONTS)} || ${install('chromium', FONTS)}`,
      );
    await run(commands.join('; '));
  }
  const [browser, nginx] = [firstThatIsThere(BROWSERS), firstThatIsThere(NGINXES)];
  if (!browser)
    console.error('The browser journeys need Chromium: install it, or set CHROMIUM_PATH.');
  if (!nginx)
    console.error('The test of the whole topology is left out: it needs nginx, or NGINX_PATH.');
  return { browser, nginx };
}

const FONTS = 'fonts-liberation';
const install = (...names) => `apt-get install -y -qq --no-install-recommends ${names.join(' ')}`;

/** One shell for all of it: while npm installs, this process hears of no child that has ended. */
function run(commands) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('sh', ['-c', commands], { stdio: 'ignore', env });
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
}
