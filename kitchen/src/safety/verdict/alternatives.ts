/** In "butter or olive oil" finds the alternative that fits the person, so that a finding can offer it. */

import { findTermByName, type Rules } from '../pantry/rules.ts';
import type { FoodMention, LineMentions } from '../scope/food-mentions.ts';
import { hasNoneOf } from './swaps.ts';

/** Whether an "or" (or a slash) joins the tokens from `from` to `to`, with no other clause between. */
function joinedByOr(text: string, read: LineMentions, from: number, to: number): boolean {
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
  read: LineMentions,
  branch: FoodMention,
  other: FoodMention,
  avoided: number,
): string | undefined {
  if (branch.to > other.from || other.to - other.from < 2) return undefined;
  const whole = `${branch.term.name} ${read.stems[other.to - 1]}`;
  const term = findTermByName(rules, whole);
  return term !== undefined && hasNoneOf(term.facts, avoided) ? term.name : undefined;
}

/** The neighbouring alternative that breaks none of the needs, in the recipe's own words, or undefined. */
export function findAlternative(
  rules: Rules,
  text: string,
  read: LineMentions,
  at: number,
  avoided: number,
): string | undefined {
  if (read.mentions.length < 2) return undefined;
  const mention = read.mentions[at] as FoodMention;
  const before = read.mentions[at - 1];
  const after = read.mentions[at + 1];
  for (const branch of [after, before]) {
    if (branch === undefined || !hasNoneOf(branch.facts, avoided)) continue;
    const [first, second] = branch === after ? [mention, branch] : [branch, mention];
    if (!joinedByOr(text, read, first.to, second.claimStart)) continue;
    const shared = withSharedHead(rules, read, branch, mention, avoided);
    if (shared !== undefined) return shared;
    // A claim behind its food ("bacon bits, vegan") is lost with the name alone.
    if (branch.claimStart === branch.from)
      return hasNoneOf(branch.term.facts, avoided) ? branch.term.name : undefined;
    // A claim that covers two foods cannot be quoted for one of them.
    const neighbour = read.mentions[read.mentions.indexOf(branch, Math.max(0, at - 1)) - 1];
    if (neighbour !== undefined && neighbour.to > branch.claimStart) return undefined;
    return text.slice(read.tokens[branch.claimStart]?.start, read.tokens[branch.to - 1]?.end);
  }
  return undefined;
}
