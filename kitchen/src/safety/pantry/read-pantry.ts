/** Parses the pantry's text files into term lines, general rules, word lists and spellings; knows their grammar, nothing of food. */
import type { Restriction } from '../../vocabulary.ts';
import {
  type Facets,
  type FacetsDraft,
  facetReader,
  listOf,
  PantryError,
  readRestrictions,
  type SourceLocation,
} from './read-facets.ts';

export interface PantryFile {
  readonly name: string;
  readonly text: string;
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

interface TermDraft extends FacetsDraft {
  readonly names: string;
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
