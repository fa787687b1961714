/** Serves the drawn pictures: everything a drawing needs is in its address, so an answer never grows old. */
import { readPictureUrl } from '@saffron/kitchen/picture/address';
import { drawPicture } from '@saffron/kitchen/picture/draw';
import type { FastifyInstance, FastifyReply } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';
/** A drawing opened on its own may style itself and do nothing else. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'";

/** `GET /pictures/:spec.svg`: 200 with the drawing, or 404 for an address that `pictureUrl` would not have written. */
export function registerPictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/:file',
    { schema: { hide: true } },
    (request, reply) => sendPicture(request.params.file, reply),
  );
}

function sendPicture(file: string, reply: FastifyReply): FastifyReply {
  const spec = file.endsWith('.svg') ? readPictureUrl(file.slice(0, -'.svg'.length)) : undefined;
  reply.header('X-Content-Type-Options', 'nosniff');
  if (!spec) return reply.code(404).send({ message: 'There is no such picture.' });
  return reply
    .header('Cache-Control', FOREVER)
    .header('Content-Security-Policy', NOTHING_RUNS)
    .type('image/svg+xml')
    .send(drawPicture(spec));
}
