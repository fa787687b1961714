/** Tells which statements of harm are none: denied, lifted, only supposed, or asked of people in general. */
import type { Category } from './cue-file.ts';
import type { FoundCue } from './find-cues.ts';
import type { PreparedText } from './prepared-text.ts';

export const VOIDING: ReadonlySet<Category> = new Set<Category>([
  'lifted',
  'negated',
  'hypothetical',
]);

export function isVoid(text: PreparedText, harm: FoundCue): boolean {
  const sentence = text.sentences[harm.from] as number;
  const isDenied = text.cues.some(({ cue, from, to }) => {
    if (!VOIDING.has(cue.category) || text.sentences[from] !== sentence) return false;
    if (from < harm.to && harm.from < to) return true;
    const isAhead = harm.from >= from;
    const gap = Math.max(0, isAhead ? harm.from - to : from - harm.to);
    if (text.parts[from] !== text.parts[harm.from] && cue.category !== 'hypothetical') return false;
    // "Allergic to peanuts, almonds are fine" denies nothing of what comes before.
    const reach = !isAhead && cue.category === 'negated' ? 0 : cue.reach;
    return cue.direction.includes(isAhead ? '>' : '<') && gap <= reach;
  });
  return isDenied || isOfAnybody(text, sentence);
}

/** Harm that is denied, lifted, only supposed, or asked of people in general. */
export function voidedHarm(text: PreparedText): Set<FoundCue> {
  const harms = text.cues.filter(({ cue }) => cue.category === 'harm');
  const voided = new Set<FoundCue>();
  for (const harm of harms) {
    if (isVoid(text, harm)) voided.add(harm);
  }
  return voided;
}

/** "Can coeliacs eat oats?" */
export function isOfAnybody(text: PreparedText, sentence: number): boolean {
  const within = text.cues.filter(({ from }) => text.sentences[from] === sentence);
  const isAsked =
    text.questions.has(sentence) || within.some(({ cue }) => cue.category === 'question');
  const has = (category: Category) => within.some(({ cue }) => cue.category === category);
  return isAsked && has('anybody') && !has('person') && !has('guest');
}

/** "Not allergic to" speaks of an allergy, "fine with" does not. */
export function isDenial(text: PreparedText, { from, to }: FoundCue): boolean {
  return text.cues.some((one) => one.cue.category === 'allergy' && one.from < to && from < one.to);
}
