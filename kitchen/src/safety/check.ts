/** Decides, line by line and by text alone, what in a recipe conflicts with a person's needs. */
import type { Needs, Part, Verdict } from '../vocabulary.ts';
import { aboutTheDish, answersIn } from './answered.ts';
import { findBranch } from './branches.ts';
import { type FoodMention, type ReadLine, readClaims } from './claims.ts';
import { certaintyOf, restrictionsIn } from './facts.ts';
import { farMisses } from './far-misses.ts';
import { ketoFindings, type Weigh } from './keto.ts';
import { unknownIn } from './line-facts.ts';
import type { CheckResult, Finding, Line, Note, RecipeText, UnknownLine } from './lines.ts';
import { listedFoods } from './listed-foods.ts';
import { doubtBehindSlips, type NearMiss, nearMisses } from './near-miss.ts';
import { notesOf, reasonFor } from './reasons.ts';
import type { Rules } from './rules.ts';
import { needsMask, swapAgainst } from './swaps.ts';

export type { CheckResult, Finding, Line, UnknownLine } from './lines.ts';

function spanOf(read: ReadLine, from: number, to: number): { start: number; end: number } {
  return { start: read.tokens[from]?.start ?? 0, end: read.tokens[to - 1]?.end ?? 0 };
}

function placeOf(line: Line): Pick<Finding, 'line' | 'index' | 'part'> {
  return { line: line.text, index: line.index, part: line.part };
}

/** One finding per restriction that the mention breaks; Keto is left to its own estimate. */
function findingsOf(
  rules: Rules,
  line: Line,
  read: ReadLine,
  at: number,
  avoided: number,
  everything: number,
): Finding[] {
  const mention = read.foods[at] as FoodMention;
  const broken = restrictionsIn((mention.facts.contains | mention.facts.may) & avoided);
  if (broken.length === 0) return [];
  const span = spanOf(read, mention.from, mention.to);
  const branch = findBranch(rules, line.text, read, at, everything);
  return broken.map((restriction) => {
    const certainty = certaintyOf(mention.facts, restriction) ?? 'contains';
    const swap = branch ?? swapAgainst(rules, mention.term, restriction, everything);
    const written = line.text.slice(span.start, span.end);
    const reason = reasonFor(rules, mention.term, restriction, certainty, written);
    const { text, index, part } = line;
    const { start, end } = span;
    const term = mention.term.name;
    const finding = { line: text, index, part, start, end, term, restriction, certainty, reason };
    return swap === undefined ? finding : { ...finding, swap };
  });
}

function slipsOf(
  line: Line,
  read: ReadLine,
  slips: readonly NearMiss[],
  avoided: number,
): Finding[] {
  return slips.flatMap((slip) => {
    const { facts, name } = slip.term;
    const broken = restrictionsIn((facts.contains | facts.may) & avoided);
    const span = spanOf(read, slip.from, slip.to);
    const written = line.text.slice(span.start, span.end);
    const reason = `"${written}" is a word we do not know; did you mean ${name}?`;
    return broken.map((restriction) => ({
      ...placeOf(line),
      ...span,
      term: name,
      restriction,
      certainty: 'may contain' as const,
      reason,
    }));
  });
}

function addNotes(read: ReadLine, avoided: number, notes: Map<string, Note>): void {
  for (const { term } of read.foods) {
    for (const note of notesOf(term, avoided))
      notes.set(`${term.name} ${note.text}`, { term: term.name, text: note.text });
  }
}

function verdictOf(findings: readonly Finding[], unknown: readonly UnknownLine[]): Verdict {
  if (findings.some((finding) => finding.certainty === 'contains')) return 'conflict';
  return findings.length > 0 || unknown.length > 0 ? 'unsure' : 'clear';
}

/**
 * Checks every line a person reads. `conflict` when something contains what they avoid, `unsure` when it may or a
 * line of the ingredients names no food we know, else `clear`. Never throws; linear in the text.
 * `servings` and `weigh` (grams of a raw line, or null) let Keto be estimated; without them its staples alone speak.
 */
export function check(
  rules: Rules,
  lines: readonly Line[],
  needs: Needs,
  servings?: number,
  weigh?: Weigh,
): CheckResult {
  const everything = needsMask(needs);
  // Keto is judged over the whole recipe, at the end.
  const avoided = needsMask({ ...needs, diets: needs.diets.filter((diet) => diet !== 'Keto') });
  const findings: Finding[] = [];
  const unknown: UnknownLine[] = [];
  const notes = new Map<string, Note>();
  const reads = lines.map(({ text, part }) =>
    readClaims(rules, text, part === 'instructions', part !== 'ingredients' && part !== 'title'),
  );
  const listed = listedFoods(rules, lines, reads);
  const answered = answersIn(rules);
  for (const [index, line] of lines.entries()) {
    const written = reads[index] as ReadLine;
    const slips = avoided === 0 ? [] : nearMisses(rules, written);
    const read = doubtBehindSlips(rules, written, slips);
    const ofLine: Finding[] = [];
    for (let at = 0; at < read.foods.length; at += 1) {
      const mention = read.foods[at] as FoodMention;
      for (const finding of findingsOf(rules, line, read, at, avoided, everything)) {
        const left = answered(line, read, mention, finding);
        const meant = left && listed.soften(line, left, mention, read);
        if (meant !== undefined) ofLine.push(meant);
      }
    }
    // Every mention, not the first alone: the gate asks of each whether it is only spoken of to be left out.
    for (const finding of ofLine.concat(slipsOf(line, read, slips, avoided)))
      findings.push(finding);
    addNotes(read, avoided, notes);
    if (line.part !== 'ingredients') continue;
    const stranger = unknownIn(rules, line.text, read, ofLine.length > 0);
    if (stranger === undefined) continue;
    unknown.push({ line: line.text, index: line.index, text: stranger });
    if (avoided === 0) continue;
    const guessed = farMisses(rules, written, slips);
    for (const finding of slipsOf(line, written, guessed, avoided)) findings.push(finding);
  }
  // Joined, not spread: a megabyte of "butter" has more findings than a call may have arguments.
  const all = needs.diets.includes('Keto')
    ? findings.concat(ketoFindings({ rules, lines, reads, servings, weigh, avoided: everything }))
    : findings;
  return {
    verdict: verdictOf(all, unknown),
    findings: all,
    unknown,
    notes: [...notes.values()],
  };
}

function split(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function partLines(part: Part, texts: readonly string[]): Line[] {
  return texts.map((text, index) => ({ part, index, text }));
}

/** Lines of any recipe-shaped thing, in reading order; absent parts give none. */
export function recipeLines(recipe: RecipeText): Line[] {
  const steps = recipe.instructions ?? [];
  const one = (text: string | undefined): string[] => (text === undefined ? [] : [text]);
  return aboutTheDish([
    ...partLines('text', one(recipe.conversation_response)),
    ...partLines('title', one(recipe.recipeName)),
    ...partLines('introduction', one(recipe.introduction)),
    ...partLines('ingredients', recipe.ingredients ?? []),
    ...partLines('instructions', typeof steps === 'string' ? split(steps) : steps),
    ...partLines('tips', recipe.tips ?? []),
    ...partLines('closing', one(recipe.friendly_closing)),
  ]);
}
