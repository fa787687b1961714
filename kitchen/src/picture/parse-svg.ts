/** Parses the subset of SVG that the drawings use; an error names the line. */

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
}

const TOKEN =
  /\s+|<!--[\s\S]*?-->|<\?xml[^>]*\?>|<(title|desc)>[^<]*<\/\1>|<\/([a-z]+)\s*>|<([a-z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/giy;

/** The root element of a file, without its comments. Which words may stand in it is for the tests of the drawings. */
export function parseSvg(file: string, text: string): Element {
  const top: Element = { tag: '', attributes: {}, children: [] };
  const open = [top];
  let from = 0;
  const refuse = (why: string): never => {
    throw new Error(`${file}:${text.slice(0, from).split('\n').length}: ${why}`);
  };
  for (; from < text.length; from = TOKEN.lastIndex) {
    TOKEN.lastIndex = from;
    const token = TOKEN.exec(text);
    if (!token) return refuse(`"${text.slice(from, from + 30).split('\n')[0]}" is no element`);
    const [, , closed, tag, values = '', alone] = token;
    const inside = open.at(-1) ?? top;
    if (closed && closed !== inside.tag) refuse(`</${closed}> closes <${inside.tag}>`);
    if (closed) open.pop();
    if (!tag) continue;
    const pairs = [...values.matchAll(/([\w:-]+)="([^"]*)"/g)].map((pair) => pair.slice(1));
    const element: Element = { tag, attributes: Object.fromEntries(pairs), children: [] };
    inside.children.push(element);
    if (!alone) open.push(element);
  }
  if (open.length > 1) refuse(`<${open.at(-1)?.tag}> is never closed`);
  const [root, other] = top.children;
  return root?.tag === 'svg' && !other ? root : refuse('one <svg> is wanted');
}
