/** Whether the server has gone on to another build than the one that this page came with. */

/**
 * `entry` is the address of a file of ours that no other build has; `page` one that names it. Without an answer
 * nothing is known, and nothing has been replaced.
 */
export async function isBuildReplaced(entry: string, page: string): Promise<boolean> {
  try {
    const reply = await fetch(page, { cache: 'no-store', headers: { accept: 'text/html' } });
    return reply.ok && !(await reply.text()).includes(entry);
  } catch {
    return false;
  }
}
