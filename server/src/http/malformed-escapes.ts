/** Repairs URLs with malformed percent escapes such as `%ff`, so that they lead to a plain 404. */
/** The same URL, with the percent signs escaped in each path segment that cannot be decoded. */
export function repairEscapes(url: string): string {
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/').map((part) => (isDecodable(part) ? part : escapePercents(part)));
  return parts.join('/') + url.slice(path.length);
}

function isDecodable(part: string): boolean {
  try {
    // The value is used, because bundlers drop calls whose value is unused, although this one may throw.
    return typeof decodeURIComponent(part) === 'string';
  } catch {
    return false;
  }
}

function escapePercents(part: string): string {
  return part.replaceAll('%', '%25');
}
