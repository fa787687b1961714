/** Takes a picture of every scene at three widths in both themes; words after `--` choose among them. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Account, signIn } from '../account.ts';
import { openChat } from '../journey.ts';
import config from '../playwright.config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { cookDishes, furnish, shareOne } from './furnish.ts';
import { SCENES, type Scene } from './scenes.ts';
import { layOut, type Picture } from './sheet.ts';

const SIZES = { phone: [360, 740], tablet: [768, 1024], desk: [1440, 900] } as const;
const THEMES = ['light', 'dark'] as const;
const OUT = join(import.meta.dirname, '..', '..', 'test-results', 'gallery');
/** Dialogs and drawers slide in; nothing is to be caught half way. */
const SETTLE_MS = 600;

interface Shot {
  readonly scene: Scene;
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
  readonly file: string;
}

interface Set {
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly shareId: string;
  readonly people: Readonly<Record<Shot['theme'], Account>>;
}

function shotsWanted(words: readonly string[]): Shot[] {
  const sizes = Object.keys(SIZES) as Shot['size'][];
  const all = SCENES.flatMap((scene) =>
    THEMES.flatMap((theme) =>
      sizes.map((size) => ({ scene, size, theme, file: `${scene.name}-${size}-${theme}.png` })),
    ),
  );
  return all.filter(({ file }) => words.every((word) => file.includes(word)));
}

async function openPage({ server, browser }: Set, { size, theme }: Shot) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: size === 'phone',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.addInitScript((darkMode) => {
    if (localStorage.getItem('preferences') === null)
      localStorage.setItem('preferences', JSON.stringify({ darkMode, typewriterEffect: false }));
  }, theme === 'dark');
  return page;
}

async function shoot(set: Set, shot: Shot): Promise<Picture> {
  const page = await openPage(set, shot);
  const enter = async () => {
    await openChat(page);
    await signIn(page, set.people[shot.theme]);
  };
  const complaint = await shot.scene.go({ page, signIn: enter, shareId: set.shareId }).then(
    () => '',
    (error: Error) => error.message.split('\n')[0] ?? 'failed',
  );
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: join(OUT, shot.file) });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.context().close();
  const told = [complaint, wide ? 'scrolls sideways' : ''].filter(Boolean).join('; ');
  if (told) process.stdout.write(`${shot.file}: ${told}\n`);
  return { file: shot.file, size: shot.size, told };
}

async function makeGallery(server: RunningServer, browser: Browser): Promise<void> {
  const recipes = await cookDishes(server);
  const shareId = await shareOne(server, recipes[0]);
  const people = {
    light: await furnish(server, false, recipes),
    dark: await furnish(server, true, recipes),
  };
  const pictures: Picture[] = [];
  for (const shot of shotsWanted(process.argv.slice(2)))
    pictures.push(await shoot({ server, browser, shareId, people }, shot));
  await layOut(browser, OUT, pictures);
  process.stdout.write(`${pictures.length} pictures in ${OUT}\n`);
}

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const server = await startServer();
const { executablePath = '/usr/bin/chromium', args = [] } = config.use?.launchOptions ?? {};
const browser = await chromium.launch({ executablePath, args });
try {
  await makeGallery(server, browser);
} finally {
  await browser.close();
  await server.close();
}
