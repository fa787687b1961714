/** Holds where API calls get their bearer token from;
 * the session module registers itself here so that `api` need not import it.
 */

export interface BearerSource {
  accessToken(): string | null;
  /**
   * A call that carried `deadToken` was answered 401. Resolves to true when a new access token
   * is available and the call should be retried once.
   */
  onUnauthorized?(deadToken: string): Promise<boolean>;
}

let currentSource: BearerSource = { accessToken: () => null };

/** Called by the session module, and again by the module that adds renewal. */
export function setBearerSource(next: BearerSource): void {
  currentSource = next;
}

export function getBearerSource(): BearerSource {
  return currentSource;
}
