/** How well statements of need are heard: a held-back set, by the older reader alone and by both, a table by style and language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '@saffron/kitchen/check';
import { findExcludedFoods } from '@saffron/kitchen/check/excluded-foods';
import { hear } from '@saffron/kitchen/chef/needs-extractor';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import type { Benchmark, ReportRow } from './report.ts';

const HELD_BACK = join(import.meta.dirname, 'material', 'needs-held-back.tsv');
const DIETS = ['Vegan', 'Vegetarian', 'Keto', 'Paleo', 'Gluten-Free'];
/** What we call them. */
const LABELS: Readonly<Record<string, string>> = { diabetic: 'sugar', 'low fat': 'heart' };
const WISHES = 'wish-for-that-very-food';

type Kitchen = ReturnType<typeof openKitchen>;
type Meaning = ReturnType<typeof hear>['meaning'];
type Fault = 'missed' | 'turned' | 'false' | 'asked' | 'not out' | 'diet missed' | 'kept';
const FAULTS: readonly Fault[] = [
  ...(['missed', 'diet missed', 'turned', 'false', 'asked', 'not out', 'kept'] as const),
];

interface Row {
  readonly text: string;
  readonly style: string;
  readonly language: string;
  readonly expected: readonly (readonly [kind: string, what: string])[];
}

function readRows(): Row[] {
  const [, ...lines] = readFileSync(HELD_BACK, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [text = '', style = '', language = '', expected = ''] = line.split('\t');
    const parts = expected.split(',').map((part) => part.trim().split(':'));
    return {
      text,
      style,
      language,
      expected: parts.map(([kind = '', what = '']) => [kind, what] as const),
    };
  });
}

interface KeptOut {
  readonly needs: Meaning['needs'];
  readonly foods: Meaning['avoid'];
  readonly care: Meaning['care'];
}

/** Whether a line that names the food, or its main word, would be reported. */
function isKeptOut(kitchen: Kitchen, { needs, foods, care }: KeptOut, food: string): boolean {
  const excludedFoods = foods.map(({ said, names }) => ({ label: said, names, isAllergy: true }));
  const person = { needs, excludedFoods, situations: care };
  return [food, food.split(' ').at(-1) ?? food].some((text) => {
    const lines = [
      { part: 'ingredients' as const, index: 0, text: text === 'nut' ? 'walnut' : text },
    ];
    return (
      excludedFoods.some(({ names }) => names.includes(text)) ||
      check(kitchen.rules, lines, needs).verdict === 'conflict' ||
      findExcludedFoods(kitchen, lines, person).length > 0
    );
  });
}

function followsDiet({ needs, guests, customs }: Meaning, diet: string): boolean {
  const name = DIETS.find((one) => one.toLowerCase() === diet.replace(' ', '-'));
  const all: string[] = [...needs.diets, ...guests.diets, ...guests.once.diets];
  if (name) return all.includes(name) || (name === 'Vegetarian' && all.includes('Vegan'));
  const label = (LABELS[diet] ?? diet).toLowerCase();
  return customs.some((custom) => custom.label.toLowerCase().includes(label));
}

function faultsOf(kitchen: Kitchen, heard: Meaning, { expected, style }: Row): Set<Fault> {
  const { needs, avoid, unsure, customs, care, include } = heard;
  const ruledOut = customs.flatMap(({ out }) => out);
  const all: KeptOut = { needs, foods: [...avoid, ...unsure, ...ruledOut], care };
  const isOut = (food: string) => isKeptOut(kitchen, all, food);
  const faults = new Set<Fault>();
  for (const [kind, what] of expected) {
    const offered = include.some(({ said, names }) => said === what || names.includes(what));
    if ((kind === 'harm' || kind === 'out') && offered) faults.add('turned');
    if (kind === 'harm' && !isOut(what)) faults.add('missed');
    if (kind === 'out' && !isOut(what)) faults.add('not out');
    if (kind === 'diet' && !followsDiet(heard, what)) faults.add('diet missed');
    if (kind === 'lift' && isOut(what)) faults.add('kept');
  }
  const kinds = expected.map(([kind]) => kind);
  if (kinds.includes('harm') || kinds.includes('diet')) return faults;
  const out = expected.filter(([kind]) => kind === 'out').map(([, what]) => what);
  const isMeant = (one: KeptOut) => out.some((food) => isKeptOut(kitchen, one, food));
  const recorded: KeptOut[] = [
    ...needs.allergies.map((one) => ({
      needs: { allergies: [one], diets: [] },
      foods: [],
      care: [],
    })),
    ...needs.diets.map((one) => ({ needs: { allergies: [], diets: [one] }, foods: [], care: [] })),
    ...customs.map((one) => ({ needs: { allergies: [], diets: [] }, foods: one.out, care: [] })),
    ...avoid
      .filter(({ firm }) => firm)
      .map((one) => ({ needs: { allergies: [], diets: [] }, foods: [one], care: [] })),
  ];
  const invented = recorded.some((one) => !isMeant(one));
  if (invented) faults.add(style === WISHES ? 'turned' : 'false');
  if (!kinds.includes('out') && unsure.length > 0) faults.add('asked');
  return faults;
}

type Counts = Record<Fault, number> & { rows: number; harms: number };

function count(into: Map<string, Counts>, key: string, row: Row, faults: ReadonlySet<Fault>): void {
  const none = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const counts = into.get(key) ?? { ...none, rows: 0, harms: 0 };
  counts.rows += 1;
  if (row.expected.some(([kind]) => kind === 'harm')) counts.harms += 1;
  for (const fault of faults) counts[fault] += 1;
  into.set(key, counts);
}

function measure(kitchen: Kitchen, rows: readonly Row[], readers: 'older' | 'both') {
  const counts = new Map<string, Counts>();
  for (const row of rows) {
    const turns = [{ role: 'user' as const, content: row.text }];
    const { meaning } = hear(kitchen, turns, { allergies: [], diets: [] }, readers);
    const faults = faultsOf(kitchen, meaning, row);
    for (const key of ['all', row.style, row.language]) count(counts, key, row, faults);
  }
  return counts;
}

export const bench: Benchmark = {
  name: 'Statements of need',
  description:
    'Held-back statements by another author. Missed: a food that harms is neither left out nor asked about. Turned: what is ruled out is wished for, or what is wished for became a need. False: a need where none is. The floor is the older reader alone.',
  async run() {
    const kitchen = openKitchen();
    const rows = readRows();
    const older = measure(kitchen, rows, 'older');
    const both = measure(kitchen, rows, 'both');
    const [before, now] = [older.get('all') as Counts, both.get('all') as Counts];
    const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
    const row = (label: string, fault: Fault, of: 'rows' | 'harms', most: number): ReportRow => ({
      label,
      value: `${share(now[fault], now[of])} (${now[fault]} of ${now[of]})`,
      baseline: `${share(before[fault], before[of])} (${before[fault]})`,
      goal: `${100 * most} %`,
      isMet: now[fault] / now[of] <= most,
    });
    const parts = [...both.keys()].filter((key) => key !== 'all').sort();
    return [
      row('missed', 'missed', 'harms', 0.01),
      row('turned round', 'turned', 'rows', 0),
      row('false', 'false', 'rows', 0.02),
      row('asked though nothing is the matter', 'asked', 'rows', 0.02),
      row('dislike not kept out', 'not out', 'rows', 0.05),
      row('diet missed', 'diet missed', 'rows', 0.01),
      row('lifted and still kept', 'kept', 'rows', 0.01),
      ...parts.map((key): ReportRow => {
        const tell = (counts: Counts) =>
          FAULTS.filter((fault) => counts[fault] > 0).map((fault) => `${fault} ${counts[fault]}`);
        const counts = both.get(key) as Counts;
        return {
          label: `${key} (${counts.rows})`,
          value: tell(counts).join(', ') || 'no fault',
          baseline: tell(older.get(key) as Counts).join(', ') || 'no fault',
          goal: 'none missed or turned',
          isMet: counts.missed + counts.turned === 0,
        };
      }),
    ];
  },
};
