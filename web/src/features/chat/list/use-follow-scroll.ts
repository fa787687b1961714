/** The one owner of the scroll position: it follows what grows only while the person is at the end. */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { driftFrom, type ReadingPlace, readingPlace } from './reading-place.ts';

/** Closer to the end than this counts as being there. */
const AT_END = 24;
/** Further away than this the newest is out of sight. */
const OUT_OF_SIGHT = 160;
/** Air above a card whose beginning is held in view. */
const CARD_AIR = 16;
/** A question above a card may take so much of the view. */
const QUESTION_PART = 0.2;
/** Less than this is rounding. */
const MOVED = 3;
/** As long as a page that was turned may take to come to rest. */
const TURN_MS = 1000;

export interface FollowScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** The newest is out of sight. */
  readonly away: boolean;
  readonly jumpToNewest: () => void;
  /** The person has just said something: they want to see what comes of it. */
  readonly follow: () => void;
}

export function useFollowScroll(): FollowScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  /** Where we last put it ourselves: any other position is the person's. */
  const own = useRef(0);
  /** How many messages there were when the person went to the end themselves: they are past the newest one's beginning. */
  const pastBeginning = useRef(0);
  const [away, setAway] = useState(false);

  const put = useCallback((top: number) => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = top;
    own.current = box.scrollTop;
  }, []);

  useLayoutEffect(() => {
    const [box, inside] = [scroller.current, content.current];
    if (!box || !inside) return;
    let width = box.clientWidth;
    let place: ReadingPlace | undefined;
    /** The lines were set anew: the place is kept until the person goes on from there. */
    let holding = false;
    let turnedAt = Number.NEGATIVE_INFINITY;
    const settle = () => {
      if (box.clientWidth !== width) {
        holding = !following.current;
        turnedAt = performance.now();
      }
      width = box.clientWidth;
      if (following.current) put(target(box, inside, pastBeginning.current));
      else if (holding && place) put(box.scrollTop + (driftFrom(box, place) ?? 0));
      // A reply that has grown joins the log as new lines.
      else if (place?.line.isConnected === false) remember();
      setAway(distance(box) > OUT_OF_SIGHT);
    };
    const remember = () => {
      // Whoever is at the end comes back to the end.
      if (following.current || holding || box.clientWidth !== width) return;
      place = inside.hasAttribute('data-start') ? undefined : readingPlace(box, inside);
    };
    const onScroll = () => {
      // Lines that are set anew may push the view: that is not the person's doing.
      if (box.clientWidth !== width) return;
      if (following.current && performance.now() - turnedAt < TURN_MS) return settle();
      if (Math.abs(box.scrollTop - own.current) > 1) {
        // Nor is it when the browser makes up for what has grown above.
        if (holding && place && Math.abs(driftFrom(box, place) ?? MOVED) < MOVED) {
          own.current = box.scrollTop;
          return;
        }
        holding = false;
        const up = box.scrollTop < own.current;
        own.current = box.scrollTop;
        following.current = distance(box) <= (up ? 1 : AT_END);
        pastBeginning.current = following.current ? rowsOf(inside).length : 0;
      }
      setAway(distance(box) > OUT_OF_SIGHT);
    };
    settle();
    box.addEventListener('scroll', onScroll, { passive: true });
    const rest = 'onscrollend' in window ? 'scrollend' : 'scroll';
    box.addEventListener(rest, remember, { passive: true });
    if (typeof ResizeObserver === 'undefined') return;
    // It reports after layout, so reading sizes here costs nothing.
    const observer = new ResizeObserver(settle);
    observer.observe(inside);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener(rest, remember);
      observer.disconnect();
    };
  }, [put]);

  const jumpToNewest = useCallback(() => {
    following.current = true;
    pastBeginning.current = content.current ? rowsOf(content.current).length : 0;
    put(scroller.current?.scrollHeight ?? 0);
  }, [put]);
  const follow = useCallback(() => {
    following.current = true;
    pastBeginning.current = 0;
  }, []);
  return { scroller, content, away, jumpToNewest, follow };
}

function distance(box: Element): number {
  return box.scrollHeight - box.scrollTop - box.clientHeight;
}

function rowsOf(inside: Element): NodeListOf<Element> {
  return inside.querySelectorAll('[data-row]');
}

/**
 * The end; but a newest message with a card stops where its beginning would leave the view, unless the person
 * has gone on from there, and a first visit is read from its top.
 */
function target(box: Element, inside: Element, pastBeginning: number): number {
  if (inside.hasAttribute('data-start')) return box.scrollTop;
  const end = box.scrollHeight - box.clientHeight;
  const rows = rowsOf(inside);
  const newest = rows[rows.length - 1];
  if (rows.length === pastBeginning || !newest?.querySelector('[data-card]')) return end;
  const top = beginning(box, rows).getBoundingClientRect().top - box.getBoundingClientRect().top;
  return Math.min(end, box.scrollTop + top - CARD_AIR);
}

/** What was asked stays in view above the answer, as long as it takes little of it. */
function beginning(box: Element, rows: NodeListOf<Element>): Element {
  const newest = rows[rows.length - 1] as Element;
  const asked = rows[rows.length - 2];
  const isQuestion = asked?.getAttribute('data-row') === 'person';
  return isQuestion && asked.clientHeight <= box.clientHeight * QUESTION_PART ? asked : newest;
}
