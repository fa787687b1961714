/** Compares a path with a pattern such as "/shared/recipe/:shareId". */

/** Decodes percent-encoding; a malformed one stays as it is, as a per cent sign may be just that. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

const splitPath = (path: string) => path.split('/').filter(Boolean);

/** The parameters of the pattern; undefined where the path is another one. Letter case and a slash at the end do not matter. */
export function matchPath(
  pattern: string,
  pathname: string,
): Readonly<Record<string, string>> | undefined {
  const [wanted, given] = [splitPath(pattern), splitPath(decodePath(pathname))];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of given.entries()) {
    const name = wanted[at] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}
