/** What every unit test of the web starts with: matchers, a clean page, and no tolerance for console.error. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { historySettled } from './ui/use-back-closes.ts';

/** What is awaited comes; a machine that is busy with others may take its time about it. */
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
vi.setConfig({ testTimeout: 3 * PATIENCE_MS, hookTimeout: 3 * PATIENCE_MS });

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Tests of the transport run without a page.
  if (typeof window !== 'undefined') {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  expect(complaints, 'console.error was called').toEqual([]);
});

/** What is put off until the end of a turn, or until a step back has been made, must still find the page there. */
afterAll(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  if (typeof window === 'undefined') return;
  await historySettled();
  await new Promise((resolve) => setTimeout(resolve, 10));
});
