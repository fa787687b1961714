/** Parses server-sent events and validates each against the contract. */
import { type StreamEvent, type StreamEventName, streamEvents } from '@saffron/contract/chat';

export interface ParsedEventStream {
  readonly events: StreamEvent[];
  /** Comment lines, such as heartbeats. */
  readonly comments: string[];
}

export function parseEventStream(text: string): ParsedEventStream {
  const frames = text.split('\n\n').filter((frame) => frame !== '');
  return {
    events: frames.filter((frame) => !frame.startsWith(':')).map(parseEvent),
    comments: frames.filter((frame) => frame.startsWith(':')),
  };
}

function parseEvent(frame: string): StreamEvent {
  const match = /^event: (\w+)\ndata: (.*)$/.exec(frame);
  const event = match?.[1] as StreamEventName;
  const data = streamEvents[event].parse(JSON.parse(match?.[2] ?? ''));
  // The schema belongs to the name, which TypeScript cannot follow through a lookup.
  return { event, data } as StreamEvent;
}
