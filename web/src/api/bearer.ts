/** Where the transport learns who is calling, without knowing the session that lies further right. */

export interface BearerSource {
  accessToken(): string | null;
  /**
   * A call that carried `deadToken` was answered 401. Resolves to true when a new access token
   * is at hand and the call is worth one more try.
   */
  onUnauthorized?(deadToken: string): Promise<boolean>;
}

let source: BearerSource = { accessToken: () => null };

/** Set once by the session, and again by whoever learns to renew it. */
export function setBearerSource(next: BearerSource): void {
  source = next;
}

export function bearerSource(): BearerSource {
  return source;
}
