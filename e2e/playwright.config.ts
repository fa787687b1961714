/** Playwright configuration: builds the product, then runs *.e2e.ts in the installed Chromium with reduced motion. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: '../server/testing/build-product.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine that is busy with others takes its time; what goes right waits for none of it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    // Journeys about motion ask for it; all others wait for none.
    contextOptions: { reducedMotion: 'reduce' },
    // What a journey intercepts must come from the page itself; the offline journeys let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
