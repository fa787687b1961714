/** HTTP handlers of a person's API keys. */
import type { Bind } from '../http/bind-endpoint.ts';
import type { ApiKeys } from './api-keys.ts';
import { requirePerson } from './handlers.ts';

export function bindApiKeys(bind: Bind, keys: ApiKeys): void {
  bind('listApiKeys', { limit: 'read' }, async ({ who }) => keys.list(requirePerson(who).userId));
  bind('createApiKey', { limit: 'share' }, async ({ body, who }) =>
    keys.create(requirePerson(who).userId, body.name),
  );
  bind('revokeApiKey', { limit: 'read' }, async ({ params, who }) => {
    await keys.revoke(requirePerson(who).userId, params.keyId);
    return null;
  });
}
