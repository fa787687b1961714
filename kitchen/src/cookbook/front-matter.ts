/** Parses and validates the YAML front matter of a .cook file (title, servings, times, swaps), with a limit on its size. */
import { isMap, isScalar, Lexer, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { COURSES, type Course, type Dish, type DishSwap, VESSELS, type Vessel } from './dish.ts';
import { DishError } from './dish-error.ts';
import { parseAmount } from './read-steps.ts';

export type FrontMatter = Omit<Dish, 'slug' | 'ingredients' | 'steps'>;

/** The front matter of a file before validation. */
export interface RawFrontMatter {
  readonly slug: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The line of the file that names this key, for errors. */
  readonly lineOf: (key: string) => number;
}

/** Front matter has a few hundred nodes; the cost of parsing grows with their number, above all where they are invalid. */
const MAX_YAML_NODES = 3000;
/** Parser options that keep the time linear: keys are not compared with each other, and errors show no source excerpt. */
const LINEAR = { uniqueKeys: false, prettyErrors: false } as const;

/** `yaml` is the text between the two `---` lines; it begins on line 2 of the file. */
export function parseFrontMatter(slug: string, yaml: string): RawFrontMatter {
  rejectOversized(slug, yaml);
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { ...LINEAR, lineCounter });
  const { contents, errors } = document;
  const problem = errors[0] ?? (isMap(contents) ? sameKey(contents) : undefined);
  if (problem) {
    const { line } = lineCounter.linePos(problem.pos[0]);
    throw new DishError(slug, line + 1, `${problem.message.split('\n')[0]}.`);
  }
  const values = isMap(contents) ? (document.toJS() as Record<string, unknown>) : {};
  const lines = yaml.split('\n');
  const lineOf = (key: string): number =>
    2 +
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${key}:`)),
    );
  return { slug, values, lineOf };
}

/** Counts the parser's own tokens and throws at the first one too many. */
function rejectOversized(slug: string, yaml: string): void {
  let pieces = 0;
  const count = () => {
    pieces += 1;
    if (pieces > MAX_YAML_NODES) throw new DishError(slug, 2, 'the head holds too much to be one.');
  };
  for (const _piece of new Lexer().lex(yaml)) count();
  // Each escape that JSON does not know may be an error of its own.
  for (const [, odd] of yaml.matchAll(/\\(?:["\\/bfnrt]|u[\da-f]{4}|(.?))/gis)) {
    if (odd !== undefined) count();
  }
}

interface Problem {
  readonly message: string;
  /** Where it is, in characters from the beginning. */
  readonly pos: readonly [from: number, to: number];
}

function sameKey({ items }: YAMLMap): Problem | undefined {
  const seen = new Set<unknown>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    const [from = 0, to = from] = key.range ?? [];
    if (seen.has(key.value)) return { message: 'Map keys must be unique', pos: [from, to] };
    seen.add(key.value);
  }
  return undefined;
}

/** Files from elsewhere may lack most keys, so all but wrong values have a default. */
export function validateFrontMatter(raw: RawFrontMatter): FrontMatter {
  const time = minutes(raw, 'time', 30);
  return {
    title:
      text(raw, 'title') || raw.slug.replaceAll('-', ' ').replace(/^./, (c) => c.toUpperCase()),
    also: list(raw, 'also'),
    cuisine: text(raw, 'cuisine') || 'Home-style',
    course: oneOf<Course>(raw, 'course', COURSES, 'main'),
    servings: number(raw, 'servings', 4),
    time,
    active: minutes(raw, 'active', time),
    keywords: [...list(raw, 'keywords'), ...list(raw, 'tags')],
    introduction: text(raw, 'introduction') || text(raw, 'description'),
    tip: text(raw, 'tip'),
    keeps: text(raw, 'keeps'),
    swaps: list(raw, 'swaps').map((line) => readSwap(raw, line)),
    vessel: oneOf<Vessel>(raw, 'vessel', VESSELS, 'plate'),
    colours: list(raw, 'colours'),
  };
}

function text({ values }: RawFrontMatter, key: string): string {
  const value = values[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function list({ values }: RawFrontMatter, key: string): string[] {
  const value = values[key];
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map((item) => String(item).trim())
    .filter(Boolean);
}

function number(raw: RawFrontMatter, key: string, otherwise: number): number {
  const written = text(raw, key);
  if (written === '') return otherwise;
  const value = Number.parseFloat(written);
  if (!(value > 0)) {
    throw new DishError(raw.slug, raw.lineOf(key), `"${key}" has to be a number above zero.`);
  }
  return value;
}

/** "45", "45 minutes" and "1 hour 10 minutes" are all understood. */
function minutes(raw: RawFrontMatter, key: string, otherwise: number): number {
  // No time is that long to write, and digits without an end would be looked through from each of them.
  const written = text(raw, key).slice(0, 200);
  const hours = /(\d+(?:\.\d+)?)\s*h/.exec(written)?.[1];
  if (!hours) return number(raw, key, otherwise);
  const rest = /(\d+)\s*m/.exec(written)?.[1];
  return Number(hours) * 60 + Number(rest ?? 0);
}

function oneOf<T extends string>(
  raw: RawFrontMatter,
  key: string,
  all: readonly T[],
  otherwise: T,
): T {
  const written = text(raw, key).toLowerCase();
  if (written === '') return otherwise;
  const found = all.find((one) => one === written);
  if (!found) {
    const known = all.join(', ');
    throw new DishError(raw.slug, raw.lineOf(key), `"${key}" has to be one of: ${known}.`);
  }
  return found;
}

/** `butter -> coconut oil`, or with an amount: `eggs -> firm tofu{300%g}(crumbled)`. */
function readSwap(raw: RawFrontMatter, line: string): DishSwap {
  const [from, to] = line.split(/\s*(?:->|→)\s*/);
  const parts = /^([^{}()]+)(?:\{([^{}]*)\})?\s*(?:\(([^()]*)\))?$/.exec(to ?? '');
  if (!from || !parts) {
    throw new DishError(
      raw.slug,
      raw.lineOf('swaps'),
      `the swap "${line}" has to read "this -> that".`,
    );
  }
  const [, name = '', amount = '', preparation = ''] = parts;
  return { from: from.trim(), to: { name: name.trim(), ...parseAmount(amount), preparation } };
}
