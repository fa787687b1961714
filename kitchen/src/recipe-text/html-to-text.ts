/** Converts text that may contain HTML to plain text, as one line or one for each paragraph; whoever shows it must escape it. */
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
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
/** Tags that start a new line. */
const BREAKS = /^\/?(?:p|br|li|ul|ol|div|tr|h[1-6])$/;

/** Converts to a single line of text. */
export function htmlToText(text: string): string {
  return stripTags(text).replace(/\s+/g, ' ').trim();
}

/** Converts to one line for each paragraph, list item or line. */
export function htmlToLines(text: string): string[] {
  return stripTags(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Removes tags in one pass; a "<" that does not start a tag ("1 < 2") stays. */
function stripTags(text: string): string {
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
  return decodeEntities(out + text.slice(from));
}

/** Decodes once only, so that escaped entities stay text. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined)
        return Object.hasOwn(NAMED_ENTITIES, name) ? (NAMED_ENTITIES[name] ?? all) : all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      const isFit = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isFit ? String.fromCodePoint(code) : '';
    },
  );
}
