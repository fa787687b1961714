/** Whether the device has a physical keyboard, so that focusing an input opens no on-screen one. */
export function hasKeyboard(): boolean {
  return window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;
}
