/** Hook that lets the browser's Back button close a dialog, drawer or menu instead of leaving the page. */
import { useEffect, useRef } from 'react';

/** Key in the history state for the number of open overlays; the router's part of the state is kept. */
const DEPTH_KEY = 'saffronDepth';

interface Overlay {
  /** Of its history entry; that of the page by default. */
  readonly address?: string | undefined;
  close(): void;
}

/** The open overlays, the topmost last. */
const overlays: Overlay[] = [];
/** This module has called `history.go`: the next popstate event is not due to the user. */
let isStepping = false;

function getDepth(): number {
  const state: unknown = window.history.state;
  const depth =
    typeof state === 'object' && state !== null && DEPTH_KEY in state ? state[DEPTH_KEY] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/** Whether the current history entry belongs to an overlay; a navigation should replace it then. */
export function hasOverlay(): boolean {
  return getDepth() > 0;
}

const CHECK_INTERVAL_MS = 10;
const MAX_CHECKS = 50;

/** Waits until the history matches the overlays: a step under way would cancel a navigation to another document. */
export async function waitForHistory(): Promise<void> {
  for (
    let checks = 0;
    checks < MAX_CHECKS && (isStepping || overlays.length !== getDepth());
    checks += 1
  ) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  }
}

/** Keeps one history entry per overlay: pushes missing ones and goes back over superfluous ones. */
function syncHistory(): void {
  if (isStepping) return;
  const missing = overlays.length - getDepth();
  if (missing < 0) {
    isStepping = true;
    window.history.go(missing);
  }
  for (let pushed = 0; pushed < missing; pushed += 1) {
    const { address } = overlays[getDepth()] ?? {};
    window.history.pushState({ ...window.history.state, [DEPTH_KEY]: getDepth() + 1 }, '', address);
  }
}

/** Delayed, because an overlay is often replaced by another one, or by another page, within the same turn. */
function scheduleSync(): void {
  setTimeout(syncHistory);
}

function onPop(): void {
  if (!isStepping) {
    for (const { close } of overlays.slice(getDepth()).reverse()) close();
  }
  isStepping = false;
  scheduleSync();
}

function addOverlay(overlay: Overlay): void {
  // Never removed: entries that an earlier page has left in the history are skipped as well.
  window.addEventListener('popstate', onPop);
  overlays.push(overlay);
  scheduleSync();
}

function removeOverlay(overlay: Overlay): void {
  overlays.splice(overlays.indexOf(overlay), 1);
  scheduleSync();
}

/**
 * The address is that of the page, unless the overlay has its own. If it is closed in another way, its history entry
 * is removed.
 */
export function useCloseOnBack(open: boolean, onClose: () => void, address?: string): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const overlay: Overlay = { address, close: () => close.current() };
    addOverlay(overlay);
    return () => removeOverlay(overlay);
  }, [open, address]);
}
