/** The recipe data that a saved web page carries; its words are of no use, too many of them are not the recipe's. */

const TYPE = /\btype\s*=\s*["']?application\/ld\+json/i;

/** The texts of a page's data blocks, as a browser finds their ends. */
export function dataBlocks(page: string): string[] {
  const lower = page.toLowerCase();
  const blocks: string[] = [];
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at)) {
    const begin = lower.indexOf('>', at);
    const end = lower.indexOf('</script', begin);
    if (begin < 0 || end < 0) break;
    if (TYPE.test(page.slice(at, begin))) blocks.push(page.slice(begin + 1, end));
    at = end;
  }
  return blocks;
}
