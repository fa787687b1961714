/** Finds where a sentence calls egg, fish or meat raw or runny, which pregnancy, age or illness rule out. */
import { matchText } from '../safety/match/find-terms.ts';
import { listRestrictions } from '../safety/pantry/food-facts.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import type { Caution } from '../safety/person/situations.ts';
import type { MentionCues } from './mention-cues.ts';
import { prepareTalk } from './prepared-talk.ts';
import type { Span } from './read-talk.ts';

interface RawFood extends Span {
  readonly caution: Caution;
}

/** Linear in the text; never throws. */
export function findRawFoods(cues: MentionCues, rules: Rules, text: string): RawFood[] {
  const read = matchText(rules, text);
  const talk = prepareTalk(cues, text, read, []);
  return talk.cues.flatMap(({ cue, from, to }): RawFood[] => {
    if (cue.category !== 'raw') return [];
    const named = read.matches.find((one) => one.term.isFood && one.from >= from && one.to <= to);
    const caution = cue.means === '' ? cautionOf(named?.term.facts.contains ?? 0) : cue.means;
    if (caution === undefined) return [];
    const start = read.tokens[from]?.start ?? 0;
    return [{ start, end: read.tokens[to - 1]?.end ?? start, caution: caution as Caution }];
  });
}

function cautionOf(contains: number): Caution | undefined {
  const facts: readonly string[] = listRestrictions(contains);
  if (facts.includes('eggs')) return 'raw egg';
  if (facts.includes('fish') || facts.includes('shellfish')) return 'raw fish';
  return facts.includes('Vegetarian') ? 'rare meat' : undefined;
}
