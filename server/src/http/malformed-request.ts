/** Answers requests that Node could not parse as HTTP, with the same error body as every other API error. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Refusal } from '@saffron/contract/errors';
import { createErrorBody } from './refusals.ts';

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export function refuseMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  // The client has disconnected, or a response has been started.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify(createErrorBody(new Refusal('bad-input'), randomUUID()));
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
