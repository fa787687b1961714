/** Tests the typewriter effect: its speed, that shown text only grows, and that no character is cut in half. */
import type { StreamEvent } from '@saffron/contract/chat';
import { expect, test, vi } from 'vitest';
import { LiveReply } from '../conversation/live-reply.ts';
import { countVisibleCharacters, sliceVisibleText } from './typewriter.ts';

test.each([
  ['types a character in five milliseconds', 0, 100, 50, 'typewriter', 10],
  ['never shows more than has arrived', 98, 100, 50, 'typewriter', 100],
  ['shows everything when it is off', 0, 100, 0, 'at once', 100],
  ['does not fall behind a stream', 0, 800, 16, 'live', 160],
] as const)('%s', (_, visibleCount, receivedCount, elapsedMs, pace, expected) => {
  expect(countVisibleCharacters({ visibleCount, receivedCount, elapsedMs, pace })).toBe(expected);
});

test('no cut leaves half a character', () => {
  const text = 'a😀b';
  const cuts = [0, 1, 2, 3, 4].map((end) => sliceVisibleText(text, end));
  expect(cuts).toEqual(['', 'a', 'a', 'a😀', 'a😀b']);
  for (const cut of cuts) expect(cut.isWellFormed()).toBe(true);
});

/** A clock whose frames come when the test says so. */
function handClock() {
  let now = 0;
  const frames: (() => void)[] = [];
  return {
    clock: { now: () => now, frame: (work: () => void) => void frames.push(work) },
    tick(ms = 16) {
      now += ms;
      for (const work of frames.splice(0)) work();
    },
  };
}
const delta = (text: string): StreamEvent => ({ event: 'text', data: { delta: text } });

test('everything that arrives within a frame is drawn once', () => {
  const { clock, tick } = handClock();
  const live = new LiveReply(clock);
  const drawn = vi.fn();
  live.subscribe(drawn);
  live.begin('a', false);
  for (const word of ['to', 'ma', 'to']) live.append(delta(word));
  expect(live.snapshot().text).toBe('');
  tick();
  expect(live.snapshot().text).toBe('tomato');
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('what is shown is always a beginning of what arrived, and it ends whole', () => {
  const { clock, tick } = handClock();
  const live = new LiveReply(clock);
  const typed = vi.fn();
  live.begin('a', true);
  let arrived = '';
  for (let word = 0; word < 60; word += 1) {
    arrived += `word ${word} `;
    live.append(delta(`word ${word} `));
    tick();
    expect(arrived.startsWith(live.snapshot().text)).toBe(true);
  }
  live.finish('a', arrived, typed);
  tick();
  expect(live.snapshot().text).toBe(arrived);
  expect(typed).toHaveBeenCalledTimes(1);
});

test('a reply that comes in a lump is typed out in its time', () => {
  const { clock, tick } = handClock();
  const live = new LiveReply(clock);
  const typed = vi.fn();
  const text = 'x'.repeat(100);
  live.begin('a', true);
  live.append(delta(text));
  live.finish('a', text, typed);
  tick(250);
  expect(live.snapshot().text).toHaveLength(50);
  tick(250);
  expect(typed).toHaveBeenCalledTimes(1);
});

test('a withdrawn card leaves its reason; a reply of before finishes nothing', () => {
  const { clock, tick } = handClock();
  const live = new LiveReply(clock);
  const typed = vi.fn();
  live.begin('a', false);
  live.append({ event: 'card', data: { recipe: { recipeName: 'Satay' } } });
  live.append({ event: 'restart', data: { reason: 'It held peanuts.' } });
  tick();
  expect(live.snapshot()).toEqual({ text: '', restarts: ['It held peanuts.'] });
  live.begin('b', false);
  live.finish('a', 'late', typed);
  tick();
  expect(live.snapshot().text).toBe('');
  expect(typed).not.toHaveBeenCalled();
});
