/** Signs and verifies access tokens: JWTs that live ten minutes, HS256 only. */
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SecretKeys } from './secret-keys.ts';

const payload = z.object({ userId: z.string(), role: z.string(), sid: z.string() });
type AccessClaims = z.infer<typeof payload>;

export interface AccessTokens {
  readonly sign: (claims: AccessClaims) => Promise<string>;
  /** Returns the claims of a token that was verified before and has not expired, without waiting. */
  readonly verifyCached: (token: string) => AccessClaims | undefined;
  /** Undefined for a token that we did not sign or that has expired. */
  readonly verify: (token: string) => Promise<AccessClaims | undefined>;
}

const ACCESS_SECONDS = 600;
// The server that signs is the one that verifies, so a shared secret is enough, and HMAC is the fastest.
const ALGORITHM = 'HS256';
const ISSUER = 'saffron';
const TYPE = 'at+jwt';
/** The only part of an unverified token that is used in a query. */
const KEY_ID = /^[0-9a-f-]{36}$/;

/**
 * A token whose signature was verified: verifying it again would cost more than the rest of a small
 * request.
 */
interface CachedToken {
  readonly claims: AccessClaims;
  readonly expiresAt: number;
}
const MAX_CACHED_TOKENS = 5000;

export function createAccessTokens(keys: SecretKeys, now: () => number): AccessTokens {
  const known = new Map<string, CachedToken>();
  const remember = (token: string, claims: AccessClaims, seconds: number) => {
    // The oldest is dropped first, as it expires first.
    if (known.size >= MAX_CACHED_TOKENS) known.delete(known.keys().next().value ?? '');
    known.set(token, { claims, expiresAt: seconds * 1000 });
  };
  const keyOf = async ({ kid }: JWTHeaderParameters) => {
    const key = KEY_ID.test(kid ?? '') ? await keys.find('access', kid ?? '') : undefined;
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key.secret;
  };
  const verifyCached = (token: string): AccessClaims | undefined => {
    const before = known.get(token);
    if (before === undefined || now() < before.expiresAt) return before?.claims;
    known.delete(token);
    return undefined;
  };
  return {
    verifyCached,
    sign: async (claims) => {
      const key = await keys.current('access');
      const seconds = Math.floor(now() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: TYPE })
        .setIssuer(ISSUER)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_SECONDS)
        .sign(key.secret);
    },
    verify: async (token) => {
      const before = verifyCached(token);
      if (before !== undefined) return before;
      try {
        const verified = await jwtVerify(token, keyOf, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          typ: TYPE,
          requiredClaims: ['exp'],
          currentDate: new Date(now()),
        });
        const claims = payload.safeParse(verified.payload).data;
        if (claims !== undefined) remember(token, claims, verified.payload.exp ?? 0);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
