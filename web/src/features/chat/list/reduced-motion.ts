/** Whether the person asked their system for less motion; asked anew each time, since they may change it. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
