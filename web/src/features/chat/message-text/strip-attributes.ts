/** Removes all attributes from HTML tags, so that the browser's parser reports no policy violations.
 * It follows the tokenizer of the HTML standard. The parser reports each event handler and style that the policy refuses,
 * even in a document that is never shown.
 */

const LETTER_PATTERN = /[a-z]/i;
const SPACE_PATTERN = /[\t\n\f\r ]/;
/** Elements whose content is raw text: tags in it do not count, and none of it is prose. */
const RAW_TEXT_ELEMENTS = new Set(['script', 'style', 'iframe', 'textarea', 'title']);
/** Elements in which self-closing tags are honoured. */
const FOREIGN_ELEMENTS = new Set(['svg', 'math']);

/** Replaces what was removed, because the text before and after it might form a tag. */
const EMPTY_COMMENT = '<!---->';

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  /** Index after the tag. */
  readonly end: number;
}

export function stripAttributes(html: string): string {
  const out: string[] = [];
  let foreignDepth = 0;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    out.push(html.slice(at, open));
    at = skipComment(html, open);
    if (at > open) {
      out.push(EMPTY_COMMENT);
      continue;
    }
    const tag = readTag(html, open);
    if (tag === 'unfinished') return out.join('');
    if (tag === 'no tag') {
      out.push('<');
      at = open + 1;
      continue;
    }
    at = tag.end;
    if (FOREIGN_ELEMENTS.has(tag.name))
      foreignDepth = Math.max(0, foreignDepth + getDepthChange(tag));
    if (RAW_TEXT_ELEMENTS.has(tag.name) && !tag.isEnd && !(foreignDepth > 0 && tag.isSelfClosing)) {
      out.push(EMPTY_COMMENT);
      at = tag.name === 'script' ? skipScript(html, tag.end) : skipRawText(html, tag);
    } else {
      out.push(`<${tag.isEnd ? '/' : ''}${tag.name}${tag.isSelfClosing ? '/' : ''}>`);
    }
  }
  out.push(html.slice(at));
  return out.join('');
}

function getDepthChange({ isEnd, isSelfClosing }: Tag): number {
  if (isEnd) return -1;
  return isSelfClosing ? 0 : 1;
}

/** Returns `open` itself if there is no comment. */
function skipComment(html: string, open: number): number {
  const isProper = html.startsWith('<!--', open);
  const next = html[open + 2] ?? '';
  // An end tag without a name counts as a comment, too.
  const isOdd =
    html[open + 1] === '/'
      ? next !== '' && !LETTER_PATTERN.test(next)
      : /[!?]/.test(html[open + 1] ?? '');
  if (!isProper && !isOdd) return open;
  const ends = isProper
    ? [findEnd('-->', html, open + 2), findEnd('--!>', html, open + 4)]
    : [findEnd('>', html, open)];
  return Math.min(...ends);
}

function findEnd(mark: string, html: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function readTag(html: string, open: number): Tag | 'no tag' | 'unfinished' {
  const isEnd = html[open + 1] === '/';
  const start = open + (isEnd ? 2 : 1);
  if (!LETTER_PATTERN.test(html[start] ?? '')) return 'no tag';
  const nameEnd = skipWhile(
    html,
    start,
    (char) => !SPACE_PATTERN.test(char) && char !== '/' && char !== '>',
  );
  const end = skipAttributes(html, nameEnd);
  if (end === undefined) return 'unfinished';
  const name = html.slice(start, nameEnd).toLowerCase();
  return { name, isEnd, ...end };
}

/** `undefined` when the text ends before the tag does. */
function skipAttributes(
  html: string,
  from: number,
): Pick<Tag, 'isSelfClosing' | 'end'> | undefined {
  let at = from;
  while (at < html.length) {
    const name = skipWhile(html, at, (char) => SPACE_PATTERN.test(char) || char === '/');
    if (html[name] === '>')
      return { isSelfClosing: html[name - 1] === '/' && name > at, end: name + 1 };
    // The first character belongs to the name whatever it is.
    const nameEnd = skipWhile(
      html,
      name + 1,
      (char) => !SPACE_PATTERN.test(char) && !'/>='.includes(char),
    );
    const equals = skipWhile(html, nameEnd, (char) => SPACE_PATTERN.test(char));
    at = html[equals] === '=' ? skipValue(html, equals + 1) : nameEnd;
  }
  return undefined;
}

function skipValue(html: string, from: number): number {
  const value = skipWhile(html, from, (char) => SPACE_PATTERN.test(char));
  const quote = html[value] ?? '';
  if (quote === '"' || quote === "'") return findEnd(quote, html, value + 1);
  return skipWhile(html, value, (char) => !SPACE_PATTERN.test(char) && char !== '>');
}

/** The first index from `at` on whose character does not match. */
function skipWhile(html: string, at: number, fits: (char: string) => boolean): number {
  let place = at;
  while (place < html.length && fits(html[place] ?? '')) place += 1;
  return place;
}

/** Returns the index after the end tag of that name; without one the rest of the text is raw. */
function skipRawText(html: string, { name, end }: Tag): number {
  const lower = html.toLowerCase();
  let at = end;
  for (;;) {
    at = lower.indexOf(`</${name}`, at);
    if (at < 0) return html.length;
    const next = html[at + name.length + 2] ?? '';
    if (next === '' || SPACE_PATTERN.test(next) || next === '/' || next === '>') {
      return skipAttributes(html, at + name.length + 2)?.end ?? html.length;
    }
    at += 1;
  }
}

/** Marks that change the state of the script tokenizer: comment delimiters and script tags. */
const SCRIPT_MARKS = /<!--|-->|<\/?script(?=[\t\n\f\r />]|$)/gi;

/** As `skipRawText`, but inside a comment of the script another script may start, which takes the next end tag. */
function skipScript(html: string, from: number): number {
  const marks = new RegExp(SCRIPT_MARKS);
  let isComment = false;
  let isWithin = false;
  marks.lastIndex = from;
  for (let match = marks.exec(html); match !== null; match = marks.exec(html)) {
    const mark = match[0].toLowerCase();
    if (mark === '</script' && !isWithin)
      return skipAttributes(html, marks.lastIndex)?.end ?? html.length;
    if (mark === '<!--' && !isComment) {
      isComment = true;
      // Its dashes may be those that end it: "<!-->".
      marks.lastIndex = match.index + 2;
    } else if (mark === '-->') isComment = isWithin = false;
    else if (mark === '<script') isWithin = isComment;
    else if (mark === '</script') isWithin = false;
  }
  return html.length;
}
