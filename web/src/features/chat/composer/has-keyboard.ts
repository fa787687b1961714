/** Whether focusing the text box is a favour: a screen keyboard that opens unasked hides half of the page. */
export function hasKeyboard(): boolean {
  return window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;
}
