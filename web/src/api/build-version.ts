/** Checks whether the server has a newer build: whether its page still names a file of this one. */

/**
 * `entry` is the address of a file that only this build has; `page` the address of a document that names it. Without
 * a reply the build counts as current.
 */
export async function isBuildReplaced(entry: string, page: string): Promise<boolean> {
  try {
    const reply = await fetch(page, { cache: 'no-store', headers: { accept: 'text/html' } });
    return reply.ok && !(await reply.text()).includes(entry);
  } catch {
    return false;
  }
}
