/** Serves the OpenAPI description of the API, generated from the contract's schemas. */
import swagger from '@fastify/swagger';
import { BOT_NAME } from '@saffron/contract/limits';
import { API_BASE } from '@saffron/contract/paths';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** Must be registered before the routes it describes. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: BOT_NAME,
        version: '1',
        description:
          'A cooking assistant whose every recipe is checked against allergies and diets.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    // The output of a transform cannot be described, so it is documented as "any".
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  let text: string | undefined;
  app.get(`${API_BASE}/api/openapi.json`, { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
