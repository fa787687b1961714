/**
 * Leaves of every HTML tag its name alone. The browser's parser tells of each handler and style it meets under our
 * policy, even in a document that nobody sees; what it never meets it need not refuse. The steps are those of the
 * HTML standard's tokenizer.
 */

const LETTER = /[a-z]/i;
const SPACE = /[\t\n\f\r ]/;
/** Between these no tag is a tag, and none of it is prose. */
const RAW = new Set(['script', 'style', 'iframe', 'textarea', 'title']);
/** Here a tag that closes itself is closed. */
const FOREIGN = new Set(['svg', 'math']);

/** Stands for what was left out, or its two sides might make a tag. */
const NOTHING = '<!---->';

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly closesItself: boolean;
  /** The first place after it. */
  readonly end: number;
}

export function bareTags(html: string): string {
  const out: string[] = [];
  let foreign = 0;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    out.push(html.slice(at, open));
    at = afterComment(html, open);
    if (at > open) {
      out.push(NOTHING);
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
    if (FOREIGN.has(tag.name)) foreign = Math.max(0, foreign + stepOf(tag));
    if (RAW.has(tag.name) && !tag.isEnd && !(foreign > 0 && tag.closesItself)) {
      out.push(NOTHING);
      at = tag.name === 'script' ? afterScript(html, tag.end) : afterRaw(html, tag);
    } else {
      out.push(`<${tag.isEnd ? '/' : ''}${tag.name}${tag.closesItself ? '/' : ''}>`);
    }
  }
  out.push(html.slice(at));
  return out.join('');
}

function stepOf({ isEnd, closesItself }: Tag): number {
  if (isEnd) return -1;
  return closesItself ? 0 : 1;
}

/** `open` itself where there is no comment. */
function afterComment(html: string, open: number): number {
  const isProper = html.startsWith('<!--', open);
  const next = html[open + 2] ?? '';
  // An end tag without a name is one, too.
  const isOdd =
    html[open + 1] === '/' ? next !== '' && !LETTER.test(next) : /[!?]/.test(html[open + 1] ?? '');
  if (!isProper && !isOdd) return open;
  const ends = isProper
    ? [endOf('-->', html, open + 2), endOf('--!>', html, open + 4)]
    : [endOf('>', html, open)];
  return Math.min(...ends);
}

function endOf(mark: string, html: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function readTag(html: string, open: number): Tag | 'no tag' | 'unfinished' {
  const isEnd = html[open + 1] === '/';
  const start = open + (isEnd ? 2 : 1);
  if (!LETTER.test(html[start] ?? '')) return 'no tag';
  const nameEnd = skip(html, start, (char) => !SPACE.test(char) && char !== '/' && char !== '>');
  const end = afterAttributes(html, nameEnd);
  if (end === undefined) return 'unfinished';
  const name = html.slice(start, nameEnd).toLowerCase();
  return { name, isEnd, ...end };
}

/** `undefined` when the text ends before the tag does. */
function afterAttributes(
  html: string,
  from: number,
): Pick<Tag, 'closesItself' | 'end'> | undefined {
  let at = from;
  while (at < html.length) {
    const name = skip(html, at, (char) => SPACE.test(char) || char === '/');
    if (html[name] === '>')
      return { closesItself: html[name - 1] === '/' && name > at, end: name + 1 };
    // The first character belongs to the name whatever it is.
    const nameEnd = skip(html, name + 1, (char) => !SPACE.test(char) && !'/>='.includes(char));
    const equals = skip(html, nameEnd, (char) => SPACE.test(char));
    at = html[equals] === '=' ? afterValue(html, equals + 1) : nameEnd;
  }
  return undefined;
}

function afterValue(html: string, from: number): number {
  const value = skip(html, from, (char) => SPACE.test(char));
  const quote = html[value] ?? '';
  if (quote === '"' || quote === "'") return endOf(quote, html, value + 1);
  return skip(html, value, (char) => !SPACE.test(char) && char !== '>');
}

/** The first place from `at` on whose character does not fit. */
function skip(html: string, at: number, fits: (char: string) => boolean): number {
  let place = at;
  while (place < html.length && fits(html[place] ?? '')) place += 1;
  return place;
}

/** After the end tag of the same name; without one all that follows is raw. */
function afterRaw(html: string, { name, end }: Tag): number {
  const lower = html.toLowerCase();
  let at = end;
  for (;;) {
    at = lower.indexOf(`</${name}`, at);
    if (at < 0) return html.length;
    const next = html[at + name.length + 2] ?? '';
    if (next === '' || SPACE.test(next) || next === '/' || next === '>') {
      return afterAttributes(html, at + name.length + 2)?.end ?? html.length;
    }
    at += 1;
  }
}

/** What changes how a script is read on: a comment's ends, and scripts within it. */
const SCRIPT_TURNS = /<!--|-->|<\/?script(?=[\t\n\f\r />]|$)/gi;

/** As `afterRaw`, but in a script's comment a script may begin, whose end tag then ends that one alone. */
function afterScript(html: string, from: number): number {
  const turns = new RegExp(SCRIPT_TURNS);
  let isComment = false;
  let isWithin = false;
  turns.lastIndex = from;
  for (let turn = turns.exec(html); turn !== null; turn = turns.exec(html)) {
    const mark = turn[0].toLowerCase();
    if (mark === '</script' && !isWithin)
      return afterAttributes(html, turns.lastIndex)?.end ?? html.length;
    if (mark === '<!--' && !isComment) {
      isComment = true;
      // Its dashes may be those that end it: "<!-->".
      turns.lastIndex = turn.index + 2;
    } else if (mark === '-->') isComment = isWithin = false;
    else if (mark === '<script') isWithin = isComment;
    else if (mark === '</script') isWithin = false;
  }
  return html.length;
}
