/** Decodes percent-encoding in a path, leaving malformed ones as they are. */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A per cent sign may be just that.
    return pathname;
  }
}
