/** Tells when a bare word in a step ("the milk") speaks of something the list already names ("oat milk"). */
import type { FoodMention, ReadLine } from './claims.ts';
import { restrictionsIn } from './facts.ts';
import type { Finding, Line } from './lines.ts';

/** Parts that speak of the list of ingredients without adding to it. */
const AFTER_THE_LIST: readonly Line['part'][] = ['instructions', 'tips', 'closing'];

export interface ListedFoods {
  /** A step's finding turns into `may contain` where its word is the end of a listed food that fits. */
  soften(finding: Finding, mention: FoodMention): Finding;
}

function lastWordOf(text: string): string {
  return (
    text
      .toLowerCase()
      .trim()
      .split(/[\s-]+/)
      .at(-1) ?? ''
  );
}

/**
 * Reads the ingredients once. The finding stays, so nothing is ever silenced: it only says which listed food was
 * probably meant, and is not softened when the list also holds a food of that word that does not fit.
 */
export function listedFoods(lines: readonly Line[], reads: readonly ReadLine[]): ListedFoods {
  const fitting = new Map<string, string>();
  const breaking = new Map<string, number>();
  const steps = lines.some((line) => AFTER_THE_LIST.includes(line.part));
  for (const [index, line] of lines.entries()) {
    if (line.part !== 'ingredients' || !steps) continue;
    const read = reads[index] as ReadLine;
    for (const food of read.foods) {
      const last = read.stems[food.to - 1] as string;
      const whole = line.text.slice(
        read.tokens[food.claimFrom]?.start,
        read.tokens[food.to - 1]?.end,
      );
      breaking.set(last, (breaking.get(last) ?? 0) | food.facts.contains);
      if (lastWordOf(whole) !== whole.toLowerCase()) fitting.set(last, whole.toLowerCase());
    }
  }
  return {
    soften(finding, mention) {
      if (finding.certainty !== 'contains' || !AFTER_THE_LIST.includes(finding.part))
        return finding;
      if (mention.to - mention.from !== 1) return finding;
      const name = mention.term.names.includes(finding.term) ? lastWordOf(finding.term) : '';
      const meant = fitting.get(name);
      const broken = restrictionsIn(breaking.get(name) ?? 0).includes(finding.restriction);
      if (meant === undefined || broken) return finding;
      const reason = `${finding.reason}, unless ${meant} is meant`;
      return { ...finding, certainty: 'may contain', reason };
    },
  };
}
