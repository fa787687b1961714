/** Cuts markdown into blocks that can be parsed alone and still show what the whole would show. */

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;
/** Link definitions and footnotes reach across blocks: such a text stays whole. */
const REACHES_ACROSS = /^ {0,3}\[[^\]]+\]:/m;

interface Cutting {
  readonly blocks: string[];
  current: string[];
  fence: string | undefined;
  hasList: boolean;
  /** A fence inside a list or a quote ends by rules of its own: from there on nothing is cut. */
  unsure: boolean;
}

/**
 * Blocks in order. They are cut only at blank lines where both sides stand alone, so appending
 * text never changes any block but the last one or two.
 */
export function splitBlocks(markdown: string): string[] {
  if (REACHES_ACROSS.test(markdown)) return [markdown];
  const cutting: Cutting = {
    blocks: [],
    current: [],
    fence: undefined,
    hasList: false,
    unsure: false,
  };
  for (const line of markdown.split('\n')) {
    if (startsBlock(line, cutting)) close(cutting);
    follow(line, cutting);
    cutting.current.push(line);
  }
  close(cutting);
  return cutting.blocks;
}

function startsBlock(line: string, { current, fence, hasList, unsure }: Cutting): boolean {
  const previous = current.at(-1);
  if (previous === undefined || previous.trim() !== '' || line.trim() === '') return false;
  if (fence !== undefined || unsure || /^[ \t]/.test(line)) return false;
  return !(hasList && LIST_ITEM.test(line));
}

function follow(line: string, cutting: Cutting): void {
  if (cutting.fence !== undefined) {
    if (closesFence(line, cutting.fence)) cutting.fence = undefined;
    return;
  }
  if (LIST_ITEM.test(line)) cutting.hasList = true;
  const fence = FENCE.exec(line)?.[1];
  if (fence && !cutting.hasList) cutting.fence = fence;
  else if (/`{3,}|~{3,}/.test(line)) cutting.unsure = true;
}

function closesFence(line: string, fence: string): boolean {
  const end = FENCE.exec(line)?.[1];
  return (
    end !== undefined && end[0] === fence[0] && end.length >= fence.length && line.trim() === end
  );
}

function close(cutting: Cutting): void {
  const block = cutting.current.join('\n');
  if (block.trim() !== '') cutting.blocks.push(block);
  cutting.current = [];
  cutting.hasList = false;
}

/** Anything that markdown could read as more than the words themselves. */
const SPECIAL = /[*_`#[\]|~<>&\\\n\t]|^\s*(?:[-+=]|\d+[.)])|https?:|www\.|@| {4}/i;

/** A block that needs no parser: one paragraph of plain words. */
export function isPlainBlock(block: string): boolean {
  return !SPECIAL.test(block.replace(/^\n+|\n+$/g, ''));
}
