/** Turns the allergen check of a saved or shared recipe for its viewer into text: a full report, or a brief one for lists. */
import type { Safety } from '@saffron/contract/chat';
import { ALLERGENS, DIETS, isDiet, type Needs } from '@saffron/kitchen/vocabulary';
import { sharedCheckStrings as strings } from '../../../strings/safety.ts';
import { savedCheckStrings } from '../../../strings/saved-recipes.ts';
import { createSafetyReport, type SafetyReport } from './safety-report.ts';
import type { ViewerCheckReply } from './viewer-check.ts';

type Finding = Safety['findings'][number];
/** Names of the foods in the checked lines. */
type Names = readonly { readonly name: string }[];

/** The full report: "Contains milk: butter and cream." and why. */
export function createViewerReport(
  { lines, ...found }: ViewerCheckReply,
  { allergies, diets }: Needs,
): SafetyReport | undefined {
  const checkedFor = { allergies: [...allergies], diets: [...diets] };
  const report = createSafetyReport({ ...found, checkedFor }, lines.length);
  const sentences = listSentences(found, lines);
  // Without needs nothing was looked for.
  if (sentences.length === 0 && allergies.length + diets.length === 0) return report;
  const summary =
    sentences.length > 0 ? sentences : [strings.clear(allergies, diets, lines.length)];
  return report && { ...report, summary: [...summary, strings.checkLabels].join(' ') };
}

/** The brief report for an entry in a list. */
export function createBriefReport(reply: ViewerCheckReply): Pick<SafetyReport, 'tone' | 'summary'> {
  const sentences = listSentences(reply, reply.lines);
  if (sentences.length === 0) return { tone: 'calm', summary: savedCheckStrings.nothingFound };
  const isCertain = reply.findings.some(({ certainty }) => certainty === 'contains');
  return {
    tone: isCertain ? 'warn' : 'look',
    summary: [...sentences, strings.checkLabels].join(' '),
  };
}

function listSentences(
  { findings, unknown }: Pick<Safety, 'findings' | 'unknown'>,
  names: Names,
): string[] {
  return [
    ...listSentencesOf(findings, 'contains', names),
    ...listSentencesOf(findings, 'may contain', names),
    ...(unknown.length > 0 ? [strings.unknown(unknown.map(({ text }) => text))] : []),
  ];
}

/** Allergies before diets, and always in the same order. */
const RESTRICTIONS = [...ALLERGENS, ...DIETS];

/** One sentence for each restriction. */
function listSentencesOf(
  findings: readonly Finding[],
  certainty: Finding['certainty'],
  names: Names,
): string[] {
  const format = certainty === 'contains' ? strings.contains : strings.mayContain;
  const ofCertainty = findings.filter((finding) => finding.certainty === certainty);
  const violated = RESTRICTIONS.filter((one) =>
    ofCertainty.some(({ restriction }) => restriction === one),
  );
  return violated.map((restriction) => {
    const these = ofCertainty.filter((one) => one.restriction === restriction);
    return format(restriction, isDiet(restriction), listFoods(these, names));
  });
}

/**
 * Prefers the ingredient list: "butter" rather than the "butter chicken" of the title. Foods that only a step mentions
 * are named as well.
 */
function listFoods(findings: readonly Finding[], names: Names): string[] {
  const listed = findings.filter(({ part }) => part === 'ingredients');
  const dish = findings.filter(({ part }) => part === 'title').map(({ term }) => term);
  const isNew = createNoveltyTest(listed, names);
  const inSteps = findings.filter((one) => isNew(one) && !dish.includes(one.term));
  const relevant = listed.length > 0 ? [...listed, ...inSteps] : findings;
  const nameOf = ({ part, index, term }: Finding) =>
    (part === 'ingredients' && names[index]?.name) || term;
  return [...new Set(relevant.map(nameOf))];
}

/** "the whites": refers to a food named before. */
const REFERS_BACK = /^(?:the|this|that|these|those|its|their)\s/;
/** "yolk is part of an egg": not named if the list has the egg. */
const PART_OF = /\bpart of (?:an? )?(.+?)\.?$/;

function createNoveltyTest(
  listed: readonly Finding[],
  names: Names,
): (finding: Finding) => boolean {
  const named = listed.flatMap(({ index, term }) => [names[index]?.name || term, term]);
  const isNamed = (food: string) =>
    named.some((name) => name.includes(food) || food.includes(name));
  return ({ part, term, reason }) => {
    if (part === 'ingredients' || part === 'title' || REFERS_BACK.test(term)) return false;
    const whole = PART_OF.exec(reason)?.[1];
    return !isNamed(term) && (whole === undefined || !isNamed(whole));
  };
}
