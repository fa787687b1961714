/** What stands at the top of the view, as a line to come back to: a turned phone sets every line anew. */

export interface ReadingPlace {
  readonly line: Element;
  /** How much of the line was above the top, as a part of its height; or how far below the top it began, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** Reads as many sizes as there are boxes in its way, and none of what is far from sight. */
export function readingPlace(box: Element, inside: Element): ReadingPlace | undefined {
  const top = box.getBoundingClientRect().top;
  const line = lineAt(inside, top);
  if (line === inside) return undefined;
  const rect = line.getBoundingClientRect();
  return {
    line,
    above: rect.top < top ? (top - rect.top) / rect.height : 0,
    below: Math.max(0, rect.top - top),
  };
}

/** How far the view is from that place now; nothing when its line has gone. */
export function driftFrom(box: Element, place: ReadingPlace): number | undefined {
  if (!place.line.isConnected) return undefined;
  const rect = place.line.getBoundingClientRect();
  const wanted = box.getBoundingClientRect().top + place.below - place.above * rect.height;
  return rect.top - wanted;
}

/** The innermost box that ends below the top: a paragraph, a step, a line of a list. */
function lineAt(outer: Element, top: number): Element {
  for (const child of outer.children) {
    const rect = child.getBoundingClientRect();
    // What is only for the ear is a pixel high.
    if (rect.height > 1 && rect.bottom > top + 1) return lineAt(child, top);
  }
  return outer;
}
