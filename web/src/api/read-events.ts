/** Reads server-sent events from text that arrives in pieces, as the HTML standard frames them; ids and retry times mean nothing here. */

export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** Returns a function that takes the next piece and returns the events that are whole by then. Takes linear time. */
export function createEventReader(): (piece: string) => ServerEvent[] {
  /** The pieces of a line whose end has not come. */
  let pending: string[] = [];
  let event = '';
  let data: string[] = [];
  const readLine = (line: string): ServerEvent | undefined => {
    if (line === '') {
      const whole = { event, data: data.join('\n') };
      const isEmpty = data.length === 0;
      event = '';
      data = [];
      return isEmpty ? undefined : whole;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
    return undefined;
  };
  return (piece) => {
    const lines = piece.split('\n');
    const last = lines.pop() ?? '';
    const [first] = lines;
    if (first !== undefined) {
      lines[0] = pending.join('') + first;
      pending = [];
    }
    pending.push(last);
    return lines.flatMap((line) => readLine(line.replace(/\r$/, '')) ?? []);
  };
}
