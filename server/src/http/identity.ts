/** Who is asking: the identity of a request's caller, as the accounts report it. */
import type { FastifyRequest } from 'fastify';

export type Identity =
  | { readonly kind: 'nobody' }
  /** A token was sent but is invalid: expired, revoked or not ours. */
  | { readonly kind: 'dead' }
  | {
      readonly kind: 'person';
      readonly userId: string;
      readonly role: string;
      /** The session that the token belongs to. */
      readonly sessionId?: string;
    };

export interface Sessions {
  readonly identify: (request: FastifyRequest) => Promise<Identity>;
}

/** The user id of a signed-in person; null for everybody else. */
export function userIdOf(who: Identity): string | null {
  return who.kind === 'person' ? who.userId : null;
}
