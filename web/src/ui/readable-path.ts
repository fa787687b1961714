/** An address may be written with more signs than it needs: "%2D" is a dash. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // Not every per cent sign is the beginning of one.
    return pathname;
  }
}
