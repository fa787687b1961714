/** Reads the user id and role from an access token, without verifying it. */

export interface User {
  readonly id: string;
  readonly role: string;
}

/** `null` for anything that is not one of our tokens. */
export function parseAccessToken(accessToken: string): User | null {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(accessToken.split('.')[1] ?? ''));
    const { userId, role } = payload as Record<string, unknown>;
    if (typeof userId !== 'string' && typeof userId !== 'number') return null;
    return { id: String(userId), role: typeof role === 'string' ? role : '' };
  } catch {
    return null;
  }
}

function decodeBase64Url(base64url: string): string {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
