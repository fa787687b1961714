/** What the check found, in words: one line, and the evidence behind it. It never says that a dish is harmless. */
import type { Safety } from '@saffron/contract/chat';
import { DIETS, isDiet, type Restriction } from '@saffron/kitchen/vocabulary';
import { safetyWords as words } from '../../../words/recipe.ts';
import { type EvidenceGroup, groupEvidence } from './evidence.ts';

export interface SafetyReport {
  /** `none` where nothing was asked, and so nothing found means nothing. */
  readonly tone: 'none' | 'calm' | 'look' | 'warn';
  readonly line: string;
  readonly evidence: readonly EvidenceGroup[];
  /** What was looked for, and for which of it nothing was found. */
  readonly basis: string;
  /** What such a check is; for a screen, where there is room. */
  readonly how?: string | undefined;
  /** By which rules, to be quoted by whoever writes to us. */
  readonly version: string;
}

/** `lines` is the number of ingredients. A report of another shape, as an old store may hold, is none. */
export function reportSafety(safety: Safety, lines: number): SafetyReport | undefined {
  const { findings, unknown, checkedFor, rules } = safety;
  if (!Array.isArray(findings) || !Array.isArray(unknown) || !checkedFor) return undefined;
  const { allergies = [], diets = [] } = checkedFor;
  const asked = [...allergies, ...diets];
  return {
    tone: toneOf(safety, asked.length),
    line: asked.length > 0 ? lineOf(safety, lines) : words.nothingAsked,
    evidence: groupEvidence(safety, DIETS),
    basis: asked.length > 0 ? basisOf(asked, findings) : '',
    version: rules ? words.version(rules) : '',
  };
}

function basisOf(asked: readonly Restriction[], findings: Findings): string {
  const rest = asked.filter((need) => !findings.some(({ restriction }) => restriction === need));
  // Where nothing at all was found the line has said so.
  if (findings.length === 0 || rest.length === 0) return words.checkedFor(asked);
  return `${words.checkedFor(asked)} ${words.nothingElse(rest)}`;
}

function toneOf({ findings, unknown }: Safety, asked: number): SafetyReport['tone'] {
  if (findings.some(({ certainty }) => certainty === 'contains')) return 'warn';
  if (asked === 0) return 'none';
  return findings.length + unknown.length > 0 ? 'look' : 'calm';
}

function lineOf({ findings, unknown, notes = [], checkedFor }: Safety, lines: number): string {
  const certain = findings.filter(({ certainty }) => certainty === 'contains');
  const possible = findings.filter(({ certainty }) => certainty === 'may contain');
  const found = [
    certain.length > 0 ? words.contains(claims(certain)) : '',
    possible.length > 0 ? words.mayContain(names(possible), linesOf(possible)) : '',
    unknown.length > 0 ? words.unknown(unknown.length) : '',
  ].filter(Boolean);
  const toKnow = notes.length > 0 ? ` ${words.notes(notes.length)}` : '';
  if (found.length > 0) return [...found, words.checkLabels].join(' ') + toKnow;
  return words.clear(checkedFor.allergies, checkedFor.diets, lines) + toKnow;
}

type Findings = Safety['findings'];
const names = (findings: Findings) => [...new Set(findings.map(({ restriction }) => restriction))];
const claims = (findings: Findings) => [...new Set(findings.map(claimOf))];
const linesOf = (findings: Findings) =>
  new Set(findings.map(({ part, index }) => part + index)).size;

function claimOf({ term, certainty, restriction }: Findings[number]): string {
  return words.finding(term, certainty, restriction, isDiet(restriction));
}
