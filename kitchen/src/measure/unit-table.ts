/** Parses pantry/units.txt into a table of units, looked up by any spelling. */
import { type PantryRow, PantryTextError, pantryRows, splitList } from './parse-pantry-table.ts';

type UnitKind = 'mass' | 'volume' | 'length' | 'pack' | 'piece' | 'little';
type UnitSystemOfOrigin = 'metric' | 'US' | 'Imperial' | 'customary' | 'everywhere';

export interface Unit {
  /** Short singular: g, tbsp, cup, clove. */
  readonly name: string;
  readonly plural: string;
  readonly kind: UnitKind;
  /** Grams, millilitres or millimetres in one; 0 for what has no size. */
  readonly size: number;
  readonly origin: UnitSystemOfOrigin;
  /** Foods whose name may stand before it ("4 garlic cloves"); `any` for all. */
  readonly allowedAfter: ReadonlySet<string>;
  /** Words that make it part of a name instead ("pot roast"). */
  readonly notBefore: ReadonlySet<string>;
  /** The same for the singular alone: "leaf lettuce" is a kind, "leaves lettuce" are leaves. */
  readonly singularNotBefore: ReadonlySet<string>;
  /** May open a line with neither number nor "of": "bunch parsley". */
  readonly mayStandAlone: boolean;
  /** Foods of which it is another unit, by singular word: celery -> stalk. */
  readonly alternateUnits: ReadonlyMap<string, string>;
}

export interface UnitTable {
  readonly byName: ReadonlyMap<string, Unit>;
  readonly bySpelling: ReadonlyMap<string, Unit>;
  readonly exact: ReadonlyMap<string, Unit>;
}

const FILE = 'units.txt';
const KINDS: Readonly<Record<string, UnitKind>> = { g: 'mass', ml: 'volume', mm: 'length' };
const HOMES: readonly string[] = ['metric', 'US', 'Imperial', 'customary', 'everywhere'];

export function parseUnits(text: string): UnitTable {
  const byName = new Map<string, Unit>();
  const bySpelling = new Map<string, Unit>();
  const exact = new Map<string, Unit>();
  for (const row of pantryRows(text)) {
    const unit = readUnitRow(row);
    if (byName.has(unit.name)) throwPantryError(row, `the unit "${unit.name}" stands here twice.`);
    byName.set(unit.name, unit);
    for (const spelling of splitList(row.cells[4] ?? '')) {
      const quoted = /^"(.+)"$/.exec(spelling)?.[1];
      const [map, key] = quoted ? [exact, quoted] : [bySpelling, spelling.toLowerCase()];
      if (map.has(key))
        throwPantryError(row, `the spelling "${spelling}" already belongs to another unit.`);
      map.set(key, unit);
    }
  }
  for (const needed of REQUIRED_UNITS) {
    if (!byName.has(needed)) throw new PantryTextError(FILE, 1, `the unit "${needed}" is missing.`);
  }
  return { byName, bySpelling, exact };
}

/** Units the conversions write; without them no line could be put into somebody's own measures. */
const REQUIRED_UNITS = 'g kg ml l cm mm inch oz lb tsp tbsp cup fl oz pint quart'
  .replace('fl oz', 'fl_oz')
  .split(' ')
  .map((name) => name.replace('_', ' '));

function readUnitRow(row: PantryRow): Unit {
  const [name = '', plural = '', measure = '', home = '', spellings = '', extra = ''] = row.cells;
  if (!name || !plural || !spellings)
    throwPantryError(row, 'a unit needs a name, a plural and spellings.');
  if (!HOMES.includes(home)) throwPantryError(row, `"used in" must be one of ${HOMES.join(', ')}.`);
  const { kind, size } = readMeasure(measure, row);
  return {
    name,
    plural,
    kind,
    size,
    origin: home as UnitSystemOfOrigin,
    allowedAfter: wordsOf(extra, 'after'),
    notBefore: wordsOf(extra, 'not before'),
    singularNotBefore: wordsOf(extra, 'one not before'),
    mayStandAlone: /(?:^|;)\s*bare\s*(?:;|$)/.test(extra),
    alternateUnits: parseAlternateUnits(extra),
  };
}

function readMeasure(measure: string, row: PantryRow): { kind: UnitKind; size: number } {
  if (measure === 'pack' || measure === 'piece' || measure === 'little') {
    return { kind: measure, size: 0 };
  }
  const match = /^([\d.]+) (g|ml|mm)$/.exec(measure);
  const kind = KINDS[match?.[2] ?? ''];
  const size = Number(match?.[1]);
  if (!kind || !(size > 0)) {
    throwPantryError(
      row,
      `"${measure}" is no measure; write "5 ml", "28 g", "10 mm", pack, piece or little.`,
    );
  }
  return { kind, size };
}

function wordsOf(extra: string, key: string): Set<string> {
  const part = extra.split(';').find((each) => each.trim().startsWith(`${key}:`));
  return new Set(
    part
      ? part
          .slice(part.indexOf(':') + 1)
          .split(/[\s,]+/)
          .filter(Boolean)
      : [],
  );
}

/** "stalk of: celery rhubarb". */
function parseAlternateUnits(extra: string): Map<string, string> {
  const keys = extra.split(';').map((each) => /^\s*(\w+) of:/.exec(each)?.[1]);
  return new Map(
    keys.flatMap((unit) =>
      unit ? [...wordsOf(extra, `${unit} of`)].map((food) => [food, unit] as const) : [],
    ),
  );
}

function throwPantryError(row: PantryRow, sentence: string): never {
  throw new PantryTextError(FILE, row.line, sentence);
}
