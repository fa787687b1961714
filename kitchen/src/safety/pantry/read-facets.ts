/** Parses a line of kitchen/pantry (the food data): parent foods, allergens, diets, explanations, substitutes, carbs, flags. */
import { isAllergen, isDiet, type Restriction } from '../../vocabulary.ts';

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

export interface Facets {
  readonly parents: readonly string[];
  readonly states: ReadonlyMap<Restriction, FactState>;
  readonly explanations: readonly Explanation[];
  readonly notes: readonly Explanation[];
  readonly substitutes: readonly string[];
  readonly claimedAway: readonly Restriction[];
  readonly flags: ReadonlySet<Flag>;
  readonly carbs: number | undefined;
}

/** The facets of a line as they are written, with those that its family's heading gives. */
export interface FacetsDraft extends SourceLocation {
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

export function listOf(text: string): string[] {
  if (!text.includes(',')) return text.trim() === '' ? [] : [text.trim()];
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

export function readRestrictions(text: string, place: SourceLocation): Restriction[] {
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
export function facetReader(): (draft: FacetsDraft) => Facets {
  const known = new Map<string, { heading: Facets | undefined; facets: Map<string, Facets> }>();
  const under = (draft: FacetsDraft) => {
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
