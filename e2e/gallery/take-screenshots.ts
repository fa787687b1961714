/** Takes screenshots of all gallery scenes at three widths in both themes; arguments select some (npm run gallery). */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { openSignedInPage } from '../testing/account.ts';
import { type RunningServer, startServer } from '../testing/server.ts';
import { createSettingsOwner, saveTheme, THEMES, type Theme } from '../testing/theme.ts';
import { type Screenshot, writeContactSheets } from './contact-sheets.ts';
import type { GalleryUser, Scene } from './scene.ts';
import { SCENES } from './scenes.ts';
import { type GalleryData, seedGallery } from './seed-gallery.ts';
import { storePreferences } from './store-preferences.ts';

const SIZES = { phone: [360, 740], tablet: [768, 1024], desk: [1440, 900] } as const;
const OUT = join(import.meta.dirname, '..', '..', 'test-results', 'gallery');
/** Waits for the animations of dialogs and drawers. */
const SETTLE_MS = 600;

interface ScreenshotPlan {
  readonly scene: Scene;
  readonly size: keyof typeof SIZES;
  readonly theme: Theme;
  readonly file: string;
}

interface GalleryContext extends GalleryData {
  readonly server: RunningServer;
  readonly browser: Browser;
}

function selectScreenshots(words: readonly string[]): ScreenshotPlan[] {
  const sizes = Object.keys(SIZES) as ScreenshotPlan['size'][];
  const all = SCENES.flatMap((scene) =>
    THEMES.flatMap((theme) =>
      sizes.map((size) => ({ scene, size, theme, file: `${scene.name}-${size}-${theme}.png` })),
    ),
  );
  return all.filter(({ file }) => words.every((word) => file.includes(word)));
}

async function openPage(
  { server, browser }: GalleryContext,
  { size, theme, scene }: ScreenshotPlan,
) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: size === 'phone',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await storePreferences(page, theme, scene);
  return page;
}

async function takeScreenshot(set: GalleryContext, shot: ScreenshotPlan): Promise<Screenshot> {
  const page = await openPage(set, shot);
  const enter = async (guest: GalleryUser = 'regular') => {
    const account = set.accounts[guest];
    await saveTheme(await createSettingsOwner(set.server, account), shot.theme);
    await openSignedInPage(page, set.server, account, '/');
  };
  const complaint = await shot.scene.arrange({ ...set, page, signIn: enter }).then(
    () => '',
    (error: Error) => error.message.split('\n')[0] ?? 'failed',
  );
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: join(OUT, shot.file) });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.context().close();
  const problem = [complaint, wide ? 'scrolls sideways' : ''].filter(Boolean).join('; ');
  if (problem) process.stdout.write(`${shot.file}: ${problem}\n`);
  return { file: shot.file, size: shot.size, problem };
}

async function createGallery(server: RunningServer, browser: Browser): Promise<void> {
  const furnished = await seedGallery(server);
  const pictures: Screenshot[] = [];
  for (const shot of selectScreenshots(process.argv.slice(2)))
    pictures.push(await takeScreenshot({ ...furnished, server, browser }, shot));
  await furnished.modelServer.close();
  await writeContactSheets(browser, OUT, pictures);
  process.stdout.write(`${pictures.length} pictures in ${OUT}\n`);
}

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const server = await startServer();
const { executablePath = '/usr/bin/chromium', args = [] } = config.use?.launchOptions ?? {};
const browser = await chromium.launch({ executablePath, args });
try {
  await createGallery(server, browser);
} finally {
  await browser.close();
  await server.close();
}
