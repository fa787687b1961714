/** A proxy before a running server that answers chat requests with one long reply, token by token, and forwards all else. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const LAST_WORD = 'afiyetolsun';
const TOKENS = 2000;
const TOKEN_MS = 3;

const PARAGRAPHS = [
  '## A soup that forgives everything',
  'Begin with the **onions**, cut small, and give them more time than you think: ten minutes over a low flame, until they are soft and sweet and *almost* gold.',
  '- two onions, sliced thinly\n- a stick of celery, if there is one\n- three cloves of garlic, crushed with a little salt\n- a spoonful of `tomato paste`, fried until it darkens',
  'Then the lentils go in, rinsed, with four times their volume of water. Nothing else is needed for a while; skim what rises and keep the lid ajar.',
  '| what | how long |\n| --- | --- |\n| red lentils | 20 minutes |\n| green lentils | 35 minutes |\n| beluga | 25 minutes |',
  '1. Taste before you salt.\n2. Sharpen it with lemon, not vinegar.\n3. Finish with oil, pepper and something green.',
  '> A soup is better on the second day, and best when somebody else has warmed it.',
];

/** About four characters each, as models count them. */
function createTokens(): string[] {
  const pieces: string[] = [];
  for (let at = 0; pieces.length < TOKENS; at += 1) {
    const paragraph = `${PARAGRAPHS[at % PARAGRAPHS.length]}\n\n`;
    pieces.push(...(paragraph.match(/[\s\S]{1,4}/g) ?? []));
  }
  return [...pieces.slice(0, TOKENS - 1), `\n\n${LAST_WORD}`];
}

const formatFrame = (event: string, data: object) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export interface SlowChatProxy {
  readonly url: string;
  /** When the last byte of the newest reply was written; milliseconds since 1970. */
  lastByteAt(): number;
  close(): void;
}

async function streamReply(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const pieces = createTokens();
  const start = performance.now();
  for (const [at, delta] of pieces.entries()) {
    const due = start + at * TOKEN_MS - performance.now();
    // Tokens that are late are sent together, as on a network.
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
    response.write(formatFrame('text', { delta }));
  }
  response.end(formatFrame('done', { reply: pieces.join('') }));
}

function forwardRequest(from: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming;
  const onward = request(new URL(url ?? '/', from), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

/** @param pages documents of its own, by path */
export async function startSlowChatProxy(
  serverUrl: string,
  pages: Readonly<Record<string, string>> = {},
): Promise<SlowChatProxy> {
  let lastByteAt = 0;
  const front = createServer((incoming, response) => {
    const page = pages[incoming.url ?? ''];
    if (page !== undefined)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else if (incoming.url !== '/mp/api/meal-plan') forwardRequest(serverUrl, incoming, response);
    else
      void streamReply(response).then(() => {
        lastByteAt = Date.now();
      });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    lastByteAt: () => lastByteAt,
    close: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}
