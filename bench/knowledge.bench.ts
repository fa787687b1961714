/** Benchmark: accuracy of the allergen and diet check and of reading ingredient lines, on hand-labelled data. */

import { check } from '@saffron/kitchen/check';
import { findLineFacts, type LineFacts } from '@saffron/kitchen/check/line-facts';
import { readLine } from '@saffron/kitchen/measure/read-line';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { ALLERGENS, type Allergen } from '@saffron/kitchen/vocabulary';
import { type DataSplit, type LabelledRow, parseList, readLabelledRows } from './material.ts';
import type { Benchmark, ReportRow } from './report.ts';

const kitchen = openKitchen();
/** `MISSES=1 npm run bench knowledge` names each row that went wrong. */
const missLog: string[] = [];

interface Tally {
  hits: number;
  total: number;
}

function percent({ hits, total }: Tally): number {
  return total === 0 ? 100 : (100 * hits) / total;
}

function asText(tally: Tally): string {
  return `${percent(tally).toFixed(2)} % (${tally.hits} of ${tally.total})`;
}

function logMiss(kind: string, row: LabelledRow, what: string): void {
  missLog.push(`${kind}\t${row.line ?? row.name ?? row.text}\t${what}`);
}

function reportedAllergens(facts: LineFacts): Set<string> {
  return new Set([...facts.allergens.contains, ...facts.allergens.mayContain]);
}

class Scores {
  readonly byAllergen = new Map<Allergen, Tally>(
    ALLERGENS.map((one) => [one, { hits: 0, total: 0 }]),
  );
  readonly all: Tally = { hits: 0, total: 0 };
  readonly silent: Tally = { hits: 0, total: 0 };
  readonly falseContains: Tally = { hits: 0, total: 0 };
  readonly falseMay: Tally = { hits: 0, total: 0 };
  readonly unknown: Tally = { hits: 0, total: 0 };
  readonly diets: Tally = { hits: 0, total: 0 };
  readonly falseDiets: Tally = { hits: 0, total: 0 };
}

function add(tally: Tally, hit: boolean): void {
  tally.total += 1;
  if (hit) tally.hits += 1;
}

function scoreAllergens(scores: Scores, row: LabelledRow, facts: LineFacts): void {
  const found = reportedAllergens(facts);
  for (const allergen of parseList(row.contains) as Allergen[]) {
    const hit = found.has(allergen);
    add(scores.all, hit);
    const own = scores.byAllergen.get(allergen);
    if (own) add(own, hit);
    add(scores.silent, !hit && facts.recognised);
    if (!hit) logMiss(facts.recognised ? 'silent' : 'unknown', row, allergen);
  }
  if (parseList(row.contains).length > 0 || parseList(row.may).length > 0) return;
  add(scores.falseContains, facts.allergens.contains.length > 0);
  add(scores.falseMay, facts.allergens.mayContain.length > 0);
  if (found.size > 0) logMiss('false', row, [...found].join(','));
}

function scoreDiets(scores: Scores, row: LabelledRow, facts: LineFacts): void {
  for (const diet of ['Vegan', 'Vegetarian'] as const) {
    const labelled = parseList(row.not_diets).includes(diet);
    const maybe = parseList(row.may_not_diets).includes(diet);
    const isReported = facts.excludes.includes(diet) || facts.mayExclude.includes(diet);
    if (labelled) add(scores.diets, isReported);
    if (labelled && !isReported) logMiss('diet', row, diet);
    if (labelled || maybe) continue;
    add(scores.falseDiets, facts.excludes.includes(diet));
    if (facts.excludes.includes(diet)) logMiss('false diet', row, diet);
  }
}

function scoreNames(half: DataSplit): ReportRow[] {
  const scores = new Scores();
  for (const row of readLabelledRows('names', half)) {
    const facts = findLineFacts(kitchen.rules, row.name ?? '');
    add(scores.unknown, !facts.recognised);
    if (!facts.recognised) logMiss('not recognised', row, '');
    scoreAllergens(scores, row, facts);
    scoreDiets(scores, row, facts);
  }
  const worst = [...scores.byAllergen].sort((a, b) => percent(a[1]) - percent(b[1]))[0];
  const least = (what: string, tally: Tally, goal: number): ReportRow => ({
    label: `names, ${half}: ${what}`,
    value: asText(tally),
    goal: `${goal} % or more`,
    isMet: percent(tally) >= goal,
  });
  const most = (what: string, tally: Tally, goal: number): ReportRow => ({
    label: `names, ${half}: ${what}`,
    value: asText(tally),
    goal: `${goal} % at most`,
    isMet: percent(tally) <= goal,
  });
  return [
    least('allergens reported', scores.all, 99.5),
    least(`the worst allergen (${worst?.[0]})`, worst?.[1] ?? scores.all, 98),
    most('silent misses', scores.silent, 0.2),
    most('false contains on clean names', scores.falseContains, 1),
    most('false may on clean names', scores.falseMay, 2),
    least('not vegan and not vegetarian reported', scores.diets, 99.5),
    most('false alarms of diets', scores.falseDiets, 1),
    most('names unknown', scores.unknown, 3),
  ];
}

function sameNumber(read: number | null | undefined, labelled: string | undefined): boolean {
  if (!labelled) return read === null || read === undefined;
  return read !== null && read !== undefined && Math.abs(read - Number(labelled)) < 0.01;
}

const wordsOf = (name: string) => name.toLowerCase().match(/\p{L}+/gu) ?? [];

function sameName(read: string, labelled: string): boolean {
  const expected = wordsOf(labelled);
  const actual = new Set(wordsOf(read));
  return expected.filter((word) => actual.has(word)).length >= expected.length * 0.75;
}

function scoreLines(half: DataSplit): ReportRow[] {
  const scores = new Scores();
  const quantity: Tally = { hits: 0, total: 0 };
  const unit: Tally = { hits: 0, total: 0 };
  const both: Tally = { hits: 0, total: 0 };
  const name: Tally = { hits: 0, total: 0 };
  for (const row of readLabelledRows('lines', half)) {
    const facts = findLineFacts(kitchen.rules, row.line ?? '');
    scoreAllergens(scores, row, facts);
    add(scores.unknown, !facts.recognised);
    if (!facts.recognised) logMiss('not recognised', row, '');
    const read = readLine(kitchen.measures, row.line ?? '');
    const rightQuantity =
      sameNumber(read.quantity, row.quantity) && sameNumber(read.quantityMax, row.quantity_max);
    const rightUnit = (read.unit ?? '') === (row.unit ?? '');
    const rightName = sameName(read.name, row.name ?? '');
    add(quantity, rightQuantity);
    add(unit, rightUnit);
    add(both, rightQuantity && rightUnit);
    add(name, rightName);
    if (!(rightQuantity && rightUnit && rightName)) {
      logMiss(
        'reading',
        row,
        `${read.quantity}-${read.quantityMax ?? ''} ${read.unit} | ${read.name} (wanted ${row.quantity}-${row.quantity_max} ${row.unit} | ${row.name})`,
      );
    }
  }
  const row = (what: string, tally: Tally, goal: number): ReportRow => ({
    label: `lines, ${half}: ${what}`,
    value: asText(tally),
    goal: `${goal} % or more`,
    isMet: percent(tally) >= goal,
  });
  return [
    row('quantity', quantity, 99.5),
    row('unit', unit, 99),
    row('quantity and unit', both, 98.8),
    row('name', name, 92),
    row('allergens reported', scores.all, 99.5),
    {
      label: `lines, ${half}: unknown`,
      value: asText(scores.unknown),
      goal: '3 % at most',
      isMet: percent(scores.unknown) <= 3,
    },
  ];
}

function scoreSteps(half: DataSplit): ReportRow[] {
  const found: Tally = { hits: 0, total: 0 };
  const alarms: Tally = { hits: 0, total: 0 };
  for (const row of readLabelledRows('steps', half)) {
    const line = { part: 'instructions', index: 0, text: row.text ?? '' } as const;
    const { findings } = check(kitchen.rules, [line], { allergies: ALLERGENS, diets: [] });
    const reported = new Set<string>(findings.map((finding) => finding.restriction));
    const labelled = parseList(row.contains);
    for (const allergen of labelled) {
      add(found, reported.has(allergen));
      if (!reported.has(allergen)) logMiss('step miss', row, allergen);
    }
    if (labelled.length > 0) continue;
    const certain = findings.filter((finding) => finding.certainty === 'contains');
    add(alarms, certain.length > 0);
    if (reported.size > 0)
      logMiss('step alarm', row, findings.map((one) => `${one.term}:${one.restriction}`).join(','));
  }
  return [
    {
      label: `steps, ${half}: allergens seen`,
      value: asText(found),
      goal: '99.5 % or more',
      isMet: percent(found) >= 99.5,
    },
    {
      label: `steps, ${half}: false alarms`,
      value: asText(alarms),
      goal: '1 % at most',
      isMet: percent(alarms) <= 1,
    },
  ];
}

export const bench: Benchmark = {
  name: 'Knowledge',
  description:
    'The check and the reading of lines against material labelled by hand; the held-back half was never looked at while tuning.',
  async run() {
    const halves: DataSplit[] = process.env.MISSES ? ['tuning'] : ['tuning', 'held-back'];
    const rows = halves.flatMap((half) => [
      ...scoreNames(half),
      ...scoreLines(half),
      ...scoreSteps(half),
    ]);
    if (process.env.MISSES) console.log(missLog.join('\n'));
    return rows;
  },
};
