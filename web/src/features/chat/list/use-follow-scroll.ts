/** Hook that owns the chat's scroll position: follows new content while the user is at the end. */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { findNewestRows } from './newest-rows.ts';
import { findScrollAnchor, measureDrift, type ScrollAnchor } from './scroll-anchor.ts';

/** A distance to the end that counts as being there, in pixels. */
const AT_END = 24;
/** Beyond this distance the newest message counts as out of view. */
const OUT_OF_SIGHT = 160;
/** Space above a reply whose beginning is kept in view, beside that of its row. */
const REPLY_AIR = 4;
/** The part of the view that a question above a reply may take. */
const QUESTION_PART = 0.2;
/** A smaller movement is a rounding error. */
const MIN_MOVE = 3;
/** How long the layout may take to settle after the device was rotated. */
const RESIZE_SETTLE_MS = 1000;

export interface FollowScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** The newest message is out of view. */
  readonly isAway: boolean;
  readonly jumpToNewest: () => void;
  /** Called when the user sends a message, so that the reply comes into view. */
  readonly followNewest: () => void;
}

export function useFollowScroll(): FollowScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  /** The position set last by this hook: any other one is due to the user. */
  const ownTop = useRef(0);
  /** Number of messages when the user scrolled to the end: the newest one's beginning need not stay in view. */
  const pastBeginning = useRef(0);
  /** A message was just sent, and what it changes has not been laid out yet. */
  const isSending = useRef(false);
  const [isAway, setIsAway] = useState(false);

  const scrollTo = useCallback((top: number) => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = top;
    ownTop.current = box.scrollTop;
  }, []);

  useLayoutEffect(() => {
    const [box, inside] = [scroller.current, content.current];
    if (!box || !inside) return;
    let width = box.clientWidth;
    let anchor: ScrollAnchor | undefined;
    /** The text was rewrapped: the anchor is kept until the user scrolls. */
    let isHeld = false;
    let rewrappedAt = Number.NEGATIVE_INFINITY;
    const measureFoot = () => (box.parentElement?.clientHeight ?? 0) - box.clientHeight;
    let foot = measureFoot();
    const settle = () => {
      const grown = measureFoot() - foot;
      foot += grown;
      // What stands at the end of the welcome moves with the growing message.
      if (grown !== 0 && inside.hasAttribute('data-start')) scrollTo(box.scrollTop + grown);
      isSending.current = false;
      if (box.clientWidth !== width) {
        isHeld = !following.current;
        rewrappedAt = performance.now();
      }
      width = box.clientWidth;
      if (following.current) scrollTo(findTargetTop(box, inside, pastBeginning.current));
      else if (isHeld && anchor) scrollTo(box.scrollTop + (measureDrift(box, anchor) ?? 0));
      // A finished reply moves into the log as a new element.
      else if (anchor?.element.isConnected === false) remember();
      setIsAway(distanceToEnd(box) > OUT_OF_SIGHT);
    };
    const remember = () => {
      // At the end no anchor is needed.
      if (following.current || isHeld || box.clientWidth !== width) return;
      anchor = inside.hasAttribute('data-start') ? undefined : findScrollAnchor(box, inside);
    };
    const onScroll = () => {
      // Rewrapped text may move the view without the user's doing.
      if (box.clientWidth !== width) return;
      // So may a reply that is cut short by the next message: the browser keeps the view within what was left of it.
      if (isSending.current) return settle();
      if (following.current && performance.now() - rewrappedAt < RESIZE_SETTLE_MS) return settle();
      if (Math.abs(box.scrollTop - ownTop.current) > 1) {
        // The browser's scroll anchoring may move it, too.
        if (isHeld && anchor && Math.abs(measureDrift(box, anchor) ?? MIN_MOVE) < MIN_MOVE) {
          ownTop.current = box.scrollTop;
          return;
        }
        isHeld = false;
        const up = box.scrollTop < ownTop.current;
        ownTop.current = box.scrollTop;
        following.current = distanceToEnd(box) <= (up ? 1 : AT_END);
        pastBeginning.current = following.current ? findNewestRows(inside).count : 0;
      }
      setIsAway(distanceToEnd(box) > OUT_OF_SIGHT);
    };
    settle();
    box.addEventListener('scroll', onScroll, { passive: true });
    const rest = 'onscrollend' in window ? 'scrollend' : 'scroll';
    box.addEventListener(rest, remember, { passive: true });
    if (typeof ResizeObserver === 'undefined') return;
    // It reports after layout, so reading sizes here forces no reflow.
    const observer = new ResizeObserver(settle);
    observer.observe(inside);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener(rest, remember);
      observer.disconnect();
    };
  }, [scrollTo]);

  const jumpToNewest = useCallback(() => {
    following.current = true;
    pastBeginning.current = content.current ? findNewestRows(content.current).count : 0;
    scrollTo(scroller.current?.scrollHeight ?? 0);
  }, [scrollTo]);
  const followNewest = useCallback(() => {
    following.current = true;
    isSending.current = true;
    pastBeginning.current = 0;
  }, []);
  return { scroller, content, isAway, jumpToNewest, followNewest };
}

function distanceToEnd(box: Element): number {
  return box.scrollHeight - box.scrollTop - box.clientHeight;
}

/**
 * The end of the content; but only as far as the beginning of the newest reply stays in view, unless the user has
 * scrolled past that. The welcome of a first visit is not scrolled.
 */
function findTargetTop(box: Element, inside: Element, pastBeginning: number): number {
  if (inside.hasAttribute('data-start')) return box.scrollTop;
  const end = box.scrollHeight - box.clientHeight;
  const { count, newest, previous } = findNewestRows(inside);
  if (count === pastBeginning || newest?.getAttribute('data-row') !== 'chef') return end;
  const start = isShortQuestion(box, previous) ? previous : newest;
  const top = start.getBoundingClientRect().top - box.getBoundingClientRect().top;
  return Math.min(end, box.scrollTop + top - REPLY_AIR - coveredHeight(box));
}

/** Of the header, which lies on the chat of a small screen unless it has made room. */
function coveredHeight(box: Element): number {
  if (document.documentElement.dataset.reading !== undefined) return 0;
  return Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0;
}

/** Such a question stays in view above its reply. */
function isShortQuestion(box: Element, row: Element | undefined): row is Element {
  return (
    row?.getAttribute('data-row') === 'person' &&
    row.clientHeight <= box.clientHeight * QUESTION_PART
  );
}
