/** Puts "yes" or "no" before an answer to "can I ...?" where its fact settles freezing or forbids eating but does not say so first. */
import { type Told, tell } from '../../say/told.ts';
import type { Outcome } from '../command.ts';
import { sentencesOf } from './facts.ts';

/** "Can I freeze it?", "is it ok to eat?", wherever it stands in the message. */
const ASKS_LEAVE =
  /(?:^|[.!?,;-] *|\b(?:and|so|but|tho|though) )(?:can|could|may|does|is it (?:ok|safe|possible)) /i;
const SAYS_IT = /^(?:yes|no|not|sometimes|as you)\b/i;
const FREEZES = /\b(?:freezer|freezes|frozen)\b/;
const REFUSES = /thrown away|throw [^.]{0,60}away|\bmust not\b|\bdo not (?:eat|give|use|freeze)\b/i;
const BADLY = /\b(?:not|badly|never)\b/i;
/** "Cottage pie keeps 3 months, fish pie 2 if its fish was not frozen before" is no plain no, and no plain yes. */
const FOR_MONTHS = /\b(?:\d+|an?|one|two|three|six) (?:weeks?|months?|year)\b/i;

/** @param isOfFreezing whether freezing was asked for */
export function withVerdict(message: string, isOfFreezing: boolean, outcome: Outcome): Outcome {
  const [first] = outcome.told;
  const fact = first?.slots.fact;
  if (typeof fact !== 'string' || !ASKS_LEAVE.test(message) || SAYS_IT.test(fact)) return outcome;
  const verdict = verdictOf(sentencesOf([fact])[0] ?? fact, isOfFreezing);
  return verdict ? { ...outcome, told: [verdict, ...outcome.told] } : outcome;
}

function verdictOf(sentence: string, isOfFreezing: boolean): Told | undefined {
  if (isOfFreezing && FREEZES.test(sentence)) {
    if (!BADLY.test(sentence)) return tell('answers.verdict-yes');
    return FOR_MONTHS.test(sentence) ? undefined : tell('answers.verdict-no');
  }
  return REFUSES.test(sentence) ? tell('answers.verdict-no') : undefined;
}
