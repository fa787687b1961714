/** Parses the texts of composed dishes: .form files, forms/sides.txt, forms/cuisines.txt (grammar: kitchen/forms/README.md). */
import { COURSES, VESSELS } from '../cookbook/dish.ts';
import { parseAmount } from '../cookbook/read-steps.ts';
import { APPLIANCES } from '../vocabulary.ts';
import { CUTS, METHODS } from './cooking-table.ts';
import { slotsIn } from './fill-text.ts';
import type { Addition, Cuisine, Form, Paragraph, Slot, Staple } from './form.ts';

/** A mistake in a form, with file and line. */
export class FormError extends Error {
  constructor(file: string, line: number, sentence: string) {
    super(`${file}, line ${line}: ${sentence}`);
    this.name = 'FormError';
  }
}

interface Row {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly value: string;
}

/** What may be served beside a dish: its places and its steps. */
export interface Side {
  readonly slots: readonly Slot[];
  readonly steps: readonly string[];
}

/** @throws FormError naming the line and what is wrong with it */
export function parseForm(slug: string, text: string, sides: ReadonlyMap<string, Side>): Form {
  const file = `${slug}.form`;
  const lines = text.split(/\r?\n/);
  const cut = lines.findIndex((line) => line.trim() === 'steps');
  if (cut < 0) throw new FormError(file, lines.length, 'has no line "steps".');
  const rows = parseRows(file, lines.slice(0, cut));
  const besides = rows
    .filter(({ key }) => key === 'sides')
    .flatMap(({ line, value }) =>
      listOf(value).map((name) => {
        const side = sides.get(name);
        if (!side) throw new FormError(file, line, `serves "${name}", which sides.txt has not.`);
        return side;
      }),
    );
  const all = (key: string): string[] =>
    rows.filter((row) => row.key === key).map(({ value }) => value);
  const one = (key: string, otherwise?: string): string => {
    const found = all(key)[0] ?? otherwise;
    if (found === undefined) throw new FormError(file, 1, `does not say its "${key}".`);
    return found;
  };
  const unknown = rows.find(({ key }) => !KEYS.has(key.split(' ')[0] ?? ''));
  if (unknown)
    throw new FormError(file, unknown.line, `has the key "${unknown.key}", which nobody knows.`);
  const named = (word: string): Row[] => rows.filter(({ key }) => key.startsWith(`${word} `));
  const steps = parseSteps(file, lines.slice(cut + 1), cut + 2).flatMap((one) =>
    one.kind === 'text' && one.text === 'sides'
      ? besides.flatMap((side) => side.steps.map((text) => ({ kind: 'text' as const, text })))
      : [one],
  );
  return {
    slug,
    names: listOf(one('names')),
    titles: all('title'),
    introductions: all('intro'),
    tip: one('tip'),
    keeps: one('keeps'),
    course: oneOf(file, COURSES, one('course', 'main')),
    vessel: oneOf(file, VESSELS, one('vessel')),
    appliance: oneOf(file, APPLIANCES, one('appliance')),
    keywords: listOf(one('keywords')),
    colours: listOf(one('colours')),
    servings: numberIn(file, one('servings', '4')),
    preparation: numberIn(file, one('prep')),
    rank: numberIn(file, one('rank', '0')),
    likes: new Set(listOf(one('likes', ''))),
    cuisines: listOf(one('cuisines', 'plain')),
    slots: [...named('slot').map(parseSlot), ...besides.flatMap(({ slots }) => slots)],
    additions: [...named('add'), ...named('want')].map(parseAddition),
    cuts: new Map(
      named('cut').map(({ key, value }) => [key.slice('cut '.length), oneOf(file, CUTS, value)]),
    ),
    never: new Map(
      named('never').flatMap(({ key, value }) =>
        listOf(key.slice('never '.length)).map((food) => [food, value] as const),
      ),
    ),
    steps,
    spoken: new Set(steps.flatMap(slotsOf)),
  };
}

function slotsOf(one: Paragraph): readonly string[] {
  if (one.kind === 'text') return slotsIn(one.text);
  const { slots, inPot, alone, first, next, none } = one;
  return [...slots, ...inPot, ...slotsIn(alone + first + next + none)];
}

const KEYS = new Set(
  'names title intro tip keeps course vessel appliance keywords colours servings prep rank likes cuisines sides slot add want cut never'.split(
    ' ',
  ),
);

/** The blocks of forms/sides.txt, each with a line for its slot and one for its step. */
export function parseSides(text: string): ReadonlyMap<string, Side> {
  return new Map(
    parseBlocks('sides.txt', text).map(({ name, rows }) => [
      name,
      {
        slots: rows
          .filter(({ key }) => key.startsWith('slot '))
          .map((row) => ({ ...parseSlot(row), isBeside: true })),
        steps: rows.filter(({ key }) => key === 'step').map(({ value }) => value),
      },
    ]),
  );
}

/** Blocks of `[Name]`, each with `cues:` and the seasoning of each slot. */
export function parseCuisines(text: string): Cuisine[] {
  return parseBlocks('cuisines.txt', text).map(({ name, rows }) => ({
    name,
    cues: new Set(rows.flatMap(({ key, value }) => (key === 'cues' ? listOf(value) : []))),
    clashes: new Set(rows.flatMap(({ key, value }) => (key === 'clashes' ? listOf(value) : []))),
    additions: rows
      .filter(({ key }) => key !== 'cues' && key !== 'clashes')
      .map((row) => parseAddition({ ...row, key: `add ${row.key}` })),
  }));
}

function parseBlocks(file: string, text: string): { name: string; rows: Row[] }[] {
  const blocks: { name: string; rows: Row[] }[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('[')) blocks.push({ name: line.slice(1, -1), rows: [] });
    else blocks.at(-1)?.rows.push(parseRow(file, at + 1, line));
  }
  return blocks;
}

function parseRows(file: string, lines: readonly string[]): Row[] {
  return lines.flatMap((raw, at) => {
    const line = raw.trim();
    return line === '' || line.startsWith('#') ? [] : [parseRow(file, at + 1, line)];
  });
}

function parseRow(file: string, line: number, text: string): Row {
  const cut = text.indexOf(':');
  if (cut < 0) throw new FormError(file, line, 'has no colon.');
  return { file, line, key: text.slice(0, cut).trim(), value: text.slice(cut + 1).trim() };
}

const BOUGHT = 'bought';

/** `slot veg: root, squash | 1-3 | chunks | oven | else onion{1/2}`. */
function parseSlot({ file, line, key, value }: Row): Slot {
  const [classes = '', count = '0-1', ...rest] = value.split('|').map((cell) => cell.trim());
  const [least = Number.NaN, most = least] = count.split('-').map(Number);
  if (!(most >= least)) throw new FormError(file, line, `"${count}" has to read "0-2".`);
  const spare = rest.find((cell) => cell.startsWith('else '));
  const times = rest.find((cell) => cell.startsWith('times '));
  const own = [spare, times, BOUGHT, ''];
  const words = rest.filter((cell) => !own.includes(cell));
  const odd = words.find((cell) => ![...CUTS, ...METHODS].some((one) => one === cell));
  if (odd) throw new FormError(file, line, `"${odd}" is neither a cut nor a method.`);
  return {
    ...{ name: key.slice('slot '.length), classes: new Set(listOf(classes)), least, most },
    cut: CUTS.find((one) => words.includes(one)) ?? 'chunks',
    method: METHODS.find((one) => words.includes(one)),
    times: times ? fractionIn(file, line, times.slice('times '.length)) : 1,
    ...{ isBeside: false, isBought: rest.includes(BOUGHT) },
    otherwise: spare ? parseChoices(file, line, spare.slice('else '.length)) : [],
  };
}

/** `add fat: olive oil{1/2%tbsp} / sunflower oil{1/2%tbsp}; salt{1/8%tsp}`; `want` where it cannot be done without. */
function parseAddition({ file, line, key, value }: Row): Addition {
  const [word = '', ...name] = key.split(' ');
  return {
    name: name.join(' '),
    isNeeded: word === 'want',
    items: value.split(';').map((item) => parseChoices(file, line, item)),
  };
}

function parseChoices(file: string, line: number, text: string): Staple[] {
  return text.split(' / ').map((one) => {
    const found = /^([^{}()]+)\{([^{}]*)\}(?:\(([^()]*)\))?$/.exec(one.trim());
    if (!found) throw new FormError(file, line, `"${one.trim()}" has to read "name{1/2%tbsp}".`);
    const [, name = '', amount = '', preparation = ''] = found;
    const { quantity, unit } = parseAmount(amount);
    if (unit === '' && !/^[\d/]+$/.test(quantity))
      return { name, amount: { quantity: Number.NaN, unit: quantity }, preparation };
    return { name, amount: { quantity: fractionIn(file, line, quantity), unit }, preparation };
  });
}

function parseSteps(file: string, lines: readonly string[], firstLine: number): Paragraph[] {
  const paragraphs: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [at, raw] of lines.entries()) {
    const text = raw.trim();
    if (text.startsWith('#')) continue;
    if (text !== '' && !isOpen) paragraphs.push({ line: firstLine + at, lines: [] });
    isOpen = text !== '';
    if (isOpen) paragraphs.at(-1)?.lines.push(text);
  }
  return paragraphs.map((one) => parseParagraph(file, one.line, one.lines.join(' ')));
}

/** `in order veg by boil with main alone: ... first: ... next: ... none: ...`, or text. */
function parseParagraph(file: string, line: number, text: string): Paragraph {
  if (!text.startsWith('in order ')) return { kind: 'text', text };
  const [head = '', first = '', next = '', none = ''] = text.split(/ (?:first|next|none): /);
  const [what = '', alone = ''] = head.split(' alone: ');
  const [slots = '', rest = ''] = what.slice('in order '.length).split(' by ');
  const [by = '', inPot = ''] = rest.split(' with ');
  const method = METHODS.find((one) => one === by.trim());
  if (!method || first === '' || next === '' || (inPot === '') !== (alone === ''))
    throw new FormError(
      file,
      line,
      'has to read "in order veg by oven", "first: ..." and "next: ...".',
    );
  const templates = { alone, first, next, none };
  return { kind: 'in order', slots: listOf(slots), inPot: listOf(inPot), method, ...templates };
}

function fractionIn(file: string, line: number, text: string): number {
  const [top = '', bottom = '1'] = text.split('/');
  const value = Number(top || Number.NaN) / Number(bottom);
  if (!Number.isFinite(value)) throw new FormError(file, line, `"${text}" is no number.`);
  return value;
}

function listOf(text: string): string[] {
  return text.split(',').flatMap((one) => one.trim() || []);
}

function oneOf<T extends string>(file: string, all: readonly T[], written: string): T {
  const found = all.find((one) => one === written);
  if (!found) throw new FormError(file, 1, `"${written}" has to be one of: ${all.join(', ')}.`);
  return found;
}

function numberIn(file: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value)) throw new FormError(file, 1, `"${text}" has to be a number.`);
  return value;
}
