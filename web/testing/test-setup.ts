/** Vitest setup of the web tests: DOM matchers, cleanup, and failure on console.error. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { waitForHistory } from '../src/ui/use-close-on-back.ts';

/** Generous, because a busy machine may be slow. */
const TIMEOUT_MS = 10_000;
configure({ asyncUtilTimeout: TIMEOUT_MS });
vi.setConfig({ testTimeout: 3 * TIMEOUT_MS, hookTimeout: 3 * TIMEOUT_MS });

const consoleErrors: unknown[][] = [];

beforeEach(() => {
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => consoleErrors.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Tests of the API client run without a DOM.
  if (typeof window !== 'undefined') {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  expect(consoleErrors, 'console.error was called').toEqual([]);
});

/** Waits for timers and history steps that are still pending, which need the window. */
afterAll(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  if (typeof window === 'undefined') return;
  await waitForHistory();
  await new Promise((resolve) => setTimeout(resolve, 10));
});

/**
 * A worker runs many files in one window: a listener that a module never removes would act in the next file, too.
 * Most are added when a module is loaded, which is after this file and before `beforeAll`.
 */
const OF_MODULES: ReadonlySet<string> = new Set(['popstate', 'storage']);
const stopListening = typeof window === 'undefined' ? () => {} : recordListeners();

function recordListeners(): () => void {
  const { addEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...listening: (typeof added)[number]) => {
    if (OF_MODULES.has(listening[0])) added.push(listening);
    addEventListener.apply(window, listening);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const [type, listener] of added) window.removeEventListener(type, listener);
  };
}

/** Resets the state of our modules for the next file. Packages stay loaded. */
afterAll(() => {
  stopListening();
  vi.resetModules();
});
