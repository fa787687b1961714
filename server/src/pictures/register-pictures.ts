/** Serves the generated dish pictures as SVG; a picture's URL describes it completely, so it can be cached for ever. */
import { drawPicture, readPictureUrl } from '@saffron/kitchen/pictures';
import type { FastifyInstance, FastifyReply } from 'fastify';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** A drawing opened as a document may use its own styles and nothing else. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** `GET /pictures/:spec.svg`: 200 with the drawing, or 404 for a URL that `pictureUrl` would not produce. */
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
    .header('Cache-Control', CACHE_FOREVER)
    .header('Content-Security-Policy', DRAWING_POLICY)
    .type('image/svg+xml')
    .send(drawPicture(spec));
}
