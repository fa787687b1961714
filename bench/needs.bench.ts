/** Benchmark: how many statements of need are heard, by style and language, in rows that we tuned to and rows held back. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '@saffron/kitchen/check';
import { findExcludedFoods } from '@saffron/kitchen/check/excluded-foods';
import { hearPerson, type PersonHeard } from '@saffron/kitchen/chef/needs-extractor';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import type { Person } from '@saffron/kitchen/person';
import { NO_NEEDS } from '@saffron/kitchen/person';
import type { Benchmark, ReportRow } from './report.ts';

const SETS = [
  ['tuning', 'needs-tuning.tsv'],
  ['held back', 'needs-held-back.tsv'],
] as const;
const DIETS = ['Vegan', 'Vegetarian', 'Keto', 'Paleo', 'Gluten-Free'];
/** What we call them. */
const LABELS: Readonly<Record<string, string>> = {
  ...{ diabetic: 'sugar', 'low fat': 'heart', 'low salt': 'salt', renal: 'kidneys' },
  ...{ 'low fodmap': 'fodmaps', hindu: 'beef', 'no alcohol': 'alcohol' },
};
/** What a situation keeps out as a whole, not by the names of ingredients. */
const CAUTIONS: Readonly<Record<string, string>> = {
  'raw beef': 'rare meat',
  alcohol: 'an alcoholic drink',
  'raw meat': 'rare meat',
  'runny egg': 'raw egg',
};
/** Of a wide kind the one that everybody in that state is told to leave. */
const EXAMPLES: Readonly<Record<string, string>> = { 'soft cheese': 'brie' };
const WISHES = 'wish-for-that-very-food';
const WANTING: ReadonlySet<string> = new Set(['want', 'likes', 'add', 'have', 'more', 'dish']);
const LIKELY = 0.5;

type Kitchen = ReturnType<typeof openKitchen>;
export type Fault = 'missed' | 'turned' | 'false' | 'asked' | 'not out' | 'diet missed' | 'kept';
const FAULTS: readonly Fault[] = [
  ...(['missed', 'diet missed', 'turned', 'false', 'asked', 'not out', 'kept'] as const),
];

interface Row {
  readonly text: string;
  readonly style: string;
  readonly language: string;
  readonly expected: readonly (readonly [kind: string, what: string])[];
}

export function readRows(name: string): Row[] {
  const [, ...lines] = readFileSync(pathOf(name), 'utf8').trimEnd().split('\n');
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

function pathOf(name: string): string {
  return join(import.meta.dirname, 'material', name);
}

/** Whether a line that names the food, or its main word, would be reported. */
function isKeptOut(kitchen: Kitchen, person: Person, food: string): boolean {
  return [food, food.split(' ').at(-1) ?? food].some((text) => {
    const lines = [
      { part: 'ingredients' as const, index: 0, text: text === 'nut' ? 'walnut' : text },
    ];
    return (
      person.excludedFoods.some(({ names }) => names.includes(text)) ||
      check(kitchen.rules, lines, person.needs).verdict === 'conflict' ||
      findExcludedFoods(kitchen, lines, person).length > 0
    );
  });
}

/** With the foods that are left out for taste. */
function allOut({ person, avoid }: PersonHeard): Person {
  const tastes = avoid.map(({ said, names }) => ({ label: said, names, isAllergy: false }));
  return { ...person, excludedFoods: [...person.excludedFoods, ...tastes] };
}

function followsDiet({ person, customs }: PersonHeard, diet: string): boolean {
  const { diets } = person.needs;
  const name = DIETS.find((one) => one.toLowerCase() === diet.replace(' ', '-'));
  if (name)
    return diets.some((one) => one === name) || (name === 'Vegetarian' && diets.includes('Vegan'));
  const label = (LABELS[diet] ?? diet).toLowerCase();
  return customs.some((custom) => custom.label.toLowerCase().includes(label));
}

/** Each need that was heard, as a person of its own; a way of eating is one need, whatever it rules out. */
function recordedNeeds({ person, avoid, customs }: PersonHeard): Person[] {
  const nobody: Person = { needs: NO_NEEDS, excludedFoods: [], situations: [] };
  const { allergies, diets } = person.needs;
  const ofCustoms = new Set(customs.flatMap(({ out }) => out));
  const isOfCustom = (one: string) =>
    customs.some(({ needs }) => needs.diets.some((d) => d === one));
  const apart = avoid.filter((food) => !ofCustoms.has(food));
  const toPerson = (foods: readonly { said: string; names: readonly string[] }[]): Person => ({
    ...nobody,
    excludedFoods: foods.map(({ said, names }) => ({ label: said, names, isAllergy: true })),
  });
  return [
    ...allergies.map((one) => ({ ...nobody, needs: { ...NO_NEEDS, allergies: [one] } })),
    ...diets
      .filter((one) => !isOfCustom(one))
      .map((one) => ({ ...nobody, needs: { ...NO_NEEDS, diets: [one] } })),
    ...apart.map((food) => toPerson([food])),
    ...customs.map(({ out }) => toPerson(out)),
  ];
}

export function faultsOf(kitchen: Kitchen, heard: PersonHeard, row: Row): Set<Fault> {
  const { expected, style, text } = row;
  const out = allOut(heard);
  const cautions = heard.situations.flatMap((one) => kitchen.situations[one].excludedCautions);
  const isOut = (food: string) =>
    cautions.some((one) => one === CAUTIONS[food] || one === food) ||
    isKeptOut(kitchen, out, EXAMPLES[food] ?? food);
  const wished = kitchen
    .readActs(text, 'none')
    .flatMap(({ foods }) => foods)
    .filter(({ role, chance }) => WANTING.has(role) && chance > LIKELY);
  const faults = new Set<Fault>();
  for (const [kind, what] of expected) {
    const isMissed = (kind === 'harm' || kind === 'out') && !isOut(what);
    const isWished = row.language === 'en' && wished.some(({ said }) => said.includes(what));
    if (isMissed && isWished) faults.add('turned');
    if (kind === 'harm' && isMissed && !heard.allergyUnread) faults.add('missed');
    if (kind === 'out' && isMissed) faults.add('not out');
    if (kind === 'diet' && !followsDiet(heard, what)) faults.add('diet missed');
    if (kind === 'lift' && isOut(what)) faults.add('kept');
  }
  const kinds = expected.map(([kind]) => kind);
  if (kinds.includes('harm') || kinds.includes('diet')) return faults;
  const meant = expected.filter(([kind]) => kind === 'out').map(([, what]) => what);
  const isMeant = (one: Person) => meant.some((food) => isKeptOut(kitchen, one, food));
  const isInvented = recordedNeeds(heard).some((one) => !isMeant(one));
  if (isInvented && heard.unclear.length === 0) faults.add(style === WISHES ? 'turned' : 'false');
  if (!kinds.includes('out') && heard.asksFirst) faults.add('asked');
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

function measure(kitchen: Kitchen, rows: readonly Row[]) {
  const counts = new Map<string, Counts>();
  for (const row of rows) {
    const heard = hearPerson(kitchen, [{ role: 'user', content: row.text }], NO_NEEDS);
    const faults = faultsOf(kitchen, heard, row);
    for (const key of ['all', row.style, row.language]) count(counts, key, row, faults);
  }
  return counts;
}

function reportOn(set: string, counts: ReadonlyMap<string, Counts>): ReportRow[] {
  const all = counts.get('all') as Counts;
  const row = (label: string, fault: Fault, of: 'rows' | 'harms', most: number): ReportRow => ({
    label: `${set}: ${label}`,
    value: `${((100 * all[fault]) / Math.max(1, all[of])).toFixed(1)} % (${all[fault]} of ${all[of]})`,
    baseline: '',
    goal: `${100 * most} %`,
    isMet: all[fault] / all[of] <= most,
  });
  const parts = [...counts.keys()].filter((key) => key !== 'all').sort();
  return [
    row('missed', 'missed', 'harms', 0.01),
    row('turned round', 'turned', 'rows', 0),
    row('false', 'false', 'rows', 0.02),
    row('asked though nothing is the matter', 'asked', 'rows', 0.02),
    row('dislike not kept out', 'not out', 'rows', 0.05),
    row('diet missed', 'diet missed', 'rows', 0.01),
    row('lifted and still kept', 'kept', 'rows', 0.01),
    ...parts.map((key): ReportRow => {
      const part = counts.get(key) as Counts;
      const told = FAULTS.filter((fault) => part[fault] > 0);
      return {
        label: `${set}: ${key} (${part.rows})`,
        value: told.map((fault) => `${fault} ${part[fault]}`).join(', ') || 'no fault',
        baseline: '',
        goal: 'none missed or turned',
        isMet: part.missed + part.turned === 0,
      };
    }),
  ];
}

export const bench: Benchmark = {
  name: 'Statements of need',
  description:
    'Missed: a food that harms is neither left out nor asked about. Turned: what must stay out is wished for, or what is wished for became a need. False: something kept out that nobody told of. The tuning rows are those the cues were mended by; the held-back rows are by another author.',
  async run() {
    const kitchen = openKitchen();
    return SETS.filter(([, name]) => existsSync(pathOf(name))).flatMap(([set, name]) =>
      reportOn(set, measure(kitchen, readRows(name))),
    );
  },
};
