/** Addresses whose escapes mean no text, such as `%ff`: what cannot be read is no error but a name of nothing we have. */

/** The same address, in which each part of the path that cannot be decoded stands for its own letters. */
export function withoutBrokenEscapes(url: string): string {
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/').map((part) => (isReadable(part) ? part : literal(part)));
  return parts.join('/') + url.slice(path.length);
}

function isReadable(part: string): boolean {
  try {
    // The value is looked at: bundlers take a call whose value nobody wants for needless, though this one may throw.
    return typeof decodeURIComponent(part) === 'string';
  } catch {
    return false;
  }
}

function literal(part: string): string {
  return part.replaceAll('%', '%25');
}
