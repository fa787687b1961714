/** HTTP handlers that save, find, list and delete a person's recipes. */
import { Readable } from 'node:stream';
import { Refusal } from '@saffron/contract/errors';
import type { FastifyReply } from 'fastify';
import { requirePerson } from '../auth/handlers.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { SavedRecipes } from './saved-recipes.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function bindRecipes(bind: Bind, saved: SavedRecipes): void {
  bind('saveRecipe', { limit: 'read' }, async ({ body, who, reply }) => {
    const { allowDuplicate = false, ...recipe } = body;
    const { recipeId, isNew } = await saved.save(requirePerson(who).userId, recipe, allowDuplicate);
    if (!isNew) reply.code(200);
    const message = isNew ? 'Recipe saved successfully!' : 'This recipe is already saved.';
    return { message, recipeId };
  });
  bind('findSavedRecipe', { limit: 'read' }, async ({ params, who, reply }) =>
    sendText(reply, (await saved.find(requirePerson(who).userId, params.recipeName)) ?? 'null'),
  );
  bind('listSavedRecipes', { limit: 'read' }, async ({ who, reply }) =>
    sendList(reply, saved.list(requirePerson(who).userId)),
  );
  bind('deleteSavedRecipe', { limit: 'read' }, async ({ params, who }) => {
    const wasThere = await saved.remove(requirePerson(who).userId, params.recipeId);
    if (!wasThere) throw new Refusal('saved-recipe-not-found');
    return null;
  });
}

/** A list of one part, as most are, is sent whole; longer ones are streamed. */
async function sendList(reply: FastifyReply, parts: AsyncGenerator<string>): Promise<FastifyReply> {
  const first = await parts.next();
  const second = await parts.next();
  if (second.done) return sendText(reply, `[${first.done ? '' : first.value}]`);
  const all = async function* () {
    yield `[${first.value},${second.value}`;
    for await (const part of parts) yield `,${part}`;
    yield ']';
  };
  return reply.type(JSON_TYPE).send(Readable.from(all()));
}

/** The stored JSON was validated when it was saved, so it is sent without parsing it again. */
function sendText(reply: FastifyReply, json: string): FastifyReply {
  return reply.type(JSON_TYPE).send(json);
}
