/** Reads the bearer token out of an Authorization header. */
/** @returns the token, `''` when the header has the scheme alone, or undefined when it has no bearer */
export function readBearerToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  // The usual spelling, without a regular expression.
  if (header.startsWith('Bearer ')) return header.slice('Bearer '.length).trim();
  const match = /^bearer(?:[ \t]+(.*))?$/i.exec(header.trim());
  return match === null ? undefined : (match[1] ?? '').trim();
}
