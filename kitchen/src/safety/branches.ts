/** In "butter or olive oil" finds the branch that fits, so that a finding can offer it. */
import type { FoodMention, ReadLine } from './claims.ts';
import { type Rules, termNamed } from './rules.ts';
import { fits } from './swaps.ts';

/** Whether an "or" (or a slash) joins the tokens from `from` to `to`, with no other clause between. */
function joinedByOr(text: string, read: ReadLine, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) {
    const before = text.slice(read.tokens[at - 1]?.end ?? 0, read.tokens[at]?.start);
    if (/[.;!?\n]/.test(before)) return false;
    if (before.includes('/') || (at < to && read.stems[at] === 'or')) return true;
  }
  return false;
}

/** "vegetable or chicken stock": the branch shares the last word of the other. */
function withSharedHead(
  rules: Rules,
  read: ReadLine,
  branch: FoodMention,
  other: FoodMention,
  avoided: number,
): string | undefined {
  if (branch.to > other.from || other.to - other.from < 2) return undefined;
  const whole = `${branch.term.name} ${read.stems[other.to - 1]}`;
  const term = termNamed(rules, whole);
  return term !== undefined && fits(term.facts, avoided) ? term.name : undefined;
}

/** The neighbouring alternative that breaks none of the needs, in the recipe's own words, or undefined. */
export function findBranch(
  rules: Rules,
  text: string,
  read: ReadLine,
  at: number,
  avoided: number,
): string | undefined {
  if (read.foods.length < 2) return undefined;
  const mention = read.foods[at] as FoodMention;
  const before = read.foods[at - 1];
  const after = read.foods[at + 1];
  for (const branch of [after, before]) {
    if (branch === undefined || !fits(branch.facts, avoided)) continue;
    const [first, second] = branch === after ? [mention, branch] : [branch, mention];
    if (!joinedByOr(text, read, first.to, second.claimFrom)) continue;
    const shared = withSharedHead(rules, read, branch, mention, avoided);
    if (shared !== undefined) return shared;
    // A claim behind its food ("bacon bits, vegan") is lost with the name alone.
    if (branch.claimFrom === branch.from)
      return fits(branch.term.facts, avoided) ? branch.term.name : undefined;
    // A claim that covers two foods cannot be quoted for one of them.
    const neighbour = read.foods[read.foods.indexOf(branch, Math.max(0, at - 1)) - 1];
    if (neighbour !== undefined && neighbour.to > branch.claimFrom) return undefined;
    return text.slice(read.tokens[branch.claimFrom]?.start, read.tokens[branch.to - 1]?.end);
  }
  return undefined;
}
