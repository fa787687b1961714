/** How firmly something is kept off the plate, and how English says it. */

/** `denied`: they may eat it. `lacks`: there is none in the house. */
export type FrameKind = 'denied' | 'lacks' | 'harm' | 'dislikes' | 'without';

/** The words that the English readers know best; the foods follow. */
export const SAID_IN_ENGLISH: Readonly<Record<FrameKind, string>> = {
  denied: 'not allergic to',
  lacks: "i don't have",
  harm: 'i am allergic to',
  dislikes: "i don't like",
  without: 'no',
};
