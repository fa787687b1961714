/** Groups the findings of a safety check by need, for display. */
import type { Safety } from '@saffron/contract/chat';
import { evidenceStrings as strings } from '../../../strings/safety.ts';

type Finding = Safety['findings'][number];

export interface EvidenceGroup {
  /** The need, or what else the items have in common. */
  readonly title: string;
  readonly items: readonly EvidenceItem[];
}

interface EvidenceItem {
  readonly claim: string;
  /** What could be taken instead; empty if no substitute is known. */
  readonly substitutes: string;
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
    return { title: need, items: listEvidence(need, these, isDiet(need)) };
  });
  return [
    ...mergeEqualGroups(groups),
    ...createTextGroup(
      strings.unknown,
      unknown.map(({ text, line }) => text || line),
    ),
    ...createTextGroup(
      strings.notes,
      notes.map(({ text }) => text),
    ),
  ];
}

/** The evidence against Vegan is often word for word that against milk. */
function mergeEqualGroups(groups: readonly EvidenceGroup[]): EvidenceGroup[] {
  const groupsByItems = new Map<
    string,
    { readonly needs: string[]; readonly items: EvidenceItem[] }
  >();
  for (const { title, items } of groups) {
    const key = JSON.stringify(items);
    const same = groupsByItems.get(key);
    if (same) same.needs.push(title);
    else groupsByItems.set(key, { needs: [title], items: [...items] });
  }
  return [...groupsByItems.values()].map(({ needs, items }) => ({
    title: strings.needs(needs),
    items,
  }));
}

function createTextGroup(title: string, texts: readonly string[]): EvidenceGroup[] {
  const items = [...new Set(texts)].map((claim) => ({ claim, substitutes: '' }));
  return items.length > 0 ? [{ title, items }] : [];
}

interface Food {
  readonly food: string;
  readonly swap: string | undefined;
}

interface Reason {
  readonly certainty: Finding['certainty'];
  readonly why: Explanation;
  readonly foods: Food[];
}

function listEvidence(need: string, findings: readonly Finding[], isDiet: boolean): EvidenceItem[] {
  const reasons = new Map<string, Reason>();
  for (const finding of selectRelevantFindings(findings)) {
    const { food, why } = parseReason(finding);
    const key = [finding.certainty, why.verb.replace(/s$/, ''), why.rest].join('|');
    const { foods } = reasons.get(key) ?? { foods: [] as Food[] };
    if (foods.length === 0) reasons.set(key, { certainty: finding.certainty, why, foods });
    const isListed = foods.some(({ food: other }) =>
      finding.part === 'ingredients' ? other === food : includesWords(other, food),
    );
    if (!isListed) foods.push({ food, swap: finding.swap });
  }
  return [...reasons.values()].map((reason) => ({
    claim: formatClaim(reason, need, isDiet),
    substitutes: formatSubstitutes(reason),
  }));
}

/**
 * Prefers findings in the ingredient list. The name of the dish, in the title or repeated in a step, adds nothing to
 * them. A finding that is more certain than the list, or occurs in a tip alone, is never left out.
 */
function selectRelevantFindings(findings: readonly Finding[]): readonly Finding[] {
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

/** The "cream" of a step may refer to the "double cream" of the list. */
const includesWords = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `);

interface Explanation {
  /** Empty if the reason has none. */
  readonly verb: string;
  readonly rest: string;
}

/** "butter is made from milk": a food, a verb and an explanation. A reason of another form is used as it is. */
const REASON = /^(.+?) (?:(?:is|are) |(contains?|may) )(.+)$/;

function parseReason({ reason, term }: Finding): {
  readonly food: string;
  readonly why: Explanation;
} {
  const [, food = term, verb = '', rest = reason] = REASON.exec(reason) ?? [];
  return { food, why: { verb, rest: rest.replace(/\.$/, '') } };
}

function formatClaim({ certainty, why, foods }: Reason, need: string, isDiet: boolean): string {
  const names = strings.foods(foods.map(({ food }) => food));
  const verb = foods.length > 1 ? why.verb.replace(/s$/, '') : why.verb;
  // An explanation that only repeats the need is left out.
  if (certainty === 'contains' && why.rest === need) return strings.line(names);
  if (verb !== '' && (verb === 'may' || certainty === 'contains')) {
    return strings.line(`${names} ${verb} ${why.rest}`);
  }
  const explanation = [verb, why.rest].filter(Boolean).join(' ');
  return strings.line(
    certainty === 'contains'
      ? strings.because(names, explanation)
      : strings.because(strings.mayContain(names, need, isDiet), explanation),
  );
}

function formatSubstitutes({ foods }: Reason): string {
  const swaps = [...new Set(foods.flatMap(({ swap }) => swap ?? []))];
  const isForAll = swaps.length === 1 && foods.every(({ swap }) => swap === swaps[0]);
  if (isForAll) return strings.substitutes(swaps);
  const placed = swaps.map((swap) => {
    const replaced = foods.filter((one) => one.swap === swap).map(({ food }) => food);
    return strings.substituteFor(swap, replaced);
  });
  return placed.length > 0 ? strings.substitutes(placed) : '';
}
