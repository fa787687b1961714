/** Parses the pantry's text files into term lines; knows the grammar of pantry/README.md and nothing of food. */
import { isAllergen, isDiet, type Restriction } from '../../vocabulary.ts';

export interface PantryFile {
  readonly name: string;
  readonly text: string;
}

/** A pantry line that cannot be read; the message names file, line and what is wrong. */
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

export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

export type FactState = 'contains' | 'may contain' | 'none';

/** A sentence for some restrictions, or for all that the line itself declares when `restrictions` is empty. */
export interface Explanation {
  readonly restrictions: readonly Restriction[];
  readonly text: string;
}

const FLAGS = [
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

interface Facets {
  readonly parents: readonly string[];
  readonly states: ReadonlyMap<Restriction, FactState>;
  readonly explanations: readonly Explanation[];
  readonly notes: readonly Explanation[];
  readonly substitutes: readonly string[];
  readonly claimedAway: readonly Restriction[];
  readonly flags: ReadonlySet<Flag>;
  readonly carbs: number | undefined;
}

export interface TermLine extends SourceLocation {
  readonly names: readonly string[];
  readonly facets: Facets;
  /** Made from a template: gives way to a line that spells the same name out. */
  readonly isFromTemplate: boolean;
}

export interface GeneralRule {
  readonly condition: Restriction;
  readonly implied: readonly Restriction[];
}

export interface ParsedPantry {
  readonly terms: TermLine[];
  readonly rules: GeneralRule[];
  readonly spellings: Map<string, string>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

interface TermDraft extends SourceLocation {
  readonly names: string;
  readonly facets: string;
  /** Text of the last "all below:" line. */
  readonly above: string;
}

const RESTRICTION_FACETS: readonly (readonly [string, FactState])[] = [
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

function readRestrictions(text: string, place: SourceLocation): Restriction[] {
  return listOf(text).map((word) => {
    const name = word.replace(/^not /, '');
    if (isAllergen(name) || isDiet(name)) return name;
    throw new PantryError(place.file, place.line, `"${word}" is no allergen or diet we know.`);
  });
}

function parseExplanation(text: string): Explanation {
  const colon = text.indexOf(':');
  if (colon > 0) {
    const before = listOf(text.slice(0, colon));
    const restrictions = before.filter(
      (word): word is Restriction => isAllergen(word) || isDiet(word),
    );
    if (restrictions.length === before.length)
      return { restrictions, text: text.slice(colon + 1).trim() };
  }
  return { restrictions: [], text };
}

interface MutableFacets {
  parents: string[];
  states: Map<Restriction, FactState>;
  explanations: Explanation[];
  notes: Explanation[];
  substitutes: string[];
  claimedAway: Restriction[];
  flags: Set<Flag>;
  carbs: number | undefined;
}

function readRestrictionFacet(facet: string, into: MutableFacets, place: SourceLocation): boolean {
  for (const [word, state] of RESTRICTION_FACETS) {
    if (!facet.startsWith(`${word} `)) continue;
    const restrictions = readRestrictions(facet.slice(word.length + 1), place);
    for (const restriction of restrictions) into.states.set(restriction, state);
    return true;
  }
  return false;
}

function readFacet(facet: string, into: MutableFacets, place: SourceLocation): void {
  if ((FLAGS as readonly string[]).includes(facet)) {
    into.flags.add(facet as Flag);
    return;
  }
  if (readRestrictionFacet(facet, into, place)) return;
  const space = facet.indexOf(' ');
  const [word, rest] = [facet.slice(0, space), facet.slice(space + 1).trim()];
  if (word === 'is') into.parents.push(...listOf(rest));
  else if (word === 'why') into.explanations.push(parseExplanation(rest));
  else if (word === 'note') into.notes.push(parseExplanation(rest));
  else if (word === 'use') into.substitutes.push(...listOf(rest));
  else if (word === 'takes') into.claimedAway.push(...readRestrictions(rest, place));
  else if (word === 'carbs' && Number.isFinite(Number(rest))) into.carbs = Number(rest);
  else throw new PantryError(place.file, place.line, `"${facet}" is no facet we know.`);
}

function readFacets(text: string, place: SourceLocation, above: Facets | undefined): Facets {
  const own: MutableFacets = {
    parents: [],
    states: new Map(),
    explanations: [],
    notes: [],
    substitutes: [],
    claimedAway: [],
    flags: new Set(),
    carbs: undefined,
  };
  for (const facet of text.split(';')) {
    if (facet.trim() !== '') readFacet(facet.trim().replace(/\s+/g, ' '), own, place);
  }
  if (above === undefined) return own;
  return {
    parents: [...own.parents, ...above.parents],
    states: new Map([...above.states, ...own.states]),
    explanations: [...own.explanations, ...above.explanations],
    notes: [...own.notes, ...above.notes],
    substitutes: own.substitutes.length > 0 ? own.substitutes : above.substitutes,
    claimedAway: [...own.claimedAway, ...above.claimedAway],
    flags: new Set([...own.flags, ...above.flags]),
    carbs: own.carbs ?? above.carbs,
  };
}

/**
 * Lines of one family and templates repeat their facets thousands of times, so the same text is parsed once and shared.
 * The memory is keyed by the heading first, so that no long key is built for each line.
 */
function facetReader(): (draft: TermDraft) => Facets {
  const known = new Map<string, { heading: Facets | undefined; facets: Map<string, Facets> }>();
  const under = (draft: TermDraft) => {
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

function expandTemplate(
  draft: TermDraft,
  lists: ReadonlyMap<string, readonly string[]>,
): TermDraft[] {
  if (!draft.names.includes('{')) return [draft];
  const name = /\{([a-z ]+)\}/.exec(draft.names)?.[1];
  if (name === undefined) return [draft];
  const words = lists.get(name);
  if (words === undefined)
    throw new PantryError(draft.file, draft.line, `there is no list of words called {${name}}.`);
  return words.flatMap((word) => {
    const fill = (text: string): string => text.replaceAll(`{${name}}`, word);
    return expandTemplate(
      { ...draft, names: fill(draft.names), facets: fill(draft.facets) },
      lists,
    );
  });
}

function readRule(text: string, place: SourceLocation): GeneralRule {
  const match = /^if (?:has|not) ([^:]+): not (.+)$/.exec(text);
  const condition = match?.[1] === undefined ? undefined : readRestrictions(match[1], place)[0];
  if (match?.[2] === undefined || condition === undefined)
    throw new PantryError(place.file, place.line, 'a rule reads "if has milk: not Vegan".');
  return { condition, implied: readRestrictions(match[2], place) };
}

/** A list too long for one line goes on in lines of the same name. */
function addToList(lists: Map<string, string[]>, name: string, words: string): void {
  lists.set(name, [...(lists.get(name) ?? []), ...listOf(words)]);
}

/** Lines of a pantry file without comments; one that ends with a comma, bar, colon or semicolon goes on in the next. */
function joinContinuedLines(file: PantryFile): (SourceLocation & { readonly text: string })[] {
  const lines: (SourceLocation & { text: string })[] = [];
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
export function readPantry(files: readonly PantryFile[]): ParsedPantry {
  const lists = new Map<string, string[]>();
  const read: ParsedPantry = { terms: [], rules: [], spellings: new Map(), lists };
  const drafts: TermDraft[] = [];
  for (const file of files) {
    let above = '';
    for (const { text, ...place } of joinContinuedLines(file)) {
      const list = /^\{([a-z ]+)\}\s*=(.*)$/.exec(text);
      const arrow = text.indexOf('->');
      if (list?.[1] !== undefined) addToList(lists, list[1], list[2] ?? '');
      else if (arrow > 0) {
        const standard = text.slice(arrow + 2).trim();
        for (const word of listOf(text.slice(0, arrow))) read.spellings.set(word, standard);
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
    const isFromTemplate = draft.names.includes('{');
    // Thousands of names share their line's facets, so those are read once where no name is filled in.
    const shared = draft.facets.includes('{') ? undefined : facetsOf(draft);
    for (const each of draft.names.split('|')) {
      for (const one of isFromTemplate
        ? expandTemplate({ ...draft, names: each }, lists)
        : [{ names: each }]) {
        const names = listOf(one.names);
        if (names.length === 0) throw new PantryError(file, line, 'a line needs a name.');
        const facets = shared ?? facetsOf({ ...draft, ...one });
        read.terms.push({ file, line, names, facets, isFromTemplate });
      }
    }
  }
  return read;
}
