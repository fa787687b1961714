/** The words of a text that may carry a page's markup. What comes out is text like any other and is escaped wherever it is shown. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  ntilde: 'ñ',
};
/** Tags after which a new line begins on a page. */
const BREAKS = /^\/?(?:p|br|li|ul|ol|div|tr|h[1-6])$/;

/** One line of words. */
export function plainText(text: string): string {
  return withoutTags(text).replace(/\s+/g, ' ').trim();
}

/** A line for each paragraph, item or line of its own. */
export function plainLines(text: string): string[] {
  return withoutTags(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Walks once from tag to tag; what only looks like the beginning of one ("1 < 2") stays. */
function withoutTags(text: string): string {
  let out = '';
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('<', from);
    const close = open < 0 ? -1 : text.indexOf('>', open);
    if (close < 0) break;
    const tag = /^\/?[a-z][a-z0-9]*/i.exec(text.slice(open + 1, open + 21))?.[0].toLowerCase();
    out += text.slice(from, open) + (tag === undefined ? '<' : BREAKS.test(tag) ? '\n' : '');
    from = tag === undefined ? open + 1 : close + 1;
  }
  return decoded(out + text.slice(from));
}

/** Once, so that what was written to be read as a sign stays one. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? all) : all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      const isFit = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isFit ? String.fromCodePoint(code) : '';
    },
  );
}
