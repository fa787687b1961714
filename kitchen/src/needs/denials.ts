/** Recognises statements of harm that are none: denied, taken back, hypothetical, or asked about people in general. */
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
  const isDenied = text.bySentence.get(sentence)?.cues.some(({ cue, from, to }) => {
    if (!VOIDING.has(cue.category)) return false;
    if (from < harm.to && harm.from < to) return true;
    const isAhead = harm.from >= from;
    const gap = Math.max(0, isAhead ? harm.from - to : from - harm.to);
    if (text.parts[from] !== text.parts[harm.from] && cue.category !== 'hypothetical') return false;
    // "Allergic to peanuts, almonds are fine" denies nothing of what comes before.
    const reach = !isAhead && cue.category === 'negated' ? 0 : cue.reach;
    return cue.direction.includes(isAhead ? '>' : '<') && gap <= reach;
  });
  return isDenied === true || isOfAnybody(text, sentence);
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
  const has = text.bySentence.get(sentence)?.has;
  if (!has?.has('anybody') || has.has('person') || has.has('guest')) return false;
  return text.questions.has(sentence) || has.has('question');
}

/** "Not allergic to" speaks of an allergy, "fine with" does not. */
export function isDenial(text: PreparedText, { from, to }: FoundCue): boolean {
  return text.cues.some((one) => one.cue.category === 'allergy' && one.from < to && from < one.to);
}
