/** Finds the JSON-LD blocks in the HTML of a saved web page. */
const TYPE = /\btype\s*=\s*["']?application\/ld\+json/i;

/** @returns the texts of a page's JSON-LD blocks, ended where a browser would end them */
export function findJsonLdBlocks(page: string): string[] {
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
