/** Chooses which part of a recipe (ingredients, steps, notes ...) each line belongs to, for all lines together. */
import type { LineSigns } from './line-signs.ts';

const PARTS = ['other', 'ingredients', 'instructions', 'tips'] as const;
export type Part = (typeof PARTS)[number];

export interface PlacedLine {
  readonly signs: LineSigns;
  /** The part that the heading above it names. */
  readonly headed?: Part | undefined;
  /** Whether a heading of a part stands right above it. */
  readonly begins: boolean;
}

/** What it costs to go on with another part: lists follow one another, and seldom turn back. */
const COSTS: Readonly<Record<Part, Readonly<Record<Part, number>>>> = {
  other: { other: 0, ingredients: 0, instructions: 1.5, tips: 1 },
  ingredients: { other: 2, ingredients: 0, instructions: 0, tips: 1.5 },
  instructions: { other: 2, ingredients: 3, instructions: 0, tips: 1 },
  tips: { other: 1, ingredients: 1.5, instructions: 3, tips: 0 },
};
/** What a line that looks like nothing is worth as none of the parts. */
const PLAIN = 1.5;
const HEADED: Readonly<Record<Part, number>> = {
  other: 6,
  ingredients: 4,
  instructions: 4,
  tips: 5,
};
/** Under the one heading there is, lines may well be of a part that has none. */
const ALONE = 2;

/** The likeliest parts (a shortest path through all lines); linear in their number. */
export function chooseParts(lines: readonly PlacedLine[]): Part[] {
  const heads = new Set(lines.map(({ headed }) => headed));
  const isAlone = heads.has('ingredients') !== heads.has('instructions');
  const isHeaded = heads.has('ingredients') && heads.has('instructions');
  const steps: { readonly worth: number; readonly from: Part }[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = steps[at - 1];
    steps.push(
      PARTS.map((part) => {
        const own = worthAs(line, part, isAlone) - (isHeaded && isBare(line, part) ? BEFORE : 0);
        if (!before) return { worth: own - (part === 'instructions' ? 1 : 0), from: part };
        const ways = PARTS.map((from, place) => ({
          from,
          worth: (before[place]?.worth ?? 0) - (line.begins ? 0 : COSTS[from][part]),
        }));
        const best = ways.reduce((a, b) => (b.worth > a.worth ? b : a));
        return { worth: best.worth + own, from: best.from };
      }),
    );
  }
  return backFrom(steps);
}

/** Where both lists have their headings, what stands above them is hardly of one of them. */
const BEFORE = 3;

function isBare({ headed }: PlacedLine, part: Part): boolean {
  return headed === undefined && (part === 'ingredients' || part === 'instructions');
}

function backFrom(steps: readonly (readonly { worth: number; from: Part }[])[]): Part[] {
  const parts: Part[] = [];
  const last = steps.at(-1);
  let part = PARTS.reduce(
    (a, b, at) => ((last?.[at]?.worth ?? 0) > (last?.[PARTS.indexOf(a)]?.worth ?? 0) ? b : a),
    PARTS[0] as Part,
  );
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    parts.push(part);
    part = steps[at]?.[PARTS.indexOf(part)]?.from ?? part;
  }
  return parts.reverse();
}

function worthAs({ signs, headed }: PlacedLine, part: Part, isAlone: boolean): number {
  const bonus =
    headed === part ? (isAlone && part !== 'tips' && part !== 'other' ? ALONE : HEADED[part]) : 0;
  if (part === 'ingredients') return signs.ingredient + bonus;
  if (part === 'instructions') return signs.step + bonus;
  return part === 'tips' ? signs.note + bonus : PLAIN + (signs.isClutter ? 5 : 0) + bonus;
}
