/** What the check found for whoever looks at a recipe, in plain words: one line, and the evidence behind it. */
import type { Safety } from '@saffron/contract/chat';
import { ALLERGENS, DIETS, isDiet, type Needs } from '@saffron/kitchen/vocabulary';
import { keptCheckWords } from '../../../words/saved-recipes.ts';
import { sharedCheckWords as words } from '../../../words/shared-page.ts';
import { reportSafety, type SafetyReport } from './safety-report.ts';
import type { ViewerReport } from './viewer-check.ts';

type Finding = Safety['findings'][number];
/** How the lines of a check call its foods. */
type Names = readonly { readonly name: string }[];

/** The full report, for where there is room: "Contains milk: butter and cream." and why. */
export function reportForViewer(
  { lines, ...found }: ViewerReport,
  { allergies, diets }: Needs,
): SafetyReport | undefined {
  const checkedFor = { allergies: [...allergies], diets: [...diets] };
  const report = reportSafety({ ...found, checkedFor }, lines.length);
  const said = sentencesOf(found, lines);
  const line = said.length > 0 ? said : [words.clear(allergies, diets, lines.length)];
  return report && { ...report, line: [...line, words.checkLabels].join(' ') };
}

/** For a line in a list of many. */
export function briefReport(found: ViewerReport): Pick<SafetyReport, 'tone' | 'line'> {
  const sentences = sentencesOf(found, found.lines);
  if (sentences.length === 0) return { tone: 'calm', line: keptCheckWords.nothingFound };
  const isCertain = found.findings.some(({ certainty }) => certainty === 'contains');
  return {
    tone: isCertain ? 'warn' : 'look',
    line: [...sentences, words.checkLabels].join(' '),
  };
}

function sentencesOf(
  { findings, unknown }: Pick<Safety, 'findings' | 'unknown'>,
  names: Names,
): string[] {
  return [
    ...sentences(findings, 'contains', names),
    ...sentences(findings, 'may contain', names),
    ...(unknown.length > 0 ? [words.unknown(unknown.map(({ text }) => text))] : []),
  ];
}

/** Allergies before diets, and always in the same order. */
const RESTRICTIONS = [...ALLERGENS, ...DIETS];

/** One for each restriction. */
function sentences(
  findings: readonly Finding[],
  certainty: Finding['certainty'],
  names: Names,
): string[] {
  const say = certainty === 'contains' ? words.contains : words.mayContain;
  const found = findings.filter((finding) => finding.certainty === certainty);
  const broken = RESTRICTIONS.filter((one) => found.some(({ restriction }) => restriction === one));
  return broken.map((restriction) => {
    const these = found.filter((one) => one.restriction === restriction);
    return say(restriction, isDiet(restriction), foodsOf(these, names));
  });
}

/**
 * What is in the list says it best: "butter" rather than the "butter chicken" of the title. What a step has and
 * the list has not is named as well.
 */
function foodsOf(findings: readonly Finding[], names: Names): string[] {
  const listed = findings.filter(({ part }) => part === 'ingredients');
  const dish = findings.filter(({ part }) => part === 'title').map(({ term }) => term);
  const isNew = isNewTo(listed, names);
  const inSteps = findings.filter((one) => isNew(one) && !dish.includes(one.term));
  const telling = listed.length > 0 ? [...listed, ...inSteps] : findings;
  const nameOf = ({ part, index, term }: Finding) =>
    (part === 'ingredients' && names[index]?.name) || term;
  return [...new Set(telling.map(nameOf))];
}

/** "the whites": spoken of because it was named before. */
const REFERS_BACK = /^(?:the|this|that|these|those|its|their)\s/;
/** "yolk is part of an egg": of an egg that is listed there is nothing more to tell. */
const PART_OF = /\bpart of (?:an? )?(.+?)\.?$/;

function isNewTo(listed: readonly Finding[], names: Names): (finding: Finding) => boolean {
  const named = listed.flatMap(({ index, term }) => [names[index]?.name || term, term]);
  const isNamed = (food: string) =>
    named.some((name) => name.includes(food) || food.includes(name));
  return ({ part, term, reason }) => {
    if (part === 'ingredients' || part === 'title' || REFERS_BACK.test(term)) return false;
    const whole = PART_OF.exec(reason)?.[1];
    return !isNamed(term) && (whole === undefined || !isNamed(whole));
  };
}
