/** Parses the text format of customs.txt and food-forms.txt: a heading, then indented lines of "key: value". */

export interface Block {
  readonly head: string;
  readonly fields: ReadonlyMap<string, string>;
  /** "customs.txt:12" */
  readonly at: string;
}

/** @throws Error that names the line which cannot be read */
export function readBlocks(name: string, text: string): readonly Block[] {
  const blocks: { head: string; fields: Map<string, string>; at: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const at = `${name}:${index + 1}`;
    if (!line.startsWith(' ')) {
      blocks.push({ head: line.trim(), fields: new Map(), at });
      continue;
    }
    const colon = line.indexOf(':');
    if (colon < 0) throw new Error(`${at}: no colon in "${line}"`);
    blocks.at(-1)?.fields.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return blocks;
}

export function listed(text = ''): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
