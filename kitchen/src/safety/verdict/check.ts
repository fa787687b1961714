/** Checks recipe lines against allergies and diets: findings, unknown lines, notes and a verdict; splits recipes into lines. */
import type { Needs, RecipePart, Verdict } from '../../vocabulary.ts';
import { findDistantTypos } from '../match/distant-typos.ts';
import { findTypos, type Typo } from '../match/typos.ts';
import { getCertainty, listRestrictions } from '../pantry/food-facts.ts';
import type { Rules } from '../pantry/rules.ts';
import { type FoodMention, findMentions, type LineMentions } from '../scope/food-mentions.ts';
import { weakenFoodsBehindTypos } from '../scope/foods-behind-typos.ts';
import { findAlternative } from './alternatives.ts';
import type { CheckResult, Finding, Line, Note, RecipeText, UnknownLine } from './check-types.ts';
import { findKetoConflicts, type WeighLine } from './keto.ts';
import { findUnknownText } from './line-facts.ts';
import { indexListedFoods } from './listed-foods.ts';
import { addDishName, createDishSoftener } from './named-dish.ts';
import { findNotes, writeReason } from './reasons.ts';
import { createNeedsMask, findSwapForRestriction } from './swaps.ts';

export type { CheckResult, Finding, Line } from './check-types.ts';

function spanOf(read: LineMentions, from: number, to: number): { start: number; end: number } {
  return { start: read.tokens[from]?.start ?? 0, end: read.tokens[to - 1]?.end ?? 0 };
}

function placeOf(line: Line): Pick<Finding, 'line' | 'index' | 'part'> {
  return { line: line.text, index: line.index, part: line.part };
}

/** One finding per restriction that the mention breaks; Keto is left to its own estimate. */
function findingsOf(
  rules: Rules,
  line: Line,
  read: LineMentions,
  at: number,
  avoided: number,
  everything: number,
): Finding[] {
  const mention = read.mentions[at] as FoodMention;
  const broken = listRestrictions((mention.facts.contains | mention.facts.mayContain) & avoided);
  if (broken.length === 0) return [];
  const span = spanOf(read, mention.from, mention.to);
  const branch = findAlternative(rules, line.text, read, at, everything);
  return broken.map((restriction) => {
    const certainty = getCertainty(mention.facts, restriction) ?? 'contains';
    const swap = branch ?? findSwapForRestriction(rules, mention.term, restriction, everything);
    const written = line.text.slice(span.start, span.end);
    const reason = writeReason(rules, mention.term, restriction, certainty, written);
    const { text, index, part } = line;
    const { start, end } = span;
    const term = mention.term.name;
    const finding = { line: text, index, part, start, end, term, restriction, certainty, reason };
    return swap === undefined ? finding : { ...finding, swap };
  });
}

function createTypoFindings(
  line: Line,
  read: LineMentions,
  typos: readonly Typo[],
  avoided: number,
): Finding[] {
  return typos.flatMap((typo) => {
    const { facts, name } = typo.term;
    const broken = listRestrictions((facts.contains | facts.mayContain) & avoided);
    const span = spanOf(read, typo.from, typo.to);
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

function addNotes(read: LineMentions, avoided: number, notes: Map<string, Note>): void {
  for (const { term } of read.mentions) {
    for (const note of findNotes(term, avoided))
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
 * `servings` and `weigh` (grams of a raw line, or null) let Keto be estimated; without them it is judged by staples alone.
 */
export function check(
  rules: Rules,
  lines: readonly Line[],
  needs: Needs,
  servings?: number,
  weigh?: WeighLine,
): CheckResult {
  const everything = createNeedsMask(needs);
  // Keto is judged over the whole recipe, at the end.
  const avoided = createNeedsMask({
    ...needs,
    diets: needs.diets.filter((diet) => diet !== 'Keto'),
  });
  const findings: Finding[] = [];
  const unknown: UnknownLine[] = [];
  const notes = new Map<string, Note>();
  const reads = lines.map(({ text, part }) =>
    findMentions(rules, text, part === 'instructions', part !== 'ingredients' && part !== 'title'),
  );
  const listed = indexListedFoods(rules, lines, reads);
  const answered = createDishSoftener(rules);
  for (const [index, line] of lines.entries()) {
    const written = reads[index] as LineMentions;
    const typos = avoided === 0 ? [] : findTypos(rules, written);
    const read = weakenFoodsBehindTypos(rules, written, typos);
    const ofLine: Finding[] = [];
    for (let at = 0; at < read.mentions.length; at += 1) {
      const mention = read.mentions[at] as FoodMention;
      for (const finding of findingsOf(rules, line, read, at, avoided, everything)) {
        const left = answered(line, read, mention, finding);
        const softened = left && listed.soften(line, left, mention, read);
        if (softened !== undefined) ofLine.push(softened);
      }
    }
    // Every mention, not only the first: the gate asks of each whether the text only names it to leave it out.
    for (const finding of ofLine.concat(createTypoFindings(line, read, typos, avoided)))
      findings.push(finding);
    addNotes(read, avoided, notes);
    if (line.part !== 'ingredients') continue;
    const stranger = findUnknownText(rules, line.text, read, ofLine.length > 0);
    if (stranger === undefined) continue;
    unknown.push({ line: line.text, index: line.index, text: stranger });
    if (avoided === 0) continue;
    const distantTypos = findDistantTypos(rules, written, typos);
    for (const finding of createTypoFindings(line, written, distantTypos, avoided))
      findings.push(finding);
  }
  // Joined, not spread: a megabyte of "butter" has more findings than a call may have arguments.
  const all = needs.diets.includes('Keto')
    ? findings.concat(
        findKetoConflicts({ rules, lines, reads, servings, weigh, avoidedMask: everything }),
      )
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

function partLines(part: RecipePart, texts: readonly string[]): Line[] {
  return texts.map((text, index) => ({ part, index, text }));
}

/** Lines of any recipe-shaped thing, in reading order; absent parts give none. */
export function recipeLines(recipe: RecipeText): Line[] {
  const steps = recipe.instructions ?? [];
  const one = (text: string | undefined): string[] => (text === undefined ? [] : [text]);
  return addDishName([
    ...partLines('text', one(recipe.conversation_response)),
    ...partLines('title', one(recipe.recipeName)),
    ...partLines('introduction', one(recipe.introduction)),
    ...partLines('ingredients', recipe.ingredients ?? []),
    ...partLines('instructions', typeof steps === 'string' ? split(steps) : steps),
    ...partLines('tips', recipe.tips ?? []),
    ...partLines('closing', one(recipe.friendly_closing)),
  ]);
}
