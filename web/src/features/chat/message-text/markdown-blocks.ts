/** Splits Markdown into blocks that can be parsed independently. */

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;
/** Link definitions and footnotes affect other blocks: such a text is not split. */
const CROSS_BLOCK_SYNTAX = /^ {0,3}\[[^\]]+\]:/m;

interface SplitState {
  readonly blocks: string[];
  current: string[];
  fence: string | undefined;
  hasList: boolean;
  /** A fence inside a list or quote ends by other rules: the text is not split after it. */
  isUncertain: boolean;
}

/**
 * Blocks in order. The text is split only at blank lines between independent blocks, so appending
 * text never changes any block but the last one or two.
 */
export function splitBlocks(markdown: string): string[] {
  if (CROSS_BLOCK_SYNTAX.test(markdown)) return [markdown];
  const state: SplitState = {
    blocks: [],
    current: [],
    fence: undefined,
    hasList: false,
    isUncertain: false,
  };
  for (const line of markdown.split('\n')) {
    if (startsBlock(line, state)) closeBlock(state);
    trackLine(line, state);
    state.current.push(line);
  }
  closeBlock(state);
  return state.blocks;
}

function startsBlock(line: string, { current, fence, hasList, isUncertain }: SplitState): boolean {
  const previous = current.at(-1);
  if (previous === undefined || previous.trim() !== '' || line.trim() === '') return false;
  if (fence !== undefined || isUncertain || /^[ \t]/.test(line)) return false;
  return !(hasList && LIST_ITEM.test(line));
}

function trackLine(line: string, state: SplitState): void {
  if (state.fence !== undefined) {
    if (closesFence(line, state.fence)) state.fence = undefined;
    return;
  }
  if (LIST_ITEM.test(line)) state.hasList = true;
  const fence = FENCE.exec(line)?.[1];
  if (fence && !state.hasList) state.fence = fence;
  else if (/`{3,}|~{3,}/.test(line)) state.isUncertain = true;
}

function closesFence(line: string, fence: string): boolean {
  const end = FENCE.exec(line)?.[1];
  return (
    end !== undefined && end[0] === fence[0] && end.length >= fence.length && line.trim() === end
  );
}

function closeBlock(state: SplitState): void {
  const block = state.current.join('\n');
  if (block.trim() !== '') state.blocks.push(block);
  state.current = [];
  state.hasList = false;
}

/** Anything that could be Markdown syntax. */
const SPECIAL = /[*_`#[\]|~<>&\\\n\t]|^\s*(?:[-+=]|\d+[.)])|https?:|www\.|@| {4}/i;

/** A block that needs no parser: one paragraph of plain text. */
export function isPlainBlock(block: string): boolean {
  return !SPECIAL.test(block.replace(/^\n+|\n+$/g, ''));
}
