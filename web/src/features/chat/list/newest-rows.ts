/** Finds the newest rows of the message list without a look at the others: a growing reply asks at every frame. */

export interface NewestRows {
  /** Of all rows. */
  readonly count: number;
  readonly newest: Element | undefined;
  /** The one above it. */
  readonly previous: Element | undefined;
}

/** The finished rows stand in groups in the log; that of a growing reply follows the log. */
export function findNewestRows(inside: Element): NewestRows {
  const log = inside.querySelector('[role="log"]');
  const groups = Array.from(log?.children ?? []);
  const rows = groups.slice(-2).flatMap((group) => Array.from(group.children));
  let count = groups.reduce((sum, group) => sum + group.childElementCount, 0);
  const growing = log?.nextElementSibling;
  if (growing?.hasAttribute('data-row')) {
    rows.push(growing);
    count += 1;
  }
  return { count, newest: rows.at(-1), previous: rows.at(-2) };
}
