/** What covers the page is left by the browser's Back, as on a phone everybody expects; the page under it stays. */
import { useEffect, useRef } from 'react';

/** How many things lie over the page, in the history's own state; the router's part of it stays as it is. */
const DEPTH = 'saffronDepth';

interface Cover {
  close(): void;
}

/** What is open now, the topmost last. */
const covers: Cover[] = [];
/** A step back of our own is under way: what arrives next is not the person's. */
let stepping = false;

function depthHere(): number {
  const state: unknown = window.history.state;
  const depth = typeof state === 'object' && state !== null && DEPTH in state ? state[DEPTH] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/** Whoever goes to another page from here should take the place of this entry: it is only a cover's. */
export function isCovered(): boolean {
  return depthHere() > 0;
}

const LOOK_AGAIN_MS = 10;
const PATIENCE = 50;

/** Until no step of ours is under way, which would call off whatever leads away from this document. */
export async function historySettled(): Promise<void> {
  for (let look = 0; look < PATIENCE && (stepping || covers.length !== depthHere()); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** An entry for each cover: a missing one is made, one too many is taken back. */
function settle(): void {
  if (stepping) return;
  const missing = covers.length - depthHere();
  if (missing < 0) {
    stepping = true;
    window.history.go(missing);
  }
  for (let made = 0; made < missing; made += 1) {
    window.history.pushState({ ...window.history.state, [DEPTH]: depthHere() + 1 }, '');
  }
}

/** One cover often gives way to the next, or to another page, and both do so within this turn. */
function settleSoon(): void {
  setTimeout(settle);
}

function onPop(): void {
  if (!stepping) {
    for (const { close } of covers.slice(depthHere()).reverse()) close();
  }
  stepping = false;
  settleSoon();
}

function put(cover: Cover): void {
  // From the first cover on, for good: an entry that a left page has kept is passed by as well.
  window.addEventListener('popstate', onPop);
  covers.push(cover);
  settleSoon();
}

function take(cover: Cover): void {
  covers.splice(covers.indexOf(cover), 1);
  settleSoon();
}

/** The address does not change. Closed in another way, the entry it made is taken back. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const cover: Cover = { close: () => close.current() };
    put(cover);
    return () => take(cover);
  }, [open]);
}
