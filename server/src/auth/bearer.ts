/** Reads the token out of an Authorization header. */

/** The token, `''` when the scheme stands there alone, or undefined when there is no bearer at all. */
export function readBearer(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  // As everybody writes it.
  if (header.startsWith('Bearer ')) return header.slice('Bearer '.length).trim();
  const match = /^bearer(?:[ \t]+(.*))?$/i.exec(header.trim());
  return match === null ? undefined : (match[1] ?? '').trim();
}
