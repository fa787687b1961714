/** Takes a picture of every scene at three widths in both themes; words after `--` choose among them. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { signIn } from '../account.ts';
import { openChat } from '../journey.ts';
import config from '../playwright.config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { type Furnished, furnish } from './furnish.ts';
import { prefer } from './prefer.ts';
import { SCENES } from './scenes.ts';
import { layOut, type Picture } from './sheet.ts';
import type { Guest, Scene } from './stage.ts';

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

interface Set extends Furnished {
  readonly server: RunningServer;
  readonly browser: Browser;
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

async function openPage({ server, browser }: Set, { size, theme, scene }: Shot) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: size === 'phone',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await prefer(page, theme, scene);
  return page;
}

async function shoot(set: Set, shot: Shot): Promise<Picture> {
  const page = await openPage(set, shot);
  const enter = async (guest: Guest = 'regular') => {
    await openChat(page);
    await signIn(page, set.people[shot.theme][guest]);
  };
  const complaint = await shot.scene.go({ ...set, page, signIn: enter }).then(
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
  const furnished = await furnish(server);
  const pictures: Picture[] = [];
  for (const shot of shotsWanted(process.argv.slice(2)))
    pictures.push(await shoot({ ...furnished, server, browser }, shot));
  await furnished.modelHouse.close();
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
