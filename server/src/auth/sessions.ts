/** Who is asking: the one question the rest of the server puts to the accounts. */
import type { FastifyRequest } from 'fastify';

export type Identity =
  | { readonly kind: 'nobody' }
  /** A bearer was sent, but it opens nothing: expired, revoked or never ours. */
  | { readonly kind: 'dead' }
  | {
      readonly kind: 'person';
      readonly userId: string;
      readonly role: string;
      /** The sign-in that the bearer belongs to. */
      readonly sessionId?: string;
    };

export interface Sessions {
  readonly identify: (request: FastifyRequest) => Promise<Identity>;
}

/** The id under which something is kept for a person; null for everybody else. */
export function userIdOf(who: Identity): string | null {
  return who.kind === 'person' ? who.userId : null;
}
