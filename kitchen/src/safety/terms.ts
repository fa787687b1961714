/** The pantry's terms: what lines with the same facets share is made up once, and a term when it is first asked for. */
import {
  type Facts,
  followRules,
  type MaskRule,
  maskOf,
  NO_FACTS,
  settleFacts,
  uniteFacts,
} from './facts.ts';
import type { Spellings } from './fold.ts';
import { packTexts } from './name-table.ts';
import { type Flag, PantryError, type Place, type Saying, type TermLine } from './pantry-lines.ts';
import { nameKey, type Registry } from './register.ts';

export interface Term extends Place {
  readonly id: number;
  readonly name: string;
  readonly names: readonly string[];
  readonly parents: readonly number[];
  /** Ancestors' names, nearest first. */
  readonly kinds: readonly string[];
  /** As the pantry says it, before the general rules. */
  readonly base: Facts;
  /** With the general rules applied. */
  readonly facts: Facts;
  /** Restrictions the term's own line speaks of. */
  readonly declares: number;
  readonly why: readonly Saying[];
  readonly notes: readonly Saying[];
  readonly use: readonly string[];
  readonly takes: number;
  readonly flags: ReadonlySet<Flag>;
  /** Net carbohydrate in 100 g, where the pantry says. */
  readonly carbs: number | undefined;
  readonly food: boolean;
}

/** Terms by their id; each is made when first asked for. */
export interface Terms {
  readonly at: (id: number) => Term;
  readonly all: () => readonly Term[];
  /** Lets go of those made so far; one asked for again is made again, the same in all it says. */
  readonly forget: () => void;
}

/** What lines with the same facets share. */
type Shared = Omit<Term, 'id' | 'name' | 'names' | 'file' | 'line'>;

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

function parentsOf(line: TermLine, registry: Registry, spellings: Spellings): number[] {
  return line.facets.is.map((name) => {
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
  made: readonly (Shared | undefined)[],
): string[] {
  const kinds = new Set<string>();
  const named = (id: number): string => nameOf(lines[id] as TermLine);
  let row = [...parents];
  while (row.length > 0) {
    for (const id of row) kinds.add(named(id));
    row = row.flatMap((id) => (made[id] as Shared).parents).filter((id) => !kinds.has(named(id)));
  }
  return [...kinds];
}

function shareOf(
  { facets, weak }: TermLine,
  parents: readonly number[],
  elders: readonly Shared[],
  kinds: readonly string[],
  general: readonly MaskRule[],
): Shared {
  const base = settleFacts(
    elders.length === 0 ? NO_FACTS : uniteFacts(elders.map((elder) => elder.base)),
    facets.states,
    weak,
  );
  const flags = facets.flags;
  return {
    ...{ parents, base, flags, kinds },
    facts: followRules(base, general),
    declares: maskOf([...facets.states.keys()]),
    why: facets.why,
    notes: [...new Set([...facets.notes, ...elders.flatMap((elder) => elder.notes)])],
    use:
      facets.use.length > 0
        ? facets.use
        : (elders.find((elder) => elder.use.length > 0)?.use ?? []),
    takes: maskOf(facets.takes),
    carbs: facets.carbs ?? elders.find((elder) => elder.carbs !== undefined)?.carbs,
    food:
      facets.takes.length === 0 &&
      !NOT_FOOD.some((flag) => flags.has(flag)) &&
      elders.every((elder) => elder.food),
  };
}

/** For each line what it shares with others; parents come before children, and a chain that comes back to itself is an error. */
function resolve(
  registry: Registry,
  spellings: Spellings,
  general: readonly MaskRule[],
): readonly Shared[] {
  const { lines } = registry;
  const made: Shared[] = new Array(lines.length);
  const open = new Set<number>();
  const shared = new Map<TermLine['facets'], Shared>();
  const visit = (id: number): Shared => {
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
      const elders = parents.map(visit);
      share = shareOf(line, parents, elders, kindsOf(parents, lines, made), general);
      if (parents.length === named.length) shared.set(line.facets, share);
      open.delete(id);
    }
    made[id] = share;
    return share;
  };
  for (const id of lines.keys()) visit(id);
  return made;
}

/** One copy of what is the same, and none that keeps the text alive out of which it was cut. */
function keepOnce(): <Value>(value: Value) => Value {
  const kept = new Map<string, unknown>();
  return <Value>(value: Value): Value => {
    const key = JSON.stringify(value);
    if (!kept.has(key)) kept.set(key, JSON.parse(key));
    return kept.get(key) as Value;
  };
}

function sparing(): (share: Shared) => Shared {
  const once = keepOnce();
  const flagSets = new Map<string, ReadonlySet<Flag>>();
  const flagsOf = (flags: ReadonlySet<Flag>): ReadonlySet<Flag> => {
    const key = [...flags].join();
    const known = flagSets.get(key) ?? new Set(flags);
    flagSets.set(key, known);
    return known;
  };
  return (share) => ({
    ...{ parents: once(share.parents), kinds: once(share.kinds), flags: flagsOf(share.flags) },
    ...{ base: once(share.base), facts: once(share.facts), declares: share.declares },
    ...{ why: once(share.why), notes: once(share.notes), use: once(share.use) },
    ...{ takes: share.takes, carbs: share.carbs, food: share.food },
  });
}

function numbered<Value>(values: readonly Value[]): { all: Value[]; numbers: Uint16Array } {
  const all = [...new Set(values)];
  const numberOf = new Map(all.map((value, number) => [value, number]));
  return { all, numbers: Uint16Array.from(values, (value) => numberOf.get(value) as number) };
}

/** Every set of facets is made up at once, so that no mistake of the pantry is found later. */
export function makeTerms(
  registry: Registry,
  spellings: Spellings,
  general: readonly MaskRule[],
): Terms {
  const { lines } = registry;
  // Named one by one: what a term is made from later must not keep alive what the pantry was read into.
  const { all, numbers: shareNumbers } = numbered(resolve(registry, spellings, general));
  const shares = all.map(sparing());
  const { all: files, numbers: fileNumbers } = numbered(lines.map(({ file }) => file));
  const lineNumbers = Uint32Array.from(lines, ({ line }) => line);
  // No name holds a comma: in the pantry it parts the names of a line.
  const namesOf = packTexts(lines.map(({ names }) => names.join()));
  const made = new Map<number, Term>();
  const make = (id: number): Term => {
    const names = namesOf(id).split(',');
    const name = (names[0] as string).replaceAll('"', '');
    const [file, line] = [files[fileNumbers[id] as number], lineNumbers[id]];
    const share = shares[shareNumbers[id] as number];
    return { id, name, names, file, line, ...share } as Term;
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
    forget: () => made.clear(),
  };
}
