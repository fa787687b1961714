/** Reads the pantry's text into lines of facets; knows the grammar of pantry/README.md and nothing of food. */
import { isAllergen, isDiet, type Restriction } from '../vocabulary.ts';

export interface PantryFile {
  readonly name: string;
  readonly text: string;
}

/** A pantry line that does not hold; the message names file, line and what is wrong. */
export class PantryError extends Error {
  readonly file: string;
  readonly line: number;
  constructor(file: string, line: number, sentence: string) {
    super(`${file}, line ${line}: ${sentence}`);
    this.name = 'PantryError';
    this.file = file;
    this.line = line;
  }
}

export interface Place {
  readonly file: string;
  readonly line: number;
}

export type State = 'contains' | 'may contain' | 'none';

/** A sentence for some restrictions, or for all that the line itself declares when `of` is empty. */
export interface Saying {
  readonly of: readonly Restriction[];
  readonly text: string;
}

export const FLAGS = [
  'group',
  'no food',
  'thing',
  'hedges',
  'void',
  'plain',
  'verb',
  'opens',
  'compares',
  'likens',
  'made',
  'by list',
  'poured',
  'part',
  'bare',
  'vague',
  'loose',
  'denies next',
  'denies previous',
] as const;
export type Flag = (typeof FLAGS)[number];

export interface Facets {
  readonly is: readonly string[];
  readonly states: ReadonlyMap<Restriction, State>;
  readonly why: readonly Saying[];
  readonly notes: readonly Saying[];
  readonly use: readonly string[];
  readonly takes: readonly Restriction[];
  readonly flags: ReadonlySet<Flag>;
  readonly carbs: number | undefined;
}

export interface TermLine extends Place {
  readonly names: readonly string[];
  readonly facets: Facets;
  /** Made from a template: gives way to a line that spells the same name out. */
  readonly weak: boolean;
}

export interface GeneralRule {
  readonly on: Restriction;
  readonly also: readonly Restriction[];
}

export interface PantryLines {
  readonly terms: TermLine[];
  readonly rules: GeneralRule[];
  readonly spellings: Map<string, string>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

interface Draft extends Place {
  readonly names: string;
  readonly facets: string;
  /** What the last "all below:" said. */
  readonly above: string;
}

const RESTRICTION_FACETS: readonly (readonly [string, State])[] = [
  ['may not', 'may contain'],
  ['has', 'contains'],
  ['may', 'may contain'],
  ['not', 'contains'],
  ['free', 'none'],
  ['fits', 'none'],
];

function listOf(text: string): string[] {
  if (!text.includes(',')) return text.trim() === '' ? [] : [text.trim()];
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function restrictions(text: string, place: Place): Restriction[] {
  return listOf(text).map((word) => {
    const name = word.replace(/^not /, '');
    if (isAllergen(name) || isDiet(name)) return name;
    throw new PantryError(place.file, place.line, `"${word}" is no allergen or diet we know.`);
  });
}

function sayingOf(text: string): Saying {
  const colon = text.indexOf(':');
  if (colon > 0) {
    const before = listOf(text.slice(0, colon));
    const of = before.filter((word): word is Restriction => isAllergen(word) || isDiet(word));
    if (of.length === before.length) return { of, text: text.slice(colon + 1).trim() };
  }
  return { of: [], text };
}

interface OpenFacets {
  is: string[];
  states: Map<Restriction, State>;
  why: Saying[];
  notes: Saying[];
  use: string[];
  takes: Restriction[];
  flags: Set<Flag>;
  carbs: number | undefined;
}

function readRestrictionFacet(facet: string, into: OpenFacets, place: Place): boolean {
  for (const [word, state] of RESTRICTION_FACETS) {
    if (!facet.startsWith(`${word} `)) continue;
    const named = restrictions(facet.slice(word.length + 1), place);
    for (const restriction of named) into.states.set(restriction, state);
    return true;
  }
  return false;
}

function readFacet(facet: string, into: OpenFacets, place: Place): void {
  if ((FLAGS as readonly string[]).includes(facet)) {
    into.flags.add(facet as Flag);
    return;
  }
  if (readRestrictionFacet(facet, into, place)) return;
  const space = facet.indexOf(' ');
  const [word, rest] = [facet.slice(0, space), facet.slice(space + 1).trim()];
  if (word === 'is') into.is.push(...listOf(rest));
  else if (word === 'why') into.why.push(sayingOf(rest));
  else if (word === 'note') into.notes.push(sayingOf(rest));
  else if (word === 'use') into.use.push(...listOf(rest));
  else if (word === 'takes') into.takes.push(...restrictions(rest, place));
  else if (word === 'carbs' && Number.isFinite(Number(rest))) into.carbs = Number(rest);
  else throw new PantryError(place.file, place.line, `"${facet}" is no facet we know.`);
}

function readFacets(text: string, place: Place, above: Facets | undefined): Facets {
  const own: OpenFacets = {
    is: [],
    states: new Map(),
    why: [],
    notes: [],
    use: [],
    takes: [],
    flags: new Set(),
    carbs: undefined,
  };
  for (const facet of text.split(';')) {
    if (facet.trim() !== '') readFacet(facet.trim().replace(/\s+/g, ' '), own, place);
  }
  if (above === undefined) return own;
  return {
    is: [...own.is, ...above.is],
    states: new Map([...above.states, ...own.states]),
    why: [...own.why, ...above.why],
    notes: [...own.notes, ...above.notes],
    use: own.use.length > 0 ? own.use : above.use,
    takes: [...own.takes, ...above.takes],
    flags: new Set([...own.flags, ...above.flags]),
    carbs: own.carbs ?? above.carbs,
  };
}

/**
 * Kin and templates repeat their facets thousands of times: the same text is read once and shared. Filed by the heading
 * first, so that no key is put together anew for each line.
 */
function facetReader(): (draft: Draft) => Facets {
  const known = new Map<string, { heading: Facets | undefined; facets: Map<string, Facets> }>();
  const under = (draft: Draft) => {
    const { above } = draft;
    const before = known.get(above);
    if (before !== undefined) return before;
    const heading = above.trim() === '' ? undefined : readFacets(above, draft, undefined);
    const fresh = { heading, facets: new Map<string, Facets>() };
    known.set(above, fresh);
    return fresh;
  };
  return (draft) => {
    const { heading, facets } = under(draft);
    const before = facets.get(draft.facets);
    if (before !== undefined) return before;
    const fresh = readFacets(draft.facets, draft, heading);
    facets.set(draft.facets, fresh);
    return fresh;
  };
}

function expand(draft: Draft, lists: ReadonlyMap<string, readonly string[]>): Draft[] {
  if (!draft.names.includes('{')) return [draft];
  const name = /\{([a-z ]+)\}/.exec(draft.names)?.[1];
  if (name === undefined) return [draft];
  const words = lists.get(name);
  if (words === undefined)
    throw new PantryError(draft.file, draft.line, `there is no list of words called {${name}}.`);
  return words.flatMap((word) => {
    const fill = (text: string): string => text.replaceAll(`{${name}}`, word);
    return expand({ ...draft, names: fill(draft.names), facets: fill(draft.facets) }, lists);
  });
}

function readRule(text: string, place: Place): GeneralRule {
  const match = /^if (?:has|not) ([^:]+): not (.+)$/.exec(text);
  const on = match?.[1] === undefined ? undefined : restrictions(match[1], place)[0];
  if (match?.[2] === undefined || on === undefined)
    throw new PantryError(place.file, place.line, 'a rule reads "if has milk: not Vegan".');
  return { on, also: restrictions(match[2], place) };
}

/** A list too long for one line goes on in lines of the same name. */
function addToList(lists: Map<string, string[]>, name: string, words: string): void {
  lists.set(name, [...(lists.get(name) ?? []), ...listOf(words)]);
}

/** Lines of a pantry file without comments; one that ends with a comma, bar, colon or semicolon goes on in the next. */
export function wholeLines(file: PantryFile): (Place & { readonly text: string })[] {
  const lines: (Place & { text: string })[] = [];
  let open = '';
  let from = 0;
  for (const [index, raw] of file.text.split(/\r?\n/).entries()) {
    const text = raw.replace(/(^|\s)#.*$/, '').trim();
    if (open === '') from = index + 1;
    const whole = open === '' ? text : `${open} ${text}`;
    // Behind a colon the facets follow, if only in the next line; "all below:" alone has none.
    open = /[,|;]$/.test(whole) || (whole.endsWith(':') && whole !== 'all below:') ? whole : '';
    if (open === '' && whole !== '') lines.push({ file: file.name, line: from, text: whole });
  }
  if (open !== '') lines.push({ file: file.name, line: from, text: open });
  return lines;
}

/** One pass for the lists and spellings of all files, a second for the terms that use them. */
export function readPantry(files: readonly PantryFile[]): PantryLines {
  const lists = new Map<string, string[]>();
  const read: PantryLines = { terms: [], rules: [], spellings: new Map(), lists };
  const drafts: Draft[] = [];
  for (const file of files) {
    let above = '';
    for (const { text, ...place } of wholeLines(file)) {
      const list = /^\{([a-z ]+)\}\s*=(.*)$/.exec(text);
      const arrow = text.indexOf('->');
      if (list?.[1] !== undefined) addToList(lists, list[1], list[2] ?? '');
      else if (arrow > 0) {
        const kept = text.slice(arrow + 2).trim();
        for (const word of listOf(text.slice(0, arrow))) read.spellings.set(word, kept);
      } else if (text.startsWith('all below:')) above = text.slice('all below:'.length);
      else if (/^if (has|not) /.test(text)) read.rules.push(readRule(text, place));
      else {
        const colon = text.indexOf(':');
        const names = colon < 0 ? text : text.slice(0, colon);
        const facets = colon < 0 ? '' : text.slice(colon + 1);
        drafts.push({ ...place, names, facets, above });
      }
    }
  }
  const facetsOf = facetReader();
  for (const draft of drafts) {
    const { file, line } = draft;
    const weak = draft.names.includes('{');
    // Thousands of names share their line's facets, so those are read once where no name is filled in.
    const shared = draft.facets.includes('{') ? undefined : facetsOf(draft);
    for (const each of draft.names.split('|')) {
      for (const one of weak ? expand({ ...draft, names: each }, lists) : [{ names: each }]) {
        const names = listOf(one.names);
        if (names.length === 0) throw new PantryError(file, line, 'a line needs a name.');
        const facets = shared ?? facetsOf({ ...draft, ...one });
        read.terms.push({ file, line, names, facets, weak });
      }
    }
  }
  return read;
}
