/** Finds the element at the top of a scroll area and measures how far it moved, to keep the reading position on resize. */

export interface ScrollAnchor {
  readonly element: Element;
  /** The part of the element that was above the top, as a fraction of its height; or its distance below the top in pixels. */
  readonly above: number;
  readonly below: number;
}

/** Measures only the elements on the path to the anchor, so that a long list costs little. */
export function findScrollAnchor(box: Element, inside: Element): ScrollAnchor | undefined {
  const top = box.getBoundingClientRect().top;
  const element = findElementAt(inside, top);
  if (element === inside) return undefined;
  const rect = element.getBoundingClientRect();
  return {
    element,
    above: rect.top < top ? (top - rect.top) / rect.height : 0,
    below: Math.max(0, rect.top - top),
  };
}

/** How far the anchor has moved since; undefined if it is no longer in the document. */
export function measureDrift(box: Element, anchor: ScrollAnchor): number | undefined {
  if (!anchor.element.isConnected) return undefined;
  const rect = anchor.element.getBoundingClientRect();
  const expectedTop = box.getBoundingClientRect().top + anchor.below - anchor.above * rect.height;
  return rect.top - expectedTop;
}

/** The innermost element that ends below the top: a paragraph, a step, a list item. */
function findElementAt(outer: Element, top: number): Element {
  for (const child of outer.children) {
    const rect = child.getBoundingClientRect();
    // Visually hidden elements are one pixel high.
    if (rect.height > 1 && rect.bottom > top + 1) return findElementAt(child, top);
  }
  return outer;
}
