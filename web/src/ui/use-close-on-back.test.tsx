/** Tests that Back closes dialogs and menus from the top, one at a time, and that no history entry is left behind. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useCloseOnBack, waitForHistory } from './use-close-on-back.ts';

const depth = () => (window.history.state as { saffronDepth?: number } | null)?.saffronDepth ?? 0;
const depthIs = (wanted: number) => waitFor(() => expect(depth()).toBe(wanted));
const oneTurn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const NONE = { below: false, above: false, stubborn: false };

function openPage() {
  const { result } = renderHook(() => {
    const [open, setOpen] = useState(NONE);
    const show = (change: Partial<typeof NONE>) => setOpen((before) => ({ ...before, ...change }));
    useCloseOnBack(open.below, () => show({ below: false }));
    useCloseOnBack(open.above, () => show({ above: false }));
    useCloseOnBack(open.stubborn, () => undefined);
    return { open, show };
  });
  const show = (change: Partial<typeof NONE>) => act(() => result.current.show(change));
  return {
    show,
    back: () => act(() => window.history.back()),
    openIs: (wanted: Partial<typeof NONE>) =>
      waitFor(() => expect(result.current.open).toEqual({ ...NONE, ...wanted })),
    closeAll: async () => {
      show(NONE);
      await depthIs(0);
    },
  };
}

let page: ReturnType<typeof openPage>;
afterEach(() => page.closeAll());

test('Back closes what lies on top, then what lies below it', async () => {
  page = openPage();
  page.show({ below: true });
  page.show({ above: true });
  await depthIs(2);
  page.back();
  await page.openIs({ below: true });
  await depthIs(1);
  page.back();
  await page.openIs({});
});

test('closed in another way it leaves no step behind', async () => {
  page = openPage();
  page.show({ below: true });
  await depthIs(1);
  page.show({ below: false });
  await depthIs(0);
});

test('a navigation away from the page can wait until no history step is under way', async () => {
  page = openPage();
  page.show({ below: true, above: true });
  await depthIs(2);
  page.show({ below: false, above: false });
  await waitForHistory();
  expect(depth()).toBe(0);
});

test('one that gives way to another hands its step on', async () => {
  page = openPage();
  page.show({ below: true });
  await depthIs(1);
  const entries = window.history.length;
  page.show({ below: false, above: true });
  await oneTurn();
  expect(window.history.length).toBe(entries);
  page.back();
  await page.openIs({});
});

test('one that opens while a step back is under way stays open', async () => {
  page = openPage();
  page.show({ below: true });
  await depthIs(1);
  page.show({ below: false });
  // The step back has begun and has not arrived.
  await oneTurn();
  page.show({ above: true });
  await oneTurn();
  await depthIs(1);
  await page.openIs({ above: true });
  page.back();
  await page.openIs({});
});

test('one that will not close keeps its step', async () => {
  page = openPage();
  page.show({ stubborn: true });
  await depthIs(1);
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  page.back();
  await popped;
  await depthIs(1);
});
