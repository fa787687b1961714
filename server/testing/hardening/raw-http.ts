/** Sends raw bytes to a server and parses what comes back, without an HTTP library. */
import { connect, type Socket } from 'node:net';

export interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** The whole output, if it was more than one response. */
  readonly text: string;
}

interface RawExchange {
  /** Sent one after the other, each when the previous one has been written. */
  readonly pieces: readonly (string | Buffer)[];
  /** Stops reading once this returns true. */
  readonly isDone?: (text: string) => boolean;
}

/** By default stops after a complete response. */
function isWhole(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (rest.length === 0) return false;
  if (/^HTTP\/1\.1 (?:204|304)/.test(head)) return true;
  if (length !== undefined) return Buffer.byteLength(rest.join('\r\n\r\n')) >= Number(length);
  return /transfer-encoding: chunked/i.test(head) && text.endsWith('0\r\n\r\n');
}

export function sendRaw(
  url: string,
  { pieces, isDone = isWhole }: RawExchange,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(parseResponse(text));
    };
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (isDone(text)) end();
    });
    socket.on('close', end);
    // A server that closes the connection while we write has responded.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? end() : reject(error),
    );
  });
}

function parseResponse(text: string): RawResponse {
  const at = text.indexOf('\r\n\r\n');
  const head = at < 0 ? text : text.slice(0, at);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, head, body: at < 0 ? '' : text.slice(at + 4), text };
}

/** A request as it would be written, to which a test does as it likes. */
export function formatRequest(
  method: string,
  target: string,
  headers: readonly string[] = [],
  body = '',
): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: cook.example', ...length, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
