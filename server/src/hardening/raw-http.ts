/** Speaks HTTP as no library would: bytes in, whatever comes back out, until the server hangs up or enough has come. */
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** All that came, when it was more than one answer. */
  readonly text: string;
}

interface Manner {
  /** Sent one after the other, each when the one before is out. */
  readonly pieces: readonly (string | Buffer)[];
  /** Do not wait for more once this has come. */
  readonly until?: (text: string) => boolean;
}

/** Whole answers end the wait for most requests. */
function isWhole(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (rest.length === 0) return false;
  if (/^HTTP\/1\.1 (?:204|304)/.test(head)) return true;
  if (length !== undefined) return Buffer.byteLength(rest.join('\r\n\r\n')) >= Number(length);
  return /transfer-encoding: chunked/i.test(head) && text.endsWith('0\r\n\r\n');
}

export function talk(url: string, { pieces, until = isWhole }: Manner): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(read(text));
    };
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (until(text)) end();
    });
    socket.on('close', end);
    // A server that hangs up while we still write is a server that has answered.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? end() : reject(error),
    );
  });
}

function read(text: string): RawAnswer {
  const at = text.indexOf('\r\n\r\n');
  const head = at < 0 ? text : text.slice(0, at);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, head, body: at < 0 ? '' : text.slice(at + 4), text };
}

/** A request as it would be written, to which a test does as it likes. */
export function request(
  method: string,
  target: string,
  headers: readonly string[] = [],
  body = '',
): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: cook.example', ...length, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
