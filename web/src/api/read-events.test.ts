/** Tests the reader of server-sent events: any cut of the bytes gives the same events, in linear time. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader, type ServerEvent } from './read-events.ts';

const STREAM =
  ': hello\nevent: text\ndata: {"delta":"a"}\n\ndata\ndata:x\r\n\r\nid: 7\n\nevent: done\ndata: {}\n\nevent: cut';
const EVENTS: ServerEvent[] = [
  { event: 'text', data: '{"delta":"a"}' },
  { event: '', data: '\nx' },
  { event: 'done', data: '{}' },
];

test('however the text is cut, the events are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length)), (cuts) => {
      const read = createEventReader();
      const ends = [...cuts.sort((a, b) => a - b), STREAM.length];
      const events = ends.flatMap((end, at) => read(STREAM.slice(ends[at - 1] ?? 0, end)));
      expect(events).toEqual(EVENTS);
    }),
  );
});

test('a line in many pieces comes whole', () => {
  const read = createEventReader();
  const events = Array.from(`event: text\ndata: ${'x'.repeat(50_000)}\n\n`, read).flat();
  expect(events).toEqual([{ event: 'text', data: 'x'.repeat(50_000) }]);
});
