/** Who is asking: the one question the rest of the server puts to the accounts. */
import type { FastifyRequest } from 'fastify';
import { readBearer } from './bearer.ts';

export type Identity =
  | { readonly kind: 'nobody' }
  /** A bearer was sent, but it opens nothing: expired, revoked or never ours. */
  | { readonly kind: 'dead' }
  | { readonly kind: 'person'; readonly userId: string; readonly role: string };

export interface Sessions {
  readonly identify: (request: FastifyRequest) => Promise<Identity>;
}

/** As long as there are no accounts, no bearer can be alive. */
export const noSessions: Sessions = {
  identify: async (request) => {
    const bearer = readBearer(request.headers.authorization);
    return { kind: bearer === undefined ? 'nobody' : 'dead' };
  },
};

/** The id under which something is kept for a person; null for everybody else. */
export function userIdOf(who: Identity): string | null {
  return who.kind === 'person' ? who.userId : null;
}
