/** Replaces inflected food names of other languages by the pantry's own: "z orzechami" is "z nut". */
import { matchText } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import type { MentionCues } from './mention-cues.ts';
import { prepareTalk } from './prepared-talk.ts';

/** The text itself where there is nothing to name. Linear in the text; never throws. */
export function nameFoods(cues: MentionCues, rules: Rules, text: string): string {
  const read = matchText(rules, text);
  const { cues: found } = prepareTalk(cues, text, read, []);
  const bent = found
    .filter(({ cue }) => cue.category === 'food')
    .filter(
      ({ from, to }) =>
        !read.matches.some((one) => one.term.isFood && one.from < to && one.to > from),
    )
    .sort((one, other) => one.from - other.from || other.to - one.to);
  let named = '';
  let at = 0;
  for (const { cue, from, to } of bent) {
    const start = read.tokens[from]?.start ?? 0;
    if (start < at) continue;
    named += text.slice(at, start) + cue.means;
    at = read.tokens[to - 1]?.end ?? start;
  }
  return named + text.slice(at);
}
