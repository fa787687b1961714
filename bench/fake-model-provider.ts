/** A fake language-model API in a process of its own, which answers at once or streams endlessly. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Time between two pieces of an endless answer. */
const TOKEN_INTERVAL_MS = Number(process.argv[2] ?? 100);
const SENTENCE =
  'How about a lentil soup with lemon, a bowl of rice with peas, or a warm salad of beans and herbs for this evening? ';

const formatFrame = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

/** A sentence at a time, or a word at a time as models speak. */
const STREAM_FRAMES = (
  process.argv[3] === 'words' ? (SENTENCE.match(/\S+\s/g) ?? []) : [SENTENCE]
).map((piece) => formatFrame(piece));

function answer(body: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(formatFrame(SENTENCE + SENTENCE));
  if (!body.includes('endless soup')) {
    response.end(`${formatFrame('', 'stop')}data: [DONE]\n\n`);
    return;
  }
  let at = 0;
  const timer = setInterval(
    () => response.write(STREAM_FRAMES[at++ % STREAM_FRAMES.length]),
    TOKEN_INTERVAL_MS,
  );
  response.on('close', () => clearInterval(timer));
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => answer(body, response));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`listening on ${port}\n`);
});
