/** The evidence of a check: under each need the foods that speak against it, every reason said once. */
import type { Safety } from '@saffron/contract/chat';
import { evidenceWords as words } from '../../../words/shared-page.ts';

type Finding = Safety['findings'][number];

export interface EvidenceGroup {
  /** The need, or what else the lines have in common. */
  readonly title: string;
  readonly lines: readonly EvidenceLine[];
}

export interface EvidenceLine {
  readonly claim: string;
  /** What could be taken instead; empty where nothing is known. */
  readonly instead: string;
}

/** `diets` are those among the needs that are no allergy; they come last. */
export function groupEvidence(
  { findings, unknown, notes = [] }: Pick<Safety, 'findings' | 'unknown' | 'notes'>,
  diets: readonly string[],
): EvidenceGroup[] {
  const isDiet = (need: string) => diets.includes(need);
  const needs = [...new Set(findings.map(({ restriction }) => restriction))];
  const groups = [...needs.filter((need) => !isDiet(need)), ...needs.filter(isDiet)].map((need) => {
    const these = findings.filter(({ restriction }) => restriction === need);
    return { title: need, lines: linesAbout(need, these, isDiet(need)) };
  });
  return [
    ...joined(groups),
    ...plainGroup(
      words.unknown,
      unknown.map(({ text, line }) => text || line),
    ),
    ...plainGroup(
      words.notes,
      notes.map(({ text }) => text),
    ),
  ];
}

/** What speaks against milk often speaks against Vegan in the same words. */
function joined(groups: readonly EvidenceGroup[]): EvidenceGroup[] {
  const byLines = new Map<string, { readonly needs: string[]; readonly lines: EvidenceLine[] }>();
  for (const { title, lines } of groups) {
    const said = JSON.stringify(lines);
    const same = byLines.get(said);
    if (same) same.needs.push(title);
    else byLines.set(said, { needs: [title], lines: [...lines] });
  }
  return [...byLines.values()].map(({ needs, lines }) => ({ title: words.needs(needs), lines }));
}

function plainGroup(title: string, texts: readonly string[]): EvidenceGroup[] {
  const lines = [...new Set(texts)].map((claim) => ({ claim, instead: '' }));
  return lines.length > 0 ? [{ title, lines }] : [];
}

interface Food {
  readonly food: string;
  readonly swap: string | undefined;
}

interface Reason {
  readonly certainty: Finding['certainty'];
  readonly why: Why;
  readonly foods: Food[];
}

function linesAbout(need: string, findings: readonly Finding[], isDiet: boolean): EvidenceLine[] {
  const reasons = new Map<string, Reason>();
  for (const finding of telling(findings)) {
    const { food, why } = read(finding);
    const key = [finding.certainty, why.verb.replace(/s$/, ''), why.rest].join('|');
    const { foods } = reasons.get(key) ?? { foods: [] as Food[] };
    if (foods.length === 0) reasons.set(key, { certainty: finding.certainty, why, foods });
    const isSaid = foods.some(({ food: other }) =>
      finding.part === 'ingredients' ? other === food : holds(other, food),
    );
    if (!isSaid) foods.push({ food, swap: finding.swap });
  }
  return [...reasons.values()].map((reason) => ({
    claim: claimOf(reason, need, isDiet),
    instead: insteadOf(reason),
  }));
}

/**
 * The name of the dish says nothing that its lines say already, here or where it is called by it again; and the list
 * speaks first. What is surer than the list, or stands in a tip alone, is never left out.
 */
function telling(findings: readonly Finding[]): readonly Finding[] {
  const list = findings.filter(({ part }) => part === 'ingredients');
  if (list.length === 0) return findings;
  const isSure = list.some(({ certainty }) => certainty === 'contains');
  const dish = findings.filter(({ part }) => part === 'title').map(({ term }) => term);
  const others = findings.filter(
    ({ part, term, certainty }) =>
      part !== 'ingredients' &&
      !((isSure || certainty !== 'contains') && (part === 'title' || dish.includes(term))),
  );
  return [...list, ...others];
}

/** "double cream" is also meant by the "cream" of a step. */
const holds = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `);

interface Why {
  /** Empty where the reason goes on without one. */
  readonly verb: string;
  readonly rest: string;
}

/** "butter is made from milk": a food, and what is true of it. A reason of another shape stands as it is. */
const REASON = /^(.+?) (?:(?:is|are) |(contains?|may) )(.+)$/;

function read({ reason, term }: Finding): { readonly food: string; readonly why: Why } {
  const [, food = term, verb = '', rest = reason] = REASON.exec(reason) ?? [];
  return { food, why: { verb, rest: rest.replace(/\.$/, '') } };
}

function claimOf({ certainty, why, foods }: Reason, need: string, isDiet: boolean): string {
  const names = words.foods(foods.map(({ food }) => food));
  const verb = foods.length > 1 ? why.verb.replace(/s$/, '') : why.verb;
  // What only says the need once more explains nothing.
  if (certainty === 'contains' && why.rest === need) return words.line(names);
  if (verb !== '' && (verb === 'may' || certainty === 'contains')) {
    return words.line(`${names} ${verb} ${why.rest}`);
  }
  const told = [verb, why.rest].filter(Boolean).join(' ');
  return words.line(
    certainty === 'contains'
      ? words.because(names, told)
      : words.because(words.perhaps(names, need, isDiet), told),
  );
}

function insteadOf({ foods }: Reason): string {
  const swaps = [...new Set(foods.flatMap(({ swap }) => swap ?? []))];
  const isForAll = swaps.length === 1 && foods.every(({ swap }) => swap === swaps[0]);
  if (isForAll) return words.instead(swaps);
  const placed = swaps.map((swap) => {
    const replaced = foods.filter((one) => one.swap === swap).map(({ food }) => food);
    return words.insteadOf(swap, replaced);
  });
  return placed.length > 0 ? words.instead(placed) : '';
}
