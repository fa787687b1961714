/** Turns the result of the safety check into text: one summary sentence and the evidence behind it.
 * It never says that a dish is harmless.
 */
import type { Safety } from '@saffron/contract/chat';
import { DIETS, isDiet, type Restriction } from '@saffron/kitchen/vocabulary';
import { safetyStrings as strings } from '../../../strings/safety.ts';
import { type EvidenceGroup, groupEvidence } from './evidence.ts';

export interface SafetyReport {
  /** `none` if the user has no needs, so that a check without findings means nothing. */
  readonly tone: 'none' | 'calm' | 'look' | 'warn';
  readonly summary: string;
  readonly evidence: readonly EvidenceGroup[];
  /** The needs the check covered, and for which of them nothing was found. */
  readonly basis: string;
  /** How the check works; only on screen, where there is room. */
  readonly explanation?: string | undefined;
  /** Version of the rules, for users to quote in a message to us. */
  readonly version: string;
}

/** `lines` is the number of ingredients. A malformed check, as an old stored message may hold, gives undefined. */
export function createSafetyReport(safety: Safety, lines: number): SafetyReport | undefined {
  const { findings, unknown, checkedFor, rules } = safety;
  if (!Array.isArray(findings) || !Array.isArray(unknown) || !checkedFor) return undefined;
  const { allergies = [], diets = [] } = checkedFor;
  const needs = [...allergies, ...diets];
  return {
    tone: findTone(safety, needs.length),
    summary: needs.length > 0 ? summarise(safety, lines) : strings.noNeeds,
    evidence: groupEvidence(safety, DIETS),
    basis: needs.length > 0 ? describeBasis(needs, findings) : '',
    version: rules ? strings.version(rules) : '',
  };
}

function describeBasis(needs: readonly Restriction[], findings: Findings): string {
  const rest = needs.filter((need) => !findings.some(({ restriction }) => restriction === need));
  // If nothing was found at all, the summary says so.
  if (findings.length === 0 || rest.length === 0) return strings.checkedFor(needs);
  return `${strings.checkedFor(needs)} ${strings.nothingElse(rest)}`;
}

function findTone({ findings, unknown }: Safety, needCount: number): SafetyReport['tone'] {
  if (findings.some(({ certainty }) => certainty === 'contains')) return 'warn';
  if (needCount === 0) return 'none';
  return findings.length + unknown.length > 0 ? 'look' : 'calm';
}

function summarise({ findings, unknown, notes = [], checkedFor }: Safety, lines: number): string {
  const certain = findings.filter(({ certainty }) => certainty === 'contains');
  const possible = findings.filter(({ certainty }) => certainty === 'may contain');
  const found = [
    certain.length > 0 ? strings.contains(listClaims(certain)) : '',
    possible.length > 0 ? strings.mayContain(listRestrictions(possible), countLines(possible)) : '',
    unknown.length > 0 ? strings.unknown(unknown.length) : '',
  ].filter(Boolean);
  const notesSentence = notes.length > 0 ? ` ${strings.notes(notes.length)}` : '';
  if (found.length > 0) return [...found, strings.checkLabels].join(' ') + notesSentence;
  return strings.clear(checkedFor.allergies, checkedFor.diets, lines) + notesSentence;
}

type Findings = Safety['findings'];
const listRestrictions = (findings: Findings) => [
  ...new Set(findings.map(({ restriction }) => restriction)),
];
const listClaims = (findings: Findings) => [...new Set(findings.map(describeFinding))];
const countLines = (findings: Findings) =>
  new Set(findings.map(({ part, index }) => part + index)).size;

function describeFinding({ term, certainty, restriction }: Findings[number]): string {
  return strings.finding(term, certainty, restriction, isDiet(restriction));
}
