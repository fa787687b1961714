/** Creates the pantry's terms (foods) with facts inherited from parent foods; shared parts are computed once, terms on first use. */

import type { Spellings } from '../../text/stem.ts';
import {
  applyMaskRules,
  createMask,
  type FoodFacts,
  type MaskRule,
  mergeFacts,
  NO_FACTS,
  overrideFacts,
} from './food-facts.ts';
import { packTexts } from './name-table.ts';
import { type Explanation, type Flag, PantryError, type SourceLocation } from './read-facets.ts';
import type { TermLine } from './read-pantry.ts';
import { type NameRegistry, nameKey } from './register-names.ts';

export interface Term extends SourceLocation {
  readonly id: number;
  readonly name: string;
  readonly names: readonly string[];
  readonly parents: readonly number[];
  /** Ancestors' names, nearest first. */
  readonly kinds: readonly string[];
  /** As the pantry states them, before the general rules. */
  readonly ownFacts: FoodFacts;
  /** With the general rules applied. */
  readonly facts: FoodFacts;
  /** Restrictions the term's own line speaks of. */
  readonly declaredMask: number;
  readonly explanations: readonly Explanation[];
  readonly notes: readonly Explanation[];
  readonly substitutes: readonly string[];
  readonly claimedAwayMask: number;
  readonly flags: ReadonlySet<Flag>;
  /** Grams of net carbohydrate in 100 g, where the table of nutrition or the pantry says. */
  readonly carbs: number | undefined;
  /** Nobody needs to count it where no amount is given: a herb, a spice. */
  readonly isTrace: boolean;
  readonly isFood: boolean;
}

/** What a table beside the pantry says of foods, by a name as the pantry writes it. */
export type CarbTable = ReadonlyMap<string, Pick<Term, 'isTrace'> & { readonly carbs: number }>;

/** Terms by their id; each is made when first asked for. */
export interface TermStore {
  readonly at: (id: number) => Term;
  readonly all: () => readonly Term[];
  /** Drops the terms made so far; one asked for again is made again with the same values. */
  readonly clearCache: () => void;
}

/** What lines with the same facets share. */
type SharedTermFacts = Omit<Term, 'id' | 'name' | 'names' | 'isTrace' | 'file' | 'line'>;

const NOT_FOOD: readonly Flag[] = [
  'no food',
  'thing',
  'verb',
  'opens',
  'compares',
  'likens',
  'hedges',
  'void',
  'denies next',
  'denies previous',
];

function nameOf({ names }: TermLine): string {
  return (names[0] as string).replaceAll('"', '');
}

function parentsOf(line: TermLine, registry: NameRegistry, spellings: Spellings): number[] {
  return line.facets.parents.map((name) => {
    const id =
      registry.byName.get(nameKey(name, spellings)) ??
      registry.byName.get(nameKey(`"${name}`, spellings));
    if (id === undefined)
      throw new PantryError(line.file, line.line, `"is ${name}" names no term of the pantry.`);
    return id;
  });
}

/** Ancestors nearest first: parents, then their parents, each once. */
function kindsOf(
  parents: readonly number[],
  lines: readonly TermLine[],
  made: readonly (SharedTermFacts | undefined)[],
): string[] {
  const kinds = new Set<string>();
  const named = (id: number): string => nameOf(lines[id] as TermLine);
  let row = [...parents];
  while (row.length > 0) {
    for (const id of row) kinds.add(named(id));
    row = row
      .flatMap((id) => (made[id] as SharedTermFacts).parents)
      .filter((id) => !kinds.has(named(id)));
  }
  return [...kinds];
}

function resolveShared(
  { facets, isFromTemplate }: TermLine,
  parents: readonly number[],
  parentTerms: readonly SharedTermFacts[],
  kinds: readonly string[],
  general: readonly MaskRule[],
): SharedTermFacts {
  const ownFacts = overrideFacts(
    parentTerms.length === 0 ? NO_FACTS : mergeFacts(parentTerms.map((parent) => parent.ownFacts)),
    facets.states,
    isFromTemplate,
  );
  const flags = facets.flags;
  return {
    ...{ parents, ownFacts, flags, kinds },
    facts: applyMaskRules(ownFacts, general),
    declaredMask: createMask([...facets.states.keys()]),
    explanations: facets.explanations,
    notes: [...new Set([...facets.notes, ...parentTerms.flatMap((parent) => parent.notes)])],
    substitutes:
      facets.substitutes.length > 0
        ? facets.substitutes
        : (parentTerms.find((parent) => parent.substitutes.length > 0)?.substitutes ?? []),
    claimedAwayMask: createMask(facets.claimedAway),
    carbs: facets.carbs ?? parentTerms.find((parent) => parent.carbs !== undefined)?.carbs,
    isFood:
      facets.claimedAway.length === 0 &&
      !NOT_FOOD.some((flag) => flags.has(flag)) &&
      parentTerms.every((parent) => parent.isFood),
  };
}

/** For each line what it shares with others; parents come before children, and a chain that comes back to itself is an error. */
function resolve(
  registry: NameRegistry,
  spellings: Spellings,
  general: readonly MaskRule[],
): readonly SharedTermFacts[] {
  const { lines } = registry;
  const made: SharedTermFacts[] = new Array(lines.length);
  const open = new Set<number>();
  const shared = new Map<TermLine['facets'], SharedTermFacts>();
  const visit = (id: number): SharedTermFacts => {
    const known = made[id];
    if (known !== undefined) return known;
    const line = lines[id] as TermLine;
    if (open.has(id))
      throw new PantryError(line.file, line.line, `"${line.names[0]}" is its own ancestor.`);
    let share = shared.get(line.facets);
    if (share === undefined) {
      open.add(id);
      const named = parentsOf(line, registry, spellings);
      // A line under "all below: is cheese" may be the term cheese itself.
      const parents = named.filter((parent) => parent !== id);
      const parentTerms = parents.map(visit);
      share = resolveShared(line, parents, parentTerms, kindsOf(parents, lines, made), general);
      if (parents.length === named.length) shared.set(line.facets, share);
      open.delete(id);
    }
    made[id] = share;
    return share;
  };
  for (const id of lines.keys()) visit(id);
  return made;
}

/** Gives one shared copy of equal values; a copy, so that no substring keeps the whole pantry text in memory. */
function internString(): <Value>(value: Value) => Value {
  const shared = new Map<string, unknown>();
  return <Value>(value: Value): Value => {
    const key = JSON.stringify(value);
    if (!shared.has(key)) shared.set(key, JSON.parse(key));
    return shared.get(key) as Value;
  };
}

function createInterner(): (share: SharedTermFacts) => SharedTermFacts {
  const once = internString();
  const flagSets = new Map<string, ReadonlySet<Flag>>();
  const flagsOf = (flags: ReadonlySet<Flag>): ReadonlySet<Flag> => {
    const key = [...flags].join();
    const known = flagSets.get(key) ?? new Set(flags);
    flagSets.set(key, known);
    return known;
  };
  return (share) => ({
    ...{ parents: once(share.parents), kinds: once(share.kinds), flags: flagsOf(share.flags) },
    ...{
      ownFacts: once(share.ownFacts),
      facts: once(share.facts),
      declaredMask: share.declaredMask,
    },
    ...{
      explanations: once(share.explanations),
      notes: once(share.notes),
      substitutes: once(share.substitutes),
    },
    ...{ claimedAwayMask: share.claimedAwayMask, carbs: share.carbs, isFood: share.isFood },
  });
}

function indexTerms<Value>(values: readonly Value[]): { all: Value[]; numbers: Uint16Array } {
  const all = [...new Set(values)];
  const numberOf = new Map(all.map((value, number) => [value, number]));
  return { all, numbers: Uint16Array.from(values, (value) => numberOf.get(value) as number) };
}

/** Every set of facets is made up at once, so that no mistake of the pantry is found later. */
export function createTermStore(
  registry: NameRegistry,
  spellings: Spellings,
  general: readonly MaskRule[],
  table: CarbTable = new Map(),
): TermStore {
  const { lines } = registry;
  // Named one by one: what a term is made from later must not keep alive what the pantry was read into.
  const { all, numbers: shareNumbers } = indexTerms(resolve(registry, spellings, general));
  const shares = all.map(createInterner());
  const { all: files, numbers: fileNumbers } = indexTerms(lines.map(({ file }) => file));
  const lineNumbers = Uint32Array.from(lines, ({ line }) => line);
  // No name holds a comma: in the pantry it parts the names of a line.
  const namesOf = packTexts(lines.map(({ names }) => names.join()));
  const made = new Map<number, Term>();
  const make = (id: number): Term => {
    const names = namesOf(id).split(',');
    const name = (names[0] as string).replaceAll('"', '');
    const [file, line] = [files[fileNumbers[id] as number], lineNumbers[id]];
    const share = shares[shareNumbers[id] as number] as SharedTermFacts;
    const listed = names.find((one) => table.has(one));
    const { carbs, isTrace } = table.get(listed ?? '') ?? { carbs: share.carbs, isTrace: false };
    return { id, name, names, ...share, carbs, isTrace, file, line } as Term;
  };
  const at = (id: number): Term => {
    let term = made.get(id);
    if (term === undefined) {
      term = make(id);
      made.set(id, term);
    }
    return term;
  };
  return {
    at,
    all: () => Array.from(lineNumbers, (_, id) => at(id)),
    clearCache: () => made.clear(),
  };
}
