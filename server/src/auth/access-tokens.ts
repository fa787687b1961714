/** Access tokens: JWTs of ten minutes, signed and read with one algorithm and never another. */
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Keys } from './keys.ts';

const payload = z.object({ userId: z.string(), role: z.string(), sid: z.string() });
export type AccessClaims = z.infer<typeof payload>;

export interface AccessTokens {
  readonly sign: (claims: AccessClaims) => Promise<string>;
  /** At once, for a token that was read before and lives on. */
  readonly readBefore: (token: string) => AccessClaims | undefined;
  /** Undefined for whatever we did not sign, or signed too long ago. */
  readonly read: (token: string) => Promise<AccessClaims | undefined>;
}

export const ACCESS_SECONDS = 600;
// The one who signs is the one who reads, so a shared secret serves, and it is the quickest.
const ALGORITHM = 'HS256';
const ISSUER = 'saffron';
const TYPE = 'at+jwt';
/** Nothing else of a token that is not yet trusted reaches a query. */
const KEY_ID = /^[0-9a-f-]{36}$/;

/** Tokens whose signature was found good: it stays so, and looking at it costs more than all else of a small request. */
interface ReadBefore {
  readonly claims: AccessClaims;
  readonly expiresAt: number;
}
const MOST_REMEMBERED = 5000;

export function createAccessTokens(keys: Keys, now: () => number): AccessTokens {
  const known = new Map<string, ReadBefore>();
  const remember = (token: string, claims: AccessClaims, seconds: number) => {
    // The oldest goes first; it is the one that will soon be of no use.
    if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value ?? '');
    known.set(token, { claims, expiresAt: seconds * 1000 });
  };
  const keyOf = async ({ kid }: JWTHeaderParameters) => {
    const key = KEY_ID.test(kid ?? '') ? await keys.find('access', kid ?? '') : undefined;
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key.secret;
  };
  const readBefore = (token: string): AccessClaims | undefined => {
    const before = known.get(token);
    if (before === undefined || now() < before.expiresAt) return before?.claims;
    known.delete(token);
    return undefined;
  };
  return {
    readBefore,
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
    read: async (token) => {
      const before = readBefore(token);
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
